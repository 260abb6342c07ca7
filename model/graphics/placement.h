// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"
#include "model/graphics/graphics.h"

namespace bramah::model {

/// The place, size and turn of a symbol in its diagram: `Placement(transformation(extent, origin, rotation))`. A
/// mirrored symbol has an extent whose corners are swapped.
struct Placement {
    Extent extent{{-10, -10}, {10, 10}};
    QPointF origin{0, 0};
    double rotation = 0;  ///< degrees, counterclockwise
    bool visible = true;

    /// Symbols of Bramah are placed at a tenth of their icon's size; others too unless the class says `initialScale`.
    /// \a anchor: where the icon's own origin comes to lie.
    [[nodiscard]] static Placement at(QPointF anchor, const CoordinateSystem& icon);

    /// The map from the icon's coordinates into the diagram's.
    [[nodiscard]] AffineMap map(const CoordinateSystem& icon) const;
    /// The middle of the extent, on the sheet.
    [[nodiscard]] QPointF centre() const;
    /// The same place with its origin at \a anchor (where the icon's own origin lies): the point a symbol turns about.
    [[nodiscard]] Placement anchoredAt(QPointF anchor) const;
    [[nodiscard]] Placement movedBy(QPointF delta) const;
    /// Turned by quarter turns counterclockwise about \a about.
    [[nodiscard]] Placement rotatedBy(int quarterTurns, QPointF about) const;
    /// Mirrored left to right, about a vertical axis through \a about.
    [[nodiscard]] Placement mirroredX(QPointF about) const;
    /// Mirrored top to bottom.
    [[nodiscard]] Placement mirroredY(QPointF about) const;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The place of a symbol's name and values, if it is not the one that the icon gives.
struct LabelPlacement {
    QPointF offset;         ///< on the sheet, from where the icon puts them
    bool isTurned = false;  ///< reads from below
    friend bool operator==(const LabelPlacement&, const LabelPlacement&) = default;
};

}  // namespace bramah::model
