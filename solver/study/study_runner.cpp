// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_runner.h"
#include "solver/evaluate/system_evaluator.h"

#include "solver/compile/compile.h"
#include "solver/run/in_parallel.h"
#include "solver/run/run_to_end.h"
#include "solver/run/stored_variables.h"
#include "solver/tape/code_for_many_runs.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>

namespace bramah::solver {
namespace {

/// The settings of the run with these values of the study's parameters.
RunSettings settingsAt(const Study& study, const std::vector<double>& values)
{
    RunSettings settings = study.settings;
    for (std::size_t k = 0; k < study.parameters.size(); ++k)
        settings.parameterValues.emplace_back(study.parameters[k], values[k]);
    return settings;
}

}  // namespace

Responses responsesOf(const Study& study)
{
    std::vector<Response> others;
    for (const AskedFrequencyNumber& asked : study.frequencies)
        others.push_back({asked.number.text(), asked.number.column()});
    return Responses(study.system, study.settings, study.reduction, study.measures, std::move(others));
}

RunStatus runInto(ResultStore& results, const Study& study, const std::vector<double>& values,
                  const QRegularExpression& variables, const std::function<bool()>& isStopWanted)
{
    RunSettings settings = settingsAt(study, values);
    settings.variables = variables;
    SimulationRun run(prepareCompiled(study.system), settings);
    return runHere(run, results, isStopWanted);
}

std::optional<StudyResult> runOne(const Study& study, const std::vector<double>& values, const Responses& responses,
                                  const std::function<bool()>& isStopWanted)
{
    StudyResult result{0, std::vector<double>(responses.list().size(), std::nan("")), {}};
    const RunSettings settings = settingsAt(study, values);
    if (responses.needsRun()) {
        ResultStore results;
        const RunStatus status = runInto(results, study, values, responses.stored(), isStopWanted);
        if (status.end->reason == EndReason::Stopped)
            return std::nullopt;
        result.failure = status.end->isRegular() ? QString() : status.end->text();
        if (result.failure.isEmpty())
            std::ranges::copy(responses.of(results, settings), result.values.begin());
    }
    const FrequencyValues answers = frequencyValues(study.frequencies, settings, isStopWanted);
    if (isStopWanted && isStopWanted())
        return std::nullopt;
    std::ranges::copy(answers.values, result.values.end() - static_cast<std::ptrdiff_t>(answers.values.size()));
    if (result.failure.isEmpty())
        result.failure = answers.failure;
    return result;
}

void runStudy(const Study& study, std::span<const std::size_t> points, int jobs,
              const std::function<bool(const StudyResult&)>& take, const std::function<bool()>& isStopWanted)
{
    const Responses responses = responsesOf(study);
    const CodeForManyRuns code(study.system);
    std::mutex taking;
    bool isStopped = false;
    forEachInParallel(points.size(), jobs, [&](std::size_t k) {
        std::optional<StudyResult> result = runOne(study, study.points[points[k]], responses, isStopWanted);
        if (result)
            result->point = points[k];
        const std::scoped_lock lock(taking);
        isStopped = isStopped || !result || !take(*result);
        return !isStopped;
    });
}

}  // namespace bramah::solver
