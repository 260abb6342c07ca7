// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/compiled_evaluator.h"

#include "model/values/string_function.h"
#include "solver/evaluate/block_failure.h"
#include "solver/evaluate/parameter_range.h"
#include "solver/evaluate/unsolved_text.h"
#include "solver/expressions/number_text.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Core>

namespace bramah::solver {

namespace {

bool areFinite(std::span<const double> values)
{
    bool areAll = true;
    for (const double value : values)
        areAll = areAll & std::isfinite(value);  // without branches, as every row is asked
    return areAll;
}

}  // namespace

CompiledEvaluator::CompiledEvaluator(std::shared_ptr<const CompiledSystem> system)
    : system_(std::move(system)),
      layout_(system_->layout),
      slots_(system_->tape.initialSlots),
      programs_(system_),
      blocks_(system_->tape, slots_),
      blockJacobian_(system_->implicitJacobian.workSize),
      instants_(system_->relations.size(), std::numeric_limits<double>::quiet_NaN()),
      ticks_(system_->samples.size(), std::numeric_limits<double>::quiet_NaN()),
      savedTruths_(system_->relations.size()),
      parameterOf_(system_->model.variables.size(), -1),
      delays_(system_->delays.size()),
      transports_(system_->transports.size()),
      hasWarned_(system_->assertions.size(), false),
      hasEventWarned_(system_->eventActions.size(), false)
{
    for (std::size_t i = 0; i < system_->parameters.size(); ++i)
        parameterOf_[index(system_->parameters[i].variable)] = static_cast<std::int32_t>(i);
    if (system_->initial)
        initial_.emplace(*system_->initial, system_->model);
    groupRelations();
    updateParameters();
}

void CompiledEvaluator::setParameter(VariableId parameter, double newValue)
{
    const std::int32_t i = parameterOf_[index(parameter)];
    if (i < 0)
        return;
    const CompiledParameter& p = system_->parameters[static_cast<std::size_t>(i)];
    slots_[p.isOverridden] = 1;
    slots_[p.value] = newValue;
}

EvaluationStatus CompiledEvaluator::updateParameters()
{
    valid_ = {};
    EvaluationStatus status = run(system_->tape.parameterProgram);
    const auto refresh = [&](StateLayout& layout, Slot nominal) {
        layout.nominal = 1;
        if (nominal == kNoSlot)
            return;
        const double size = std::fabs(slots_[nominal]);
        if (size > 0 && std::isfinite(size))
            layout.nominal = size;
    };
    for (std::size_t i = 0; i < system_->states.size(); ++i)
        refresh(layout_.states[i], system_->states[i].nominal);
    for (const TapeBlock& block : system_->tape.blocks)
        if (block.isInDerivatives)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                refresh(layout_.algebraics[block.firstAlgebraic + k], block.nominalSlots[k]);
    for (std::size_t i = 0; i < system_->parameters.size() && status.ok(); ++i)
        status = parameterStatus(system_->parameters[i]);
    return status;
}

EvaluationStatus CompiledEvaluator::parameterStatus(const CompiledParameter& p) const
{
    constexpr double kUnbounded = std::numeric_limits<double>::infinity();
    return rangeStatus(system_->model.variable(p.variable), slots_[p.slot],
                       p.min == kNoSlot ? -kUnbounded : slots_[p.min], p.max == kNoSlot ? kUnbounded : slots_[p.max]);
}

double CompiledEvaluator::value(VariableId variable) const
{
    const ValuePlace& place = system_->tape.places[index(variable)];
    return place.slot == kNoSlot ? std::numeric_limits<double>::quiet_NaN() : place.sign * slots_[place.slot];
}

void CompiledEvaluator::moveTo(double t, std::span<const double> x)
{
    const std::size_t count = system_->states.size();
    const auto places = count == 0 ? slots_.begin() : slots_.begin() + system_->states.front().slot;
    if (slots_[system_->tape.time] == t && std::equal(places, places + static_cast<std::ptrdiff_t>(count), x.begin()))
        return;
    std::copy_n(x.begin(), count, places);
    slots_[system_->tape.time] = t;
    valid_ = {};
    updateDelays();
}

EvaluationStatus CompiledEvaluator::run(const RunnableProgram& program)
{
    const FailureKind failure = blocks_.run(program, isStopWanted_);
    return failure == FailureKind::None ? EvaluationStatus{} : briefBlockFailure(failure, blocks_, system_->model);
}

EvaluationStatus CompiledEvaluator::evaluateDerivatives()
{
    if (valid_.derivatives)
        return {};
    programs_.countEvaluation();
    EvaluationStatus status = run(programs_.derivative);
    if (!status.ok())
        return status;
    if (!areDerivativesFinite())
        return notFinite(tr("the derivatives are not finite"));
    valid_ = {};
    valid_.derivatives = true;
    return {};
}

EvaluationStatus CompiledEvaluator::evaluateOutputs()
{
    EvaluationStatus status = evaluateDerivatives();
    if (status.ok() && !valid_.outputs) {
        status = run(programs_.output);
        valid_.outputs = status.ok();
    }
    return status;
}

EvaluationStatus CompiledEvaluator::evaluateRelations()
{
    EvaluationStatus status = evaluateDerivatives();
    if (status.ok() && !valid_.relations) {
        status = run(programs_.relation);
        valid_.relations = status.ok();
    }
    return status;
}

bool CompiledEvaluator::areDerivativesFinite() const
{
    // The sum of x - x is 0 exactly if no x is infinite or not a number.
    double sum = 0;
    for (const CompiledState& state : system_->states)
        sum += slots_[state.derivative] - slots_[state.derivative];
    return sum == 0;
}

EvaluationStatus CompiledEvaluator::evaluateLiterally()
{
    const std::vector<CompiledRelation>& all = system_->relations;
    for (std::size_t i = 0; i < all.size(); ++i)
        savedTruths_[i] = slots_[all[i].truthSlot];
    EvaluationStatus status;
    constexpr int kMostRounds = 10;
    for (int round = 0; round < kMostRounds; ++round) {
        static_cast<void>(run(programs_.relation));
        bool isChanged = false;
        for (const CompiledRelation& r : all) {
            if (r.kind == CrossingKind::Time)
                continue;
            const double literal = r.kind == CrossingKind::Floor ? apply(r.operation, slots_[r.left])
                                                                 : apply(r.operation, slots_[r.left], slots_[r.right]);
            isChanged = isChanged || literal != slots_[r.truthSlot];
            slots_[r.truthSlot] = literal;
        }
        status = run(programs_.derivative);
        if (!isChanged)
            break;
    }
    if (status.ok() && !areDerivativesFinite())
        status = notFinite(tr("the derivatives are not finite"));
    for (std::size_t i = 0; i < all.size(); ++i)
        slots_[all[i].truthSlot] = savedTruths_[i];
    valid_ = {};
    return status;
}

EvaluationStatus CompiledEvaluator::derivatives(double t, std::span<const double> x, std::span<double> xdot)
{
    moveTo(t, x);
    EvaluationStatus status = evaluateDerivatives();
    if (!status.ok() && status.kind != FailureKind::Cancelled && !system_->relations.empty()) {
        EvaluationStatus literal = evaluateLiterally();
        if (literal.ok())
            status = literal;
    }
    if (status.ok())
        for (std::size_t i = 0; i < system_->states.size(); ++i)
            xdot[i] = slots_[system_->states[i].derivative];
    return status.ok() ? transportStatus() : status;
}

bool CompiledEvaluator::solveSingularPart(const ImplicitJacobian::BlockPart& part, double* own)
{
    const std::uint32_t size = system_->tape.blocks[part.block].size();
    RankRevealingLu& lu = blocks_.singularLu();
    for (std::size_t i = 0; i < part.matrixSlots.size(); ++i)
        lu.matrix()[i] = part.matrixSlots[i] == kNoSlot ? 0 : slots_[part.matrixSlots[i]];
    constexpr double kContradiction = 1e-6;
    if (!lu.factorise(size))
        return false;
    for (std::uint32_t column = 0; column < part.columns; ++column)
        if (!lu.solve(own + column, part.columns, kContradiction))
            return false;
    return true;
}

EvaluationStatus CompiledEvaluator::solveImplicitJacobian()
{
    const ImplicitJacobian& jacobian = system_->implicitJacobian;
    DenseLu& lu = blocks_.denseLu();
    double* work = blockJacobian_.data();
    for (const ImplicitJacobian::BlockPart& part : jacobian.blocks) {
        const TapeBlock& block = system_->tape.blocks[part.block];
        const std::uint32_t size = block.size();
        double* own = work + part.first;
        std::fill_n(own, std::size_t{size} * part.columns, 0.0);
        for (const auto& [target, place] : part.direct)
            own[target] -= slots_[place];
        for (const ImplicitJacobian::Chain& chain : part.chains)
            for (std::uint32_t i = 0; i < chain.length; ++i)
                own[jacobian.targets[chain.firstTarget + i]] -= slots_[chain.slot] * work[chain.source + i];
        for (std::size_t i = 0; i < part.matrixSlots.size(); ++i)
            lu.matrix()[i] = part.matrixSlots[i] == kNoSlot ? 0 : slots_[part.matrixSlots[i]];
        if (!lu.factorise(size)) {
            if (solveSingularPart(part, own))
                continue;
            EvaluationStatus status;
            status.kind = FailureKind::SingularBlock;
            status.component = block.residualOrigins[lu.zeroPivot()].component;
            status.detail = filled(tr("the equations for %1 are singular"),
                                   "`" + system_->model.variable(block.tears[0]).path + "`");
            return status;
        }
        for (std::uint32_t column = 0; column < part.columns; ++column)
            lu.solve(own + column, part.columns);
    }
    return {};
}

EvaluationStatus CompiledEvaluator::jacobian(double t, std::span<const double> x, std::span<double> values)
{
    moveTo(t, x);
    EvaluationStatus status = evaluateDerivatives();
    if (status.ok())
        status = run(programs_.jacobian);
    if (status.ok())
        status = solveImplicitJacobian();
    if (!status.ok())
        return status;
    const ImplicitJacobian& jacobian = system_->implicitJacobian;
    std::fill(values.begin(), values.end(), 0.0);
    for (const auto& [target, place] : jacobian.direct)
        values[target] += slots_[place];
    for (const ImplicitJacobian::Chain& chain : jacobian.chains)
        for (std::uint32_t i = 0; i < chain.length; ++i)
            values[jacobian.targets[chain.firstTarget + i]] += slots_[chain.slot] * blockJacobian_[chain.source + i];
    return areFinite(values) ? EvaluationStatus() : jacobianNotFinite();
}

EvaluationStatus CompiledEvaluator::runImplicitForm(double t, std::span<const double> y)
{
    const std::size_t states = system_->states.size();
    moveTo(t, y.first(states));
    valid_ = {};
    for (const TapeBlock& block : system_->tape.blocks)
        if (block.isInDerivatives)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                slots_[block.tearSlots[k]] = y[states + block.firstAlgebraic + k];
    return run(daeProgram());
}

EvaluationStatus CompiledEvaluator::residual(double t, std::span<const double> y, std::span<const double> ydot,
                                             std::span<double> r)
{
    const std::size_t states = system_->states.size();
    EvaluationStatus status = runImplicitForm(t, y);
    if (status.ok())
        status = transportStatus();
    if (!status.ok())
        return status;
    for (std::size_t i = 0; i < states; ++i)
        r[i] = ydot[i] - slots_[system_->states[i].derivative];
    for (std::size_t i = 0; i < system_->daeResidualSlots.size(); ++i)
        r[states + i] = slots_[system_->daeResidualSlots[i]];
    return areFinite(r) ? EvaluationStatus() : notFinite(tr("the residuals are not finite"));
}

EvaluationStatus CompiledEvaluator::residualJacobian(double t, std::span<const double> y, double c,
                                                     std::span<double> values)
{
    const std::size_t states = system_->states.size();
    EvaluationStatus status = runImplicitForm(t, y);
    if (status.ok())
        status = run(programs_.jacobian);
    if (!status.ok())
        return status;
    std::fill(values.begin(), values.end(), 0.0);
    for (std::size_t i = 0; i < system_->partials.size(); ++i) {
        const JacobianSlot& p = system_->partials[i];
        const double partial = slots_[p.slot];
        values[system_->daeTargets[i]] += p.row < states ? -partial : partial;
    }
    for (std::uint32_t target : system_->daeDiagonal)
        values[target] += c;
    return {};
}

void CompiledEvaluator::algebraics(std::span<double> z) const
{
    for (const TapeBlock& block : system_->tape.blocks)
        if (block.isInDerivatives)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                z[block.firstAlgebraic + k] = slots_[block.tearSlots[k]];
}

void CompiledEvaluator::tolerate(std::size_t i, double size)
{
    tolerances_.emplace_back(i, size);
}

void CompiledEvaluator::forgetTolerances()
{
    tolerances_.clear();
}

void CompiledEvaluator::groupRelations()
{
    for (std::size_t i = 0; i < system_->relations.size(); ++i) {
        const CompiledRelation& r = system_->relations[i];
        if (r.firstRoot < 0)
            continue;
        if (r.kind != CrossingKind::State) {
            floors_.push_back(i);
            continue;
        }
        const auto root = static_cast<std::size_t>(r.firstRoot);
        if (!differences_.empty()) {
            Differences& last = differences_.back();
            if (root == last.root + last.count && r.left == last.left + last.count &&
                r.right == last.right + last.count) {
                ++last.count;
                continue;
            }
        }
        differences_.push_back({root, r.left, r.right, 1});
    }
}

void CompiledEvaluator::relationValues(std::span<double> values) const
{
    for (const Differences& d : differences_) {
        if (d.count == 1) {
            values[d.root] = slots_[d.left] - slots_[d.right];
            continue;
        }
        const auto count = static_cast<Eigen::Index>(d.count);
        Eigen::Map<Eigen::ArrayXd>(&values[d.root], count) = Eigen::Map<const Eigen::ArrayXd>(&slots_[d.left], count) -
                                                             Eigen::Map<const Eigen::ArrayXd>(&slots_[d.right], count);
    }
    for (const std::size_t i : floors_) {
        const CompiledRelation& r = system_->relations[i];
        const auto root = static_cast<std::size_t>(r.firstRoot);
        // floor: below its value, or one above it; ceil: one below it, or above.
        const double held = slots_[r.truthSlot];
        values[root] = slots_[r.left] - (r.operation == Operation::Floor ? held : held - 1);
        values[root + 1] = slots_[r.left] - (r.operation == Operation::Floor ? held + 1 : held);
    }
    for (const auto& [i, size] : tolerances_) {
        const CompiledRelation& r = system_->relations[i];
        double& value = values[static_cast<std::size_t>(r.firstRoot)];
        const bool isLess = r.operation == Operation::Less || r.operation == Operation::LessEqual;
        if (std::fabs(value) <= size)
            value = (slots_[r.truthSlot] != 0) == isLess ? -size : size;
    }
    const std::size_t firstTransport = values.size() - transports_.size();
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        values[firstTransport + i] =
            transports_[i].distanceOfJump(positionOf(transport), slots_[transport.isForward] != 0);
    }
}

