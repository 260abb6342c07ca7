// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_theme.h"
#include "editor/theme/theme.h"

namespace bramah::editor {

/// The sheet's colours in \a theme.
[[nodiscard]] SheetTheme sheetThemeOf(const Theme& theme);

}  // namespace bramah::editor
