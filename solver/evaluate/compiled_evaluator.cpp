// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/compiled_evaluator.h"

#include "model/syntax/integer_range.h"
#include "solver/evaluate/parameter_range.h"
#include "solver/evaluate/tangents.h"
#include "solver/expressions/numeric_value.h"
#include "solver/history/time_rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>

namespace bramah::solver {
namespace {

constexpr double kFarthestKept = 0.25;  // of a delay, before the end of a step that is to be known already
// Of the size of a state: so far away a root has a slope that serves Newton's method.
constexpr double kNearBy = 1e-8;

/// Can a failure come from a held branch, which has no value beyond the event that ends it?
bool mayBeBeyondEvent(const EvaluationStatus& status)
{
    switch (status.kind) {
    case FailureKind::NotANumber:
    case FailureKind::BlockNotSolved:
    case FailureKind::SingularBlock: return true;
    case FailureKind::None:
    case FailureKind::AssertionFailed:
    case FailureKind::EventLoop:
    case FailureKind::InitialisationFailed:
    case FailureKind::Cancelled: break;
    }
    return false;
}

/// \a status, if a variable has no value, with the \a condition that has changed there.
EvaluationStatus withCondition(EvaluationStatus status, VariableId condition)
{
    const auto* cause = status.cause ? std::get_if<failures::VariableNotFinite>(status.cause.get()) : nullptr;
    if (!cause || condition == kNoVariable)
        return status;
    failures::VariableNotFinite named = *cause;
    named.condition = condition;
    status.cause = std::make_shared<const FailureCause>(std::move(named));
    return status;
}

}  // namespace

using NotFinite = failures::NotFinite::Of;

CompiledEvaluator::CompiledEvaluator(std::shared_ptr<const CompiledSystem> system)
    : layout_(system->layout),
      values_(std::move(system), isStopWanted_),
      relations_(values_),
      past_(values_),
      times_(values_, past_),
      assertions_(values_),
      jacobian_(values_),
      parameterOf_(values_.system.model.variables.size(), -1)
{
    for (std::size_t i = 0; i < values_.system.parameters.size(); ++i)
        parameterOf_[index(values_.system.parameters[i].variable)] = static_cast<std::int32_t>(i);
    if (values_.system.initial)
        initial_.emplace(*values_.system.initial, values_.system.model);
    if (const CompactProgram* compact = values_.programs.compactDerivative())
        derivativesSideBySide_.emplace(*compact, values_.system.tape.functions);
    updateParameters();
}

EventParts CompiledEvaluator::eventParts()
{
    return {values_, relations_, past_, times_, assertions_, initial_ ? &*initial_ : nullptr};
}

void CompiledEvaluator::moveTo(double t, std::span<const double> x)
{
    if (values_.moveTo(t, x))
        past_.update();
}

void CompiledEvaluator::setParameter(VariableId parameter, double newValue)
{
    const std::int32_t i = parameterOf_[index(parameter)];
    if (i < 0)
        return;
    const CompiledParameter& p = values_.system.parameters[static_cast<std::size_t>(i)];
    values_.slots[p.isOverridden] = 1;
    values_.slots[p.value] = newValue;
}

void CompiledEvaluator::setInput(VariableId input, double value, double slope, double since)
{
    values_.inputs.setLine(input, value, slope, since);
    values_.inputs.writeSet(values_.time(), values_.slots);
    values_.invalidate();
}

void CompiledEvaluator::setInputSignal(VariableId input, std::shared_ptr<const InputSignal> signal)
{
    values_.inputs.setSignal(input, std::move(signal), values_.time());
    values_.inputs.writeSet(values_.time(), values_.slots);
    values_.invalidate();
}

void CompiledEvaluator::takeParameters(const SystemEvaluator& other)
{
    const auto* whole = dynamic_cast<const CompiledEvaluator*>(&other);
    if (!whole)
        return;
    for (const CompiledParameter& own : values_.system.parameters) {
        const std::int32_t i = whole->parameterOf_[index(own.variable)];
        if (i < 0)
            continue;
        const CompiledParameter& p = whole->values_.system.parameters[static_cast<std::size_t>(i)];
        values_.slots[own.isOverridden] = whole->values_[p.isOverridden];
        values_.slots[own.value] = whole->values_[p.value];
    }
    values_.inputs.takeFrom(whole->values_.inputs);
}

EvaluationStatus CompiledEvaluator::updateParameters()
{
    values_.invalidate();
    EvaluationStatus status = values_.run(values_.system.tape.parameterProgram);
    values_.inputs.takeStarts(values_.slots);
    const auto refresh = [&](StateLayout& layout, Slot nominal) {
        layout.nominal = 1;
        if (nominal == kNoSlot)
            return;
        const double size = std::fabs(values_.slots[nominal]);
        if (size > 0 && std::isfinite(size))
            layout.nominal = size;
    };
    for (std::size_t i = 0; i < values_.system.states.size(); ++i)
        refresh(layout_.states[i], values_.system.states[i].nominal);
    estimateNominals();
    for (const TapeBlock& block : values_.system.tape.blocks)
        if (block.isInDerivatives)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                refresh(layout_.algebraics[block.firstAlgebraic + k], block.nominalSlots[k]);
    for (std::size_t i = 0; i < values_.system.parameters.size() && status.ok(); ++i)
        status = parameterStatus(values_.system.parameters[i]);
    return status;
}

void CompiledEvaluator::estimateNominals()
{
    constexpr double kLikelyGrowth = 10;
    const std::vector<CompiledState>& states = values_.system.states;
    const auto sizeOf = [&](const CompiledState& state) {
        const double size = state.nominal == kNoSlot ? std::fabs(values_.slots[state.start]) : 0;
        return std::isfinite(size) ? size : 0;
    };
    const auto unitOf = [&](const CompiledState& state) -> const std::string& {
        return values_.system.model.variable(state.variable).texts->unit;
    };
    std::map<std::string_view, double> largest;
    for (const CompiledState& state : states)
        if (double& size = largest[unitOf(state)]; sizeOf(state) > size)
            size = sizeOf(state);
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states[i].nominal != kNoSlot)
            continue;
        const double size = sizeOf(states[i]) > 0 ? sizeOf(states[i]) : largest[unitOf(states[i])];
        if (size > 0)
            layout_.states[i].nominal = std::min(1.0, kLikelyGrowth * size);
        layout_.states[i].isUnsized =
            sizeOf(states[i]) == 0 && layout_.states[i].nominal == 1 && unitOf(states[i]).empty();
    }
}

