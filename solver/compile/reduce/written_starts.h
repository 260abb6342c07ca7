// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

/// Makes a protected parameter of each start that the model itself writes as a number, by a name as `mass.s.start`, so
/// that a run can begin elsewhere without another compilation. Before all other stages.
void nameWrittenStarts(FlatModel& model);

/// The start of \a variable as it was written, whether nameWrittenStarts() has named it or not; kNoExpr: none.
[[nodiscard]] ExprId writtenStart(const FlatModel& model, const FlatVariable& variable);

}  // namespace bramah::solver
