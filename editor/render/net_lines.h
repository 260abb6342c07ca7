// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_geometry.h"
#include "model/diagram/net.h"

#include <QLineF>
#include <QPolygonF>

#include <vector>

/// The lines of a net as they are drawn, on the sheet (y up).
namespace bramah::editor {

/// The radius of the dot where lines meet.
inline constexpr double kDotRadius = 0.75 * kModule / 2;

/// The segments of one style, joined to polylines where just two meet: corners are mitred and dashes continue.
[[nodiscard]] std::vector<QPolygonF> joinedLines(const model::Net& net, model::LineStyle style);
/// The half arrows of bonds, each from its tip back: one barb, on the left side in the direction of power.
[[nodiscard]] std::vector<QLineF> barbsOf(const model::Net& net);

}  // namespace bramah::editor
