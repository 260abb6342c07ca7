// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace bramah::editor {

/// A page that a drawing has on paper and in files, at true size (1 M = 2.5 mm).
struct PaperPage {
    int page = -1;  ///< number in Diagram::pages(); -1: the whole drawing
    QRectF part;    ///< of the sheet [diagram units, y up]
    QSizeF paper;   ///< mm
    QString title;  ///< number and title of the page
};

/// Everything drawn, with a margin [diagram units, y up].
[[nodiscard]] QRectF drawnPart(const model::Diagram& diagram);
/// The pages of the drawing in their order. A drawing without pages has one, as large as what is drawn.
[[nodiscard]] std::vector<PaperPage> paperPagesOf(const model::Diagram& diagram);

}  // namespace bramah::editor
