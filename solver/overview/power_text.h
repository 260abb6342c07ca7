// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/power_structure.h"
#include "solver/results/result_store.h"
#include "solver/tape/compiled_system.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The power structure of components of \a system by path, all known to it; nothing if none has ports.
[[nodiscard]] std::optional<PowerStructure> powerStructureOf(const CompiledSystem& system, const QStringList& paths);

/// The power structure of the lines that meet at the port \a connector, such as `lineP.port`; nothing if none do.
[[nodiscard]] std::optional<PowerStructure> powerStructureAt(const CompiledSystem& system, const QString& connector);
/// One port of each joint of the lines between the components \a paths.
[[nodiscard]] QStringList jointsBetween(const CompiledSystem& system, const QStringList& paths);

/// The matrices as lines of text in columns of equal width, then their meaning in words.
[[nodiscard]] QString powerText(const PowerStructure& structure);
/// The power [W] into each port of \a components at \a time of a run, by connector, without unknown ones. Oil counts at
/// its density and by its pressure over the surroundings.
[[nodiscard]] std::vector<std::pair<QString, double>> portPowers(const CompiledSystem& system,
                                                                 const ResultStore& results, double time,
                                                                 const QStringList& paths);
/// A sentence about whether the equations conserve power.
[[nodiscard]] QString powerVerdictText(const PowerStructure& structure);

}  // namespace bramah::solver
