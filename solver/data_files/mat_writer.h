// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QString>
#include <QStringList>

#include <optional>

class QIODevice;

namespace bramah::solver {

/// The size that readers of trajectories open, OMEdit among them [bytes].
inline constexpr double kLargestMat = 2147483647;

/// Why \a variables of \a store, all if they are empty, cannot become a .mat file: its size would be above \a largest,
/// or there is none of that name. Nothing if they can.
[[nodiscard]] std::optional<QString> matRefusal(const ResultStore& store, const QStringList& variables = {},
                                                double largest = kLargestMat);
/// Writes them as the trajectory of a Modelica tool: .mat version 4, values in SI, aliases stored once, two rows at an
/// event. Returns the reason of a failure, or nothing. What matRefusal() refuses is not begun.
[[nodiscard]] std::optional<QString> writeMat(const ResultStore& store, QIODevice& device,
                                              const QStringList& variables = {}, double largest = kLargestMat);
/// Writes a file completely or not at all. Returns the reason of a failure, or nothing.
[[nodiscard]] std::optional<QString> writeMatFile(const ResultStore& store, const QString& path,
                                                  const QStringList& variables = {});

}  // namespace bramah::solver
