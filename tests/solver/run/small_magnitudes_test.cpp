// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

using namespace bramah;

/// Systems whose values are far below 1 and that say nothing of it: what they start with tells.
class SmallMagnitudesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // x' = -1e4*(x - 1e-7*cos(t)) - 1e-7*sin(t), x(0) = 1e-7: x = 1e-7*cos(t); y integrates it from 0.
    void aStiffSystemIsExact_data()
    {
        QTest::addColumn<double>("size");
        QTest::newRow("1") << 1.0;
        QTest::newRow("1e-4") << 1e-4;
        QTest::newRow("1e-7") << 1e-7;
        QTest::newRow("1e-12") << 1e-12;
    }
    void aStiffSystemIsExact()
    {
        QFETCH(double, size);
        const QByteArray a = QByteArray::number(size, 'g', 17);
        test::LibraryRunOptions options;
        options.stopTime = 1;
        options.tolerance = 1e-6;
        const test::LibraryRun run =
            test::runText("model M\n  Real x(start = " + a +
                              ", fixed = true), y(start = 0, fixed = true);\nequation\n  der(x) = -1e4*(x - " + a +
                              "*cos(time)) - " + a + "*sin(time);\n  der(y) = x;\nend M;\n",
                          options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double time : {0.1, 0.5, 1.0}) {
            QVERIFY2(std::fabs(run.at(QStringLiteral("x"), time) - size * std::cos(time)) < 1e-4 * size,
                     qPrintable(QString::number(run.at(QStringLiteral("x"), time) / size - std::cos(time))));
            QVERIFY2(std::fabs(run.at(QStringLiteral("y"), time) - size * std::sin(time)) < 1e-4 * size,
                     qPrintable(QString::number(run.at(QStringLiteral("y"), time) / size - std::sin(time))));
        }
    }
};

BRAMAH_TEST(SmallMagnitudesTest);
#include "small_magnitudes_test.moc"
