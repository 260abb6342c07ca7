// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/data_files/mat_writer.h"

namespace bramah::cli {

/// Writes the results of a run as a .mat file. Where it would be larger than programs read, they go to a new CSV file
/// beside it, so that the run is not lost. Returns what went wrong, with where they are, or nothing.
[[nodiscard]] std::optional<QString> writeMatOutput(const solver::ResultStore& store, const QString& path,
                                                    double largest = solver::kLargestMat);

}  // namespace bramah::cli
