// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/affine_map.h"
#include "model/diagram/graphics.h"

namespace bramah::model {

/// Where and how a symbol lies in its diagram: `Placement(transformation(extent, origin, rotation))`.
/// A mirrored symbol has an extent whose corners are swapped.
struct Placement {
    Extent extent{{-10, -10}, {10, 10}};
    QPointF origin{0, 0};
    double rotation = 0;  ///< degrees, counterclockwise
    bool visible = true;

    /// Symbols of Bramah are placed at a tenth of their icon's size; others too unless the class says `initialScale`.
    [[nodiscard]] static Placement at(QPointF centre, const CoordinateSystem& icon);

    /// From the icon's coordinates into the diagram's.
    [[nodiscard]] AffineMap map(const CoordinateSystem& icon) const;
    /// The point that stays in place when the symbol turns: the middle of the extent.
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] Placement movedBy(QPointF delta) const;
    /// Turned by quarter turns counterclockwise about \a centre.
    [[nodiscard]] Placement rotatedBy(int quarterTurns, QPointF centre) const;
    /// Mirrored left to right (about a vertical axis through \a centre).
    [[nodiscard]] Placement mirroredX(QPointF centre) const;
    /// Mirrored top to bottom.
    [[nodiscard]] Placement mirroredY(QPointF centre) const;
    friend bool operator==(const Placement&, const Placement&) = default;
};

}  // namespace bramah::model
