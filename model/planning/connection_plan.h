// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/connection_rules.h"
#include "model/planning/diagram_change.h"

#include <QStringList>

#include <optional>

namespace bramah::model {

/// The end of a drawn line: at a port, or at a point of a line that is there.
struct LineTarget {
    PortRef port;  ///< empty if `line` is set
    std::optional<ConnectionId> line;
    QPointF position;  ///< on the sheet

    [[nodiscard]] bool isLine() const { return line.has_value(); }
};

[[nodiscard]] ConnectionVerdict canConnect(const Diagram& diagram, const LineTarget& a, const LineTarget& b);

/// The changes that drawing a line along \a route, from \a from to \a to, makes to the class: connects, and by the
/// volume-node rule a Node that comes or goes. Empty if it is not legal.
[[nodiscard]] DiagramChanges planConnection(const Diagram& diagram, const LineTarget& from, const LineTarget& to,
                                            const std::vector<QPointF>& route);

/// Removes symbols and lines: with a symbol go the lines at it, and nodes made by drawing that then join nothing. If
/// several lines led to a port of a symbol, the others stay joined with one another, and a line that a symbol was in
/// goes on without it (inline_plan.h). Inherited symbols and lines stay.
[[nodiscard]] DiagramChanges planRemoval(const Diagram& diagram, const std::vector<ComponentId>& components,
                                         const std::vector<ConnectionId>& connections);

/// Nodes for circuits of \a after that \a before stored oil in and that do not any more: the remains when a storing
/// port goes. Circuits written by hand without a storing port stay as they are. \a reserved: names not to be used.
[[nodiscard]] DiagramChanges planMissingNodes(const Diagram& before, const Diagram& after, QStringList reserved = {});

struct PlannedMove {
    DiagramChanges changes;
    int handMadeCount = 0;  ///< nets whose bends made by hand gave way
    int jointCount = 0;     ///< lines a symbol went into, ports that met
};

/// Gives symbols new places. Lines follow (see net_stretch.h); those that would lie are drawn anew (line_clearing.h).
[[nodiscard]] PlannedMove planMove(const Diagram& diagram,
                                   const std::vector<std::pair<ComponentId, Placement>>& places);

/// Draws the lines of the selected symbols and lines anew, or all of the sheet if nothing is selected.
[[nodiscard]] DiagramChanges planRouteAgain(const Diagram& diagram, const std::vector<ComponentId>& components,
                                            const std::vector<ConnectionId>& connections);

/// Puts symbols on the grid and, by a few modules, into line with those that they are joined to, and straightens lines;
/// of the selection, or of the sheet if nothing is selected.
[[nodiscard]] DiagramChanges planTidying(const Diagram& diagram, const std::vector<ComponentId>& components,
                                         const std::vector<ConnectionId>& connections);

class LineClearing;
/// Appends the changes that \a clearing, made of \a diagram, has made to lines and nodes.
void appendClearing(DiagramChanges& changes, const Diagram& diagram, const LineClearing& clearing);

/// Drags a straight piece of a line sideways.
[[nodiscard]] DiagramChanges planSegmentMove(const Diagram& diagram, const ConnectionId& connection,
                                             const QLineF& segment, QPointF delta);

/// Takes the end of a line at \a oldEnd to another place, along \a route from the end that stays.
[[nodiscard]] DiagramChanges planReattachment(const Diagram& diagram, const ConnectionId& connection,
                                              const PortRef& oldEnd, const LineTarget& target,
                                              const std::vector<QPointF>& route);

/// The nodes made by drawing that joined lines in \a before and have nothing to join in \a after.
[[nodiscard]] std::vector<ComponentId> looseNodes(const Diagram& before, const Diagram& after);

/// The placement of a node at a point of the sheet.
[[nodiscard]] Placement nodePlacement(QPointF place);

/// A node made by drawing, for lines to \a port, which wants one.
[[nodiscard]] AddComponent nodeFor(const DiagramPort& port, const QString& name, QPointF place);

}  // namespace bramah::model
