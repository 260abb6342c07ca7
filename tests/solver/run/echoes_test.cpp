// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// Pulses that run round a delay keep their shape, although they are steeper than any signal behind a state.
class EchoesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A pulse a third as long as the delay, which comes back with nine tenths of its height. The only state is slow, so
    // that its steps are as long as a delay lets them be.
    void pulsesKeepTheirShape()
    {
        LibraryRunOptions options;
        options.stopTime = 6;
        options.interval = 0.01;
        const LibraryRun r = runText(
            "model M\n"
            "  Real u = exp(-((time - 0.5)/0.15)^2) + 0.9*delay(u, 1);\n"
            "  Real x(start = 1, fixed = true);\n"
            "equation\n"
            "  der(x) = -0.1*x;\n"
            "end M;\n",
            options);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        for (int echo = 1; echo <= 5; ++echo) {
            const double height = std::pow(0.9, echo);
            for (const double way : {-0.3, -0.15, 0.0, 0.15, 0.3}) {
                const double found = r.at(QStringLiteral("u"), echo + 0.5 + way);
                const double exact = height * std::exp(-std::pow(way / 0.15, 2));
                QVERIFY2(std::fabs(found - exact) < 0.02 * height,
                         qPrintable(QStringLiteral("%1 in place of %2 in echo %3").arg(found).arg(exact).arg(echo)));
            }
        }
    }
};

BRAMAH_TEST(EchoesTest);

}  // namespace bramah::test

#include "echoes_test.moc"
