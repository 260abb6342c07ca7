// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

class QPainter;
class QPainterPath;

namespace bramah::editor {

/// \a pen with its dashes stretched so that each straight piece of \a line begins and ends with a dash: lines meet
/// their ends and corners are visible. A pen without dashes is returned unchanged.
[[nodiscard]] QPen fittedPen(const QPen& pen, const QPolygonF& line);
/// Strokes each part of \a path, with dashes that fit it.
void strokePath(QPainter& painter, const QPen& pen, const QPainterPath& path);

}  // namespace bramah::editor
