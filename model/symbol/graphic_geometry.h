// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"
#include "model/graphics/graphics.h"

#include <vector>

/// Moves, turns and handles of graphics, in icon units, y up. Values that `DynamicSelect` gives while results are shown
/// are ignored, except for their places in the text: see ShiftGraphic.
namespace bramah::model {

/// What all kinds of graphics share; valid as long as \a graphic.
///@{
[[nodiscard]] const GraphicItem& itemOf(const Graphic& graphic);
[[nodiscard]] GraphicItem& itemOf(Graphic& graphic);
///@}

/// Does the shape follow a result? Then it is not edited here.
[[nodiscard]] bool isShapeMoving(const Graphic& graphic);
/// Does a result move the graphic by its `origin`? Then that must not be written over.
[[nodiscard]] bool isOriginMoving(const Graphic& graphic);

/// The map from the graphic's own coordinates into the icon's: `rotation`, then `origin`.
[[nodiscard]] AffineMap mapOf(const Graphic& graphic);
/// The middle of the shape in the icon.
[[nodiscard]] QPointF middleOf(const Graphic& graphic);

/// The graphic moved by \a by: its points, or its origin if the points follow a result or it is turned.
[[nodiscard]] Graphic shifted(const Graphic& graphic, QPointF by);
/// The graphic under quarter turns, mirrors and shifts; unchanged if its motion forbids it. Texts stay upright.
[[nodiscard]] Graphic mapped(const Graphic& graphic, const AffineMap& map);
/// The same drawing with its origin in the middle of its shape, about which it then turns.
[[nodiscard]] Graphic aboutItsMiddle(const Graphic& graphic);

/// A point that the mouse can drag.
struct GraphicHandle {
    /// What the handle moves.
    enum class Kind : std::uint8_t {
        Edge,       ///< of an extent: `number` is 0 to 7, counterclockwise from the lower left corner
        Vertex,     ///< of points: `number` counts from 0
        NewVertex,  ///< in the middle between points `number` and `number` + 1
        Start,      ///< begin of an arc
        End,
    };
    Kind kind = Kind::Edge;
    int number = 0;
    QPointF place;  ///< in the icon
    friend bool operator==(const GraphicHandle&, const GraphicHandle&) = default;
};
/// The points of \a graphic that can be dragged, in the icon; none if its shape follows a result.
[[nodiscard]] std::vector<GraphicHandle> handlesOf(const Graphic& graphic);
/// The graphic after dragging the handle to \a place in the icon. A closed polygon stays closed.
[[nodiscard]] Graphic pulled(const Graphic& graphic, const GraphicHandle& handle, QPointF place);
/// The graphic without one point; unchanged if a line would have less than two, a polygon less than three.
[[nodiscard]] Graphic withoutVertex(const Graphic& graphic, int number);

}  // namespace bramah::model
