// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/past_signals.h"

#include <vector>

namespace bramah::solver {

/// The instants at which events are due: relations in time alone, samples, jumps that come out of delays.
class EventTimes
{
public:
    EventTimes(RunValues& values, const PastSignals& past);

    /// No sample has ticked yet.
    void resetTicks();
    /// Sets the samples that tick at \a t.
    void raiseSamples(double t);
    /// The instants of the relations are those in the slots.
    void update();
    /// The first instant after \a t; infinity if there is none.
    [[nodiscard]] double next(double t) const;
    /// Fails if the interval of a sample is not positive.
    [[nodiscard]] EvaluationStatus sampleStatus() const;

private:
    RunValues& values_;
    const PastSignals& past_;
    std::vector<double> instants_;  ///< of the relations in time; NaN: none
    std::vector<double> ticks_;     ///< by sample(): the last instant at which it was true; NaN: none
};

}  // namespace bramah::solver
