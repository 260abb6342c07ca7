// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/port.h"
#include "model/graphics/graphics.h"

#include <QPen>

namespace bramah::editor {

/// The colour on this sheet for a line colour in an annotation: black becomes ink, signal blue that of the theme;
/// others keep their hue with a lightness that is legible on the paper.
[[nodiscard]] QColor lineColor(model::Color color, const SheetTheme& theme);
/// The same for areas: white becomes paper, black ink.
[[nodiscard]] QColor fillColor(model::Color color, const SheetTheme& theme);
/// The colour of connection lines of \a style; ink for all that need no colour of their own.
[[nodiscard]] QColor colorOf(model::LineStyle style, const SheetTheme& theme);

/// A pen with flat caps and mitred joins; \a width in diagram units, at least \a leastWidth.
[[nodiscard]] QPen sheetPen(QColor color, model::LinePattern pattern, double width, double leastWidth);
/// The pen of a connection line.
[[nodiscard]] QPen linePen(model::LineStyle style, const SheetTheme& theme, double leastWidth);

}  // namespace bramah::editor
