// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dxf/dxf_drawing.h"
#include "editor/render/symbol_texts.h"
#include "model/graphics/affine_map.h"
#include "model/graphics/graphics.h"

#include <vector>

namespace bramah::editor {

/// Appends \a graphic to \a entities; \a map leads from the class's coordinates into the drawing [mm]. Texts are left
/// out. Paper-coloured fills hide what is below.
void addGraphic(std::vector<DxfEntity>& entities, const model::Graphic& graphic, const model::AffineMap& map,
                DxfLayer layer);
/// A text of the sheet; \a toDrawing leads from the sheet into the drawing.
[[nodiscard]] DxfEntity dxfTextOf(const PlacedText& text, const model::AffineMap& toDrawing, DxfLayer layer);

/// The nearest of AutoCAD's colours; black is that of the layer.
[[nodiscard]] int dxfColorOf(model::Color color);

/// Millimetres of a diagram unit.
inline constexpr double kMillimetresOfUnit = 1.25;

}  // namespace bramah::editor
