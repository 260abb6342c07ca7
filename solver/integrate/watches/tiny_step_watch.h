// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <optional>

namespace bramah::solver {

/// Notices steps so short, one after the other, that the run makes no way: something ahead cannot be passed.
class TinyStepWatch
{
public:
    static constexpr double kShareOfRun = 1e-13;
    static constexpr int kMostSteps = 100;

    explicit TinyStepWatch(double runLength);

    /// Call after each accepted step. Returns the cause that kept the last kMostSteps short, if they all were; else
    /// nothing.
    [[nodiscard]] std::optional<StepResult> stuckBecause(const Integrator& integrator);
    /// The last evaluation that failed in these steps.
    [[nodiscard]] const EvaluationStatus& failure() const { return failure_; }

private:
    double tiny_;  // [s]
    int steps_ = 0;
    IntegratorCounts before_;  // the first of them
    EvaluationStatus failure_;
};

}  // namespace bramah::solver
