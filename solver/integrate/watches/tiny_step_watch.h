// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <optional>

namespace bramah::solver {

/// Detects a run of steps so short that the run makes no progress: something ahead cannot be passed.
class TinyStepWatch
{
public:
    static constexpr double kShareOfRun = 1e-13;
    static constexpr int kMostSteps = 100;

    /// \a runLength [s]: steps below kShareOfRun of it count as tiny.
    explicit TinyStepWatch(double runLength);

    /// To be called after each accepted step. Returns what kept the last kMostSteps steps short if all of them were;
    /// else nothing.
    [[nodiscard]] std::optional<StepResult> stuckBecause(const Integrator& integrator);
    /// The last evaluation that failed in these steps.
    [[nodiscard]] const EvaluationStatus& failure() const { return failure_; }

private:
    double tiny_;  // [s]
    int steps_ = 0;
    IntegratorCounts before_;  // at the first of these steps
    EvaluationStatus failure_;
};

}  // namespace bramah::solver
