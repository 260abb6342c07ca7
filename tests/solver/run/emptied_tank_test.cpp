// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// Roots with an infinite slope at an end that is reached: Torricelli's tank, whose level is (1 - t/2)^2 until it is
/// empty at t = 2.
class EmptiedTankTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levels_data()
    {
        QTest::addColumn<QByteArray>("outflow");
        QTest::addRow("square root") << QByteArray("sqrt(max(0, h))");
        QTest::addRow("factors inside") << QByteArray("sqrt(2*9.81*max(0, h))/sqrt(2*9.81)");
        QTest::addRow("less and more") << QByteArray("sqrt(-min(0, -h))");
        QTest::addRow("square root between limits") << QByteArray("sqrt(min(max(0, h), 5))");
        QTest::addRow("power") << QByteArray("max(h, 0)^0.5");
        QTest::addRow("if") << QByteArray("sqrt(noEvent(if h > 0 then h else 0))");
    }

    void levels()
    {
        QFETCH(QByteArray, outflow);
        LibraryRunOptions options;
        options.stopTime = 4;
        options.interval = 0.4;
        const LibraryRun tank = runText(
            "model Tank Real h(start = 1, fixed = true); equation der(h) = -" + outflow + "; end Tank;", options);
        QVERIFY2(tank.isRegular(), qPrintable(tank.messages()));
        for (double time = 0; time <= 4; time += 0.4) {
            const double exact = time < 2 ? (1 - time / 2) * (1 - time / 2) : 0;
            QVERIFY2(std::fabs(tank.at(QStringLiteral("h"), time) - exact) < 1e-6, qPrintable(QString::number(time)));
        }
    }
};

BRAMAH_TEST(EmptiedTankTest);

}  // namespace bramah::test

#include "emptied_tank_test.moc"
