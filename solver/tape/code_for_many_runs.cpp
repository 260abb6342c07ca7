// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/code_for_many_runs.h"

#include "solver/tape/shared_native_code.h"
#include "solver/tape/system_code.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace bramah::solver {
namespace {

constexpr auto kLookPeriod = std::chrono::milliseconds(5);

/// Waits until all runs of \a system together are long enough, then makes its code.
void makeCode(const std::stop_token& token, const CompiledSystem& system)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    while (system.machineCode->count(0) < kEvaluationsBeforeCompilation && !token.stop_requested())
        never.wait_for(lock, token, kLookPeriod, [] { return false; });
    const auto isStopWanted = [&token] { return token.stop_requested(); };
    if (isStopWanted())
        system.machineCode->release();
    else
        (void)makeSharedCode(system, isStopWanted);
}

}  // namespace

CodeForManyRuns::CodeForManyRuns(std::shared_ptr<const CompiledSystem> system)
{
    if (system && !system->machineCode->get() && system->machineCode->claim())
        compilation_ =
            std::jthread([system = std::move(system)](const std::stop_token& token) { makeCode(token, *system); });
}

}  // namespace bramah::solver
