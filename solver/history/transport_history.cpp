// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/transport_history.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kRest = 1e-12;  ///< in lengths of the pipe: a smaller change of x is rounding

}  // namespace

void TransportHistory::clear()
{
    *this = {};
}

const PointRing::Point& TransportHistory::fromInflow(std::size_t k, bool isForward) const
{
    return points_[isForward ? k : points_.size() - 1 - k];
}

const PointRing::Point& TransportHistory::fromOutflow(std::size_t k, bool isForward) const
{
    return fromInflow(k, !isForward);
}

void TransportHistory::popOutflow(bool isForward)
{
    isForward ? points_.popBack() : points_.popFront();
}

void TransportHistory::fill(double x, std::span<const double> places, std::span<const double> values)
{
    clear();
    x_ = x;
    for (std::size_t i = places.size(); i-- > 0;)
        push({places[i] - x, values[i], true}, true);
}

void TransportHistory::refill(double x, std::span<const std::pair<double, double>> points)
{
    clear();
    x_ = x;
    for (std::size_t i = points.size(); i-- > 0;) {
        const bool isCorner = i > 0 && points[i - 1] == points[i];
        push({points[i].first - x, points[i].second, isCorner}, true);
        i -= isCorner ? 1 : 0;
    }
}

/// At rest a value may have changed in steps of any size, so only the difference to the first value counts.
void TransportHistory::noteJump(PointRing::Point to, bool isForward)
{
    const bool isNoted = !jumps_.empty() && (isForward ? jumps_.front() : jumps_.back()) == to.position;
    if (isNoted || jumps_.size() >= kMostJumps ||
        std::abs(to.value - fromInflow(0, isForward).value) <= kSmallestJump * largest_)
        return;
    isForward ? jumps_.push_front(to.position) : jumps_.push_back(to.position);
}

void TransportHistory::push(PointRing::Point point, bool isForward)
{
    largest_ = std::max(largest_, std::abs(point.value));
    if (points_.size() > 0) {
        const PointRing::Point last = fromInflow(0, isForward);
        // Rounding must not reverse the order.
        point.position = isForward ? std::min(point.position, last.position) : std::max(point.position, last.position);
        const bool isPair =
            points_.size() > 1 && fromInflow(1, isForward).position == last.position;  // the last point ends a jump
        if (point.position == last.position) {
            if (point.value == last.value)
                return;
            if (isPair)
                popOutflow(!isForward);  // the jump continues
            noteJump(point, isForward);
        } else if (points_.size() > 1 && !isPair &&
                   std::abs(point.position - fromInflow(1, isForward).position) < kClosest) {
            popOutflow(!isForward);
        }
    }
    isForward ? points_.pushFront(point) : points_.pushBack(point);
}

void TransportHistory::cut(bool isForward)
{
    static_cast<void>(passJumps(x_, isForward));
    const double end = isForward ? 1 - x_ : -x_;
    const double value = outflow(x_, isForward);
    const auto isBeyond = [&](double position) { return isForward ? position >= end : position <= end; };
    while (points_.size() > 0 && isBeyond(fromOutflow(0, isForward).position))
        popOutflow(isForward);
    while (!jumps_.empty() && isBeyond(isForward ? jumps_.back() : jumps_.front()))
        isForward ? jumps_.pop_back() : jumps_.pop_front();
    push({end, value, true}, !isForward);
}

void TransportHistory::add(double x, const Inflows& inflows, bool isForward)
{
    const bool flowsForward = std::abs(x - x_) <= kRest ? isForward : x > x_;
    if (flowsForward != wasForward_)
        cut(wasForward_);
    wasForward_ = flowsForward;
    x_ = x;
    // Two points must remain at or beyond the end: the slope at the first needs the second.
    const double end = flowsForward ? 1 - x : -x;
    const auto isBeyond = [&](double position) { return flowsForward ? position >= end : position <= end; };
    while (points_.size() > 3 && isBeyond(fromOutflow(2, flowsForward).position))
        popOutflow(flowsForward);
    push({flowsForward ? -x : 1 - x, inflows[flowsForward ? 0 : 1]}, flowsForward);
}

double TransportHistory::outflow(double x, bool isForward) const
{
    if (points_.size() == 0)
        return 0;
    if (distanceOfJump(x, isForward) > 0)
        return points_.at(isForward ? 1 - x : -x);
    // Until a jump has been passed, the value before it applies.
    const double jump = isForward ? jumps_.back() : jumps_.front();
    std::size_t k = 0;
    while (k + 1 < points_.size() && fromOutflow(k, isForward).position != jump)
        ++k;
    return fromOutflow(k, isForward).value;
}

double TransportHistory::distanceOfJump(double x, bool isForward) const
{
    if (jumps_.empty())
        return 1;
    return isForward ? (1 - x) - jumps_.back() : jumps_.front() + x;
}

bool TransportHistory::passJumps(double x, bool isForward)
{
    bool hasPassed = false;
    for (; distanceOfJump(x, isForward) <= kRest; hasPassed = true) {
        const double jump = isForward ? jumps_.back() : jumps_.front();
        isForward ? jumps_.pop_back() : jumps_.pop_front();
        // The remaining contents begin behind the jump.
        while (points_.size() > 1 &&
               (isForward ? fromOutflow(1, true).position >= jump : fromOutflow(1, false).position <= jump))
            popOutflow(isForward);
    }
    return hasPassed;
}

}  // namespace bramah::solver
