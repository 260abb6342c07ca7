// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/run_difference.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

using solver::CurvePoint;

bool RunDifference::isInBoth(double time) const
{
    return !run->isEmpty() && !reference->isEmpty() && time >= std::max(run->firstTime(), reference->firstTime()) &&
           time <= std::min(run->lastTime(), reference->lastTime());
}

double RunDifference::at(double time) const
{
    return isInBoth(time) ? run->valueAt(column, time) - reference->valueAt(referenceColumn, time) : NAN;
}

std::vector<CurvePoint> RunDifference::polyline(double fromTime, double toTime, int pixels) const
{
    // If one curve jumps, its two points keep both limits; the other is continuous there or jumps too.
    std::vector<CurvePoint> ofRun, ofReference, all;
    for (const CurvePoint& point : run->polyline(column, fromTime, toTime, pixels))
        if (isInBoth(point.time))
            ofRun.push_back({point.time, point.value - reference->valueAt(referenceColumn, point.time)});
    for (const CurvePoint& point : reference->polyline(referenceColumn, fromTime, toTime, pixels))
        if (isInBoth(point.time))
            ofReference.push_back({point.time, run->valueAt(column, point.time) - point.value});
    std::ranges::merge(ofRun, ofReference, std::back_inserter(all), {}, &CurvePoint::time, &CurvePoint::time);
    return all;
}

solver::ValueRange RunDifference::range() const
{
    constexpr int kPixels = 4000;
    solver::ValueRange range;
    bool isFirst = true;
    for (const CurvePoint& point : polyline(run->firstTime(), run->lastTime(), kPixels)) {
        if (!std::isfinite(point.value))
            continue;
        range.lower = isFirst ? point.value : std::min(range.lower, point.value);
        range.upper = isFirst ? point.value : std::max(range.upper, point.value);
        isFirst = false;
    }
    return range;
}

}  // namespace bramah::app
