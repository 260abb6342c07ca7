// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

/// Where a division by zero leaves a variable without a value, the run's end names what it was divided by and the
/// values in that.
class ZeroDivisorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* text, const char* words) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(words);
        };
        row("resistors side by side",
            "model R parameter Real R = 1; Real v, i; equation v = R*i; end R; "
            "model M R a(R = 0), b(R = 0); Real x(start = 0, fixed = true); "
            "equation a.i + b.i = 1 + x; a.v = b.v; der(x) = a.i - x; end M;",
            "since it is divided by `a.R + b.R`, which is 0 with `a.R` = 0, `b.R` = 0");
        row("one resistor",
            "model R parameter Real R = 1; Real v, i; equation v = R*i; end R; "
            "model M R a(R = 0); equation a.v = 1 + time; end M;",
            "`a.i` is inf, since it is divided by `a.R`, which is 0");
        row("nothing by a resistor",
            "model R parameter Real R = 1; Real v, i; equation v = R*i; end R; "
            "model M R a(R = 0); equation a.v = 0; end M;",
            "`a.i` is nan, since it is divided by `a.R`, which is 0");
        row("a gain on itself", "model M parameter Real k = 1; Real u, y; equation y = k*u; u = y; end M;",
            "since it is divided by `1 - k`, which is 0 with `k` = 1");
        row("a sum of such",
            "model M parameter Real k = 0; Real x(start = 3), z(fixed = true); "
            "equation k*x = 0; der(z) = x; end M;",
            "`x` is nan, since it is divided by `k`, which is 0");
        row("a variable", "model M Real x(start = 1, fixed = true), y; equation der(x) = 0; (x - 1)*y = 2; end M;",
            "since it is divided by `x - 1`, which is 0 with `x` = 1");
    }

    void itIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const LibraryRun run = runText(text);
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(words), qPrintable(run.messages()));
    }
};

}  // namespace bramah::test

using bramah::test::ZeroDivisorTest;
BRAMAH_TEST(ZeroDivisorTest);

#include "zero_divisor_test.moc"
