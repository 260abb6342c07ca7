// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/past_signals.h"

#include <algorithm>
#include <map>

namespace bramah::solver {

PastSignals::PastSignals(RunValues& values) : values_(values), sent_(values_.system.histories.size())
{
    for (std::size_t i = 0; i < sent_.size(); ++i) {
        const CompiledHistory& each = line(i);
        HistoryPlaces places = each.places;
        places.isStopWanted = &values_.stopCheck();
        histories_.push_back(each.operation->makeHistory(places));
        crossingCount_ += each.operation->hasCrossing() ? 1 : 0;
        const bool isDelay = each.operation->isPureDelay();
        mayBeBeyond_ |= !isDelay;
        const std::vector<Slot>& inputs = each.places.inputs;
        if (each.isRead)
            read_.push_back(histories_[i].get());
        if (each.isRead && isDelay)
            readDelays_.push_back(inputs[1]);
        if (each.isReceived)
            continue;
        // The past of a signal that only other parts read is with them.
        const bool isKept = each.isRead || !each.isSent;
        stored_.push_back({isKept ? histories_[i].get() : nullptr, inputs[0], each.isSent ? &sent_[i] : nullptr});
        inputs_.insert(inputs_.end(), inputs.begin(), inputs.end());
        if (isDelay)
            storedDelays_.push_back(inputs[1]);
    }
}

void PastSignals::clear()
{
    for (const auto& history : histories_)
        history->clear();
    for (auto& sent : sent_)
        sent.clear();
}

void PastSignals::update()
{
    const HistoryPoint now = point();
    for (const SignalHistory* history : read_)
        history->update(now);
}

bool PastSignals::passJumps()
{
    bool hasPassed = false;
    for (std::size_t i = 0; i < histories_.size(); ++i)
        hasPassed |= histories_[i]->passJumps(point()) && line(i).isRead;
    return hasPassed;
}

std::string PastSignals::endWanted() const
{
    for (const auto& history : histories_)
        if (std::string text = history->endWanted(); !text.empty())
            return text;
    return {};
}

void PastSignals::record()
{
    record(point());
}

void PastSignals::record(const HistoryPoint& point)
{
    recordedTo_ = point.time;
    for (const Stored& each : stored_) {
        if (each.history)
            each.history->record(point);
        if (!each.toSend)
            continue;
        while (!each.toSend->empty() && each.toSend->back().time > point.time)
            each.toSend->pop_back();  // belongs to a step that is repeated
        each.toSend->push_back({point.time, point.slots[each.input]});
    }
}

bool PastSignals::receive(std::size_t history, std::span<const TimedValue> values)
{
    histories_[history]->receive(point(), values);
    return histories_[history]->nextInstant(point(), values_.time()) < SignalHistory::kNever;
}

void PastSignals::note()
{
    // Outputs that were still to come have been foreseen: what follows from them is not what will be stored.
    const bool areOutputsKnown = values_.time() - recordedTo_ <= shortestDelay();
    notedTime_ = areOutputsKnown ? std::optional(values_.time()) : std::nullopt;
    noted_.resize(values_.slots.size());
    for (const Slot input : inputs_)
        noted_[input] = values_.slots[input];
}

bool PastSignals::recordNoted(double t)
{
    if (notedTime_ != t)
        return false;
    record({noted_, t});
    notedTime_.reset();
    return true;
}

bool PastSignals::areInputsFinite() const
{
    double sum = 0;  // of x - x, which is 0 exactly if no x is infinite or not a number
    for (const Slot input : inputs_)
        sum += values_.slots[input] - values_.slots[input];
    return sum == 0;
}

bool PastSignals::hasDelays() const
{
    const auto isVariable = [](const CompiledHistory& each) { return each.operation == &variableDelayOperator(); };
    return !readDelays_.empty() || !storedDelays_.empty() || std::ranges::any_of(values_.system.histories, isVariable);
}

double PastSignals::shortest(const std::vector<Slot>& delays) const
{
    double least = 0;
    for (const Slot slot : delays)
        if (const double delay = values_[slot]; delay > 0 && (least == 0 || delay < least))
            least = delay;
    return least;
}

double PastSignals::shortestDelay() const
{
    return shortest(readDelays_);
}

double PastSignals::shortestRemembered() const
{
    return shortest(storedDelays_);
}

double PastSignals::straightAhead(double t) const
{
    double way = SignalHistory::kNever;
    for (const SignalHistory* history : read_)
        way = std::min(way, history->straightAhead({values_.slots, t}));
    return way;
}

double PastSignals::surprise() const
{
    double largest = 0;
    for (std::size_t i = 0; i < histories_.size(); ++i)
        if (line(i).isRead && !line(i).isReceived)
            largest = std::max(largest, histories_[i]->surprise(point()));
    return largest;
}

EvaluationStatus PastSignals::recordJumps()
{
    if (isEmpty())
        return {};
    EvaluationStatus status = values_.evaluateOutputs();
    if (status.ok())
        status = values_.run(values_.programs.assertion);
    if (!status.ok())
        return status;
    record();
    return {};
}

double PastSignals::largestStep() const
{
    double largest = SignalHistory::kNever;
    for (const SignalHistory* history : read_)
        largest = std::min(largest, history->largestStep(point()));
    return largest == SignalHistory::kNever ? 0 : largest;
}

EvaluationStatus PastSignals::statusOf(std::size_t i, const std::optional<HistoryProblem>& problem) const
{
    if (!problem)
        return {};
    const bool mayPass = problem->kind == HistoryProblem::Kind::TooFast;
    const VariableId variable = line(i).variable;
    return failure(mayPass ? FailureKind::NotANumber : FailureKind::AssertionFailed, mayPass,
                   values_.system.model.variable(variable).origin.component,
                   failures::HistoryFailed{variable, *problem});
}

EvaluationStatus PastSignals::statusAt() const
{
    const auto isPositive = [this](Slot delay) { return values_[delay] > 0; };
    if (!mayBeBeyond_ && std::ranges::all_of(readDelays_, isPositive) && std::ranges::all_of(storedDelays_, isPositive))
        return {};
    for (std::size_t i = 0; i < histories_.size(); ++i)
        if (const auto problem = histories_[i]->problemAt(point()))
            return statusOf(i, problem);
    return {};
}

EvaluationStatus PastSignals::statusWithin() const
{
    for (std::size_t i = 0; mayBeBeyond_ && i < histories_.size(); ++i)
        if (const auto problem = histories_[i]->problemWithin(point()))
            return statusOf(i, problem);
    return {};
}

void PastSignals::distancesOfJumps(std::span<double> distances) const
{
    std::size_t crossing = 0;
    for (std::size_t i = 0; i < histories_.size(); ++i)
        if (line(i).operation->hasCrossing())
            distances[crossing++] = histories_[i]->distanceOfJump(point());
}

void PastSignals::forEachInstantAfter(double t, const std::function<void(double)>& visit) const
{
    for (std::size_t i = 0; i < histories_.size(); ++i)
        if (const double instant = histories_[i]->nextInstant(point(), t); instant > t && line(i).isRead)
            visit(instant);
}

EvaluationStatus PastSignals::fill()
{
    EvaluationStatus status;
    for (std::size_t i = 0; i < histories_.size() && status.ok(); ++i)
        status = statusOf(i, histories_[i]->fill(point()));
    return status;
}

void PastSignals::settle()
{
    for (const auto& history : histories_)
        history->settle(point());
}

void PastSignals::begin()
{
    for (std::size_t i = 0; i < histories_.size(); ++i)
        if (line(i).startsAsInput)
            histories_[i]->begin(point());
}

void PastSignals::save(SavedState& state) const
{
    for (std::size_t i = 0; i < histories_.size(); ++i)
        state.histories[line(i).operation->savedAs()].push_back(histories_[i]->save(point()));
}

const std::vector<SignalHistory::Points>* PastSignals::pastsIn(const SavedState& state,
                                                               const HistoryOperator& one) const
{
    const auto found = state.histories.find(one.savedAs());
    const auto count = std::ranges::count(values_.system.histories, &one, &CompiledHistory::operation);
    return found != state.histories.end() && std::ssize(found->second) == count ? &found->second : nullptr;
}

bool PastSignals::isHeldBy(const SavedState& state) const
{
    return std::ranges::all_of(values_.system.histories, [&](const CompiledHistory& each) {
        return each.operation->hasContentsAtStart() || pastsIn(state, *each.operation);
    });
}

EvaluationStatus PastSignals::refill(const SavedState& state)
{
    EvaluationStatus status;
    std::map<const HistoryOperator*, std::size_t> numbers;
    for (std::size_t i = 0; i < histories_.size() && status.ok(); ++i) {
        const HistoryOperator& operation = *line(i).operation;
        const std::size_t number = numbers[&operation]++;
        if (const auto* pasts = pastsIn(state, operation))
            histories_[i]->refill(point(), (*pasts)[number]);
        else
            status = statusOf(i, histories_[i]->fill(point()));
    }
    return status;
}

}  // namespace bramah::solver
