// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace bramah::test;

/// Steps that are made again because the equations fail between two of the integrator's own points.
class RepeatedStepsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void polynomialsMayLeaveWhatIsPossible_data()
    {
        QTest::addColumn<double>("tolerance");
        QTest::newRow("1e-3") << 1e-3;
        QTest::newRow("1e-4") << 1e-4;
    }

    // x = (1 - t)^2 comes to rest just above 0. Between the steps their polynomial is below: no row has a logarithm
    // there.
    void polynomialsMayLeaveWhatIsPossible()
    {
        QFETCH(double, tolerance);
        LibraryRunOptions options;
        options.stopTime = 3;
        options.interval = 1e-4;
        options.tolerance = tolerance;
        const LibraryRun run = runText(
            "model T Real x(start = 1, fixed = true), y = log(x); equation "
            "der(x) = 1e-7 - 2*sqrt(x); end T;",
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.results.rowCount(), std::size_t{30001});
        QVERIFY(run.results.range(run.results.find(QStringLiteral("x"))).lower > 0);
        for (const double t : {0.25, 0.5, 0.75})
            QVERIFY(std::abs(run.at(QStringLiteral("x"), t) - (1 - t) * (1 - t)) < 2 * tolerance);
    }

    // Where there is no way on, no shorter step finds one: the run ends there, in time.
    void failuresOfTheModelStay()
    {
        LibraryRunOptions options;
        options.stopTime = 3;
        options.interval = 1e-3;
        const LibraryRun run = runText(
            "model T Real x(start = 1, fixed = true), y = log(x); equation "
            "der(x) = -1; end T;",
            options);
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(QLatin1String("no finite value")), qPrintable(run.messages()));
        QVERIFY(std::abs(run.results.time(run.results.rowCount() - 1) - 1) < 2e-3);
    }
};

BRAMAH_TEST(RepeatedStepsTest);
#include "repeated_steps_test.moc"
