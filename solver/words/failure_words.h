// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"

#include <string>
#include <utility>

namespace bramah::solver {

/// The cause of a failed evaluation of \a model in the user's language: "`x` is inf, since it is divided by `k`, which
/// is 0". Empty if \a status contains none.
[[nodiscard]] std::string failureWords(const EvaluationStatus& status, const FlatModel& model);

/// Two values of \a variable with their unit, with as many digits as tell them apart.
[[nodiscard]] std::pair<std::string, std::string> distinctTexts(const FlatVariable& variable, double first,
                                                                double second);

/// \a message with its values, written as String() writes them.
[[nodiscard]] std::string messageWords(const ModelMessage& message);

}  // namespace bramah::solver
