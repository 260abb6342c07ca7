// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/curve_source.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bramah::app {

using solver::CurvePoint;

namespace {

bool hasTime(const solver::ResultStore& run, double time)
{
    return !run.isEmpty() && time >= run.firstTime() && time <= run.lastTime();
}

}  // namespace

double StoredCurve::at(double time) const
{
    return hasTime(run_, time) ? run_.valueAt(column_, time) : NAN;
}

std::vector<CurvePoint> StoredCurve::polyline(double fromTime, double toTime, int pixels) const
{
    return run_.polyline(column_, fromTime, toTime, pixels);
}

solver::ValueRange StoredCurve::range() const
{
    return run_.isEmpty() ? solver::ValueRange() : run_.range(column_);
}

bool DifferenceCurve::isInBoth(double time) const
{
    return hasTime(run_, time) && hasTime(reference_, time);
}

double DifferenceCurve::at(double time) const
{
    return isInBoth(time) ? run_.valueAt(column_, time) - reference_.valueAt(referenceColumn_, time) : NAN;
}

std::vector<CurvePoint> DifferenceCurve::polyline(double fromTime, double toTime, int pixels) const
{
    // If one curve jumps, its two points keep both limits; the other is continuous there or jumps too.
    std::vector<CurvePoint> ofRun, ofReference, all;
    for (const CurvePoint& point : run_.polyline(column_, fromTime, toTime, pixels))
        if (isInBoth(point.time))
            ofRun.push_back({point.time, point.value - reference_.valueAt(referenceColumn_, point.time)});
    for (const CurvePoint& point : reference_.polyline(referenceColumn_, fromTime, toTime, pixels))
        if (isInBoth(point.time))
            ofReference.push_back({point.time, run_.valueAt(column_, point.time) - point.value});
    std::ranges::merge(ofRun, ofReference, std::back_inserter(all), {}, &CurvePoint::time, &CurvePoint::time);
    return all;
}

solver::ValueRange DifferenceCurve::range() const
{
    constexpr int kPixels = 4000;
    solver::ValueRange range;
    bool isFirst = true;
    if (run_.isEmpty())
        return range;
    for (const CurvePoint& point : polyline(run_.firstTime(), run_.lastTime(), kPixels)) {
        if (!std::isfinite(point.value))
            continue;
        range.lower = isFirst ? point.value : std::min(range.lower, point.value);
        range.upper = isFirst ? point.value : std::max(range.upper, point.value);
        isFirst = false;
    }
    return range;
}

}  // namespace bramah::app
