// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/connection_rules.h"
#include "model/planning/diagram_change.h"

#include <QStringList>

#include <optional>

namespace bramah::model {

/// The end of a drawn line: at a port, or at a point on an existing line.
struct LineTarget {
    PortRef port;  ///< empty if `line` is set
    std::optional<ConnectionId> line;
    QPointF position;  ///< on the sheet

    /// Does it end on a line, not at a port?
    [[nodiscard]] bool isLine() const { return line.has_value(); }
};

/// May a line lead from \a a to \a b, in either order? Refused, with the reason, also for ports and lines that do not
/// exist.
[[nodiscard]] ConnectionVerdict canConnect(const Diagram& diagram, const LineTarget& a, const LineTarget& b);

/// The changes that drawing a line along \a route, from \a from to \a to, makes to the class: connects and, by the
/// joining rule, a node added or removed. Empty if the line is not legal.
[[nodiscard]] DiagramChanges planConnection(const Diagram& diagram, const LineTarget& from, const LineTarget& to,
                                            const std::vector<QPointF>& route);

/// Removes symbols and lines; with a symbol go its lines, and drawn nodes that then join nothing. If several lines led
/// to a port of a symbol, their other ends stay joined with one another, and a line that passed a symbol continues
/// without it (inline_plan.h). Inherited symbols and lines stay.
[[nodiscard]] DiagramChanges planRemoval(const Diagram& diagram, const std::vector<ComponentId>& components,
                                         const std::vector<ConnectionId>& connections);

/// Adds nodes to circuits of \a after that stored oil in \a before and no longer do: the remains after a storing port
/// is gone. Circuits that never had a storing port stay as they are. \a reserved: names not to be used.
[[nodiscard]] DiagramChanges planMissingNodes(const Diagram& before, const Diagram& after, QStringList reserved = {});

/// Gives a component another name, and the name on the sheet another place if it could not be read where it is.
[[nodiscard]] DiagramChanges planRename(const Diagram& diagram, const ComponentId& id, const QString& name);

/// The changes that planMove() makes, and what a person may want to know of them.
struct PlannedMove {
    DiagramChanges changes;
    int handMadeCount = 0;    ///< number of nets whose hand-made bends were given up
    int handPlacedCount = 0;  ///< number of names that left a place given by hand, where they could not be read
    int jointCount = 0;       ///< number of lines that a symbol was put into, and of ports that met
};

/// Gives symbols new places. Lines follow (net_stretch.h); misleading ones are drawn anew (line_clearing.h).
[[nodiscard]] PlannedMove planMove(const Diagram& diagram,
                                   const std::vector<std::pair<ComponentId, Placement>>& places);

/// Draws the lines of the selected symbols and lines anew, or all of the sheet if nothing is selected.
[[nodiscard]] DiagramChanges planRouteAgain(const Diagram& diagram, const std::vector<ComponentId>& components,
                                            const std::vector<ConnectionId>& connections);

/// Puts symbols on the grid, moves them by a few modules into line with their neighbours, and straightens lines; for
/// the selection, or for the sheet if nothing is selected.
[[nodiscard]] DiagramChanges planTidying(const Diagram& diagram, const std::vector<ComponentId>& components,
                                         const std::vector<ConnectionId>& connections);

class LineClearing;
/// Appends the changes that \a clearing, made from \a diagram, made to lines and nodes.
void appendClearing(DiagramChanges& changes, const Diagram& diagram, const LineClearing& clearing);

/// Drags a straight piece of a line sideways.
[[nodiscard]] DiagramChanges planSegmentMove(const Diagram& diagram, const ConnectionId& connection,
                                             const QLineF& segment, QPointF delta);

/// Moves the end of a line from \a oldEnd to another place, along \a route from the end that stays.
[[nodiscard]] DiagramChanges planReattachment(const Diagram& diagram, const ConnectionId& connection,
                                              const PortRef& oldEnd, const LineTarget& target,
                                              const std::vector<QPointF>& route);

/// The drawn nodes that joined lines in \a before and join nothing in \a after.
[[nodiscard]] std::vector<ComponentId> looseNodes(const Diagram& before, const Diagram& after);

/// The placement of a node at a point of the sheet.
[[nodiscard]] Placement nodePlacement(QPointF place);

/// A drawn node for lines to \a port, whose joining rule wants one.
[[nodiscard]] AddComponent nodeFor(const DiagramPort& port, const QString& name, QPointF place);

}  // namespace bramah::model
