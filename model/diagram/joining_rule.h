// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <optional>

namespace bramah::model {

/// Says whether two ends may be joined, and if not, why in one short sentence of the interface's language.
struct ConnectionVerdict {
    bool isLegal = true;
    QString reason;          ///< why not; empty if legal
    QString warning;         ///< legal, but most likely not meant; empty if nothing is odd
    bool needsNode = false;  ///< the joined ports need a store between them: drawing the line inserts a node
    PortRef namelessBus;     ///< a bus that a signal is joined to, which is to have a name there; else empty

    [[nodiscard]] static ConnectionVerdict refused(QString why) { return {false, std::move(why), {}, false, {}}; }
    [[nodiscard]] static ConnectionVerdict odd(QString why) { return {true, {}, std::move(why), false, {}}; }
};

/// Which end of a step or transition of a sequence chart a connector is, by its variables: `set`, `active`, `reset`.
enum class SequenceEnd : std::uint8_t { None, StepIn, StepOut, TransitionIn, TransitionOut };
[[nodiscard]] SequenceEnd sequenceEndOf(const DiagramPort& port);
/// Is it the upper end, to which lines lead?
[[nodiscard]] constexpr bool isUpper(SequenceEnd end)
{
    return end == SequenceEnd::StepIn || end == SequenceEnd::TransitionIn;
}

/// The rule for joining connectors of one kind, beyond that their variables fit. A connector class names its rule,
/// `__Bramah(joining="volumes")`; each rule is one object, which sheets, plans and checks ask. Rules keep nothing.
class JoiningRule
{
public:
    virtual ~JoiningRule() = default;

    /// Ports that are to be joined: those of two nets, or of two single ports.
    struct Joint {
        const Diagram& diagram;
        const std::vector<PortRef>& a;
        const std::vector<PortRef>& b;
    };
    [[nodiscard]] virtual ConnectionVerdict judge(const Joint& joint) const;
    /// Why two ports whose variables do not fit cannot be joined, where the rule knows better words; else empty.
    [[nodiscard]] virtual QString whyUnlike(const Joint& joint) const;
    /// Has a net of such ports to have a port that stores, and is a node inserted where none does?
    [[nodiscard]] virtual bool wantsStore() const { return false; }
    /// May nets of such ports have T joints and dots, or does each line stand for itself?
    [[nodiscard]] virtual bool branches() const { return true; }
    /// The problem of \a port of \a component if it is joined to nothing.
    [[nodiscard]] virtual std::optional<DiagnosticKind> whenOpen(const DiagramComponent& component,
                                                                 const DiagramPort& port) const;
    /// Adds the faults of a net that is drawn.
    virtual void check(const Diagram& diagram, const Net& net, Diagnostics& found) const;
    /// The name by which connector classes ask for it.
    [[nodiscard]] virtual const char* name() const { return ""; }

    /// The rule of connectors whose variables alone decide.
    [[nodiscard]] static const JoiningRule& plain();
    /// The rule of this name; plain() if there is none.
    [[nodiscard]] static const JoiningRule& named(const QString& name);
    [[nodiscard]] static const JoiningRule& of(const DiagramPort& port) { return named(port.joining); }
};

/// Something is stored, or a potential set, behind a port of the net; or it may be outside of the class.
[[nodiscard]] bool hasStore(const Diagram& diagram, const std::vector<PortRef>& ports);

}  // namespace bramah::model
