// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measured/measured_data.h"

namespace bramah::solver {

/// Reads the file at \a path, for any thread.
[[nodiscard]] ReadMeasurement readMeasurement(const QString& path, const DataFileForm& form,
                                              const ReadProgress& progress);

}  // namespace bramah::solver
