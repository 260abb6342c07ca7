// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_end.h"
#include "solver/integrate/step_statistics.h"
#include "solver/integrate/watches/chattering_watch.h"

#include <cstdint>

namespace bramah::solver {

/// Says how a run ends, with the component to blame.
class RunEnds
{
public:
    RunEnds(const SystemEvaluator& evaluator, const Integrator& integrator, StepStatistics& statistics)
        : evaluator_(evaluator), integrator_(integrator), statistics_(statistics)
    {
    }

    /// The user has stopped the run.
    [[nodiscard]] RunEnd stopped() const;
    /// The model has called terminate() with \a message at \a t.
    [[nodiscard]] static RunEnd terminated(double t, const ModelMessage& message);
    /// The equations or an assertion have failed at \a t.
    [[nodiscard]] RunEnd failed(const EvaluationStatus& status, double t) const;
    /// The integrator has failed; \a failure: the evaluation that failed last.
    [[nodiscard]] RunEnd failed(StepResult result, const EvaluationStatus& failure) const;
    /// Relations switch too often before \a t, as \a watch has seen.
    [[nodiscard]] RunEnd chattering(const ChatteringWatch& watch, double t) const;
    /// \a relation switches after ever shorter times before \a t.
    [[nodiscard]] RunEnd pilingUp(std::int32_t relation, double t) const;

    /// The path of a component; empty if there is none.
    [[nodiscard]] QString componentPath(ComponentId id) const;

private:
    const SystemEvaluator& evaluator_;
    const Integrator& integrator_;
    StepStatistics& statistics_;
};

}  // namespace bramah::solver
