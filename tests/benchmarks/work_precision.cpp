// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/work_precision.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::bench {
namespace {

constexpr double kWindow = 20;
constexpr int kFewestPoints = 5;

template <typename Amount>
double amountAt(double error, const std::vector<WorkPoint>& points, Amount&& amount)
{
    double count = 0, sumX = 0, sumY = 0, sumXX = 0, sumXY = 0;
    for (const WorkPoint& point : points) {
        if (!(point.error > error / kWindow && point.error < error * kWindow))
            continue;
        const double x = std::log(point.error / error);
        const double y = std::log(amount(point));
        count += 1;
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    if (count < kFewestPoints)
        return std::numeric_limits<double>::quiet_NaN();
    const double slope = (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX);
    return std::exp((sumY - slope * sumX) / count);
}

}  // namespace

double secondsAt(double error, const std::vector<WorkPoint>& points)
{
    return amountAt(error, points, [](const WorkPoint& point) { return point.seconds; });
}

double stepsAt(double error, const std::vector<WorkPoint>& points)
{
    return amountAt(error, points, [](const WorkPoint& point) { return static_cast<double>(point.steps); });
}

Difference differenceOf(const Rows& rows, const Rows& exact, const std::vector<std::size_t>& columns)
{
    Difference worst;
    for (const std::size_t k : columns) {
        double lower = HUGE_VAL, upper = -HUGE_VAL, largest = 0, sum = 0;
        for (std::size_t row = 0; row < exact.size(); ++row) {
            lower = std::min(lower, exact[row][k]);
            upper = std::max(upper, exact[row][k]);
            const double difference = std::abs(rows[row][k] - exact[row][k]);
            largest = std::max(largest, difference);
            sum += difference;
        }
        worst.largest = std::max(worst.largest, largest / (upper - lower));
        worst.mean = std::max(worst.mean, sum / static_cast<double>(exact.size()) / (upper - lower));
    }
    return worst;
}

Result compareAtError(const Comparison& c)
{
    Result result;
    std::vector<WorkPoint> handPoints;
    std::vector<WorkPoint> bramahPoints;
    for (int k = 0; k < c.tolerances; ++k) {
        const double tolerance = c.loosest * std::pow(c.tightest / c.loosest, k / (c.tolerances - 1.0));
        double handSeconds = HUGE_VAL;
        double bramahSeconds = HUGE_VAL;
        TimedSolution hand;
        TimedSolution bramah;
        for (int repeat = 0; repeat < c.repeats; ++repeat) {
            hand = c.byHand(tolerance);
            handSeconds = std::min(handSeconds, hand.seconds);
            bramah = c.byBramah(c.toleranceShare * tolerance);
            bramahSeconds = std::min(bramahSeconds, bramah.seconds);
        }
        if (hand.rows.size() != c.rowCount || bramah.rows.size() != c.rowCount) {
            result.failure = QStringLiteral("a run did not come to its end at tolerance %1").arg(tolerance);
            return result;
        }
        handPoints.push_back({c.errorOf(hand.rows), handSeconds, hand.steps});
        bramahPoints.push_back({c.errorOf(bramah.rows), bramahSeconds, bramah.steps});
    }
    result.measurements = {
        {QStringLiteral("solve, beside plain C++"), secondsAt(c.error, bramahPoints) * kMilliseconds,
         QStringLiteral("ms"), secondsAt(c.error, handPoints) * kMilliseconds},
        {QStringLiteral("steps, beside plain C++"), stepsAt(c.error, bramahPoints), {}, stepsAt(c.error, handPoints)}};
    return result;
}

}  // namespace bramah::bench
