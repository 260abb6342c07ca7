// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/operation_text.h"
#include "solver/flat_model/flat_model.h"

#include <string>

namespace bramah::solver {

/// \a expression as Modelica text, for messages and stage texts. Operands nested too deep for a reader, and text beyond
/// \a maximumLength characters, are replaced by `...`.
[[nodiscard]] std::string expressionText(const FlatModel& model, ExprId expression, std::size_t maximumLength = 400);
/// How strongly an operator binds its operands: 0 of `if` to 8 of a call.
[[nodiscard]] int bindingStrength(Operation operation);
/// A short name of \a operation, as `multiply` or `sqrt`.
[[nodiscard]] std::string operationName(Operation operation);
/// `left = right`, each side up to \a maximumLength characters.
[[nodiscard]] std::string equationText(const FlatModel& model, ExprId left, ExprId right,
                                       std::size_t maximumLength = 400);

}  // namespace bramah::solver
