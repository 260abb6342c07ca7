// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/loop_end.h"
#include "solver/reports/run_end.h"

#include <QString>

#include <optional>

/// The texts that tell a user about the ends of runs.
namespace bramah::solver {

/// The end of the loop of a run with \a evaluator, in words.
[[nodiscard]] RunEnd runEnd(const LoopEnd& end, const SystemEvaluator& evaluator);
/// The end of a run whose equations or assertions have failed by \a status at \a time.
[[nodiscard]] RunEnd evaluationEnd(const EvaluationStatus& status, double time, const FlatModel& model);

/// The text of an assertion that only warns.
[[nodiscard]] QString assertionNote(const AssertionWarning& warning, const FlatModel& model);

/// The reason why a parameter cannot be set from outside, or nothing if it can.
[[nodiscard]] std::optional<QString> parameterProblem(const FlatModel& model, const QString& path);

}  // namespace bramah::solver
