// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system/delay_history.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

void DelayHistory::clear()
{
    *this = {};
}

void DelayHistory::add(double time, double value, double reach)
{
    largest_ = std::max(largest_, std::abs(value));
    if (count_ > 0 && point(count_ - 1).time == time) {
        const double jump = value - point(count_ - 1).value;
        if (jump == 0)
            return;
        if (count_ > 1 && point(count_ - 2).time == time)
            --count_;  // it has jumped on
        else if (std::abs(jump) > kSmallestJump * largest_ && jumps_.size() < kMostJumps)
            jumps_.push_back(time);
    }
    // Two points must stay at or before the earliest time that can be asked for: the second one's slope needs the
    // first.
    while (count_ > 3 && point(2).time <= time - reach) {
        first_ = (first_ + 1) & (ring_.size() - 1);
        --count_;
    }
    makeRoom();
    ring_[(first_ + count_) & (ring_.size() - 1)] = {time, value};
    ++count_;
}

void DelayHistory::makeRoom()
{
    if (count_ < ring_.size())
        return;
    std::vector<Point> larger(ring_.empty() ? 64 : ring_.size() * 2);
    for (std::size_t i = 0; i < count_; ++i)
        larger[i] = point(i);
    ring_ = std::move(larger);
    first_ = 0;
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

std::size_t DelayHistory::lastAtOrBefore(double time) const
{
    std::size_t low = 0, high = count_;
    while (high - low > 1) {
        const std::size_t middle = (low + high) / 2;
        (point(middle).time <= time ? low : high) = middle;
    }
    return low;
}

double DelayHistory::at(double time) const
{
    if (count_ == 0)
        return 0;
    if (time >= nextJump()) {
        const std::size_t behind = lastAtOrBefore(nextJump());
        return point(behind > 0 ? behind - 1 : 0).value;
    }
    if (time < passed_ && time >= passedFrom_)
        time = passed_;
    if (time < point(0).time)
        return point(0).value;
    if (time >= point(count_ - 1).time)
        return point(count_ - 1).value;
    const std::size_t low = lastAtOrBefore(time);
    const std::size_t high = low + 1;
    const Point& a = point(low);
    const Point& b = point(high);
    const double h = b.time - a.time;
    const double u = (time - a.time) / h;
    const double bend = 1 - u;
    // A line, and what the slopes at its ends turn it by.
    return a.value + (b.value - a.value) * u +
           h * u * bend * ((slope(low) - chord(low)) * bend - (slope(high) - chord(low)) * u);
}

double DelayHistory::chord(std::size_t i) const
{
    const double h = point(i + 1).time - point(i).time;
    return h > 0 ? (point(i + 1).value - point(i).value) / h : 0;
}

double DelayHistory::slope(std::size_t i) const
{
    const bool hasBefore = i > 0 && point(i).time > point(i - 1).time;
    const bool hasAfter = i + 1 < count_ && point(i + 1).time > point(i).time;
    if (!hasBefore || !hasAfter)
        return hasAfter ? chord(i) : hasBefore ? chord(i - 1) : 0;
    const double before = chord(i - 1);
    const double after = chord(i);
    const double share = (point(i).time - point(i - 1).time) / (point(i + 1).time - point(i - 1).time);
    const double steepest = 3 * std::min(std::abs(before), std::abs(after));
    return std::clamp(before + (after - before) * share, -steepest, steepest);
}

}  // namespace bramah::solver