double CompiledEvaluator::leastOf(Slot min) const
{
    return min == kNoSlot ? -std::numeric_limits<double>::infinity() : values_.slots[min];
}

double CompiledEvaluator::mostOf(Slot max) const
{
    return max == kNoSlot ? std::numeric_limits<double>::infinity() : values_.slots[max];
}

EvaluationStatus CompiledEvaluator::parameterStatus(const CompiledParameter& p) const
{
    const FlatVariable& v = values_.system.model.variable(p.variable);
    const double value = values_.slots[p.slot];
    if (v.type == ValueType::Integer && std::isfinite(value) && !model::syntax::isIntegerInRange(value))
        return failure(FailureKind::AssertionFailed, false, v.origin.component,
                       failures::IntegerOutOfRange{p.variable, value});
    return rangeStatus(p.variable, v.origin.component, value, leastOf(p.min), mostOf(p.max));
}

std::vector<VariableRange> CompiledEvaluator::ranges() const
{
    std::vector<VariableRange> ranges;
    for (const CompiledRange& range : values_.system.ranges)
        ranges.push_back({range.variable, leastOf(range.min), mostOf(range.max)});
    return ranges;
}

std::vector<VariableRange> CompiledEvaluator::parameterRanges() const
{
    std::vector<VariableRange> ranges;
    for (const CompiledParameter& parameter : values_.system.parameters)
        if (parameter.min != kNoSlot || parameter.max != kNoSlot)
            ranges.push_back({parameter.variable, leastOf(parameter.min), mostOf(parameter.max)});
    return ranges;
}

