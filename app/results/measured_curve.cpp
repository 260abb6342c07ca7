// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/measured_curve.h"

#include <algorithm>

namespace bramah::app {

double MeasuredCurve::at(double time) const
{
    return channel_.laid().at(time);
}

std::vector<solver::CurvePoint> MeasuredCurve::polyline(double fromTime, double toTime, int pixels) const
{
    std::vector<solver::CurvePoint> points =
        channel_.values().polyline(channel_.column, fromTime - channel_.shift, toTime - channel_.shift, pixels);
    for (solver::CurvePoint& point : points)
        point = {point.time + channel_.shift, laid(point.value)};
    return points;
}

solver::ValueRange MeasuredCurve::range() const
{
    if (channel_.values().isEmpty())
        return {};
    const solver::ValueRange range = channel_.values().range(channel_.column);
    const double a = laid(range.lower), b = laid(range.upper);
    return {std::min(a, b), std::max(a, b)};
}

}  // namespace bramah::app
