// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/data_files/data_file.h"

#include <QByteArray>

namespace bramah::solver {

/// Is a file with these first bytes a .mat file, of any version?
[[nodiscard]] bool isMatFile(const QByteArray& head);
/// Reads a .mat file: trajectories of Modelica tools, or vectors of MATLAB, which have one that is the time. \a
/// timeName: the one that is; empty: found by its name.
[[nodiscard]] tl::expected<DataFile, QString> readMat(const QString& path, const QString& timeName = {},
                                                      const ReadProgress& progress = {});
/// The paths of all vectors of a file that may be its time: those of more than one number.
[[nodiscard]] QStringList matVectors(const QString& path);

}  // namespace bramah::solver