EvaluationStatus CompiledEvaluator::inputDerivatives(std::span<const std::pair<VariableId, double>> inputs,
                                                     std::span<const VariableId> variables,
                                                     std::span<double> derivatives)
{
    Tangents tangents(values_);
    EvaluationStatus status = tangents.run(inputs);
    if (!status.ok())
        return status;
    std::ranges::transform(variables, derivatives.begin(), [&](VariableId id) { return tangents.of(id); });
    return areFinite(derivatives) ? status : values_.notFinite(failures::NotFinite::Of::Jacobian);
}

std::vector<EqualOutput> CompiledEvaluator::equalOutputs() const
{
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    const auto& outputs = layout_.outputs;
    const auto placeOf = [&](std::size_t output) {
        return values_.system.tape.places[index(outputs[output].variable)];
    };
    std::vector<std::size_t> firstIn(values_.slots.size(), kNone);  // by slot
    std::vector<EqualOutput> equal;
    for (std::size_t output = 0; output < outputs.size(); ++output) {
        const ValuePlace place = placeOf(output);
        std::size_t& first = firstIn[place.slot];
        first = std::min(first, output);
        equal.push_back({first, place.sign != placeOf(first).sign});
    }
    return equal;
}

template <typename Rest>
EvaluationStatus CompiledEvaluator::evaluateWith(const Rest& rest)
{
    EvaluationStatus status = values_.evaluateDerivatives();
    if (status.ok())
        status = rest();
    if (!mayBeBeyondEvent(status) || values_.system.relations.empty())
        return status;
    const auto derive = [this] { return values_.run(values_.programs.derivative); };
    EvaluationStatus literal = relations_.evaluateLiterally(derive, rest);
    return mayBeBeyondEvent(literal) ? withCondition(std::move(status), relations_.contradicted()) : literal;
}

EvaluationStatus CompiledEvaluator::derivatives(double t, std::span<const double> x, std::span<double> xdot)
{
    moveTo(t, x);
    const EvaluationStatus status = evaluateWith([] { return EvaluationStatus(); });
    if (!status.ok())
        return status;
    for (std::size_t i = 0; i < values_.derivatives.size(); ++i)
        xdot[i] = values_[values_.derivatives[i]];
    return past_.statusWithin();
}

bool CompiledEvaluator::derivativesSideBySide(const std::array<double, 3>& t,
                                              const std::array<std::vector<double>, 3>& x,
                                              const std::array<double*, 3>& xdot)
{
    if (!derivativesSideBySide_)
        return false;
    for (std::size_t point = 0; point < x.size(); ++point)
        values_.programs.countEvaluation();
    return derivativesSideBySide_->evaluate(values_.programs.derivativeInLanes(), values_.slots, values_.changes(), t,
                                            x, values_.inputs.lanesAt(t, values_.slots), xdot);
}

EvaluationStatus CompiledEvaluator::exactJacobian(double t, std::span<const double> x, std::span<double> values)
{
    moveTo(t, x);
    return evaluateWith([&] { return jacobian_.evaluate(values); });
}

EvaluationStatus CompiledEvaluator::jacobian(double t, std::span<const double> x, std::span<double> values)
{
    EvaluationStatus status = exactJacobian(t, x, values);
    if (status.kind != FailureKind::NotANumber && status.kind != FailureKind::SingularBlock)
        return status;
    return jacobianNearBy(t, x, values) ? EvaluationStatus() : status;
}

