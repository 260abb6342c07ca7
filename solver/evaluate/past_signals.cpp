// SPDX-License-Identifier: GPL-3.0-or-later
// What a run remembers: delays, pipes of spatialDistribution(), and the instants at which something comes out of them.
#include "solver/evaluate/compiled_evaluator.h"

#include "solver/translate.h"

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

void CompiledEvaluator::updateInstants()
{
    for (std::size_t i = 0; i < system_->relations.size(); ++i)
        if (system_->relations[i].kind == CrossingKind::Time)
            instants_[i] = slots_[system_->relations[i].instant];
}

double CompiledEvaluator::nextTimeEvent(double t) const
{
    double next = std::numeric_limits<double>::infinity();
    const auto forEachAfter = [&](auto&& visit) {
        for (const double instant : instants_)
            if (instant > t)
                visit(instant);
        for (const CompiledSample& sample : system_->samples) {
            const double start = slots_[sample.start], interval = slots_[sample.interval];
            if (start > t) {
                visit(start);
            } else if (interval > 0) {
                double count = std::floor((t - start) / interval);
                while (start + count * interval <= t)
                    ++count;
                visit(start + count * interval);
            }
        }
        for (std::size_t i = 0; i < delays_.size(); ++i)
            if (const double instant = delays_[i].nextJump() + slots_[system_->delays[i].time]; instant > t)
                visit(instant);
        for (const CompiledTransport& transport : system_->transports) {
            const double speed =
                std::fabs(slots_[system_->states[static_cast<std::size_t>(transport.state)].derivative]);
            if (const double instant = t + kLongestStride / speed; instant > t)
                visit(instant);
        }
    };
    forEachAfter([&next](double instant) { next = std::min(next, instant); });
    // Instants that differ by rounding only are one: the last of them, so that all have come.
    const double first = next, together = first + kSameInstant * std::fabs(first);
    forEachAfter([&](double instant) {
        if (instant <= together)
            next = std::max(next, instant);
    });
    return next;
}

double CompiledEvaluator::largestStep() const
{
    // The past is cubic between accepted steps: a quarter of a delay keeps a wave of one delay within 0.6 % each time
    // it runs through, and one of four delays, the first resonance of a line, within 0.01 %. Delays that vary count as
    // at the start.
    constexpr double kStepsPerDelay = 4;
    double largest = 0;
    for (const CompiledDelay& delay : system_->delays)
        if (const double time = slots_[delay.time]; time > 0 && (largest == 0 || time / kStepsPerDelay < largest))
            largest = time / kStepsPerDelay;
    return largest;
}

EvaluationStatus CompiledEvaluator::delayStatus() const
{
    for (const CompiledDelay& delay : system_->delays) {
        const double time = slots_[delay.time];
        if (time > 0)
            continue;
        const FlatVariable& variable = system_->model.variable(delay.variable);
        const QString text =
            tr("`%1` delays by %2 s; give a time greater than 0").arg(QString::fromStdString(variable.path)).arg(time);
        return {FailureKind::AssertionFailed, false, variable.origin.component, text.toStdString()};
    }
    return {};
}

EvaluationStatus CompiledEvaluator::sampleStatus() const
{
    for (const CompiledSample& sample : system_->samples) {
        const double interval = slots_[sample.interval];
        if (interval > 0)
            continue;
        const auto place =
            std::ranges::find_if(system_->tape.places, [&](const ValuePlace& p) { return p.slot == sample.truth; });
        const auto number = static_cast<std::uint32_t>(std::distance(system_->tape.places.begin(), place));
        const QString name = QString::fromStdString(system_->model.variable(VariableId{number}).path);
        const QString text = tr("the interval of `%1` is %2 s; give one greater than 0").arg(name).arg(interval);
        return {FailureKind::AssertionFailed, false, sample.origin.component, text.toStdString()};
    }
    return {};
}

void CompiledEvaluator::updateDelays()
{
    for (std::size_t i = 0; i < delays_.size(); ++i) {
        const CompiledDelay& delay = system_->delays[i];
        slots_[delay.value] = delays_[i].at(slots_[system_->tape.time] - slots_[delay.time]);
    }
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        const double x = positionOf(transport);
        slots_[transport.ends[0]] = transports_[i].outflow(x, false);
        slots_[transport.ends[1]] = transports_[i].outflow(x, true);
    }
}

bool CompiledEvaluator::passDelayedJumps()
{
    const double now = slots_[system_->tape.time];
    bool hasPassed = false;
    for (std::size_t i = 0; i < delays_.size(); ++i)
        hasPassed |= delays_[i].passJumps(now - slots_[system_->delays[i].time], kSameInstant * std::fabs(now));
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        hasPassed |= transports_[i].passJumps(positionOf(transport), slots_[transport.isForward] != 0);
    }
    return hasPassed;
}

double CompiledEvaluator::positionOf(const CompiledTransport& transport) const
{
    return slots_[system_->states[static_cast<std::size_t>(transport.state)].slot];
}

TransportHistory::Inflows CompiledEvaluator::inflowsOf(const CompiledTransport& transport) const
{
    return {slots_[transport.inflows[0]], slots_[transport.inflows[1]]};
}

EvaluationStatus CompiledEvaluator::fillTransports()
{
    std::vector<double> points, values;
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        points.clear();
        values.clear();
        for (const Slot point : transport.points)
            points.push_back(slots_[point]);
        for (const Slot value : transport.values)
            values.push_back(slots_[value]);
        if (points.front() != 0 || points.back() != 1 || !std::ranges::is_sorted(points))
            return {FailureKind::AssertionFailed, false, transport.component,
                    tr("the initialPoints of spatialDistribution() do not rise from 0 to 1").toStdString()};
        transports_[i].fill(positionOf(transport), points, values);
    }
    return {};
}

EvaluationStatus CompiledEvaluator::transportStatus() const
{
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        if (std::fabs(positionOf(transport) - transports_[i].position()) > kFarthestGuess)
            return {FailureKind::NotANumber, true, transport.component,
                    tr("the flow through spatialDistribution() is faster than the steps can follow").toStdString()};
    }
    return {};
}

void CompiledEvaluator::recordPast()
{
    for (std::size_t i = 0; i < delays_.size(); ++i)
        delays_[i].add(slots_[system_->tape.time], slots_[system_->delays[i].argument],
                       slots_[system_->delays[i].time]);
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        transports_[i].add(positionOf(transport), inflowsOf(transport), slots_[transport.isForward] != 0);
    }
}

EvaluationStatus CompiledEvaluator::recordJumps()
{
    if (delays_.empty() && transports_.empty())
        return {};
    EvaluationStatus status = evaluateOutputs();
    if (status.ok())
        status = run(programs_.assertion);
    if (!status.ok())
        return status;
    recordPast();
    return {};
}

EvaluationStatus CompiledEvaluator::settleDelays(double t, std::span<const double> x)
{
    for (DelayHistory& history : delays_)
        history.clear();
    for (TransportHistory& history : transports_)
        history.clear();
    EvaluationStatus status = acceptStep(t, x);
    for (std::size_t i = 0; i < transports_.size(); ++i) {
        const CompiledTransport& transport = system_->transports[i];
        const TransportHistory::Inflows inflows = inflowsOf(transport);
        const double inflow = inflows[slots_[transport.isForward] != 0 ? 0 : 1];
        transports_[i].fill(positionOf(transport), std::array{0.0, 1.0}, std::array{inflow, inflow});
    }
    if (!delays_.empty() || !transports_.empty()) {
        valid_ = {};
        updateDelays();
    }
    return status;
}

}  // namespace bramah::solver
