// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace bramah::editor {

/// A drawing: a sheet, and those of its components that have pages, in their order. At least one.
using DrawingSheets = std::vector<model::Diagram>;

/// A page that a drawing has on paper and in files, at true size (1 M = 2.5 mm).
struct PaperPage {
    int page = -1;          ///< number in Diagram::pages(); -1: the whole drawing
    QRectF part;            ///< of the sheet [diagram units, y up]
    QSizeF paper;           ///< mm
    QString title;          ///< number and title of the page
    std::size_t sheet = 0;  ///< number of its sheet in the drawing
};

/// Everything drawn, with a margin [diagram units, y up].
[[nodiscard]] QRectF drawnPart(const model::Diagram& diagram);
/// The pages of the drawing in their order. A drawing without pages has one, as large as what is drawn.
[[nodiscard]] std::vector<PaperPage> paperPagesOf(const model::Diagram& diagram);
/// The pages of all sheets, one sheet after the other.
[[nodiscard]] std::vector<PaperPage> paperPagesOf(const DrawingSheets& sheets);

}  // namespace bramah::editor
