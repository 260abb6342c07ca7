// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/resting_start.h"

#include "solver/analysis/delayed_signals.h"
#include "solver/compile/compile.h"
#include "solver/tape/compiled_system.h"

#include <map>
#include <utility>

namespace bramah::solver {
namespace {

constexpr double kLongAgo = 1e6;  // [s] before the start

/// Fills the histories of the delays with constants, the values of \a signals in \a rest. False if one is missing.
bool fillDelays(SavedState& state, const CompiledSystem& system, const std::vector<DelayedSignal>& signals,
                const SystemEvaluator& rest)
{
    std::map<std::string, double> values;
    for (const DelayedSignal& signal : signals)
        values.emplace("delay(" + signal.text + ")", rest.value(signal.delayed));
    for (const CompiledHistory& history : system.histories) {
        if (!history.operation->isPureDelay())
            continue;
        const auto value = values.find(system.model.variable(history.variable).path);
        if (value == values.end())
            return false;
        state.histories[history.operation->savedAs()].push_back({{0.0, value->second}});
    }
    return true;
}

std::optional<RestingStart> startOfDelayed(SystemEvaluator& evaluator, const CompiledSystem& system, double time,
                                           const std::function<bool()>& isStopWanted)
{
    FlatModel lagging = *system.written;
    const std::vector<DelayedSignal> signals = replaceDelaysByLags(lagging);
    CompileOptions options;
    options.isStopWanted = isStopWanted;
    const CompileOutcome compiled = compile(std::move(lagging), options);
    if (!compiled.system)
        return std::nullopt;
    const auto rest = makeEvaluator(compiled.system);
    rest->setStopCheck(isStopWanted);
    rest->takeParameters(evaluator);
    RestingStart start;
    start.point.status = rest->updateParameters();
    if (start.point.status.ok())
        start.point = findOperatingPoint(*rest, time);
    if (!start.point.status.ok())
        return start;
    std::vector<double> outputs(rest->layout().outputs.size());
    start.point.status = rest->outputs(time, start.point.states, outputs);
    start.state = rest->save(time, start.point.states);
    if (!fillDelays(start.state, system, signals, *rest))
        return std::nullopt;
    for (const DelayedSignal& signal : signals)
        for (const VariableId beginning : signal.beginnings) {
            const std::string& path = rest->model().variable(beginning).path;
            start.state.values[path] = start.state.values["pre(" + path + ")"] = time - kLongAgo;
        }
    return start;
}

}  // namespace

RestingStart findRestingStart(SystemEvaluator& evaluator, const CompiledSystem* system, double time,
                              const std::function<bool()>& isStopWanted)
{
    if (system && system->written)
        if (auto start = startOfDelayed(evaluator, *system, time, isStopWanted))
            return std::move(*start);
    RestingStart start;
    start.point = findOperatingPoint(evaluator, time);
    if (start.point.status.ok())
        start.state = evaluator.save(time, start.point.states);
    return start;
}

}  // namespace bramah::solver
