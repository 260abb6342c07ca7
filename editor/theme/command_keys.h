// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace bramah::editor {

/// The keys that the user has for the command \a id of the window that \a part is in, as `Ctrl+S`, for a text that says
/// what to press; the name of the command if it has none.
[[nodiscard]] QString keysOfCommand(const QWidget& part, const char* id);

}  // namespace bramah::editor
