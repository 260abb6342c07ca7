// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/parts/parts_choice.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::model {
class ClassNode;
}

namespace bramah::solver {

/// How a class wants to be run if delays cut it into parts: `__Bramah(parts="joint")`.
enum class PartsSetting {
    Automatic,  ///< without an annotation: in parts if that takes less time
    Joint,
    Parts,
    Compare  ///< jointly, then in parts; the largest difference is reported
};

/// The name of a setting in the class and on the command line: `auto`, `joint`, `parts`, `compare`.
[[nodiscard]] QString nameOf(PartsSetting setting);
/// Nothing for unknown names.
[[nodiscard]] std::optional<PartsSetting> partsSettingNamed(const QString& name);
/// The setting of a class; Automatic without an annotation or with an unknown one.
[[nodiscard]] PartsSetting partsSettingOf(const model::ClassNode& node);
/// The choice for the first run.
[[nodiscard]] PartsChoice partsChoiceOf(PartsSetting setting);

}  // namespace bramah::solver
