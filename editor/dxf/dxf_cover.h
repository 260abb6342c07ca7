// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dxf/dxf_drawing.h"

namespace bramah::editor {

/// The parts of a polyline outside of \a cover, a closed polygon. Its edge covers nothing.
[[nodiscard]] std::vector<QPolygonF> outsideOf(const DxfPolyline& line, const QPolygonF& cover);
/// Removes of \a entities what \a cover hides; arcs that it hides partly become polylines.
void hide(std::vector<DxfEntity>& entities, const QPolygonF& cover);
/// Points on an arc or ellipse, close enough for its drawing.
[[nodiscard]] QPolygonF pointsOf(const DxfArc& arc);
/// The same for an ellipse, whole or in part; the last point of a whole one is the first.
[[nodiscard]] QPolygonF pointsOf(const DxfEllipse& ellipse);

}  // namespace bramah::editor
