// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/experiment_runs.h"

#include "solver/results/result_store.h"
#include "solver/run/in_parallel.h"
#include "solver/run/run_to_end.h"
#include "solver/run/stored_variables.h"
#include "solver/tape/compiled_system.h"
#include "solver/translate.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

/// More samples of a signal say little more, and cost memory.
constexpr std::size_t kMostSamples = 20'000;
/// Rows of a run for each sample: a curve is straight between rows.
constexpr double kLeastRows = 2000;
constexpr double kTimeRounding = 1e-9;

std::size_t parameterCount(const FitQuestion& question)
{
    return question.parameters.size();
}

/// The samples of \a signal that lie within \a window of the measured times.
FitSamples samplesOf(const FitSignal& signal, const ValueRange& window)
{
    FitSamples found;
    const ResultStore& rows = *signal.measured.rows;
    for (std::size_t row = 0; row < rows.rowCount(); ++row) {
        const double time = rows.time(row) + signal.measured.shift;
        const double value = signal.measured.gain * rows.value(signal.measured.column, row) + signal.measured.offset;
        if (!std::isfinite(value) || time < window.lower || time > window.upper)
            continue;
        found.times.push_back(time);
        found.values.push_back(value);
    }
    found.every = 1 + (found.times.size() - (found.times.empty() ? 0 : 1)) / kMostSamples;
    if (found.every > 1) {
        std::size_t kept = 0;
        for (std::size_t k = 0; k < found.times.size(); k += found.every, ++kept) {
            found.times[kept] = found.times[k];
            found.values[kept] = found.values[k];
        }
        found.times.resize(kept);
        found.values.resize(kept);
    }
    return found;
}

/// The values at rising \a times of a curve through (\a x, \a y), straight between its points and behind a jump where
/// two have one time.
std::vector<double> interpolated(const std::vector<double>& x, const std::vector<double>& y,
                                 const std::vector<double>& times, double shift)
{
    std::vector<double> values;
    values.reserve(times.size());
    std::size_t next = 0;  // the first point behind the time
    for (const double measured : times) {
        const double time = measured - shift;
        while (next < x.size() && x[next] <= time)
            ++next;
        if (next == 0 || next == x.size()) {
            values.push_back(next == 0 ? y.front() : y.back());
            continue;
        }
        const double share = (time - x[next - 1]) / (x[next] - x[next - 1]);
        values.push_back(y[next - 1] + share * (y[next] - y[next - 1]));
    }
    return values;
}

}  // namespace

RunSettings settingsOf(const FitQuestion& question, const FitExperiment& experiment)
{
    RunSettings settings = question.settings;
    settings.hasStepRows = false;
    settings.inputs.insert(settings.inputs.end(), experiment.inputs.begin(), experiment.inputs.end());
    settings.parameterValues.insert(settings.parameterValues.end(), experiment.values.begin(), experiment.values.end());
    return settings;
}

const std::shared_ptr<const CompiledSystem>& systemOf(const FitQuestion& question, const FitExperiment& experiment)
{
    return experiment.system ? experiment.system : question.system;
}

std::vector<CodeForManyRuns> codesFor(const FitQuestion& question)
{
    std::vector<CodeForManyRuns> codes;
    codes.emplace_back(question.system);
    for (const FitExperiment& experiment : question.experiments)
        codes.emplace_back(experiment.system);
    return codes;
}

ExperimentRuns::ExperimentRuns(const FitQuestion& question, std::function<bool()> isStopWanted)
    : question_(question), isStopWanted_(std::move(isStopWanted)), codes_(codesFor(question))
{
    takeSamples();
    for (const FreeParameter& parameter : question_.parameters)
        if (!parameter.choices.empty() || parameter.isWhole)
            problem_ =
                tr("`%1`: a fit needs bounds between which any value may lie, as %1=from:to").arg(parameter.path);
    for (std::size_t k = 0; k < question_.experiments.size(); ++k) {
        if (question_.experiments[k].shift)
            shifted_.push_back(k);
        planRun(k);
    }
}

void ExperimentRuns::takeSamples()
{
    bool isFitted = false;
    for (std::size_t k = 0; k < question_.experiments.size(); ++k) {
        const FitExperiment& experiment = question_.experiments[k];
        const ValueRange shift = experiment.shift.value_or(ValueRange{});
        // At every shift within its bounds the model has a value there.
        const ValueRange window{
            std::max(experiment.window.lower, question_.settings.startTime + shift.upper - kTimeRounding),
            std::min(experiment.window.upper, question_.settings.stopTime + shift.lower + kTimeRounding)};
        for (std::size_t s = 0; s < experiment.signals.size(); ++s) {
            const FitSignal& signal = experiment.signals[s];
            if (question_.system->model.findVariable(signal.variable.toStdString()) == kNoVariable)
                problem_ = tr("%1: `%2` is no variable of the model").arg(experiment.name, signal.variable);
            FitSamples samples = samplesOf(signal, window);
            samples.experiment = k;
            samples.signal = s;
            if (samples.times.empty())
                problem_ = tr("%1: no measured value of `%2` lies between the start and the stop of the run, %3 s and "
                              "%4 s; give the file a shift, or the run other times")
                               .arg(experiment.name, signal.variable)
                               .arg(question_.settings.startTime)
                               .arg(question_.settings.stopTime);
            samples_.push_back(std::move(samples));
            isFitted = isFitted || !experiment.isValidation;
        }
    }
    if (!isFitted && !problem_)
        problem_ = tr("no measured signal is laid beside a variable of the model, so that nothing can be fitted");
}

