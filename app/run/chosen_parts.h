// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/parts/parts_setting.h"

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

/// How the class that a session runs wants its parts to be run.
[[nodiscard]] solver::PartsSetting partsSettingOf(const editor::DocumentSession& session);
/// Writes the setting into the shown class, as one undo entry. False if nothing changes or it cannot be written.
bool setPartsSetting(editor::DocumentSession& session, solver::PartsSetting setting);

}  // namespace bramah::app
