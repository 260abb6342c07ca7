// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/signal_piece.h"

#include "solver/history/limited_slope.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

// The fourth difference of points on a smooth curve, at most, as a share of their largest second one. On a wave of
// which the piece is a quarter it is 0.15; where the signal has a kink, 1 or more.
constexpr double kSmoothest = 0.5;

}  // namespace

void SignalPiece::removeLast()
{
    --count_;
    isKnown_ = false;
}

double SignalPiece::at(double time) const
{
    if (time <= times_[0])
        return values_[0];
    if (time >= end())
        return lastValue();
    if (!isKnown_)
        findCurve();
    if (!isPolynomial_)
        return onCubic(time);
    double value = curve_[count_ - 1];
    for (std::size_t i = count_ - 1; i-- > 0;)
        value = curve_[i] + (time - times_[i]) * value;
    return value;
}

void SignalPiece::findCurve() const
{
    isKnown_ = true;
    isPolynomial_ = isSmooth();
    if (!isPolynomial_) {
        for (std::size_t i = 0; i < count_; ++i)
            curve_[i] = slope(i);
        return;
    }
    curve_ = values_;
    for (std::size_t order = 1; order < count_; ++order)
        for (std::size_t i = count_; i-- > order;)
            curve_[i] = (curve_[i] - curve_[i - 1]) / (times_[i] - times_[i - order]);
}

bool SignalPiece::isSmooth() const
{
    if (count_ < kMostPoints)
        return count_ <= 3;
    std::array<double, kMostPoints - 1> change{};
    const double mean = (end() - begin()) / (kMostPoints - 1);
    for (std::size_t i = 0; i + 1 < kMostPoints; ++i)
        change[i] = chord(i) * mean;
    const double a = change[1] - change[0], b = change[2] - change[1], c = change[3] - change[2];
    return std::abs(a - 2 * b + c) <= kSmoothest * std::max({std::abs(a), std::abs(b), std::abs(c)});
}

double SignalPiece::chord(std::size_t i) const
{
    return (values_[i + 1] - values_[i]) / (times_[i + 1] - times_[i]);
}

double SignalPiece::slope(std::size_t i) const
{
    if (count_ == 2)
        return chord(0);
    const bool isFirst = i == 0, isLast = i + 1 == count_;
    const std::size_t middle = isFirst ? 1 : isLast ? count_ - 2 : i;
    const double before = chord(middle - 1), after = chord(middle);
    const double share = (times_[middle] - times_[middle - 1]) / (times_[middle + 1] - times_[middle - 1]);
    if (isFirst)
        return limitedSlopeAtEnd(before, after, share);
    return isLast ? limitedSlopeAtEnd(after, before, 1 - share) : limitedSlope(before, after, share);
}

double SignalPiece::onCubic(double time) const
{
    std::size_t i = 0;
    while (i + 2 < count_ && times_[i + 1] <= time)
        ++i;
    const double h = times_[i + 1] - times_[i], u = (time - times_[i]) / h;
    const double straight = chord(i);
    // A straight line, corrected by the slopes at its ends.
    return values_[i] + (values_[i + 1] - values_[i]) * u +
           h * u * (1 - u) * ((curve_[i] - straight) * (1 - u) - (curve_[i + 1] - straight) * u);
}

}  // namespace bramah::solver
