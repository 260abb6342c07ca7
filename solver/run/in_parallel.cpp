// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/in_parallel.h"

#include "model/threads/signal_stack.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostThreads = 256;

}  // namespace

int processorCount()
{
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void forEachInParallel(std::size_t count, int jobs, const std::function<bool(std::size_t)>& work)
{
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isStopped = false;
    const auto workOn = [&] {
        const model::SignalStack stack;
        for (std::size_t k = next++; k < count && !isStopped; k = next++)
            if (!work(k))
                isStopped = true;
    };
    // More threads than indices have nothing to do, and the system gives out only so many.
    const std::size_t most = std::min({static_cast<std::size_t>(std::max(jobs, 1)), count, kMostThreads});
    std::vector<std::jthread> threads;
    try {
        for (std::size_t k = 1; k < most; ++k)
            threads.emplace_back(workOn);
    } catch (const std::system_error&) {
        // Those that there are do the work.
    }
    workOn();
}

}  // namespace bramah::solver
