// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat/expression_lowering.h"

namespace bramah::solver {

/// How often a `while` with \a condition may go round from where the variables of \a place stand: what a comparison in
/// it leaves an Integer that counts by one, as `i < n and x[i] < u`. A counter that is not known now is taken for 1,
/// the first subscript. Nothing where nothing is counted. A guess that the loop may still exceed: it must be checked.
[[nodiscard]] std::optional<std::int64_t> mostTurns(const model::syntax::Expression& condition,
                                                    ExpressionLowering& lowering, const Place& place);

}  // namespace bramah::solver
