// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"
#include "model/graphics/graphics.h"

#include <vector>

/// Graphics moved, turned and pulled at their handles; all in icon units, y up. The values that `DynamicSelect` gives
/// while a result is shown play no part, but for their places in the text: see ShiftGraphic.
namespace bramah::model {

[[nodiscard]] const GraphicItem& itemOf(const Graphic& graphic);
[[nodiscard]] GraphicItem& itemOf(Graphic& graphic);

/// Do its points or its extent follow a result? Then its shape is not edited here.
[[nodiscard]] bool isShapeMoving(const Graphic& graphic);
[[nodiscard]] bool isOriginMoving(const Graphic& graphic);

/// The map from the graphic's own coordinates into the icon's: `rotation`, then `origin`.
[[nodiscard]] AffineMap mapOf(const Graphic& graphic);
/// The middle of its shape, in the icon.
[[nodiscard]] QPointF middleOf(const Graphic& graphic);

/// Moved by its points, or by its origin where its points follow a result or it is turned.
[[nodiscard]] Graphic shifted(const Graphic& graphic, QPointF by);
/// Under a map of quarter turns, mirrors and shifts; unchanged where its motion does not allow it. Texts stay upright.
[[nodiscard]] Graphic mapped(const Graphic& graphic, const AffineMap& map);
/// The same drawing with its origin in the middle of its shape, the point that it turns about.
[[nodiscard]] Graphic aboutItsMiddle(const Graphic& graphic);

/// A point that the mouse can pull at.
struct GraphicHandle {
    enum class Kind : std::uint8_t {
        Edge,       ///< of an extent: `number` 0 to 7 counterclockwise from the lower left corner
        Vertex,     ///< of points: `number` from 0
        NewVertex,  ///< in the middle between the points `number` and `number` + 1
        Start,      ///< of an arc
        End,
    };
    Kind kind = Kind::Edge;
    int number = 0;
    QPointF place;  ///< in the icon
    friend bool operator==(const GraphicHandle&, const GraphicHandle&) = default;
};
[[nodiscard]] std::vector<GraphicHandle> handlesOf(const Graphic& graphic);
/// The graphic with the handle pulled to \a place in the icon. A polygon whose last point is its first stays shut.
[[nodiscard]] Graphic pulled(const Graphic& graphic, const GraphicHandle& handle, QPointF place);
/// Without one of its points; unchanged if a line would have less than two, a polygon less than three.
[[nodiscard]] Graphic withoutVertex(const Graphic& graphic, int number);

}  // namespace bramah::model
