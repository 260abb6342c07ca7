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

using StretchedLines = std::vector<std::pair<ConnectionId, std::vector<QPointF>>>;

/// The lines of \a net after \a move, those that change only. Bends stay where they are as far as the ends allow, lines
/// that shared a piece still share it, and pieces that were horizontal or vertical are so again: where two fixed ends
/// pull a straight line apart it gets a step in its middle, but a straight bond goes straight on.
[[nodiscard]] StretchedLines stretchedLines(const Diagram& diagram, const Net& net, const NetMove& move);

}  // namespace bramah::model
