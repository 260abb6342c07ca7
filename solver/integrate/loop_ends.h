// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/loop_end.h"
#include "solver/integrate/step_statistics.h"
#include "solver/integrate/watches/chattering_watch.h"

#include <cstdint>

namespace bramah::solver {

/// Makes LoopEnds, with the state or relation that caused them.
class LoopEnds
{
public:
    /// Borrows both.
    LoopEnds(const Integrator& integrator, StepStatistics& statistics)
        : integrator_(integrator), statistics_(statistics)
    {
    }

    /// The user has stopped the run.
    [[nodiscard]] LoopEnd stopped() const { return {integrator_.time(), LoopEnd::Stopped{}}; }
    /// The model has called terminate() with \a message at \a t.
    [[nodiscard]] static LoopEnd terminated(double t, const ModelMessage& message)
    {
        return {t, LoopEnd::Terminated{message}};
    }
    /// The equations or an assertion have failed at \a t.
    [[nodiscard]] static LoopEnd failed(const EvaluationStatus& status, double t) { return {t, status}; }
    /// The integrator has failed; \a failure: the evaluation that failed last.
    [[nodiscard]] LoopEnd failed(StepResult result, const EvaluationStatus& failure) const;
    /// Relations switch too often before \a t, as \a watch has seen.
    [[nodiscard]] static LoopEnd chattering(const ChatteringWatch& watch, double t)
    {
        return {t, LoopEnd::Chattering{watch.culprit()}};
    }
    /// \a relation switches after ever shorter times before \a t.
    [[nodiscard]] static LoopEnd pilingUp(std::int32_t relation, double t) { return {t, LoopEnd::PilingUp{relation}}; }

private:
    const Integrator& integrator_;
    StepStatistics& statistics_;
};

}  // namespace bramah::solver
