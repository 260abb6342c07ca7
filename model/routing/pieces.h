// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

/// The geometry of straight pieces of lines.
namespace bramah::model {

/// Points nearer than this count as one, in diagram units.
inline constexpr double kTouch = 0.05;

/// The bounds of a piece, with no width or no height if it is straight along an axis.
[[nodiscard]] QRectF rectOf(QLineF piece);
/// Does the piece cross the inside of \a rect? A margin at its border is ignored.
[[nodiscard]] bool runsThrough(QLineF piece, QRectF rect);
/// The common length of two pieces; 0 if they are not collinear.
[[nodiscard]] double commonLength(QLineF a, QLineF b);
/// Does the point lie on the piece, ends included?
[[nodiscard]] bool isTouching(QPointF point, QLineF piece);
/// The piece of a line that turns back beside the line, not
/// at its ends, or runs along it; nothing if there is none.
[[nodiscard]] std::optional<QLineF> runBackOf(const std::vector<QPointF>& points);

}  // namespace bramah::model
