// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QString>

#include <optional>

namespace bramah::app
{

/// Writes a picture of what is most worth seeing in \a store: one plot each for the quantities that change most, as the
/// suffix of \a path says (png, svg, pdf). Needs a QApplication. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writePlotOfResults(const solver::ResultStore& store, const QString& path);

}  // namespace bramah::app