EvaluationStatus CompiledEvaluator::relations(double t, std::span<const double> x, std::span<double> values)
{
    moveTo(t, x);
    EvaluationStatus status = evaluateRelations();
    if (status.ok())
        relationValues(values);
    return status;
}

void CompiledEvaluator::selectOutputs(std::span<const std::size_t> chosen)
{
    programs_.selectRow(chosen);
}

EvaluationStatus CompiledEvaluator::outputs(double t, std::span<const double> x, std::span<double> values)
{
    moveTo(t, x);
    if (const RowProgram* row = programs_.row()) {
        EvaluationStatus status;
        if (!valid_.outputs) {
            if (row->needsDerivatives())
                status = evaluateDerivatives();
            if (status.ok())
                status = run(programs_.rowRunnable());
        }
        if (!status.ok())
            return status;
        const std::vector<ValuePlace>& places = row->places();
        for (std::size_t i = 0; i < places.size(); ++i)
            values[i] = places[i].sign * slots_[places[i].slot];
        return areFinite(values) ? EvaluationStatus() : notFinite(tr("the results are not finite"));
    }
    EvaluationStatus status = evaluateOutputs();
    if (!status.ok())
        return status;
    for (std::size_t i = 0; i < layout_.outputs.size(); ++i)
        values[i] = value(layout_.outputs[i].variable);
    return areFinite(values) ? EvaluationStatus() : notFinite(tr("the results are not finite"));
}

