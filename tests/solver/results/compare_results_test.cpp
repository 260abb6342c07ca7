// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/compare_results.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace bramah::solver;

class CompareResultsTest : public QObject
{
    Q_OBJECT

    /// x, by \a value of the time, every \a interval from 0 to \a end.
    static ResultStore curve(const std::function<double(double)>& value, double interval = 0.01, double end = 1,
                             const QString& path = QStringLiteral("x"))
    {
        ResultStore store;
        std::vector<ResultColumn> columns(1);
        columns[0].path = path;
        store.reset(columns);
        SampleBatch batch;
        for (int k = 0; k * interval <= end * (1 + 1e-9); ++k) {
            const double x = value(k * interval);
            batch.add(k * interval, kGridRow, {&x, 1});
        }
        store.append(std::move(batch));
        return store;
    }
    static double sine(double t) { return std::sin(6 * t); }

private Q_SLOTS:
    void equalResultsAreAlike()
    {
        const auto found = compareResults(curve(sine), curve(sine), {});
        QVERIFY(found.isAlike());
        QCOMPARE(found.variables.size(), std::size_t{1});
        QCOMPARE(found.variables[0].greatest, 0.0);
        QVERIFY(std::abs(found.time - 0.01) < 1e-12);
    }

    void theGreatestDifferenceIsFound()
    {
        ResultTolerance exact;
        exact.time = 0;
        const auto bump = [](double t) { return sine(t) + (std::abs(t - 0.37) < 1e-9 ? 0.25 : 0.001); };
        const VariableDifference found = compareResults(curve(sine), curve(bump), exact).variables.front();
        QVERIFY(std::abs(found.greatest - 0.25) < 1e-12);
        QVERIFY(std::abs(found.time - 0.37) < 1e-9);
        QVERIFY(std::abs(found.second - found.first - 0.25) < 1e-12);
        QVERIFY(!found.isWithin());
        exact.absolute = 0.2501;
        QVERIFY(compareResults(curve(sine), curve(bump), exact).isAlike());
        exact.absolute = 0.2499;
        QVERIFY(!compareResults(curve(sine), curve(bump), exact).isAlike());
    }

    /// Relative to the range, here 2: R allows 2 R.
    void theToleranceIsThatOfTheRange()
    {
        ResultTolerance tolerance;
        tolerance.time = 0;
        const auto shifted = [](double t) { return std::sin(6.283185307179586 * t) + 0.01; };
        const auto plain = [](double t) { return std::sin(6.283185307179586 * t); };
        tolerance.relative = 0.0051;
        QVERIFY(compareResults(curve(plain), curve(shifted), tolerance).isAlike());
        tolerance.relative = 0.0049;
        QVERIFY(!compareResults(curve(plain), curve(shifted), tolerance).isAlike());
    }

    /// A step that comes a row later is none, one that comes three rows later is one.
    void eventsMayComeARowLater()
    {
        const auto stepAt = [](double when) { return [when](double t) { return t < when - 1e-9 ? 0.0 : 1.0; }; };
        QVERIFY(compareResults(curve(stepAt(0.5)), curve(stepAt(0.51)), {}).isAlike());
        const auto late = compareResults(curve(stepAt(0.5)), curve(stepAt(0.53)), {});
        QVERIFY(!late.isAlike());
        QVERIFY(std::abs(late.variables[0].greatest - 1) < 1e-9);
        ResultTolerance wide;
        wide.time = 0.031;
        QVERIFY(compareResults(curve(stepAt(0.5)), curve(stepAt(0.53)), wide).isAlike());
    }

    /// A peak between the rows of the other one counts, in both directions.
    void peaksBetweenRowsAreSeen()
    {
        const auto peak = [](double t) { return std::abs(t - 0.505) < 1e-9 ? 1.0 : 0.0; };
        const auto zero = [](double) { return 0.0; };
        ResultTolerance tolerance;
        tolerance.time = 0.01;
        QVERIFY(!compareResults(curve(peak, 0.005), curve(zero, 0.01), tolerance).isAlike());
        QVERIFY(!compareResults(curve(zero, 0.01), curve(peak, 0.005), tolerance).isAlike());
    }

    void otherRowsOfTheSameCurveAreAlike()
    {
        QVERIFY(compareResults(curve(sine, 0.01), curve(sine, 0.003, 0.999), {}).isAlike());
    }

    void missingVariablesAndTimesAreSaid()
    {
        const auto other = compareResults(curve(sine), curve(sine, 0.01, 1, QStringLiteral("y")), {});
        QVERIFY(!other.isAlike());
        QCOMPARE(other.onlyInFirst, QStringList(QStringLiteral("x")));
        QCOMPARE(other.onlyInSecond, QStringList(QStringLiteral("y")));
        const auto shorter = compareResults(curve(sine), curve(sine, 0.01, 0.5), {});
        QVERIFY(shorter.hasOtherTimes && !shorter.isAlike());
        ResultTolerance begin;
        begin.to = 0.5;
        QVERIFY(compareResults(curve(sine), curve(sine, 0.01, 0.5), begin).isAlike());
        ResultTolerance few;
        few.variables.setPattern(QStringLiteral("z"));
        QVERIFY(!compareResults(curve(sine), curve(sine), few).isAlike());  // nothing is no success
    }

    void gapsAreNoDifference()
    {
        const auto gap = [](double t) { return t > 0.4 && t < 0.6 ? std::nan("") : sine(t); };
        QVERIFY(compareResults(curve(sine), curve(gap), {}).isAlike());
    }
};

BRAMAH_TEST(CompareResultsTest);
#include "compare_results_test.moc"
