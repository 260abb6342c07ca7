// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/run_values.h"

#include "solver/evaluate/blocks/block_failure.h"
#include "solver/evaluate/blocks/unsolved_value.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {

bool areFinite(std::span<const double> values)
{
    bool areAll = true;
    for (const double value : values)
        areAll = areAll & std::isfinite(value);  // without branches, as this is done for every row
    return areAll;
}

RunValues::RunValues(std::shared_ptr<const CompiledSystem> compiled, const std::function<bool()>& isStopWanted)
    : system(*compiled),
      slots(system.tape.initialSlots),
      inputs(system),
      programs(compiled),
      blocks(system.tape, slots),
      kept_(system),
      isStopWanted_(isStopWanted),
      owner_(std::move(compiled))
{
    for (const CompiledState& state : system.states)
        derivatives.push_back(state.derivative);
}

bool RunValues::moveTo(double t, std::span<const double> x)
{
    const std::size_t count = system.states.size();
    const auto places = count == 0 ? slots.begin() : slots.begin() + system.states.front().slot;
    const bool isSameTime = time() == t;
    if (isSameTime && std::equal(places, places + static_cast<std::ptrdiff_t>(count), x.begin()))
        return false;
    std::copy_n(x.begin(), count, places);
    slots[system.tape.time] = t;
    if (!isSameTime)
        inputs.moveTo(t, slots);
    valid = {};
    return true;
}

void RunValues::keepPoint()
{
    if (valid.derivatives)
        kept_.keep(slots);
}

bool RunValues::returnTo(double t, std::span<const double> x)
{
    if (!kept_.restore(t, x, slots))
        return false;
    valid = {};
    valid.derivatives = true;
    return true;
}

double RunValues::of(VariableId variable) const
{
    const ValuePlace& place = system.tape.places[index(variable)];
    return place.slot == kNoSlot ? std::numeric_limits<double>::quiet_NaN() : place.sign * slots[place.slot];
}

EvaluationStatus RunValues::run(const RunnableProgram& program)
{
    const FailureKind failed = blocks.run(program, isStopWanted_);
    return failed == FailureKind::None ? EvaluationStatus{} : briefBlockFailure(failed, blocks);
}

EvaluationStatus RunValues::evaluateDerivatives()
{
    if (valid.derivatives)
        return {};
    programs.countEvaluation();
    const FailureKind failed = blocks.run(programs.derivative, isStopWanted_);
    if (failed != FailureKind::None)
        return briefBlockFailure(failed, blocks);
    if (!areDerivativesFinite())
        return notFinite(failures::NotFinite::Of::Derivatives);
    valid = {};
    valid.derivatives = true;
    return {};
}

EvaluationStatus RunValues::evaluateOutputs()
{
    EvaluationStatus status = evaluateDerivatives();
    if (status.ok() && !valid.outputs) {
        status = run(programs.output);
        valid.outputs = status.ok();
    }
    return status;
}

EvaluationStatus RunValues::evaluateRelations()
{
    EvaluationStatus status = evaluateDerivatives();
    if (status.ok() && !valid.relations) {
        status = run(programs.relation);
        valid.relations = status.ok();
    }
    return status;
}

bool RunValues::areDerivativesFinite() const
{
    // The sum of x - x is exactly 0 unless an x is infinite or not a number.
    double sum = 0;
    for (const Slot derivative : derivatives)
        sum += slots[derivative] - slots[derivative];
    return sum == 0;
}

EvaluationStatus RunValues::notFinite(failures::NotFinite::Of what) const
{
    for (const SolvedPlace& place : system.solved)
        if (place.slot != kNoSlot && !std::isfinite(slots[place.slot]))
            return failure(FailureKind::NotANumber, true, place.origin.component,
                           unsolvedValue(system.model, place, slots));
    return failure(FailureKind::NotANumber, true, {}, failures::NotFinite{what});
}

}  // namespace bramah::solver
