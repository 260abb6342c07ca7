// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::editor {

/// \a text, as a model's description, for a tool tip. Qt takes what looks like HTML for HTML and reads the files it
/// names; here each sign stands for itself.
[[nodiscard]] QString plainToolTip(const QString& text);

}  // namespace bramah::editor
