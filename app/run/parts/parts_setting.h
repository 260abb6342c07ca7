// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/parts/parts_choice.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::model {
class ClassNode;
}

namespace bramah::app {

/// How a circuit that delay lines cut into parts is run, as its class says: `__Bramah(parts="joint")`.
enum class PartsSetting {
    Automatic,  ///< without a word: in parts where that takes less time
    Joint,
    Parts,
    Compare  ///< jointly, then in parts, and the largest difference is said
};

/// As it is written in the class and on the command line: `auto`, `joint`, `parts`, `compare`.
[[nodiscard]] QString nameOf(PartsSetting setting);
/// Nothing for other texts.
[[nodiscard]] std::optional<PartsSetting> partsSettingNamed(const QString& name);
/// The setting of a class; Automatic where it says nothing, or what this program does not know.
[[nodiscard]] PartsSetting partsSettingOf(const model::ClassNode& node);
/// The setting of the class that a session runs.
[[nodiscard]] PartsSetting partsSettingOf(const editor::DocumentSession& session);
/// Writes it into the class shown, as one undo entry. False if it is so already or cannot be written.
bool setPartsSetting(editor::DocumentSession& session, PartsSetting setting);
/// How the first run goes.
[[nodiscard]] solver::PartsChoice partsChoiceOf(PartsSetting setting);

}  // namespace bramah::app
