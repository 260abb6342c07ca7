// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

class QPainter;
class QPainterPath;

namespace bramah::editor {

/// \a pen with its dashes stretched so that each straight piece of \a line begins and ends with ink: lines meet what
/// they lead to and corners are seen. A pen without dashes comes back as it is.
[[nodiscard]] QPen fittedPen(const QPen& pen, const QPolygonF& line);
/// Strokes each part of \a path, with dashes that fit it.
void strokePath(QPainter& painter, const QPen& pen, const QPainterPath& path);

}  // namespace bramah::editor
