// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/event_times.h"

#include "solver/history/time_rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

constexpr double kNever = std::numeric_limits<double>::quiet_NaN();

}  // namespace

EventTimes::EventTimes(RunValues& values, const PastSignals& past)
    : values_(values),
      past_(past),
      instants_(values.system.relations.size(), kNever),
      ticks_(values.system.samples.size(), kNever)
{
}

void EventTimes::resetTicks()
{
    std::ranges::fill(ticks_, kNever);
}

void EventTimes::raiseSamples(double t)
{
    for (std::size_t i = 0; i < values_.system.samples.size(); ++i) {
        const CompiledSample& sample = values_.system.samples[i];
        const double start = values_[sample.start], interval = values_[sample.interval];
        const double count = interval > 0 ? std::round((t - start) / interval) : 0;
        const double instant = start + count * interval;
        const double tolerance = std::min(timeRounding({values_.start, t, start, interval}), interval / 4);
        // Another event so close behind that its time is equal but for rounding is no second tick.
        const bool isTick = count >= 0 && std::fabs(instant - t) <= tolerance && instant != ticks_[i];
        if (isTick)
            ticks_[i] = instant;
        values_.slots[sample.truth] = isTick ? 1 : 0;
    }
}

void EventTimes::update()
{
    for (std::size_t i = 0; i < values_.system.relations.size(); ++i)
        if (values_.system.relations[i].kind == CrossingKind::Time)
            instants_[i] = values_.slots[values_.system.relations[i].instant];
}

double EventTimes::next(double t) const
{
    double next = std::numeric_limits<double>::infinity();
    const auto forEachAfter = [&](auto&& visit) {
        for (const double instant : instants_)
            if (instant > t)
                visit(instant);
        for (const CompiledSample& sample : values_.system.samples) {
            const double start = values_.slots[sample.start], interval = values_.slots[sample.interval];
            if (start > t) {
                visit(start);
            } else if (interval > 0) {
                double count = std::floor((t - start) / interval);
                while (start + count * interval <= t)
                    ++count;
                visit(start + count * interval);
            }
        }
        values_.inputs.forEachStopAfter(t, visit);
        past_.forEachInstantAfter(t, visit);
    };
    forEachAfter([&next](double instant) { next = std::min(next, instant); });
    // Instants that differ only by rounding are one: the last of them, so that all have passed.
    const double together = next + timeRounding({values_.start, next});
    forEachAfter([&](double instant) {
        if (instant <= together)
            next = std::max(next, instant);
    });
    return next;
}

EvaluationStatus EventTimes::sampleStatus() const
{
    for (const CompiledSample& sample : values_.system.samples) {
        const double interval = values_.slots[sample.interval];
        if (interval > 0)
            continue;
        const auto place = std::ranges::find_if(values_.system.tape.places,
                                                [&](const ValuePlace& p) { return p.slot == sample.truth; });
        const auto number = static_cast<std::uint32_t>(std::distance(values_.system.tape.places.begin(), place));
        return failure(FailureKind::AssertionFailed, false, sample.origin.component,
                       failures::IntervalNotPositive{VariableId{number}, interval});
    }
    return {};
}

}  // namespace bramah::solver
