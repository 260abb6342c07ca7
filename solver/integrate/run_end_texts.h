// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_end.h"
#include "solver/integrators/integrator.h"

#include <QString>

#include <optional>

/// How the ends of runs are told to a user.
namespace bramah::solver {

[[nodiscard]] RunEnd evaluationEnd(const EvaluationStatus& status, double time, const FlatModel& model);
[[nodiscard]] RunEnd stepEnd(StepResult result, double time, const QString& component, const QString& state,
                             const QString& lastFailure);
[[nodiscard]] RunEnd chatteringEnd(double time, const QString& component, const QString& relation);
/// \a relation switches after ever shorter times, the next of which is none.
[[nodiscard]] RunEnd pilingUpEnd(double time, const QString& component, const QString& relation);

/// What an assertion that only warns has to say.
[[nodiscard]] QString assertionNote(const AssertionWarning& warning, const FlatModel& model);

/// Why a parameter cannot be set from outside, or nothing if it can.
[[nodiscard]] std::optional<QString> parameterProblem(const FlatModel& model, const QString& path);

}  // namespace bramah::solver
