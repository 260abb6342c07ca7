// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/work_precision.h"

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

}  // namespace bramah::bench
