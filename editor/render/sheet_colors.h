// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/port.h"
#include "model/graphics/graphics.h"

#include <QPen>

namespace bramah::editor {

/// The colour on this sheet for a line colour of an annotation: black is ink, signal blue the theme's; others keep
/// their hue and get a lightness that reads on the paper.
[[nodiscard]] QColor lineColor(model::Color color, const SheetTheme& theme);
/// The same for areas: white is paper, black ink.
[[nodiscard]] QColor fillColor(model::Color color, const SheetTheme& theme);
[[nodiscard]] QColor colorOf(model::LineStyle style, const SheetTheme& theme);

/// A pen of flat caps and mitred joins; \a width in diagram units, never thinner than \a leastWidth.
[[nodiscard]] QPen sheetPen(QColor color, model::LinePattern pattern, double width, double leastWidth);
/// The pen of a connection line.
[[nodiscard]] QPen linePen(model::LineStyle style, const SheetTheme& theme, double leastWidth);

}  // namespace bramah::editor
