// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cmath>

namespace bramah::model {

/// The largest difference of coordinates that are meant to be equal [diagram units].
inline constexpr double kNearness = 1e-3;

/// Are the coordinates, or both coordinates of the points, equal but for kNearness?
///@{
[[nodiscard]] inline bool isNear(double a, double b)
{
    return std::abs(a - b) < kNearness;
}
[[nodiscard]] inline bool isNear(QPointF a, QPointF b)
{
    return isNear(a.x(), b.x()) && isNear(a.y(), b.y());
}
///@}

}  // namespace bramah::model