EvaluationStatus CompiledEvaluator::acceptStep(double t, std::span<const double> x)
{
    const bool hasPast = !delays_.empty() || !transports_.empty();
    if (system_->tape.blocks.empty() && system_->assertions.empty() && !hasPast)
        return {};
    moveTo(t, x);
    EvaluationStatus status = evaluateDerivatives();
    if (!status.ok())
        return status;
    blocks_.acceptTears();
    if (system_->assertions.empty() && !hasPast)
        return {};
    status = evaluateOutputs();
    if (status.ok())
        status = run(programs_.assertion);
    if (status.ok())
        status = delayStatus();
    if (!status.ok())
        return status;
    recordPast();
    for (std::size_t i = 0; i < system_->assertions.size() && status.ok(); ++i)
        status = checkAssertion(i);
    return status;
}

EvaluationStatus CompiledEvaluator::checkAssertion(std::size_t number)
{
    const CompiledAction& assertion = system_->assertions[number];
    if (slots_[assertion.value] != 0)
        return {};
    if (assertion.action.level == AssertionLevel::Error)
        return {FailureKind::AssertionFailed, true, assertion.action.origin.component, messageText(assertion)};
    warn(assertion, hasWarned_, number);
    return {};
}

void CompiledEvaluator::warn(const CompiledAction& assertion, std::vector<bool>& hasWarned, std::size_t number)
{
    if (hasWarned[number])
        return;
    hasWarned[number] = true;
    warnings_.push_back({slots_[system_->tape.time], assertion.action.origin.component, messageText(assertion)});
}