bool CompiledEvaluator::jacobianNearBy(double t, std::span<const double> x, std::span<double> values)
{
    if (!evaluateWith([] { return EvaluationStatus(); }).ok())
        return false;
    // Where the states go first; by ways that differ, so that equal states part.
    std::vector<double> way(x.size()), point(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double size = std::max(std::fabs(x[i]), layout_.states[i].nominal);
        way[i] =
            std::copysign(kNearBy * size * arbitraryValue(static_cast<double>(i)), values_[values_.derivatives[i]]);
    }
    bool isFound = false;
    for (const double sign : {1.0, -1.0}) {
        for (std::size_t i = 0; i < x.size(); ++i)
            point[i] = x[i] + sign * way[i];
        isFound = exactJacobian(t, point, values).ok();
        if (isFound)
            break;
    }
    moveTo(t, x);
    return isFound;
}

EvaluationStatus CompiledEvaluator::runImplicitForm(double t, std::span<const double> y)
{
    const std::size_t states = values_.system.states.size();
    moveTo(t, y.first(states));
    values_.invalidate();
    for (const TapeBlock& block : values_.system.tape.blocks)
        if (block.isInDerivatives)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                values_.slots[block.tearSlots[k]] = y[states + block.firstAlgebraic + k];
    return values_.run(daeProgram());
}

template <typename Rest>
EvaluationStatus CompiledEvaluator::implicitFormWith(double t, std::span<const double> y, const Rest& rest)
{
    EvaluationStatus status = runImplicitForm(t, y);
    if (status.ok())
        status = rest();
    if (!mayBeBeyondEvent(status) || values_.system.relations.empty())
        return status;
    EvaluationStatus literal = relations_.evaluateLiterally([&] { return runImplicitForm(t, y); }, rest);
    return mayBeBeyondEvent(literal) ? withCondition(std::move(status), relations_.contradicted()) : literal;
}

EvaluationStatus CompiledEvaluator::residual(double t, std::span<const double> y, std::span<const double> ydot,
                                             std::span<double> r)
{
    const std::size_t states = values_.system.states.size();
    return implicitFormWith(t, y, [&] {
        if (EvaluationStatus status = past_.statusWithin(); !status.ok())
            return status;
        for (std::size_t i = 0; i < states; ++i)
            r[i] = ydot[i] - values_.slots[values_.system.states[i].derivative];
        for (std::size_t i = 0; i < values_.system.daeResidualSlots.size(); ++i)
            r[states + i] = values_.slots[values_.system.daeResidualSlots[i]];
        return areFinite(r) ? EvaluationStatus() : values_.notFinite(NotFinite::Residuals);
    });
}

EvaluationStatus CompiledEvaluator::residualJacobian(double t, std::span<const double> y, double c,
                                                     std::span<double> values)
{
    EvaluationStatus status = residualJacobianAt(t, y, c, values);
    if (status.ok() || status.kind != FailureKind::NotANumber)
        return status;
    std::vector<double> point(y.size());
    for (const double sign : {1.0, -1.0}) {
        for (std::size_t i = 0; i < y.size(); ++i) {
            const StateLayout& own =
                i < layout_.states.size() ? layout_.states[i] : layout_.algebraics[i - layout_.states.size()];
            const double size = std::max(std::fabs(y[i]), own.nominal);
            point[i] = y[i] + sign * kNearBy * size * arbitraryValue(static_cast<double>(i));
        }
        if (const EvaluationStatus nearBy = residualJacobianAt(t, point, c, values); nearBy.ok())
            return nearBy;
    }
    return status;
}

EvaluationStatus CompiledEvaluator::residualJacobianAt(double t, std::span<const double> y, double c,
                                                       std::span<double> values)
{
    const std::size_t states = values_.system.states.size();
    return implicitFormWith(t, y, [&] {
        if (EvaluationStatus status = values_.run(values_.programs.jacobian); !status.ok())
            return status;
        std::fill(values.begin(), values.end(), 0.0);
        for (std::size_t i = 0; i < values_.system.partials.size(); ++i) {
            const JacobianSlot& p = values_.system.partials[i];
            const double partial = values_.slots[p.slot];
            values[values_.system.daeTargets[i]] += p.row < states ? -partial : partial;
        }
        for (std::uint32_t target : values_.system.daeDiagonal)
            values[target] += c;
        return areFinite(values) ? EvaluationStatus() : values_.notFinite(NotFinite::Jacobian);
    });
}

