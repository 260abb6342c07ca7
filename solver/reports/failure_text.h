// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"

#include <QString>

namespace bramah::solver {

/// The cause of a failed evaluation of \a model in the user's language: "`x` is inf, since it is divided by `k`, which
/// is 0". Empty if \a status contains none.
[[nodiscard]] QString failureText(const EvaluationStatus& status, const FlatModel& model);

}  // namespace bramah::solver
