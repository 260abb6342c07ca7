// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

namespace bramah::model {

/// A map of the plane, x' = m11·x + m12·y + dx and y' = m21·x + m22·y + dy, in Modelica's axes (y up).
struct AffineMap {
    double m11 = 1, m12 = 0, m21 = 0, m22 = 1, dx = 0, dy = 0;

    /// The shift by \a by.
    [[nodiscard]] static AffineMap translation(QPointF by) { return {1, 0, 0, 1, by.x(), by.y()}; }
    /// Counterclockwise about the origin [degrees]; exact for multiples of 90.
    [[nodiscard]] static AffineMap rotation(double degrees);
    /// Lengths along each axis times \a x and \a y; a negative factor mirrors.
    [[nodiscard]] static AffineMap scaling(double x, double y) { return {x, 0, 0, y, 0, 0}; }

    /// The image of a point.
    [[nodiscard]] QPointF map(QPointF p) const
    {
        return {m11 * p.x() + m12 * p.y() + dx, m21 * p.x() + m22 * p.y() + dy};
    }
    /// Maps a direction: without the shift.
    [[nodiscard]] QPointF mapVector(QPointF v) const { return {m11 * v.x() + m12 * v.y(), m21 * v.x() + m22 * v.y()}; }
    /// The bounds of the mapped corners of \a rect.
    [[nodiscard]] QRectF mapRect(QRectF rect) const;
    /// The factor of areas; negative if the map mirrors, 0 if it has no inverse.
    [[nodiscard]] double determinant() const { return m11 * m22 - m12 * m21; }
    /// The map must be invertible.
    [[nodiscard]] AffineMap inverse() const;
    /// This map followed by \a next.
    [[nodiscard]] AffineMap then(const AffineMap& next) const;
    friend bool operator==(const AffineMap&, const AffineMap&) = default;
};

/// Rounds to a millionth of a unit, so that places that rounding errors keep apart compare equal.
[[nodiscard]] QPointF rounded(QPointF point);

}  // namespace bramah::model