void CompiledEvaluator::algebraics(std::span<double> z) const
{
    for (const TapeBlock& block : values_.system.tape.blocks)
        if (block.isInDerivatives)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                z[block.firstAlgebraic + k] = values_.slots[block.tearSlots[k]];
}

EvaluationStatus CompiledEvaluator::relations(double t, std::span<const double> x, std::span<double> values)
{
    moveTo(t, x);
    const auto relationValues = [this] { return values_.run(values_.programs.relation); };
    EvaluationStatus status = values_.evaluateRelations();
    if (mayBeBeyondEvent(status))
        status = evaluateWith(relationValues);
    if (status.ok()) {
        relations_.crossings(values);
        past_.distancesOfJumps(values.last(past_.crossingCount()));
    }
    return status;
}

void CompiledEvaluator::selectOutputs(std::span<const std::size_t> chosen)
{
    values_.programs.selectRow(chosen);
    rowsSideBySide_.reset();
    if (const CompactProgram* compact = values_.programs.compactRow())
        rowsSideBySide_.emplace(*compact, values_.system.tape.functions);
}

bool CompiledEvaluator::outputsSideBySide(const std::array<double, 3>& t, const std::array<std::vector<double>, 3>& x,
                                          const std::array<double*, 3>& values)
{
    return rowsSideBySide_ && rowsSideBySide_->evaluate(values_.programs.rowInLanes(), values_.slots, values_.changes(),
                                                        t, x, values_.inputs.lanesAt(t, values_.slots), values);
}

EvaluationStatus CompiledEvaluator::evaluateAll(double t, std::span<const double> x)
{
    moveTo(t, x);
    return evaluateWith([this] { return values_.evaluateOutputs(); });
}

EvaluationStatus CompiledEvaluator::outputs(double t, std::span<const double> x, std::span<double> values)
{
    moveTo(t, x);
    const RowProgram* row = values_.programs.row();
    EvaluationStatus status;
    if (!row)
        status = values_.evaluateOutputs();
    else if (!values_.valid.outputs) {
        if (row->needsDerivatives())
            status = values_.evaluateDerivatives();
        if (status.ok())
            status = values_.run(values_.programs.rowRunnable());
    }
    if (status.ok())
        status = takeOutputs(values);
    if (!mayBeBeyondEvent(status))
        return status;
    return evaluateWith([&] {
        EvaluationStatus all = values_.evaluateOutputs();
        return all.ok() ? takeOutputs(values) : all;
    });
}

EvaluationStatus CompiledEvaluator::takeOutputs(std::span<double> values) const
{
    double sum = 0;  // sum of x - x, which is exactly 0 unless an x is infinite or not a number
    const RowProgram* row = values_.programs.row();
    const std::size_t count = row ? row->places().size() : layout_.outputs.size();
    for (std::size_t i = 0; i < count; ++i) {
        values[i] = row ? row->places()[i].sign * values_.slots[row->places()[i].slot]
                        : values_.of(layout_.outputs[i].variable);
        sum += values[i] - values[i];
    }
    return sum == 0 ? EvaluationStatus() : values_.notFinite(NotFinite::Results);
}

void CompiledEvaluator::expectToRemember()
{
    if (past_.areAllDelays() && values_.evaluateOutputs().ok() && values_.run(values_.programs.assertion).ok() &&
        past_.statusAt().ok() && past_.areInputsFinite())
        past_.note();
}

