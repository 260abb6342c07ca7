// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_sketch.h"
#include "model/planning/mends.h"

namespace bramah::model {

/// Puts new symbols at free places and joins them to ports of the drawing. Borrows diagram and source.
class Neighbour
{
public:
    /// \a symbolOf makes the symbol of a class that is not on the sheet yet.
    Neighbour(const Diagram& diagram, const SymbolSource& symbolOf) : diagram_(diagram), symbolOf_(symbolOf) {}

    /// A component of \a className beside \a port, joined to it by its first port that fits. \a text: the action;
    /// empty: as the class says it, `__Bramah(mend="Put a tank at %1")`.
    [[nodiscard]] std::optional<Mend> at(const PortRef& port, const QString& className, const QString& text = {}) const;
    /// A line from \a port to the nearest component of \a className.
    [[nodiscard]] std::optional<Mend> toNearest(const PortRef& port, const QString& className) const;
    /// A component of \a className in a line of a chart: in the middle between its ends, or beside it if that place is
    /// not free. A new line leads from its lower port to the next element.
    [[nodiscard]] std::optional<Mend> within(const DiagramConnection& line, const char* className,
                                             const QString& text) const;
    /// A component of \a className in the upper left corner of the drawing, joined to nothing; with the text that the
    /// class says.
    [[nodiscard]] std::optional<Mend> alone(const QString& className) const;

private:
    [[nodiscard]] AddComponent additionOf(const DiagramComponent& symbol) const;
    /// Places \a symbol near \a port and joins it by its port \a name: straight in front, then further away and aside,
    /// at the first of some free places with a legible line. What stands upright, as a tank, goes below its port.
    [[nodiscard]] std::optional<DiagramChanges> joinedNear(const PortRef& port, const DiagramComponent& symbol,
                                                           const QString& name) const;
    /// Does \a symbol overlap nothing that is drawn?
    [[nodiscard]] bool isFree(const DiagramComponent& symbol) const;
    /// Joins \a partner to \a port; nothing if the drawing then has more than \a faults faults.
    [[nodiscard]] std::optional<DiagramChanges> joined(const PortRef& port, const DiagramComponent& symbol,
                                                       const QString& partner, std::size_t faults) const;

    const Diagram& diagram_;
    const SymbolSource& symbolOf_;
};

/// Two Boolean outputs for one input: it already has a line from the first, so an Or has to join them.
struct SignalMeeting {
    PortRef input;
    PortRef driver;  ///< the output that the line to the input comes from
    PortRef output;  ///< the output that is to be joined as well
    ConnectionId line;
    PortRef freeInput;  ///< a free input of the Or that gives the driver; empty if there is no such input
};

/// The meeting that joining \a a and \a b, in either order, would make; nothing if it makes none, or if the input's
/// line cannot be changed.
[[nodiscard]] std::optional<SignalMeeting> signalsMeeting(const Diagram& diagram, const PortRef& a, const PortRef& b);

/// Joins both outputs to the input through an Or, which is placed beside the input if there is none yet. Empty if there
/// is no room for it.
[[nodiscard]] DiagramChanges planMeeting(const Diagram& diagram, const SignalMeeting& meeting,
                                         const SymbolSource& symbolOf);

}  // namespace bramah::model
