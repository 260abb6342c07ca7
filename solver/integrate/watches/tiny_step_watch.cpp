// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/tiny_step_watch.h"

namespace bramah::solver {

TinyStepWatch::TinyStepWatch(double runLength) : tiny_(kShareOfRun * runLength) {}

std::optional<StepResult> TinyStepWatch::stuckBecause(const Integrator& integrator)
{
    if (integrator.time() - integrator.previousTime() >= tiny_) {
        steps_ = 0;
        return std::nullopt;
    }
    if (steps_++ == 0) {
        before_ = integrator.counts();
        failure_ = {};
    }
    if (!integrator.failure().ok())
        failure_ = integrator.failure();
    if (steps_ <= kMostSteps)
        return std::nullopt;
    if (!failure_.ok())
        return StepResult::EvaluationFailed;
    const IntegratorCounts now = integrator.counts();
    return now.newtonFailures - before_.newtonFailures > now.errorTestFailures - before_.errorTestFailures
               ? StepResult::NewtonFailed
               : StepResult::ErrorTestFailed;
}

}  // namespace bramah::solver
