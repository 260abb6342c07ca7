// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/history/delay_history.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

void DelayHistory::clear()
{
    *this = {};
}

void DelayHistory::add(double time, double value, double reach)
{
    // A failed step is repeated.
    while (points_.size() > 1 && points_.back().position > time)
        points_.popBack();
    while (!jumps_.empty() && jumps_.back() > time)
        jumps_.pop_back();
    largest_ = std::max(largest_, std::abs(value));
    if (points_.size() > 0 && points_.back().position == time) {
        const double jump = value - points_.back().value;
        if (jump == 0)
            return;
        if (points_.size() > 1 && points_[points_.size() - 2].position == time)
            points_.popBack();  // the jump continues
        else if (std::abs(jump) > kSmallestJump * largest_ && jumps_.size() < kMostJumps)
            jumps_.push_back(time);
    }
    // Two points must remain at or before the earliest time that is needed: the slope at the second needs the first.
    // first.
    while (points_.size() > 3 && points_[2].position <= time - reach)
        points_.popFront();
    points_.pushBack({time, value});
}

bool DelayHistory::passJumps(double time, double rounding)
{
    bool hasPassed = false;
    for (; !jumps_.empty() && jumps_.front() <= time + rounding; jumps_.pop_front()) {
        passed_ = jumps_.front();
        passedFrom_ = time - rounding;
        hasPassed = true;
    }
    return hasPassed;
}

double DelayHistory::at(double time) const
{
    if (points_.size() == 0)
        return 0;
    if (time >= nextJump()) {
        const std::size_t behind = points_.lastAtOrBefore(nextJump());
        return points_[behind > 0 ? behind - 1 : 0].value;
    }
    if (time < passed_ && time >= passedFrom_)
        time = passed_;
    return time > points_.back().position ? foreseen(time) : points_.at(time);
}

double DelayHistory::foreseen(double time) const
{
    const PointRing::Point& last = points_.back();
    if (points_.size() < 2)
        return last.value;
    const PointRing::Point& before = points_[points_.size() - 2];
    const double step = last.position - before.position;
    return step > 0 ? last.value + (last.value - before.value) / step * (time - last.position) : last.value;
}

double DelayHistory::straightUntil(double from, double share) const
{
    constexpr double kNever = std::numeric_limits<double>::infinity();
    if (points_.size() < 2)
        return kNever;
    const double origin = at(from), allowed = share * largest_;
    double least = -kNever, most = kNever;  // slopes of the lines that have met all points so far
    double reached = from;
    for (std::size_t i = points_.lastAtOrBefore(from) + 1; i < points_.size(); ++i) {
        const double way = points_[i].position - from;
        if (!(way > 0))
            continue;
        const double rise = points_[i].value - origin;
        least = std::max(least, (rise - allowed) / way);
        most = std::min(most, (rise + allowed) / way);
        if (least > most)
            return reached;
        reached = points_[i].position;
    }
    return kNever;
}

}  // namespace bramah::solver
