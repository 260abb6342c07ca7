// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/curve_statistics.h"
#include "tests/solver/measures/curve_rows.h"

#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace bramah::solver;

class CurveStatisticsTest : public QObject
{
    Q_OBJECT

    static double of(const ResultStore& rows, Statistic statistic, double from, double to)
    {
        CurveStatistics statistics(rows, 0, from, to);
        const StatisticValue value = statistics.value(statistic);
        return value ? *value : std::numeric_limits<double>::quiet_NaN();
    }

private Q_SLOTS:
    /// exp(-at) sin(wt) over whole periods has closed forms for all of these.
    void dampedSineHasItsClosedForms()
    {
        const double a = 0.7, w = 2 * std::numbers::pi * 3, end = 2;
        const ResultStore rows =
            storeOf({{columnNamed("x"), [&](double t, bool) { return std::exp(-a * t) * std::sin(w * t); }}},
                    equalTimes(0, end, 400'000));
        const double e = std::exp(-a * end);
        const double integral = (w - e * (a * std::sin(w * end) + w * std::cos(w * end))) / (a * a + w * w);
        const double peak = std::atan2(w, a) / w;  // where the derivative is 0
        const auto near = [](double value, double expected, double tolerance) {
            return std::abs(value - expected) <= tolerance * std::abs(expected);
        };
        QVERIFY(near(of(rows, Statistic::Integral, 0, end), integral, 1e-8));
        QVERIFY(near(of(rows, Statistic::Mean, 0, end), integral / end, 1e-8));
        // The square is exp(-2at)(1 - cos 2wt)/2.
        const double e2 = std::exp(-2 * a * end);
        const double squares =
            (1 - e2) / (4 * a) - (2 * a - e2 * (2 * a * std::cos(2 * w * end) - 2 * w * std::sin(2 * w * end))) /
                                     (2 * (4 * a * a + 4 * w * w));
        QVERIFY(near(of(rows, Statistic::Rms, 0, end), std::sqrt(squares / end), 1e-8));
        QVERIFY(near(of(rows, Statistic::Maximum, 0, end), std::exp(-a * peak) * std::sin(w * peak), 1e-8));
        QVERIFY(near(of(rows, Statistic::TimeOfMaximum, 0, end), peak, 1e-4));
        QVERIFY(near(of(rows, Statistic::TimeOfMinimum, 0, end), peak + 1.0 / 6, 1e-4));
    }
    void sineHasItsPeriodWhateverTheNoise()
    {
        const double f = 7.3;
        int seed = 1;
        const ResultStore rows =
            storeOf({{columnNamed("x"),
                      [&](double t, bool) {
                          seed = seed * 1103515245 + 12345;
                          return 3 + std::sin(2 * std::numbers::pi * f * t) + 0.02 * ((seed >> 16) % 100) / 100.0;
                      }}},
                    equalTimes(0, 2, 20'000));
        QVERIFY(std::abs(of(rows, Statistic::Period, 0, 2) - 1 / f) < 2e-4);
        CurveStatistics once(rows, 0, 0.1, 0.2);
        QVERIFY(!once.value(Statistic::Period));
    }
    /// 1 - exp(-t/T): rise time T ln 9, settling time T ln 50, no overshoot.
    void firstOrderStepHasItsTimes()
    {
        const double T = 0.1;
        const ResultStore rows =
            storeOf({{columnNamed("x"), [&](double t, bool) { return 4 - 2 * (1 - std::exp(-t / T)); }}},
                    equalTimes(0, 3, 300'000));
        QVERIFY(std::abs(of(rows, Statistic::RiseTime, 0, 3) - T * std::log(9.0)) < 1e-6);
        QVERIFY(std::abs(of(rows, Statistic::SettlingTime, 0, 3) - T * std::log(50.0)) < 1e-6);
        QVERIFY(std::abs(of(rows, Statistic::Overshoot, 0, 3)) < 1e-9);
        QVERIFY(std::abs(of(rows, Statistic::Change, 0, 3) + 2) < 1e-9);
    }
    /// A second-order step overshoots by exp(-pi D/sqrt(1 - D^2)).
    void secondOrderStepOvershoots()
    {
        const double D = 0.3, w0 = 20, wd = w0 * std::sqrt(1 - D * D);
        const ResultStore rows =
            storeOf({{columnNamed("x"),
                      [&](double t, bool) {
                          return 1 - std::exp(-D * w0 * t) * (std::cos(wd * t) + D * w0 / wd * std::sin(wd * t));
                      }}},
                    equalTimes(0, 5, 500'000));
        QVERIFY(std::abs(of(rows, Statistic::Overshoot, 0, 5) -
                         std::exp(-std::numbers::pi * D / std::sqrt(1 - D * D))) < 1e-8);
    }
    /// At a jump both values count, and the time that each has.
    void jumpsAndHeldCurvesCountAsDrawn()
    {
        const std::vector<double> times{0, 1, 1, 2};
        const auto step = [](double t, bool isBefore) { return t < 1 || (t == 1 && isBefore) ? 0.0 : 6.0; };
        const ResultStore jump = storeOf({{columnNamed("x"), step}}, times);
        QCOMPARE(of(jump, Statistic::Mean, 0, 2), 3.0);
        QCOMPARE(of(jump, Statistic::Mean, 0.5, 1), 0.0);
        QCOMPARE(of(jump, Statistic::First, 1, 2), 6.0);
        QCOMPARE(of(jump, Statistic::Mean, 1, 2), 6.0);
        QCOMPARE(of(jump, Statistic::Maximum, 0, 0.9), 0.0);
        QCOMPARE(of(jump, Statistic::RiseTime, 0, 2), 0.0);
        ResultColumn held = columnNamed("n");
        held.isDiscrete = true;
        const ResultStore rows = storeOf({{held, [](double t, bool) { return t; }}}, {0, 1, 2, 3});
        QCOMPARE(of(rows, Statistic::Mean, 0, 3), 1.0);  // 0, 1 and 2, a second each
        QCOMPARE(of(rows, Statistic::Mean, 0.5, 1.5), 0.5);
        QCOMPARE(of(rows, Statistic::Last, 0.5, 1.5), 1.0);
        QCOMPARE(of(rows, Statistic::Last, 0, 3), 3.0);
    }
    void windowsEndBetweenRows()
    {
        const ResultStore rows = storeOf({{columnNamed("x"), [](double t, bool) { return 2 * t; }}}, {0, 1, 2, 3});
        QCOMPARE(of(rows, Statistic::First, 0.5, 2.25), 1.0);
        QCOMPARE(of(rows, Statistic::Last, 0.5, 2.25), 4.5);
        QCOMPARE(of(rows, Statistic::Maximum, 0.5, 2.25), 4.5);
        QCOMPARE(of(rows, Statistic::Integral, 0.5, 2.25), 2.25 * 2.25 - 0.25);
        QCOMPARE(of(rows, Statistic::Slope, 0.5, 2.25), 2.0);
        QCOMPARE(of(rows, Statistic::Mean, 0.2, 0.4), 0.6);
        QCOMPARE(of(rows, Statistic::Duration, -5, 2.25), 2.25);
        QCOMPARE(of(rows, Statistic::First, 1.5, 1.5), 3.0);
    }
    void whatIsNotThereHasAReason()
    {
        const ResultStore rows = storeOf({{columnNamed("x"), [](double, bool) { return 2.0; }}}, {0, 1, 2, 3});
        for (const Statistic statistic :
             {Statistic::RiseTime, Statistic::Overshoot, Statistic::SettlingTime, Statistic::Period}) {
            CurveStatistics statistics(rows, 0, 0, 3);
            const StatisticValue value = statistics.value(statistic);
            QVERIFY(!value && !value.error().isEmpty());
        }
        CurveStatistics outside(rows, 0, 5, 6);
        QVERIFY(!outside.value(Statistic::Mean));
        CurveStatistics missing(rows, -1, 0, 1);
        QVERIFY(!missing.value(Statistic::First));
        const ResultStore gaps =
            storeOf({{columnNamed("x"), [](double t, bool) { return t < 1.5 ? std::nan("") : t; }}}, {0, 1, 2, 3});
        QCOMPARE(of(gaps, Statistic::Mean, 0, 3), 2.5);
        QVERIFY(std::isnan(of(gaps, Statistic::Mean, 0, 1)));
        QCOMPARE(of(gaps, Statistic::First, 0, 3), 2.0);
    }
    void unitsOfStatistics()
    {
        const ResultColumn pressure = columnNamed("p", "Pa", "bar", "AbsolutePressure");
        QCOMPARE(columnOf(Statistic::Slope, pressure).unit, QStringLiteral("Pa/s"));
        QCOMPARE(columnOf(Statistic::Mean, pressure).displayUnit, QStringLiteral("bar"));
        QCOMPARE(columnOf(Statistic::Change, pressure).quantity, QStringLiteral("PressureDifference"));
        QCOMPARE(columnOf(Statistic::Change, columnNamed("T", "K", "degC")).displayUnit, QStringLiteral("K"));
        QCOMPARE(columnOf(Statistic::Integral, columnNamed("P", "W", "kW")).unit, QStringLiteral("J"));
        QCOMPARE(columnOf(Statistic::Period, pressure).unit, QStringLiteral("s"));
    }
    void keysAndStatisticsAreOneToOne()
    {
        for (const Statistic statistic : allStatistics()) {
            QCOMPARE(*statisticNamed(keyOf(statistic)), statistic);
            QVERIFY(!nameOf(statistic).isEmpty());
        }
        QVERIFY(!statisticNamed(QStringLiteral("median")));
    }
};

BRAMAH_TEST(CurveStatisticsTest);
#include "curve_statistics_test.moc"