std::string CompiledEvaluator::messageText(const CompiledAction& action) const
{
    std::string text;
    for (std::size_t i = 0; i < action.action.message.texts.size(); ++i) {
        text += action.action.message.texts[i];
        if (i < action.messageValues.size())
            text += model::realText(slots_[action.messageValues[i]]);
    }
    return text;
}

EvaluationStatus CompiledEvaluator::notFinite(const QString& text) const
{
    EvaluationStatus status;
    status.kind = FailureKind::NotANumber;
    status.detail = text.toStdString();
    for (const SolvedPlace& place : system_->solved) {
        if (place.slot == kNoSlot || std::isfinite(slots_[place.slot]))
            continue;
        status.component = place.origin.component;
        status.detail = unsolvedText(system_->model, place, slots_);
        return status;
    }
    return status;
}

EvaluationStatus CompiledEvaluator::jacobianNotFinite() const
{
    EvaluationStatus status = notFinite(tr("the Jacobian is not finite"));
    const auto partial = std::ranges::find_if(
        system_->partials, [this](const JacobianSlot& each) { return !std::isfinite(slots_[each.slot]); });
    if (status.component != ComponentId{} || partial == system_->partials.end())
        return status;
    const std::size_t states = layout_.states.size();
    status.component = partial->row < states ? layout_.states[partial->row].component
                                             : layout_.algebraics[partial->row - states].component;
    status.detail = unsolvedText(*system_, *partial, slots_);
    return status;
}

std::unique_ptr<SystemEvaluator> makeEvaluator(std::shared_ptr<const CompiledSystem> system)
{
    return std::make_unique<CompiledEvaluator>(std::move(system));
}

}  // namespace bramah::solver
