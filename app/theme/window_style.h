// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QPalette>
#include <QString>

namespace bramah::app {

/// The palette of Qt's widgets in \a theme.
[[nodiscard]] QPalette paletteOf(const editor::Theme& theme);

/// The style sheet `resources/style/window.qss` with the theme's colours filled in.
[[nodiscard]] QString styleSheetOf(const editor::Theme& theme);

}  // namespace bramah::app
