// SPDX-License-Identifier: BSD-3-Clause
#include "solver/fmi/shell/fmu_instance.h"

#include "solver/archive/byte_reader.h"
#include "solver/archive/fields.h"
#include "solver/flat_model/parameter_refusal.h"
#include "solver/words/end_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {

template <typename Archive, FieldsOf<SavedState> Self>
void fields(Archive& archive, Self& state)
{
    archive(state.model, state.time, state.hasHadEvent, state.values, state.histories);
}

namespace fmi {
namespace {

// A run whose end nobody has told is judged as one of so many of its first communication step.
constexpr double kStepsOfEndlessRun = 1000;
constexpr double kUsualTolerance = 1e-6;
constexpr std::uint32_t kStateVersion = 1;

VariableId idOf(std::uint32_t reference)
{
    return VariableId{reference};
}

std::string noVariable(std::uint32_t reference)
{
    return "there is no variable with the reference " + std::to_string(reference);
}

/// Who, what and what to try, in one line.
std::string lineOf(const EndWords& words)
{
    std::string line = words.component.empty() ? words.message : '`' + words.component + "`: " + words.message;
    return words.advice.empty() ? line : line + "; " + words.advice;
}

}  // namespace

template <typename Archive, FieldsOf<InstanceState::Line> Self>
void fields(Archive& archive, Self& line)
{
    archive(line.value, line.slope, line.since);
}
template <typename Archive, FieldsOf<InstanceState> Self>
void fields(Archive& archive, Self& state)
{
    archive(state.parameters, state.inputs, state.startTime, state.stopTime, state.tolerance, state.length,
            state.isRunning, state.endTime, state.saved);
}

FmuInstance::FmuInstance(std::shared_ptr<const FmuModel> model, Listener listener)
    : model_(std::move(model)), listener_(std::move(listener))
{
    queue_.liftBound();
    reset();
}

const FlatVariable* FmuInstance::variable(std::uint32_t reference) const
{
    return reference < model().variables.size() ? &model().variables[reference] : nullptr;
}

bool FmuInstance::isInput(std::uint32_t reference) const
{
    return std::ranges::any_of(model_->system->inputs,
                               [&](const CompiledInput& input) { return input.variable == idOf(reference); });
}

void FmuInstance::reset()
{
    loop_.reset();
    rows_.reset();
    evaluator_.reset();
    state_ = {};
    state_.startTime = model().experiment.startTime;
    state_.tolerance = model().experiment.tolerance;
    changedParameters_.clear();
    areInputsChanged_ = mayBeEvent_ = isEvaluated_ = false;
}

bool FmuInstance::refuse(const std::string& text)
{
    listener_(Severity::Error, text);
    return false;
}

bool FmuInstance::failed(const EvaluationStatus& status, double time)
{
    return refuse(lineOf(failureEndWords(status, time, model())));
}

bool FmuInstance::ended(const LoopEnd& end)
{
    const EndWords words = endWords(end, *evaluator_);
    if (words.reason != EndReason::Terminated)
        return refuse(lineOf(words));
    state_.endTime = end.time;
    listener_(Severity::Note, words.message);
    return true;
}

void FmuInstance::setExperiment(double start, std::optional<double> stop, std::optional<double> tolerance)
{
    state_.startTime = start;
    state_.stopTime = stop;
    if (tolerance)
        state_.tolerance = tolerance;
}

bool FmuInstance::set(std::uint32_t reference, double value)
{
    const FlatVariable* known = variable(reference);
    if (!known)
        return refuse(noVariable(reference));
    if (!std::isfinite(value))
        return refuse('`' + known->path + "` cannot be set to a value that is not finite");
    if (isInput(reference)) {
        const auto [line, isNew] = state_.inputs.try_emplace(reference);
        if (isNew || line->second.value != value || line->second.slope != 0)
            noteChange(reference);
        line->second = {value, 0, time()};
    } else if (parameterRefusal(model(), known->path)) {
        return refuse('`' + known->path + "` cannot be set: it is neither an input nor a parameter that may change");
    } else {
        state_.parameters[reference] = value;
        if (state_.isRunning)
            changedParameters_.emplace_back(known->path, value);
    }
    isEvaluated_ = false;
    if (!state_.isRunning)
        evaluator_.reset();  // its start is that of other values
    return true;
}

bool FmuInstance::setSlope(std::uint32_t reference, double slope)
{
    const FlatVariable* known = variable(reference);
    if (!known || !isInput(reference) || known->type != ValueType::Real || !std::isfinite(slope))
        return refuse("a slope can be given to an input only that is a Real");
    const auto present = value(reference);
    if (!present)
        return false;
    state_.inputs[reference] = {*present, slope, time()};
    noteChange(reference);
    return true;
}

void FmuInstance::noteChange(std::uint32_t input)
{
    areInputsChanged_ = true;
    mayBeEvent_ = mayBeEvent_ || model_->eventInputs.contains(input);
}

double FmuInstance::time() const
{
    if (state_.endTime)
        return *state_.endTime;
    return loop_ ? loop_->time() : state_.isRunning ? startedAt_ : state_.startTime;
}

void FmuInstance::giveInputs(SystemEvaluator& evaluator) const
{
    for (const auto& [reference, line] : state_.inputs)
        evaluator.setInput(idOf(reference), line.value, line.slope, line.since);
}

std::unique_ptr<SystemEvaluator> FmuInstance::makeReady()
{
    auto evaluator = makeEvaluator(model_->system);
    for (const auto& [reference, value] : state_.parameters)
        evaluator->setParameter(idOf(reference), value);
    giveInputs(*evaluator);
    const EvaluationStatus status = evaluator->updateParameters();
    return status.ok() || failed(status, state_.startTime) ? std::move(evaluator) : nullptr;
}

bool FmuInstance::start()
{
    if (!evaluator_ && !solveStart())
        return false;
    state_.isRunning = true;
    return true;
}

bool FmuInstance::solveStart()
{
    auto evaluator = makeReady();
    if (!evaluator)
        return false;
    states_.assign(evaluator->layout().states.size(), 0);
    const InitialisationOutcome outcome = evaluator->initialise(state_.startTime, states_);
    return begin(std::move(evaluator), outcome, state_.startTime);
}

bool FmuInstance::begin(std::unique_ptr<SystemEvaluator> evaluator, const InitialisationOutcome& outcome, double time)
{
    if (!outcome.status.ok())
        return failed(outcome.status, time);
    loop_.reset();
    evaluator_ = std::move(evaluator);
    startedAt_ = time;
    if (outcome.terminated)
        state_.endTime = time;
    areInputsChanged_ = mayBeEvent_ = isEvaluated_ = false;
    changedParameters_.clear();
    return true;
}

bool FmuInstance::beginLoop(double way)
{
    if (!(state_.length > 0))
        state_.length = state_.stopTime && *state_.stopTime > state_.startTime ? *state_.stopTime - state_.startTime
                                                                               : kStepsOfEndlessRun * way;
    IntegrationSettings settings;
    settings.startTime = startedAt_;
    settings.stopTime = std::numeric_limits<double>::infinity();
    settings.givenLength = state_.length;
    settings.tolerance = state_.tolerance.value_or(kUsualTolerance);
    settings.eventRows = EventRows::None;
    rows_ = std::make_unique<RowWriter>(
        *evaluator_, std::vector<std::size_t>(), queue_, control_, [](double, bool) {}, settings.tolerance);
    IntegrationLoop::Listener listener;
    listener.onWarning = [this](const RunWarning& warning) {
        listener_(Severity::Warning, warningWords(warning, model()));
    };
    loop_ = std::make_unique<IntegrationLoop>(*evaluator_, settings, states_, *rows_, control_, std::move(listener));
    const auto end = loop_->begin();
    return !end || ended(*end);
}

bool FmuInstance::takeChangesAtStart()
{
    mayBeEvent_ = false;
    const bool isAnyChanged = std::exchange(areInputsChanged_, false) || !changedParameters_.empty();
    if (!isAnyChanged)
        return true;
    for (const auto& [path, value] : std::exchange(changedParameters_, {}))
        evaluator_->setParameter(model().findVariable(path), value);
    giveInputs(*evaluator_);
    EvaluationStatus status = evaluator_->updateParameters();
    if (!status.ok())
        return failed(status, startedAt_);
    const EventOutcome outcome = evaluator_->handleEvent(startedAt_, states_);
    if (outcome.terminated)
        state_.endTime = startedAt_;
    return outcome.status.ok() || failed(outcome.status, startedAt_);
}

bool FmuInstance::takeChanges()
{
    if (!loop_)
        return takeChangesAtStart();
    std::optional<LoopEnd> end;
    if (const auto changes = std::exchange(changedParameters_, {}); !changes.empty())
        end = loop_->changeParameters(changes);
    if (std::exchange(areInputsChanged_, false) && !end)
        end = loop_->changeInputs([this](SystemEvaluator& evaluator) { giveInputs(evaluator); },
                                  std::exchange(mayBeEvent_, false));
    return !end || ended(*end);
}

bool FmuInstance::advanceTo(double time, bool stopsAtEvents)
{
    if (!state_.isRunning)
        return refuse("the run has not been started");
    if (hasEnded())
        return refuse("the model has ended the run");
    isEvaluated_ = false;
    if (!takeChanges())
        return false;
    if (!hasEnded() && !loop_ && !beginLoop(time - startedAt_))
        return false;
    if (hasEnded())
        return true;
    const auto end = stopsAtEvents ? loop_->advanceToEvent(time) : loop_->advanceTo(time);
    rows_->flush();
    (void)queue_.takeAll();
    return !end || ended(*end);
}

const std::vector<double>& FmuInstance::presentStates()
{
    return loop_ ? loop_->presentStates() : states_;
}

bool FmuInstance::evaluate()
{
    if (!evaluator_ && !solveStart())
        return false;
    if (state_.isRunning && !takeChanges())
        return false;
    if (!std::exchange(isEvaluated_, true))
        if (const EvaluationStatus status = evaluator_->evaluateAll(time(), presentStates()); !status.ok())
            return failed(status, time());
    return true;
}

std::optional<double> FmuInstance::value(std::uint32_t reference)
{
    if (reference == timeReference())
        return time();
    const FlatVariable* known = variable(reference);
    if (!known) {
        refuse(noVariable(reference));
        return std::nullopt;
    }
    return evaluate() ? std::optional(evaluator_->value(idOf(reference))) : std::nullopt;
}

std::optional<std::vector<double>> FmuInstance::derivatives(const std::vector<std::uint32_t>& unknowns,
                                                            const std::vector<std::uint32_t>& knowns,
                                                            const std::vector<double>& seeds)
{
    if (!evaluate())
        return std::nullopt;
    std::vector<std::pair<VariableId, double>> changes;
    for (std::size_t k = 0; k < knowns.size(); ++k) {
        if (!isInput(knowns[k])) {
            refuse("derivatives are known by inputs only");
            return std::nullopt;
        }
        changes.emplace_back(idOf(knowns[k]), seeds[k]);
    }
    std::vector<VariableId> variables;
    for (const std::uint32_t unknown : unknowns) {
        if (!variable(unknown)) {
            refuse(noVariable(unknown));
            return std::nullopt;
        }
        variables.push_back(idOf(unknown));
    }
    std::vector<double> result(unknowns.size());
    const EvaluationStatus status = evaluator_->inputDerivatives(changes, variables, result);
    if (!status.ok()) {
        failed(status, time());
        return std::nullopt;
    }
    return result;
}

std::optional<InstanceState> FmuInstance::save()
{
    if (!state_.isRunning)
        return state_;
    if (!takeChanges())
        return std::nullopt;
    state_.saved = evaluator_->save(time(), presentStates());
    InstanceState state = state_;
    return restore(state) ? std::optional(std::move(state)) : std::nullopt;
}

bool FmuInstance::isOwn(const InstanceState& state) const
{
    const auto isKnown = [this](const auto& value) { return variable(value.first) != nullptr; };
    return std::ranges::all_of(state.parameters, isKnown) && std::ranges::all_of(state.inputs, isKnown) &&
           (!state.isRunning || state.saved.model == model().className);
}

bool FmuInstance::restore(const InstanceState& state)
{
    if (!isOwn(state))
        return refuse("this state is one of another FMU");
    reset();
    state_ = state;
    if (!state_.isRunning)
        return true;
    auto evaluator = makeReady();
    if (!evaluator)
        return false;
    states_.assign(evaluator->layout().states.size(), 0);
    const InitialisationOutcome outcome = evaluator->resume(state_.saved, state_.saved.time, states_);
    return begin(std::move(evaluator), outcome, state_.saved.time);
}

std::string writeState(const InstanceState& state)
{
    ByteWriter to;
    to(kStateVersion, state);
    return to.bytes();
}

std::optional<InstanceState> readState(std::string_view bytes)
{
    ByteReader from(bytes);
    InstanceState state;
    if (from.take<std::uint32_t>() != kStateVersion)
        return std::nullopt;
    from(state);
    return from.isGood() && from.isAtEnd() ? std::optional(std::move(state)) : std::nullopt;
}

}  // namespace fmi
}  // namespace bramah::solver
