// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_statistics.h"

#include <QString>
#include <QStringList>

/// Texts about the methods of runs, for users.
namespace bramah::solver {

/// `Radau IIA`, `CVODE, BDF`.
[[nodiscard]] QString methodName(SolverKind kind);
/// The methods that made the steps of a run, the busiest first: `Radau IIA and ARKODE, explicit`.
[[nodiscard]] QString methodNames(const RunStatistics& statistics);
/// For each of them, with its steps.
[[nodiscard]] QString methodSteps(const RunStatistics& statistics);
/// Why the automatic choice took other methods than the usual ones, as notes of a run. Nothing if it did not.
[[nodiscard]] QStringList methodNotes(const RunStatistics& statistics);

}  // namespace bramah::solver
