// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/past_signals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace bramah::solver {

namespace {

// The contents of a pipe are cubic between accepted steps: with sixteen of them along it a wave as long as the pipe is
// kept within 0.1 % each time it runs through.
constexpr double kLongestStride = 1.0 / 16;
// Farther than this from where it was last, in lengths, a pipe's outflow is not yet known.
constexpr double kFarthestGuess = 0.5;

}  // namespace

PastSignals::PastSignals(RunValues& values)
    : values_(values), delays_(values.system.delays.size()), transports_(values.system.transports.size())
{
}

void PastSignals::clear()
{
    for (DelayHistory& history : delays_)
        history.clear();
    for (TransportHistory& history : transports_)
        history.clear();
}

double PastSignals::largestStep() const
{
    // The past is cubic between accepted steps: a quarter of a delay keeps a wave of one delay within 0.6 % each time
    // it runs through, and one of four delays, the first resonance of a line, within 0.01 %. Delays that vary count as
    // at the start.
    constexpr double kStepsPerDelay = 4;
    double largest = 0;
    for (const CompiledDelay& delay : values_.system.delays)
        if (const double time = values_.slots[delay.time];
            time > 0 && (largest == 0 || time / kStepsPerDelay < largest))
            largest = time / kStepsPerDelay;
    return largest;
}

EvaluationStatus PastSignals::delayStatus() const
{
    for (const CompiledDelay& delay : values_.system.delays) {
        const double time = values_.slots[delay.time];
        if (time > 0)
            continue;
        return failure(FailureKind::AssertionFailed, false,
                       values_.system.model.variable(delay.variable).origin.component,
                       failures::DelayNotPositive{delay.variable, time});
    }
    return {};
}

void PastSignals::update()
{
    for (std::size_t i = 0; i < delays_.size(); ++i) {
        const CompiledDelay& delay = values_.system.delays[i];
        values_.slots[delay.value] = delays_[i].at(values_.time() - values_.slots[delay.time]);
    }
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        const double x = positionOf(transport);
        values_.slots[transport.ends[0]] = transports_[i].outflow(x, false);
        values_.slots[transport.ends[1]] = transports_[i].outflow(x, true);
    }
}

bool PastSignals::passJumps()
{
    const double now = values_.time();
    bool hasPassed = false;
    for (std::size_t i = 0; i < delays_.size(); ++i)
        hasPassed |=
            delays_[i].passJumps(now - values_.slots[values_.system.delays[i].time], kSameInstant * std::fabs(now));
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        hasPassed |= transports_[i].passJumps(positionOf(transport), values_.slots[transport.isForward] != 0);
    }
    return hasPassed;
}

double PastSignals::positionOf(const CompiledTransport& transport) const
{
    return values_.slots[values_.system.states[static_cast<std::size_t>(transport.state)].slot];
}

TransportHistory::Inflows PastSignals::inflowsOf(const CompiledTransport& transport) const
{
    return {values_.slots[transport.inflows[0]], values_.slots[transport.inflows[1]]};
}

EvaluationStatus PastSignals::fillTransports()
{
    std::vector<double> points, values;
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        points.clear();
        values.clear();
        for (const Slot point : transport.points)
            points.push_back(values_.slots[point]);
        for (const Slot value : transport.values)
            values.push_back(values_.slots[value]);
        if (points.front() != 0 || points.back() != 1 || !std::ranges::is_sorted(points))
            return failure(FailureKind::AssertionFailed, false, transport.component, failures::PointsNotRising{});
        transports_[i].fill(positionOf(transport), points, values);
    }
    return {};
}

EvaluationStatus PastSignals::transportStatus() const
{
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        if (std::fabs(positionOf(transport) - transports_[i].position()) > kFarthestGuess)
            return failure(FailureKind::NotANumber, true, transport.component, failures::TransportTooFast{});
    }
    return {};
}

void PastSignals::record()
{
    for (std::size_t i = 0; i < delays_.size(); ++i)
        delays_[i].add(values_.time(), values_.slots[values_.system.delays[i].argument],
                       values_.slots[values_.system.delays[i].time]);
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        transports_[i].add(positionOf(transport), inflowsOf(transport), values_.slots[transport.isForward] != 0);
    }
}

EvaluationStatus PastSignals::recordJumps()
{
    if (delays_.empty() && transports_.empty())
        return {};
    EvaluationStatus status = values_.evaluateOutputs();
    if (status.ok())
        status = values_.run(values_.programs.assertion);
    if (!status.ok())
        return status;
    record();
    return {};
}

void PastSignals::fillWithInflow()
{
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        const TransportHistory::Inflows inflows = inflowsOf(transport);
        const double inflow = inflows[values_[transport.isForward] != 0 ? 0 : 1];
        transports_[i].fill(positionOf(transport), std::array{0.0, 1.0}, std::array{inflow, inflow});
    }
}

void PastSignals::beginDelays(double t0)
{
    for (std::size_t i = 0; i < delays_.size(); ++i)
        if (const CompiledDelay& delay = values_.system.delays[i]; delay.startsAsArgument)
            delays_[i].add(t0, values_[delay.value], values_[delay.time]);
}

void PastSignals::save(SavedState& state, double t) const
{
    for (const DelayHistory& history : delays_) {
        auto& past = state.delays.emplace_back();
        history.forEachPoint([&](double time, double value) { past.emplace_back(time - t, value); });
    }
    for (const TransportHistory& history : transports_) {
        auto& contents = state.transports.emplace_back();
        history.forEachPoint([&](double place, double value) { contents.emplace_back(place, value); });
    }
}

bool PastSignals::refillDelays(const SavedState& state, double t0)
{
    if (state.delays.size() != delays_.size())
        return delays_.empty();
    for (std::size_t i = 0; i < delays_.size(); ++i)
        for (const auto& [time, value] : state.delays[i])
            delays_[i].add(t0 + time, value, std::numeric_limits<double>::infinity());
    return true;
}

EvaluationStatus PastSignals::refillTransports(const SavedState& state)
{
    if (state.transports.size() != transports_.size())
        return fillTransports();
    for (std::size_t i = 0; i < transports_.size(); ++i)
        transports_[i].refill(positionOf(values_.system.transports[i]), state.transports[i]);
    return {};
}

void PastSignals::distancesOfJumps(std::span<double> distances) const
{
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = values_.system.transports[i];
        distances[i] = transports_[i].distanceOfJump(positionOf(transport), values_[transport.isForward] != 0);
    }
}

void PastSignals::forEachInstantAfter(double t, const std::function<void(double)>& visit) const
{
    for (std::size_t i = 0; i < delays_.size(); ++i)
        if (const double instant = delays_[i].nextJump() + values_[values_.system.delays[i].time]; instant > t)
            visit(instant);
    for (const CompiledTransport& transport : values_.system.transports) {
        const double speed =
            std::fabs(values_[values_.system.states[static_cast<std::size_t>(transport.state)].derivative]);
        if (const double instant = t + kLongestStride / speed; instant > t)
            visit(instant);
    }
}

}  // namespace bramah::solver
