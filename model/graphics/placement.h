// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"
#include "model/graphics/graphics.h"

namespace bramah::model {

/// The place, size and rotation of a symbol in its diagram: `Placement(transformation(extent, origin, rotation))`. The
/// extent of a mirrored symbol has swapped corners.
struct Placement {
    Extent extent{{-10, -10}, {10, 10}};
    QPointF origin{0, 0};
    double rotation = 0;  ///< degrees, counterclockwise
    bool visible = true;

    /// The usual placement: a tenth of the icon's size unless the class gives `initialScale`. \a anchor: the place of
    /// the icon's origin on the sheet.
    [[nodiscard]] static Placement at(QPointF anchor, const CoordinateSystem& icon);

    /// The map from the icon's coordinates into the diagram's.
    [[nodiscard]] AffineMap map(const CoordinateSystem& icon) const;
    /// The middle of the extent, on the sheet.
    [[nodiscard]] QPointF centre() const;
    /// The same size and rotation with the icon's origin at \a anchor, the point about which a symbol turns.
    [[nodiscard]] Placement anchoredAt(QPointF anchor) const;
    /// The same size and rotation, shifted by \a delta [sheet].
    [[nodiscard]] Placement movedBy(QPointF delta) const;
    /// Turned by quarter turns counterclockwise about \a about.
    [[nodiscard]] Placement rotatedBy(int quarterTurns, QPointF about) const;
    /// Mirrored left to right, about a vertical axis through \a about.
    [[nodiscard]] Placement mirroredX(QPointF about) const;
    /// Mirrored top to bottom.
    [[nodiscard]] Placement mirroredY(QPointF about) const;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The place of a symbol's name and values, if it differs from the icon's.
struct LabelPlacement {
    QPointF offset;         ///< on the sheet, from the place that the icon gives
    bool isTurned = false;  ///< texts are read from below to above
    friend bool operator==(const LabelPlacement&, const LabelPlacement&) = default;
};

}  // namespace bramah::model