EvaluationStatus CompiledEvaluator::rememberWithin(double t, std::span<const double> x)
{
    if (past_.recordNoted(t))
        return {};
    // What has been kept of the step's end must not depend on the points remembered now.
    if (const auto kept = values_.keptTime(); kept && *kept - t > past_.shortestDelay() * kFarthestKept)
        values_.dropKept();
    moveTo(t, x);
    EvaluationStatus status = values_.run(values_.programs.past);
    if (status.ok())
        status = past_.statusAt();
    if (!status.ok() || !past_.areInputsFinite())
        return acceptStep(t, x);  // which says what is wrong
    past_.record();
    return {};
}

bool CompiledEvaluator::isAcceptedUnseen() const
{
    return values_.system.tape.blocks.empty() && values_.system.assertions.empty() && past_.isEmpty();
}

void CompiledEvaluator::keepPoint()
{
    if (!isAcceptedUnseen())
        values_.keepPoint();
}

EvaluationStatus CompiledEvaluator::acceptStep(double t, std::span<const double> x)
{
    const bool hasPast = !past_.isEmpty();
    if (isAcceptedUnseen())
        return {};
    if (!values_.returnTo(t, x))
        moveTo(t, x);
    const bool isSeen = !values_.system.assertions.empty() || hasPast;
    EvaluationStatus status = evaluateWith([&] {
        values_.blocks.acceptTears();
        EvaluationStatus own = isSeen ? values_.evaluateOutputs() : EvaluationStatus();
        if (isSeen && own.ok())
            own = values_.run(values_.programs.assertion);
        return isSeen && own.ok() ? past_.statusAt() : own;
    });
    if (!status.ok() || !isSeen)
        return status;
    past_.record();
    for (std::size_t i = 0; i < values_.system.assertions.size() && status.ok(); ++i)
        status = assertions_.check(i);
    return status;
}

EvaluationStatus CompiledEvaluator::evaluateDelayed(double t, std::span<const double> x)
{
    moveTo(t, x);
    EvaluationStatus status = values_.evaluateDerivatives();
    if (status.ok())
        status = values_.evaluateOutputs();
    return status.ok() ? values_.run(values_.programs.assertion) : status;
}

void CompiledEvaluator::beginTerminal()
{
    values_.slots[values_.system.tape.isTerminal] = 1;
    values_.invalidate();
}

EventOutcome CompiledEvaluator::handleEvent(double t, std::span<double> x)
{
    moveTo(t, x);
    values_.dropKept();
    past_.dropNoted();
    EventIteration iteration(eventParts(), x);
    iteration.takeLeftLimits();
    times_.raiseSamples(t);
    if (past_.crossingCount() > 0 && values_.evaluateOutputs().ok())
        static_cast<void>(values_.run(values_.programs.assertion));  // which computes what histories ask for
    bool hasPassed = values_.inputs.passJumps(t, timeRounding({values_.start, t}), values_.slots);
    hasPassed = past_.passJumps() || hasPassed;
    EventOutcome outcome = iteration.run();
    values_.blocks.acceptTears();
    if (past_.passJumps()) {  // an event has shortened a delay
        hasPassed = true;
        values_.invalidate();
        past_.update();
    }
    outcome.structureChanged = outcome.structureChanged || hasPassed;
    if (outcome.status.ok())
        outcome.status = past_.recordJumps();
    if (std::string text = past_.endWanted(); !text.empty() && !outcome.terminated) {
        outcome.terminated = true;
        outcome.message = {{std::move(text)}, {}};
    }
    return outcome;
}

EvaluationStatus CompiledEvaluator::settleDelays(double t, std::span<const double> x)
{
    past_.clear();
    EvaluationStatus status = acceptStep(t, x);
    past_.settle();
    if (!past_.isEmpty()) {
        values_.invalidate();
        past_.update();
    }
    return status;
}

std::unique_ptr<SystemEvaluator> makeEvaluator(std::shared_ptr<const CompiledSystem> system)
{
    return std::make_unique<CompiledEvaluator>(std::move(system));
}

}  // namespace bramah::solver
