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

StudyResult runPoint(const Study& study, std::size_t point, std::size_t outputCount)
{
    RunSettings settings = study.settings;
    for (std::size_t k = 0; k < study.parameters.size(); ++k)
        settings.parameterValues.emplace_back(study.parameters[k], study.points[point][k]);
    SimulationRun run(prepareCompiled(study.system), std::move(settings));
    run.start();
    run.wait();
    ResultStore results;
    run.drainInto(results);

    StudyResult result{point, std::vector<double>(outputCount, std::nan("")), failureOf(*run.status().end)};
    if (result.failure.isEmpty())
        for (std::size_t k = 0; k < outputCount; ++k)
            result.values[k] = reduced(results, static_cast<int>(k), study.reduction);
    return result;
}

}  // namespace

std::vector<QString> studyOutputs(const Study& study)
{
    std::vector<QString> paths;
    const std::unique_ptr<SystemEvaluator> evaluator = makeEvaluator(study.system);
    for (const std::size_t k : chosenOutputs(*evaluator, study.settings))
        paths.push_back(
            QString::fromStdString(evaluator->model().variable(evaluator->layout().outputs[k].variable).path));
    return paths;
}

void runStudy(const Study& study, std::span<const std::size_t> points, int jobs,
              const std::function<bool(const StudyResult&)>& take)
{
    const std::size_t outputCount = studyOutputs(study).size();
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isStopped = false;
    std::mutex taking;
    const auto work = [&] {
        for (std::size_t k = next++; k < points.size() && !isStopped; k = next++) {
            const StudyResult result = runPoint(study, points[k], outputCount);
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
