// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/drawing/symbol_editor.h"
#include "model/symbol/graphic_geometry.h"

namespace bramah::editor {

/// The part of a symbol at a place.
struct SymbolHit {
    /// What is at the place.
    enum class Kind : std::uint8_t { Nothing, Graphic, Port, Handle };
    Kind kind = Kind::Nothing;
    int graphic = -1;                  ///< number of the graphic, for Graphic and Handle
    QString port = {};                 ///< for Port
    model::GraphicHandle handle = {};  ///< for Handle
    friend bool operator==(const SymbolHit&, const SymbolHit&) = default;
};

/// The handles that have room: of a part that is small on the screen only those at corners. \a tolerance: largest
/// distance of the mouse [icon units].
[[nodiscard]] std::vector<model::GraphicHandle> shownHandles(const model::Graphic& graphic, double tolerance);
/// The part at \a place [icon units]. Handles are those of the single selected graphic; of graphics the topmost whose
/// ink is hit, else the smallest that contains the place. Only the class's own graphics count.
[[nodiscard]] SymbolHit symbolHitAt(const SymbolEditor& editor, QPointF place, double tolerance);
/// The parts that are completely inside of \a area [icon units].
[[nodiscard]] SymbolSelection symbolPartsIn(const model::SymbolDrawing& drawing, const QRectF& area);
/// The bounds of the selection, ports as points [icon units].
[[nodiscard]] QRectF boundsOf(const model::SymbolDrawing& drawing, const SymbolSelection& selection);

}  // namespace bramah::editor
