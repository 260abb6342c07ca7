// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/joining_rule.h"

#include "model/translate.h"

#include <algorithm>
#include <array>

namespace bramah::model {
namespace {

void report(Diagnostics& found, DiagnosticKind kind, const DiagramComponent& component, const DiagramPort* port,
            QStringList arguments)
{
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.arguments = std::move(arguments);
    diagnostic.component = component.id.name;
    diagnostic.port = port ? port->name : QString();
    found.push_back(std::move(diagnostic));
}

/// Volumes of a fluid: restrictions meet in a volume, lines branch at nodes, and joined ports share one fluid.
class VolumesRule : public JoiningRule
{
public:
    [[nodiscard]] const char* name() const override { return "volumes"; }
    [[nodiscard]] bool wantsStore() const override { return true; }

    [[nodiscard]] ConnectionVerdict judge(const Joint& joint) const override
    {
        ConnectionVerdict verdict = judgeFluids(joint);
        const DiagramPort* port = joint.diagram.port(joint.a.front());
        verdict.needsNode = port && !port->nodeClass.isEmpty() && !hasStore(joint.diagram, joint.a) &&
                            !hasStore(joint.diagram, joint.b);
        return verdict;
    }

    [[nodiscard]] std::optional<DiagnosticKind> whenOpen(const DiagramComponent&,
                                                         const DiagramPort& port) const override
    {
        return port.lineStyle == LineStyle::Pilot ? DiagnosticKind::OpenDrain : DiagnosticKind::OpenPort;
    }

    void check(const Diagram& diagram, const Net& net, Diagnostics& found) const override
    {
        checkVolumes(diagram, net, found);
        checkFluids(diagram, net, found);
    }

private:
    /// The port of a net whose component names its fluid; a node takes the fluid of the net.
    static const PortRef* tellingPort(const Diagram& diagram, const std::vector<PortRef>& ports)
    {
        for (const PortRef& ref : ports)
            if (const DiagramComponent* owner = diagram.component(ref.component);
                diagram.port(ref) && !(owner && owner->isAutoNode))
                return &ref;
        return nullptr;
    }

    static QString shownMedium(const DiagramPort& port)
    {
        return port.medium.isEmpty() ? tr("the sheet's own") : port.medium;
    }

    static ConnectionVerdict judgeFluids(const Joint& joint)
    {
        const PortRef* a = tellingPort(joint.diagram, joint.a);
        const PortRef* b = tellingPort(joint.diagram, joint.b);
        if (!a || !b || joint.diagram.port(*a)->medium == joint.diagram.port(*b)->medium)
            return {};
        return ConnectionVerdict::odd(
            tr("The fluids differ: %1 and %2.")
                .arg(shownMedium(*joint.diagram.port(*a)), shownMedium(*joint.diagram.port(*b))));
    }

    /// Reports rigidly joined volumes. The sum of masses marked `conserved` is integrated exactly; a mass without the
    /// mark keeps the sum only within the tolerance.
    static void checkVolumes(const Diagram& diagram, const Net& net, Diagnostics& found)
    {
        const DiagramComponent* first = nullptr;
        for (const PortRef& ref : net.ports) {
            const DiagramComponent* component = ref.component.isEmpty() ? nullptr : diagram.component(ref.component);
            const DiagramPort* port = component && component->holdsMedium ? diagram.port(ref) : nullptr;
            if (!port || !port->stores)
                continue;
            if (first && first != component && (first->losesMedium || component->losesMedium))
                report(found, DiagnosticKind::JoinedVolumes, *component, port, {first->id.name, component->id.name});
            first = first ? first : component;
        }
    }

    static void checkFluids(const Diagram& diagram, const Net& net, Diagnostics& found)
    {
        const PortRef* first = nullptr;
        for (const PortRef& ref : net.ports) {
            const DiagramComponent* owner = diagram.component(ref.component);
            const DiagramPort* port = owner && !owner->isAutoNode ? diagram.port(ref) : nullptr;
            if (!port)
                continue;
            if (first && diagram.port(*first)->medium != port->medium) {
                report(found, DiagnosticKind::MediaDiffer, *owner, port,
                       {first->text(), ref.text(), shownMedium(*diagram.port(*first)), shownMedium(*port)});
                return;
            }
            first = first ? first : &ref;
        }
    }
};

/// Bonds: each line joins one tail with one head.
class BondsRule : public JoiningRule
{
public:
    [[nodiscard]] const char* name() const override { return "bonds"; }
    [[nodiscard]] bool branches() const override { return false; }

