// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_painter.h"
#include "model/pages/page_marks.h"

namespace bramah::editor {

/// Is it a page or a list? Their texts are a part of the drawing, as large as on paper at each zoom.
[[nodiscard]] inline bool hasPaperTexts(const model::DiagramComponent& symbol)
{
    return symbol.page || !symbol.list.isEmpty();
}

/// Paints the frame and title block of a page, or a list, with their texts.
void paintPage(QPainter& painter, const model::DiagramComponent& page, const SheetTheme& theme, DetailLevel detail);

/// The text of a mark beside the end of its line, within the frame.
[[nodiscard]] PlacedText textOf(const model::PageMark& mark);
/// Paints a mark: an arrow at the end of the line, and its text.
void paintPageMark(QPainter& painter, const model::PageMark& mark, const SheetTheme& theme, DetailLevel detail);

}  // namespace bramah::editor
