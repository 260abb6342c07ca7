// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/past_signals.h"

#include <vector>

namespace bramah::solver {

/// The times of known events: relations of time alone, samples, stops of inputs, jumps at the outputs of delays.
class EventTimes
{
public:
    /// Borrows both.
    EventTimes(RunValues& values, const PastSignals& past);

    /// Forgets all ticks of samples.
    void resetTicks();
    /// Sets the samples that tick at time \a t.
    void raiseSamples(double t);
    /// Reads the instants of the relations from the slots.
    void update();
    /// The first event after \a t; infinity if there is none.
    [[nodiscard]] double next(double t) const;
    /// Fails if the interval of a sample is not positive.
    [[nodiscard]] EvaluationStatus sampleStatus() const;

private:
    RunValues& values_;
    const PastSignals& past_;
    std::vector<double> instants_;  ///< of the relations of time; NaN: none
    std::vector<double> ticks_;     ///< by sample(): the last time at which it ticked; NaN: none
};

}  // namespace bramah::solver
