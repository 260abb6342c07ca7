// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_memory.h"

#include "app/results/run_history.h"

#include <algorithm>
#include <numeric>

namespace bramah::app {

void RunMemory::noteLook(RunHistory& history)
{
    const auto found = std::ranges::find(histories_, &history);
    if (found != histories_.end())
        std::rotate(found, found + 1, histories_.end());
}

void RunMemory::keepWithinLimit()
{
    const auto use = [this] {
        return std::accumulate(histories_.begin(), histories_.end(), std::size_t{0},
                               [](std::size_t sum, const RunHistory* one) { return sum + one->memoryUse(); });
    };
    for (RunHistory* history : histories_)
        while (use() > limit_ && history->moveOldestToFile()) {
        }
    const auto running = static_cast<std::size_t>(
        std::ranges::count_if(histories_, [](const RunHistory* one) { return one->isRunning(); }));
    for (RunHistory* history : histories_)
        if (history->isRunning())
            history->limitRunning(limit_ / running);
}

}  // namespace bramah::app
