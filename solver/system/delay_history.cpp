// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system/delay_history.h"

namespace bramah::solver {

void DelayHistory::clear()
{
    first_ = count_ = 0;
}

void DelayHistory::add(double time, double value, double reach)
{
    // Two points must stay at or before the earliest time that can be asked for.
    while (count_ > 2 && point(1).time <= time - reach) {
        first_ = (first_ + 1) & (ring_.size() - 1);
        --count_;
    }
    if (count_ == ring_.size()) {
        std::vector<Point> larger(ring_.empty() ? 64 : ring_.size() * 2);
        for (std::size_t i = 0; i < count_; ++i)
            larger[i] = point(i);
        ring_ = std::move(larger);
        first_ = 0;
    }
    ring_[(first_ + count_) & (ring_.size() - 1)] = {time, value};
    ++count_;
}

double DelayHistory::at(double time) const
{
    if (count_ == 0)
        return 0;
    if (time <= point(0).time)
        return point(0).value;
    if (time >= point(count_ - 1).time)
        return point(count_ - 1).value;
    std::size_t low = 0, high = count_ - 1;
    while (high - low > 1) {
        const std::size_t middle = (low + high) / 2;
        (point(middle).time <= time ? low : high) = middle;
    }
    const Point& a = point(low);
    const Point& b = point(high);
    return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time));
}

}  // namespace bramah::solver
