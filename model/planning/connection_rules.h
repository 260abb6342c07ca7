// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/joining_rule.h"

namespace bramah::model {

/// The only judge of connections, asked while a line is drawn, by paste and by checks. Pure: reads the diagram and
/// changes nothing. Borrows the diagram.
class ConnectionRules
{
public:
    /// \a diagram must outlive the rules.
    explicit ConnectionRules(const Diagram& diagram) : diagram_(diagram) {}

    /// Joining two ports. For a vector of connectors its next free element is meant. Refused if a port does not exist,
    /// if both are one, or if there is no free element.
    [[nodiscard]] ConnectionVerdict canConnect(const PortRef& a, const PortRef& b) const;
    /// Joining a port to an existing line.
    [[nodiscard]] ConnectionVerdict canConnect(const PortRef& a, const ConnectionId& line) const;
    /// Joining two existing lines, which makes one net of theirs.
    [[nodiscard]] ConnectionVerdict canConnect(const ConnectionId& a, const ConnectionId& b) const;

    /// For a vector of connectors without an index, its first element that nothing is joined to; that may be the one
    /// behind the last if lines enlarge the vector. For other ports \a ref itself. Empty if all elements are taken.
    [[nodiscard]] PortRef freeElement(const PortRef& ref) const;

private:
    [[nodiscard]] std::vector<PortRef> joinedTo(const PortRef& port) const;
    [[nodiscard]] ConnectionVerdict judge(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const;
    /// The verdict if the ports include a bus or a signal of one.
    [[nodiscard]] ConnectionVerdict judgeBuses(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const;
    [[nodiscard]] ConnectionVerdict judgeOnBus(const PortRef& signal, const std::vector<PortRef>& all) const;
    /// \a mayBeGiven: a port joined over a bus may drive the signal.
    [[nodiscard]] ConnectionVerdict judgeCausality(const std::vector<PortRef>& all, bool mayBeGiven = false) const;
    [[nodiscard]] ConnectionVerdict judgeCausality(const PlugVariable& variable, const std::vector<PortRef>& all,
                                                   bool mayBeGiven) const;
    [[nodiscard]] ConnectionVerdict judgeFixed(const std::vector<PortRef>& all) const;

    const Diagram& diagram_;
};

}  // namespace bramah::model
