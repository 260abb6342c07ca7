// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QRectF>

#include <vector>

namespace bramah::model {

/// The areas that the texts of a symbol cover on the sheet, by the mean widths of letters: a sheet is planned without a
/// font. Each is the ink of its letters, without the space around a line of text.
[[nodiscard]] std::vector<QRectF> textBoundsOf(const DiagramComponent& symbol);
/// The same of its name and values alone, which can stand elsewhere (LabelPlacement).
[[nodiscard]] std::vector<QRectF> labelBoundsOf(const DiagramComponent& symbol);

}  // namespace bramah::model
