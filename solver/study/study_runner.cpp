// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_runner.h"
#include "solver/evaluate/system_evaluator.h"

#include "solver/compile/compile.h"
#include "solver/run/simulation_run.h"
#include "solver/run/stored_variables.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <system_error>
#include <thread>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostThreads = 256;

QString failureOf(const RunEnd& end)
{
    if (end.isRegular())
        return {};
    return end.component.isEmpty() ? end.message : QStringLiteral("`%1`: %2").arg(end.component, end.message);
}

StudyResult runPoint(const Study& study, std::size_t point, const Responses& responses)
{
    RunSettings settings = study.settings;
    for (std::size_t k = 0; k < study.parameters.size(); ++k)
        settings.parameterValues.emplace_back(study.parameters[k], study.points[point][k]);
    settings.variables = responses.stored();
    SimulationRun run(prepareCompiled(study.system), settings);
    run.start();
    run.wait();
    ResultStore results;
    run.drainInto(results);

    StudyResult result{point, std::vector<double>(responses.list().size(), std::nan("")), failureOf(*run.status().end)};
    if (result.failure.isEmpty())
        result.values = responses.of(results, settings);
    return result;
}

}  // namespace

Responses responsesOf(const Study& study)
{
    return Responses(study.system, study.settings, study.reduction, study.measures);
}

void runStudy(const Study& study, std::span<const std::size_t> points, int jobs,
              const std::function<bool(const StudyResult&)>& take)
{
    const Responses responses = responsesOf(study);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isStopped = false;
    std::mutex taking;
    const auto work = [&] {
        for (std::size_t k = next++; k < points.size() && !isStopped; k = next++) {
            const StudyResult result = runPoint(study, points[k], responses);
            const std::scoped_lock lock(taking);
            if (!isStopped && !take(result))
                isStopped = true;
        }
    };
    // More threads than points have nothing to do, and the system gives out only so many.
    const std::size_t most = std::min({static_cast<std::size_t>(std::max(jobs, 1)), points.size(), kMostThreads});
    std::vector<std::jthread> threads;
    try {
        for (std::size_t k = 1; k < most; ++k)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        // Those that there are do the work.
    }
    work();
}

}  // namespace bramah::solver
