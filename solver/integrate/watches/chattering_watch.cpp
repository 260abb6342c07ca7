// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/chattering_watch.h"

#include <map>

namespace bramah::solver {

bool ChatteringWatch::isChattering(double time, std::span<const std::int32_t> relations)
{
    Event event{time, {relations.begin(), relations.end()}};
    if (events_.size() < count_) {
        events_.push_back(std::move(event));
        if (events_.size() < count_)
            return false;
    } else {
        events_[next_] = std::move(event);
        next_ = (next_ + 1) % count_;
    }
    return time - events_[next_].time < window_;
}

std::int32_t ChatteringWatch::culprit() const
{
    std::map<std::int32_t, int> counts;
    for (const Event& event : events_)
        for (const std::int32_t relation : event.relations)
            ++counts[relation];
    std::int32_t worst = -1;
    for (const auto& [relation, count] : counts)
        if (worst < 0 || count > counts[worst])
            worst = relation;
    return worst;
}

}  // namespace bramah::solver
