// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/run_memory.h"
#include "solver/integrators/integrator.h"

#include <vector>

namespace bramah::solver {

/// Determines how long the steps of a system with delays may be. While waves run through delays: a quarter of the
/// shortest delay, so that the past keeps their shape. If all outputs of delays are straight lines: as far as these are
/// known. A step longer than a delay needs values that only the step itself gives: they are predicted on the straight
/// line of the signal, and the step is kept only if the inputs of the delays in it match that within the tolerance. So
/// a circuit at rest takes long steps, however short its lines are.
class StepsBehindDelays
{
public:
    /// \a tolerance: allowed difference from a prediction, as a share of the signal's largest value.
    StepsBehindDelays(RunMemory& memory, double tolerance);

    /// False if steps need not be limited, as there are no delays.
    [[nodiscard]] bool hasDelays() const { return memory_.past() != nullptr; }
    /// Limits the next step of \a integrator.
    void limit(Integrator& integrator);
    /// Did the last step match the predictions? If not, the next one will be shorter. \a x is left at some point of the
    /// step. A failure of equations counts as no match.
    [[nodiscard]] bool isAsForeseen(const Integrator& integrator, std::span<double> x);
    /// The number of equal parts in which a step of \a length [s] is stored: whole pieces of signals.
    [[nodiscard]] int partsOf(double length) const;

private:
    RunMemory& memory_;
    double tolerance_;
    double foresight_;    ///< length of the next step in shortest delays
    int untilTrial_ = 0;  ///< steps before the next one that may be longer than a delay
    int patience_;        ///< steps from a failed prediction to the next trial
};

}  // namespace bramah::solver