    [[nodiscard]] ConnectionVerdict judge(const Joint& joint) const override
    {
        if (joint.a.size() + joint.b.size() > 2)
            return ConnectionVerdict::odd(tr("A bond joins two ports; use a 0- or 1-junction."));
        const PortRef& first = joint.a.front();
        const PortRef& last = joint.b.front();
        const BondEnd end = joint.diagram.bondEndAt(first);
        if (end == BondEnd::None || end != joint.diagram.bondEndAt(last))
            return {};
        const QString text = end == BondEnd::Head
                                 ? tr("`%1` and `%2` are both heads of bonds; a bond goes from a tail to a head.")
                                 : tr("`%1` and `%2` are both tails of bonds; a bond goes from a tail to a head.");
        return ConnectionVerdict::odd(text.arg(first.text(), last.text()));
    }

    void check(const Diagram& diagram, const Net& net, Diagnostics& found) const override
    {
        const PortRef& first = net.ports.front();
        const PortRef& last = net.ports.back();
        const BondEnd end = diagram.bondEndAt(first);
        const DiagramComponent* component =
            diagram.symbol(first.component.isEmpty() ? ComponentId{first.baseName()} : first.component);
        if (end == BondEnd::None || !component)
            return;
        const DiagramPort* port = diagram.port(first);
        if (net.ports.size() > 2)
            report(found, DiagnosticKind::BondBranch, *component, port,
                   {QString::number(net.ports.size()), first.text()});
        else if (end == diagram.bondEndAt(last))
            report(found, DiagnosticKind::BondEnds, *component, port, {first.text(), last.text()});
    }
};

/// Signals: an input without a default value needs a line.
class SignalsRule : public JoiningRule
{
public:
    [[nodiscard]] const char* name() const override { return "signals"; }

    [[nodiscard]] std::optional<DiagnosticKind> whenOpen(const DiagramComponent&,
                                                         const DiagramPort& port) const override
    {
        return port.causality == Causality::Input && !port.hasDefault ? std::optional(DiagnosticKind::OpenInput)
                                                                      : std::nullopt;
    }
};

/// Flanges: reports a rod or shaft that a fluid drives, and an end of a spring or a damper, that no line joins: it
/// carries no load.
class FlangesRule : public JoiningRule
{
public:
    [[nodiscard]] const char* name() const override { return "flanges"; }

    [[nodiscard]] std::optional<DiagnosticKind> whenOpen(const DiagramComponent& component,
                                                         const DiagramPort& port) const override
    {
        if (component.passesForce)
            return DiagnosticKind::FreeFlange;
        const bool isDriven = std::ranges::any_of(
            component.ports, [](const DiagramPort& one) { return JoiningRule::of(one).wantsStore(); });
        return isDriven && port.isRod ? std::optional(DiagnosticKind::FreeRod) : std::nullopt;
    }
};

/// Pins: no current flows at a pin that no line joins.
class PinsRule : public JoiningRule
{
public:
    [[nodiscard]] const char* name() const override { return "pins"; }

    [[nodiscard]] std::optional<DiagnosticKind> whenOpen(const DiagramComponent&, const DiagramPort&) const override
    {
        return DiagnosticKind::OpenPort;
    }
};

/// Sequence charts: steps and transitions take turns, and lines go from a lower end to an upper one.
class SequencesRule : public JoiningRule
{
public:
    [[nodiscard]] const char* name() const override { return "sequences"; }

    [[nodiscard]] QString whyUnlike(const Joint& joint) const override
    {
        const auto fault = faultBetween(joint.diagram, joint.a.front(), joint.b.front());
        if (!fault)
            return {};
        const QString text = *fault == DiagnosticKind::MissingTransition
                                 ? tr("A transition belongs between `%1` and `%2`: steps and transitions take turns.")
                             : *fault == DiagnosticKind::MissingStep
                                 ? tr("A step belongs between `%1` and `%2`: steps and transitions take turns.")
                                 : tr("`%1` and `%2` are on the same side: lines go from a lower end to an upper one.");
        return text.arg(joint.a.front().text(), joint.b.front().text());
    }

