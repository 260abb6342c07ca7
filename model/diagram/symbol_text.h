// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/icon.h"
#include "model/instance/instance.h"

#include <QString>

#include <utility>
#include <vector>

namespace bramah::model {

/// The texts that replace the substitutions in an icon's texts (`%name`, `%class`, `%parameter`) for one component:
/// parameters with their unit as an engineer writes them, `150 bar`.
[[nodiscard]] std::vector<std::pair<QString, QString>> substitutionsOf(const Icon& icon, const Instance& component,
                                                                       const QString& name);

}  // namespace bramah::model
