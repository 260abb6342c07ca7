// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QRectF>

#include <vector>

namespace bramah::model {

/// The areas that the texts of a symbol cover on the sheet, estimated from mean widths of letters, as planning knows no
/// font. Each is the ink of the letters, without the space around the line.
[[nodiscard]] std::vector<QRectF> textBoundsOf(const DiagramComponent& symbol);
/// The same for name and values only, which can be moved (LabelPlacement).
[[nodiscard]] std::vector<QRectF> labelBoundsOf(const DiagramComponent& symbol);

}  // namespace bramah::model
