// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"
#include "model/graphics/graphics.h"

#include <QPainterPath>

namespace bramah::editor {

/// The path of an ellipse or a part of one, in its own coordinates.
[[nodiscard]] QPainterPath pathOf(const model::EllipseGraphic& ellipse);

/// The outline of a graphic in the scene: lines open, shapes closed; texts and pictures as their extents. \a map: from
/// the coordinates of the class's drawing into the sheet's.
[[nodiscard]] QPainterPath outlineOf(const model::Graphic& graphic, const model::AffineMap& map);

}  // namespace bramah::editor
