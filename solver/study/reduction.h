// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <optional>
#include <string_view>

namespace bramah::solver {

/// The number that a study keeps of a variable's course.
enum class Reduction {
    Final,
    Min,  ///< of the stored rows, including those at events
    Max,
    Mean,  ///< over time, by the trapezoidal rule between rows
};

/// The reduction with a name of `--reduce`: `final`, `min`, `max`, `mean`; nothing for others.
[[nodiscard]] std::optional<Reduction> reductionNamed(std::string_view name);
/// That name.
[[nodiscard]] std::string_view nameOf(Reduction reduction);

/// NaN without rows.
[[nodiscard]] double reduced(const ResultStore& results, int column, Reduction reduction);

}  // namespace bramah::solver
