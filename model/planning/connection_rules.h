// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/joining_rule.h"

namespace bramah::model {

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
    /// The verdict if a bus, or a signal of one, is among the ports.
    [[nodiscard]] ConnectionVerdict judgeBuses(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const;
    [[nodiscard]] ConnectionVerdict judgeOnBus(const PortRef& signal, const std::vector<PortRef>& all) const;
    /// \a mayBeGiven: by something else that they are joined to over a bus.
    [[nodiscard]] ConnectionVerdict judgeCausality(const std::vector<PortRef>& all, bool mayBeGiven = false) const;
    [[nodiscard]] ConnectionVerdict judgeCausality(const PlugVariable& variable, const std::vector<PortRef>& all,
                                                   bool mayBeGiven) const;
    [[nodiscard]] ConnectionVerdict judgeFixed(const std::vector<PortRef>& all) const;

    const Diagram& diagram_;
};

}  // namespace bramah::model
