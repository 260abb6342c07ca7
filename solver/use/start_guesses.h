// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

/// Gives each variable of \a flat without a start the value that it has at the start of \a solvable, an evaluator of
/// the same model in a form whose start is found: other tools begin their search there. Nothing changes if that has no
/// start.
void giveStartGuesses(FlatModel& flat, SystemEvaluator& solvable);

}  // namespace bramah::solver