void ExperimentRuns::planRun(std::size_t index)
{
    const FitExperiment& experiment = question_.experiments[index];
    RunSettings settings = settingsOf(question_, experiment);
    settings.tolerance = std::min(settings.tolerance, question_.tolerance);
    QStringList stored;
    double last = settings.startTime;
    double interval = (settings.stopTime - settings.startTime) / kLeastRows;
    for (const FitSamples& samples : samples_) {
        if (samples.experiment != index || samples.times.empty())
            continue;
        stored << experiment.signals[samples.signal].variable;
        last = std::max(last, samples.times.back());
        const double step = (samples.times.back() - samples.times.front()) /
                            static_cast<double>(std::max<std::size_t>(samples.times.size() - 1, 1));
        interval = step > 0 ? std::min(interval, step) : interval;
    }
    settings.stopTime = std::min(settings.stopTime, last - experiment.shift.value_or(ValueRange{}).lower);
    settings.interval = interval;
    settings.variables = exactly(std::move(stored));
    settings_.push_back(std::move(settings));
}

ExperimentRuns::Curves ExperimentRuns::run(const RunKey& key) const
{
    Curves curves;
    const auto& [index, point] = key;
    RunSettings settings = settings_[index];
    for (std::size_t k = 0; k < parameterCount(question_); ++k)
        settings.parameterValues.emplace_back(question_.parameters[k].path, point[k]);
    SimulationRun run(prepareCompiled(systemOf(question_, question_.experiments[index])), settings);
    ResultStore rows;
    const RunStatus status = runHere(run, rows, isStopWanted_);
    if (status.end->reason != EndReason::StopTimeReached)
        curves.failure = status.end->isRegular()
                             ? tr("the run ended at %1 s, before the last measured value").arg(status.end->time)
                             : status.end->text();
    if (!curves.failure.isEmpty())
        return curves;
    curves.times.resize(rows.rowCount());
    rows.readTimes(0, curves.times);
    for (const FitSignal& signal : question_.experiments[index].signals) {
        const int column = rows.find(signal.variable);
        if (column < 0) {
            curves.failure = tr("`%1` is not among the results").arg(signal.variable);
            return curves;
        }
        rows.read(column, 0, curves.values.emplace_back(rows.rowCount()));
    }
    return curves;
}

SimulatedSamples ExperimentRuns::at(const std::vector<double>& point,
                                    const std::vector<std::pair<RunKey, Curves>>& runs) const
{
    const std::vector<double> values(point.begin(),
                                     point.begin() + static_cast<std::ptrdiff_t>(parameterCount(question_)));
    std::vector<std::vector<double>> simulated;
    for (const FitSamples& samples : samples_) {
        const Curves& curves =
            std::ranges::find(runs, RunKey(samples.experiment, values), &std::pair<RunKey, Curves>::first)->second;
        if (!curves.failure.isEmpty())
            return tl::unexpected(curves.failure);
        const auto place = std::ranges::find(shifted_, samples.experiment);
        const double shift =
            place == shifted_.end()
                ? 0
                : point[parameterCount(question_) + static_cast<std::size_t>(place - shifted_.begin())];
        simulated.push_back(interpolated(curves.times, curves.values[samples.signal], samples.times, shift));
    }
    return simulated;
}

std::vector<SimulatedSamples> ExperimentRuns::simulate(const std::vector<std::vector<double>>& points)
{
    std::vector<std::pair<RunKey, Curves>> runs;
    for (const std::vector<double>& point : points)
        for (std::size_t experiment = 0; experiment < question_.experiments.size(); ++experiment) {
            RunKey key(experiment,
                       {point.begin(), point.begin() + static_cast<std::ptrdiff_t>(parameterCount(question_))});
            if (std::ranges::find(runs, key, &std::pair<RunKey, Curves>::first) == runs.end())
                runs.emplace_back(std::move(key), Curves{});
        }
    std::vector<std::size_t> missing;
    for (std::size_t k = 0; k < runs.size(); ++k) {
        const auto known = std::ranges::find(latest_, runs[k].first, &std::pair<RunKey, Curves>::first);
        if (known != latest_.end())
            runs[k].second = known->second;
        else
            missing.push_back(k);
    }
    forEachInParallel(missing.size(), question_.jobs, [&](std::size_t k) {
        auto& [key, curves] = runs[missing[k]];
        curves = run(key);
        return true;
    });
    runCount_ += missing.size();
    std::vector<SimulatedSamples> simulated;
    for (const std::vector<double>& point : points)
        simulated.push_back(at(point, runs));
    latest_ = std::move(runs);
    return simulated;
}

}  // namespace bramah::solver
