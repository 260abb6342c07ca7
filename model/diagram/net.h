// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"
#include "model/diagram/port.h"

#include <QLineF>
#include <QPointF>

#include <functional>
#include <vector>

namespace bramah::model {

/// A straight piece of a net's drawing and the connections that run along it.
struct NetSegment {
    QLineF line;
    std::vector<ConnectionId> connections;
    LineStyle style = LineStyle::Working;  ///< Pilot if only pilot and drain lines run here, else the net's style
    friend bool operator==(const NetSegment&, const NetSegment&) = default;
};

/// A set of ports linked by connections, and their drawing, in which overlapping collinear pieces are one
/// segment.
struct Net {
    std::vector<PortRef> ports;
    std::vector<ConnectionId> connections;
    std::vector<NetSegment> segments;
    std::vector<QPointF> dots;             ///< points at which three or more segments or ports meet
    LineStyle style = LineStyle::Working;  ///< style for lines added to the net: Pilot if it has no working line
    bool isDouble = false;                 ///< a rod or shaft: drawn as two lines one module apart
    std::vector<QLineF> heads;             ///< of bonds: the last piece of each line, towards the tip of the half arrow
    std::vector<QPointF> openEnds;         ///< of a double line: ends to be closed, at ports that are drawn single
    friend bool operator==(const Net&, const Net&) = default;
};

struct DiagramConnection;

/// The nets of \a connections, in the order of their first connection. Lines without points join their ports too. \a
/// isNode: tells whether a port is that of a node; lines pass nodes, which make no dots.
[[nodiscard]] std::vector<Net> netsOf(const std::vector<DiagramConnection>& connections,
                                      const std::function<bool(const PortRef&)>& isNode = {});

/// True if the drawing of \a net shows a dot at \a place.
[[nodiscard]] bool showsDot(const Net& net, QPointF place);

}  // namespace bramah::model
