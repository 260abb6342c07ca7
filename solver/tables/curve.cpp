// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/curve.h"

#include <cassert>
#include <cmath>

namespace bramah::solver {

Curve::Curve(std::vector<double> x, std::vector<double> y, Smoothness smoothness, Extrapolation extrapolation)
    : x_(std::move(x)), y_(std::move(y)), smoothness_(smoothness), extrapolation_(extrapolation)
{
    assert(!x_.empty() && x_.size() == y_.size());
    if (!isCubic(smoothness_) || x_.size() < 2)
        return;
    const std::vector<double> slopes = hermiteSlopes(smoothness_, x_, y_);
    for (std::size_t k = 0; k + 1 < x_.size(); ++k)
        segments_.push_back(hermiteCubic(x_[k + 1] - x_[k], y_[k], y_[k + 1], slopes[k], slopes[k + 1]));
}

double wrapped(double u, double low, double high)
{
    const double period = high - low;
    if (!(period > 0) || (u >= low && u < high))
        return u;
    const double inside = u - std::floor((u - low) / period) * period;
    return inside >= high ? low : inside < low ? low : inside;
}

double Curve::operator()(double u, std::uint32_t order) const
{
    if (x_.size() < 2)
        return order == 0 ? y_.front() : 0;
    if (extrapolation_ == Extrapolation::Periodic)
        u = wrapped(u, x_.front(), x_.back());
    else if (u < x_.front() || u > x_.back())
        return beyond(u > x_.back(), u, order);
    const std::size_t segment = segmentOf(x_, u);
    // With constant segments the last point is a segment of its own.
    if (smoothness_ == Smoothness::ConstantSegments && u >= x_[segment + 1])
        return order == 0 ? y_[segment + 1] : 0;
    return onSegment(segment, u, order);
}

double Curve::onSegment(std::size_t k, double u, std::uint32_t order) const
{
    if (!segments_.empty())
        return evaluate(segments_[k], u - x_[k], order);
    if (smoothness_ == Smoothness::ConstantSegments || x_[k + 1] == x_[k])
        return order == 0 ? y_[k] : 0;
    const double slope = (y_[k + 1] - y_[k]) / (x_[k + 1] - x_[k]);
    // Computed from the nearer end, so that the points themselves are exact.
    if (order == 0)
        return u - x_[k] <= x_[k + 1] - u ? y_[k] + slope * (u - x_[k]) : y_[k + 1] + slope * (u - x_[k + 1]);
    return order == 1 ? slope : 0;
}

double Curve::beyond(bool isRight, double u, std::uint32_t order) const
{
    const double end = isRight ? x_.back() : x_.front();
    const double value = isRight ? y_.back() : y_.front();
    if (x_.size() < 2 || extrapolation_ == Extrapolation::HoldLastPoint)
        return order == 0 ? value : 0;
    const std::size_t k = isRight ? x_.size() - 2 : 0;
    const double length = x_[k + 1] - x_[k];
    double slope = length > 0 ? (y_[k + 1] - y_[k]) / length : 0;
    if (!segments_.empty())
        slope = evaluate(segments_[k], isRight ? length : 0, 1);
    return order == 0 ? value + slope * (u - end) : order == 1 ? slope : 0;
}

}  // namespace bramah::solver
