// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/measured_data.h"

namespace bramah::app {

/// Reads the file at \a path, for any thread.
[[nodiscard]] ReadMeasurement readMeasurement(const QString& path, const solver::DataFileForm& form,
                                              const solver::ReadProgress& progress);

}  // namespace bramah::app
