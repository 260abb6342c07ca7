// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "solver/measures/result_expression.h"

#include <functional>
#include <utility>
#include <vector>

namespace bramah::cli {

/// The values of parameters of \a model, where the command line has not set others, \a values [SI]; for expressions
/// over results. Borrows both.
[[nodiscard]] std::function<std::optional<solver::KnownNumber>(const QString& path)> parametersOf(
    const model::Instance& model, const std::vector<std::pair<QString, double>>& values);

}  // namespace bramah::cli
