// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"
#include "model/diagram/port.h"

#include <QLineF>
#include <QPointF>

#include <functional>
#include <vector>

namespace bramah::model {

/// A straight piece of a net's drawing, with the connections whose lines run along it.
struct NetSegment {
    QLineF line;
    std::vector<ConnectionId> connections;
    LineStyle style = LineStyle::Working;  ///< Pilot where only pilot and drain lines run, else the net's
    friend bool operator==(const NetSegment&, const NetSegment&) = default;
};

/// A set of ports linked by connections, and their drawing, in which overlapping collinear pieces are one
/// segment.
struct Net {
    std::vector<PortRef> ports;
    std::vector<ConnectionId> connections;
    std::vector<NetSegment> segments;
    std::vector<QPointF> dots;             ///< points at which three or more segments or ports meet
    LineStyle style = LineStyle::Working;  ///< the style of lines added to it: Pilot if it has no working line
    bool isDouble = false;                 ///< a rod or shaft: drawn as two lines one module apart
    std::vector<QLineF> heads;             ///< of bonds: the last piece of the line, towards the half arrow's tip
    std::vector<QPointF> openEnds;         ///< of a double line, at ports that are drawn as a single one: to be closed
    friend bool operator==(const Net&, const Net&) = default;
};

struct DiagramConnection;

/// The nets of \a connections, in the order of their first connection. Lines without points join too, undrawn.
/// \a isNode: is that the port of a node? Lines go through nodes as if there were none: they make no dot.
[[nodiscard]] std::vector<Net> netsOf(const std::vector<DiagramConnection>& connections,
                                      const std::function<bool(const PortRef&)>& isNode = {});

}  // namespace bramah::model