    void check(const Diagram& diagram, const Net& net, Diagnostics& found) const override
    {
        const PortRef& first = net.ports.front();
        const auto other = std::ranges::find_if(
            net.ports, [&](const PortRef& ref) { return faultBetween(diagram, first, ref).has_value(); });
        if (other == net.ports.end())
            return;
        const DiagramComponent* component =
            diagram.symbol(first.component.isEmpty() ? ComponentId{first.baseName()} : first.component);
        if (component)
            report(found, *faultBetween(diagram, first, *other), *component, diagram.port(first),
                   {first.text(), other->text()});
    }

private:
    /// The end as drawn on this sheet: a port of the class itself counts as the opposite end.
    static SequenceEnd endAt(const Diagram& diagram, const PortRef& ref)
    {
        const DiagramPort* port = diagram.port(ref);
        const SequenceEnd end = port ? sequenceEndOf(*port) : SequenceEnd::None;
        if (!ref.component.isEmpty())
            return end;
        switch (end) {
        case SequenceEnd::None: break;
        case SequenceEnd::StepIn: return SequenceEnd::TransitionOut;
        case SequenceEnd::StepOut: return SequenceEnd::TransitionIn;
        case SequenceEnd::TransitionIn: return SequenceEnd::StepOut;
        case SequenceEnd::TransitionOut: return SequenceEnd::StepIn;
        }
        return end;
    }

    static std::optional<DiagnosticKind> faultBetween(const Diagram& diagram, const PortRef& a, const PortRef& b)
    {
        const SequenceEnd one = endAt(diagram, a), other = endAt(diagram, b);
        if (a == b || one == SequenceEnd::None || other == SequenceEnd::None)
            return std::nullopt;
        if (isUpper(one) == isUpper(other))
            return DiagnosticKind::SequenceEnds;
        const auto isOfStep = [](SequenceEnd end) { return end == SequenceEnd::StepIn || end == SequenceEnd::StepOut; };
        if (isOfStep(one) != isOfStep(other))
            return std::nullopt;
        return isOfStep(one) ? DiagnosticKind::MissingTransition : DiagnosticKind::MissingStep;
    }
};

const std::array<const JoiningRule*, 6>& allRules()
{
    static const VolumesRule volumes;
    static const BondsRule bonds;
    static const SignalsRule signals;
    static const FlangesRule flanges;
    static const PinsRule pins;
    static const SequencesRule sequences;
    static const std::array<const JoiningRule*, 6> all{&volumes, &bonds, &signals, &flanges, &pins, &sequences};
    return all;
}

}  // namespace

ConnectionVerdict JoiningRule::judge(const Joint&) const
{
    return {};
}

QString JoiningRule::whyUnlike(const Joint&) const
{
    return {};
}

std::optional<DiagnosticKind> JoiningRule::whenOpen(const DiagramComponent&, const DiagramPort&) const
{
    return std::nullopt;
}

void JoiningRule::check(const Diagram&, const Net&, Diagnostics&) const {}

const JoiningRule& JoiningRule::plain()
{
    static const JoiningRule rule;
    return rule;
}

const JoiningRule& JoiningRule::named(const QString& name)
{
    for (const JoiningRule* rule : allRules())
        if (name == QLatin1String(rule->name()))
            return *rule;
    return plain();
}

SequenceEnd sequenceEndOf(const DiagramPort& port)
{
    if (&JoiningRule::of(port) != &JoiningRule::named(QStringLiteral("sequences")))
        return SequenceEnd::None;
    const PlugVariable* set = port.plug.variable(QStringLiteral("set"));
    const PlugVariable* active = port.plug.variable(QStringLiteral("active"));
    if (set)
        return set->causality == Causality::Input ? SequenceEnd::StepIn : SequenceEnd::TransitionOut;
    if (active)
        return active->causality == Causality::Output ? SequenceEnd::StepOut : SequenceEnd::TransitionIn;
    return SequenceEnd::None;
}

bool hasStore(const Diagram& diagram, const std::vector<PortRef>& ports)
{
    return std::ranges::any_of(ports, [&](const PortRef& ref) {
        const DiagramPort* port = diagram.port(ref);
        // A port of the class itself may lead to a store outside.
        return ref.component.isEmpty() || (port && port->stores);
    });
}

}  // namespace bramah::model
