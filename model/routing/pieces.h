// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

/// The geometry of straight pieces of lines.
namespace bramah::model {

/// Places nearer than this are one, in diagram units.
inline constexpr double kTouch = 0.05;

[[nodiscard]] QRectF rectOf(QLineF piece);
/// Does the piece go through the inside of \a rect? It may come near its border.
[[nodiscard]] bool runsThrough(QLineF piece, QRectF rect);
/// The length two pieces have in common; 0 if they do not lie in one line.
[[nodiscard]] double commonLength(QLineF a, QLineF b);
/// Does the point lie on the piece, ends included?
[[nodiscard]] bool isTouching(QPointF point, QLineF piece);
/// The piece of a line that turns back right beside the line, away from its ends, or runs along it; nothing if there is
/// none.
[[nodiscard]] std::optional<QLineF> runBackOf(const std::vector<QPointF>& points);

}  // namespace bramah::model
