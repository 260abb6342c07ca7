// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <optional>

namespace bramah::model {

/// Whether two ends may be joined, and if not, the reason as one short sentence in the interface's language.
struct ConnectionVerdict {
    bool isLegal = true;
    QString reason;          ///< why not; empty if legal
    QString warning;         ///< a legal joint that is probably a mistake; empty if nothing is odd
    bool needsNode = false;  ///< no joined port stores: drawing the line inserts a node
    PortRef namelessBus;     ///< the bus that a signal is joined to without a name on it; else empty

    /// A joint that is not legal; \a why as \c reason.
    [[nodiscard]] static ConnectionVerdict refused(QString why) { return {false, std::move(why), {}, false, {}}; }
    /// A legal joint that is probably a mistake; \a why as \c warning.
    [[nodiscard]] static ConnectionVerdict odd(QString why) { return {true, {}, std::move(why), false, {}}; }
};

/// Which end of a step or transition of a sequence chart a connector is, by its variables: `set`, `active`, `reset`.
enum class SequenceEnd : std::uint8_t { None, StepIn, StepOut, TransitionIn, TransitionOut };
/// The end that \a port is, seen from its own component; None unless its connector has the joining rule `sequences`.
[[nodiscard]] SequenceEnd sequenceEndOf(const DiagramPort& port);
/// Is it the upper end, at which lines arrive?
[[nodiscard]] constexpr bool isUpper(SequenceEnd end)
{
    return end == SequenceEnd::StepIn || end == SequenceEnd::TransitionIn;
}

/// The rule for joining connectors of one kind, in addition to fitting variables. A connector class names its rule,
/// `__Bramah(joining="volumes")`. Each rule is one stateless object; sheets, plans and checks ask it.
class JoiningRule
{
public:
    virtual ~JoiningRule() = default;

    /// Ports to be joined: those of two nets, or two single ports.
    struct Joint {
        const Diagram& diagram;
        const std::vector<PortRef>& a;
        const std::vector<PortRef>& b;
    };
    /// May the ports be joined by a line? Asked for ports whose variables fit; the base class allows all.
    [[nodiscard]] virtual ConnectionVerdict judge(const Joint& joint) const;
    /// The reason why two ports with unlike variables cannot be joined, if the rule has better words; else empty.
    [[nodiscard]] virtual QString whyUnlike(const Joint& joint) const;
    /// Does a net of such ports need a port that stores? Drawing inserts a node where none does.
    [[nodiscard]] virtual bool wantsStore() const { return false; }
    /// May a net of such ports branch (T joints, dots), or is each line a net of its own?
    [[nodiscard]] virtual bool branches() const { return true; }
    /// The kind of problem of \a port of \a component if no line is joined to it; nothing: no problem.
    [[nodiscard]] virtual std::optional<DiagnosticKind> whenOpen(const DiagramComponent& component,
                                                                 const DiagramPort& port) const;
    /// Adds the faults of a drawn net to \a found.
    virtual void check(const Diagram& diagram, const Net& net, Diagnostics& found) const;
    /// The name by which connector classes choose the rule.
    [[nodiscard]] virtual const char* name() const { return ""; }

    /// The rule for connectors that may be joined whenever their variables fit.
    [[nodiscard]] static const JoiningRule& plain();
    /// The rule called \a name; plain() if there is none.
    [[nodiscard]] static const JoiningRule& named(const QString& name);
    /// The rule of the port's connector class; plain() if that names none.
    [[nodiscard]] static const JoiningRule& of(const DiagramPort& port) { return named(port.joining); }
};

/// True if something behind a port of the net stores or sets a potential, or may do so outside of the class.
[[nodiscard]] bool hasStore(const Diagram& diagram, const std::vector<PortRef>& ports);

}  // namespace bramah::model
