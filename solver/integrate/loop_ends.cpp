// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/loop_ends.h"

namespace bramah::solver {

LoopEnd LoopEnds::failed(StepResult result, const EvaluationStatus& failure) const
{
    const double t = integrator_.time();
    if (result == StepResult::EvaluationFailed || result == StepResult::Cancelled)
        return failed(failure, t);
    std::int32_t worst = statistics_.worstState(integrator_);
    if (const auto culprit = integrator_.newtonCulprit(); culprit && result == StepResult::NewtonFailed)
        worst = static_cast<std::int32_t>(*culprit);
    return {t, LoopEnd::StepFailed{result, worst, failure}};
}

}  // namespace bramah::solver
