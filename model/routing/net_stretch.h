// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QHash>
#include <QLineF>

#include <optional>
#include <utility>
#include <vector>

namespace bramah::model {

/// A move of some ports of a net, or of one of its segments across its direction.
struct NetMove {
    QHash<PortRef, QPointF> ports;  ///< by how much each port moves; others stay
    std::optional<QLineF> segment;  ///< a piece of the drawing that is dragged
    QPointF segmentDelta;
};

/// Connects with the new points of their lines [sheet].
using StretchedLines = std::vector<std::pair<ConnectionId, std::vector<QPointF>>>;

/// The lines of \a net that \a move changes. Bends stay as far as the ends allow, lines that shared a piece still share
/// it, and horizontal or vertical pieces remain so: a straight line whose fixed ends are pulled apart gets a step in
/// its middle; a straight bond stays straight.
[[nodiscard]] StretchedLines stretchedLines(const Diagram& diagram, const Net& net, const NetMove& move);

}  // namespace bramah::model
