// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/data_files/data_file.h"

namespace bramah::solver {

class MatFile;

/// Is this a trajectory of a Modelica tool?
[[nodiscard]] bool isTrajectory(const MatFile& file);
/// Reads the matrices Aclass, name, description, dataInfo, data_1 (parameters) and data_2 of such a file. Aliases of
/// the file share their values here too.
[[nodiscard]] tl::expected<DataFile, QString> readTrajectory(const MatFile& file, const ReadProgress& progress);

}  // namespace bramah::solver
