// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tables/time_curve.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kNever = std::numeric_limits<double>::max();

/// All instants from \a from on, up to \a count.
std::vector<double> instants(const TimeTableClock& clock, double from, std::size_t count)
{
    std::vector<double> result;
    for (double t = clock.nextEvent(from); t < kNever && result.size() < count; t = clock.nextEvent(t))
        result.push_back(t);
    return result;
}

const std::vector<double> kInstants{0, 1, 1, 2, 4}, kValues{0, 1, 5, 6, 6};

}  // namespace

/// Tables over time: the instants that cause events, and the side of an instant that gives its value.
class TimeCurveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instantsAreThoseOfTheKind()
    {
        const auto at = [](TimeEvents events, Extrapolation extrapolation, double from) {
            return instants(TimeTableClock(kInstants, Smoothness::LinearSegments, extrapolation, {0.25, 0.5, events}),
                            from, 8);
        };
        using Times = std::vector<double>;
        QCOMPARE(at(TimeEvents::Always, Extrapolation::HoldLastPoint, 0), (Times{0.25, 0.5, 1.5, 2.5, 4.5}));
        QCOMPARE(at(TimeEvents::AtDiscontinuities, Extrapolation::HoldLastPoint, 1), (Times{1.5, 4.5}));
        QCOMPARE(at(TimeEvents::NoTimeEvents, Extrapolation::HoldLastPoint, 1), (Times{4.5}));
        QCOMPARE(at(TimeEvents::AtDiscontinuities, Extrapolation::Periodic, 1),
                 (Times{1.5, 4.5, 5.5, 8.5, 9.5, 12.5, 13.5, 16.5}));
        QCOMPARE(at(TimeEvents::NoTimeEvents, Extrapolation::Periodic, 3),
                 (Times{4.5, 8.5, 12.5, 16.5, 20.5, 24.5, 28.5, 32.5}));
    }

    void aValueIsFromTheSideThatTheNextInstantTells()
    {
        const Curve curve(kInstants, kValues, Smoothness::LinearSegments, Extrapolation::HoldLastPoint);
        const TimeTableClock clock(kInstants, Smoothness::LinearSegments, Extrapolation::HoldLastPoint,
                                   {0, 0, TimeEvents::Always});
        QCOMPARE(clock.value(curve, 1, 1, 0), 1.0);  // the event at 1 is still to come
        QCOMPARE(clock.value(curve, 1, 2, 0), 5.0);  // it has been
        QCOMPARE(clock.value(curve, 1, 1, 1), 1.0);  // slopes too
        QCOMPARE(clock.value(curve, 2, 2, 1), 1.0);
        QCOMPARE(clock.value(curve, 2, 4, 1), 0.0);
        QCOMPARE(clock.value(curve, 9, kNever, 0), 6.0);
        // Just beside the instant through rounding: still the side that is in force.
        QVERIFY(std::fabs(clock.value(curve, 1 + 1e-15, 1, 0) - 1) < 1e-12);
        QVERIFY(std::fabs(clock.value(curve, 1 - 1e-15, 2, 0) - 5) < 1e-12);
    }

    void beforeTheStartTheValueIsZero()
    {
        const Curve curve({0, 1}, {3, 4}, Smoothness::LinearSegments, Extrapolation::LastTwoPoints);
        const TimeTableClock clock({0, 1}, Smoothness::LinearSegments, Extrapolation::LastTwoPoints,
                                   {2, 2, TimeEvents::Always});
        QCOMPARE(clock.nextEvent(-1), 2.0);
        QCOMPARE(clock.value(curve, 1, 2, 0), 0.0);
        QCOMPARE(clock.value(curve, 2, 2, 0), 0.0);
        QCOMPARE(clock.value(curve, 2, clock.nextEvent(2), 0), 3.0);
        QCOMPARE(clock.value(curve, 5, kNever, 0), 6.0);
    }

    void periodsGoOnForever()
    {
        const std::vector<double> x{0, 0.1, 0.1, 0.3};
        const Curve saw(x, {0, 1, -1, 0}, Smoothness::LinearSegments, Extrapolation::Periodic);
        const TimeTableClock clock(x, Smoothness::LinearSegments, Extrapolation::Periodic, {0, 0, TimeEvents::Always});
        double t = 0;
        for (int i = 0; i < 20000; ++i) {
            const double next = clock.nextEvent(t);
            QVERIFY(next > t);
            QVERIFY2(std::fabs(next - (0.3 * (i / 2) + (i % 2 == 0 ? 0.1 : 0.3))) < 1e-9,
                     qPrintable(QString::number(i)));
            // Left and right limits at the instant.
            QVERIFY(std::fabs(clock.value(saw, next, next, 0) - (i % 2 == 0 ? 1 : 0)) < 1e-8);
            QVERIFY(std::fabs(clock.value(saw, next, clock.nextEvent(next), 0) - (i % 2 == 0 ? -1 : 0)) < 1e-8);
            t = next;
        }
    }

    void constantSegmentsChangeAtTheInstant()
    {
        const std::vector<double> x{0, 1, 2};
        const Curve steps(x, {5, 7, 11}, Smoothness::ConstantSegments, Extrapolation::HoldLastPoint);
        const TimeTableClock clock(x, Smoothness::ConstantSegments, Extrapolation::HoldLastPoint,
                                   {0, 0, TimeEvents::Always});
        QCOMPARE(clock.value(steps, 1, 1, 0), 5.0);
        QCOMPARE(clock.value(steps, 1, 2, 0), 7.0);
        QCOMPARE(clock.value(steps, 2, 2, 0), 7.0);
        QCOMPARE(clock.value(steps, 2, kNever, 0), 11.0);
        QCOMPARE(clock.value(steps, 2 - 1e-15, kNever, 0), 11.0);
    }
};

BRAMAH_TEST(TimeCurveTest);

}  // namespace bramah::test

#include "time_curve_test.moc"
