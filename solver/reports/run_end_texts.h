// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/loop_end.h"
#include "solver/integrate/run_warning.h"
#include "solver/reports/run_end.h"

#include <QString>

#include <optional>

/// Texts about the ends of runs, for users.
namespace bramah::solver {

/// The end of a run's loop with \a evaluator, in words.
[[nodiscard]] RunEnd runEnd(const LoopEnd& end, const SystemEvaluator& evaluator);
/// The end of a run whose equations or assertions failed with \a status at \a time.
[[nodiscard]] RunEnd evaluationEnd(const EvaluationStatus& status, double time, const FlatModel& model);

/// The text of an assertion that only warns, or of a variable that has left its min or max.
[[nodiscard]] QString warningNote(const RunWarning& warning, const FlatModel& model);

/// The reason why a parameter cannot be set; nothing if it can.
[[nodiscard]] std::optional<QString> parameterProblem(const FlatModel& model, const QString& path);

}  // namespace bramah::solver
