// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_sketch.h"
#include "model/planning/mends.h"

namespace bramah::model {

/// Puts new symbols at free places, joined to ports of the drawing. Borrows diagram and source.
class Neighbour
{
public:
    Neighbour(const Diagram& diagram, const SymbolSource& symbolOf) : diagram_(diagram), symbolOf_(symbolOf) {}

    /// A component of \a className beside \a port, joined to it by the first of its ports that fits.
    [[nodiscard]] std::optional<Mend> at(const PortRef& port, const char* className, const QString& text) const;
    /// A line from \a port to the nearest tank that is there.
    [[nodiscard]] std::optional<Mend> toTank(const PortRef& port) const;
    /// A component of \a className in a line of a chart, between its ends: in the middle, or beside it where that is
    /// not free. The line goes from its lower port to the next one.
    [[nodiscard]] std::optional<Mend> within(const DiagramConnection& line, const char* className,
                                             const QString& text) const;
    /// A component of \a className in the upper left corner of the drawing, joined to nothing.
    [[nodiscard]] std::optional<Mend> alone(const char* className, const QString& text) const;

private:
    [[nodiscard]] AddComponent additionOf(const DiagramComponent& symbol) const;
    /// \a symbol near \a port and joined to it by its port \a name: straight before it, then further off and aside, in
    /// the first of some free places that a legible line leads to. A tank stands upright, below its port.
    [[nodiscard]] std::optional<DiagramChanges> joinedNear(const PortRef& port, const DiagramComponent& symbol,
                                                           const QString& name) const;
    /// Lies \a symbol on nothing that is drawn?
    [[nodiscard]] bool isFree(const DiagramComponent& symbol) const;
    /// Nothing, if the drawing then has more than \a faults.
    [[nodiscard]] std::optional<DiagramChanges> joined(const PortRef& port, const DiagramComponent& symbol,
                                                       const QString& partner, std::size_t faults) const;

    const Diagram& diagram_;
    const SymbolSource& symbolOf_;
};

/// Two Boolean outputs that one input is to get: it has a line from the one already, and an Or has to come between.
struct SignalMeeting {
    PortRef input;
    PortRef driver;  ///< that the input has its line from
    PortRef output;  ///< that is to be joined to it as well
    ConnectionId line;
    PortRef freeInput;  ///< of the Or that the driver is the output of; empty if it is none, or has none free
};

/// The meeting that joining \a a and \a b, in whatever order, would be; nothing if it is none, or the line of the input
/// cannot be changed.
[[nodiscard]] std::optional<SignalMeeting> signalsMeeting(const Diagram& diagram, const PortRef& a, const PortRef& b);

/// Joins both outputs to the input through an Or, which is put beside the input if there is none yet. Empty if there is
/// no room for it.
[[nodiscard]] DiagramChanges planMeeting(const Diagram& diagram, const SignalMeeting& meeting,
                                         const SymbolSource& symbolOf);

}  // namespace bramah::model
