// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

namespace bramah::model {

/// Whether two ends may be joined, and if not, why in one short sentence of the interface's language.
struct ConnectionVerdict {
    bool isLegal = true;
    QString reason;          ///< why not; empty if legal
    bool needsNode = false;  ///< resistive hydraulic ports meet: drawing the line inserts a Node

    [[nodiscard]] static ConnectionVerdict refused(QString why) { return {false, std::move(why), false}; }
};

/// The one judge of connections, asked by the line in hand, by paste, and by checks alike. Pure: looks at the diagram,
/// changes nothing. Borrows the diagram.
class ConnectionRules
{
public:
    explicit ConnectionRules(const Diagram& diagram) : diagram_(diagram) {}

    [[nodiscard]] ConnectionVerdict canConnect(const PortRef& a, const PortRef& b) const;
    /// Joining a port to a line that is there.
    [[nodiscard]] ConnectionVerdict canConnect(const PortRef& a, const ConnectionId& line) const;
    [[nodiscard]] ConnectionVerdict canConnect(const ConnectionId& a, const ConnectionId& b) const;

    /// For a vector of connectors without an index, its first element nothing is joined to, which may be one behind the
    /// last of a vector that grows with its lines; else \a ref itself. Empty if all elements are taken.
    [[nodiscard]] PortRef freeElement(const PortRef& ref) const;

private:
    [[nodiscard]] std::vector<PortRef> joinedTo(const PortRef& port) const;
    [[nodiscard]] ConnectionVerdict judge(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const;
    [[nodiscard]] ConnectionVerdict judgeCausality(const std::vector<PortRef>& all) const;
    [[nodiscard]] ConnectionVerdict judgeCausality(const PlugVariable& variable, const std::vector<PortRef>& all) const;
    [[nodiscard]] ConnectionVerdict judgeBond(const std::vector<PortRef>& all) const;
    [[nodiscard]] ConnectionVerdict judgeFixed(const std::vector<PortRef>& all) const;
    [[nodiscard]] ConnectionVerdict judgeOils(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const;

    const Diagram& diagram_;
};

}  // namespace bramah::model
