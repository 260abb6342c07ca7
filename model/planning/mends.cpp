// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/mends.h"

#include "model/diagram/circuit.h"
#include "model/diagram/joining_rule.h"
#include "model/planning/connection_plan.h"
#include "model/planning/designations.h"
#include "model/planning/neighbour.h"
#include "model/routing/label_clearing.h"
#include "model/translate.h"

#include <algorithm>
#include <array>

namespace bramah::model {
namespace {

constexpr auto kConstantClass = "Bramah.Blocks.Sources.Constant";
constexpr auto kSliderClass = "Bramah.Blocks.Sources.Slider";
constexpr auto kButtonClass = "Bramah.Blocks.Sources.Button";
constexpr auto kStepClass = "Bramah.Sequences.Step";
constexpr auto kInitialStepClass = "Bramah.Sequences.InitialStep";
constexpr auto kTransitionClass = "Bramah.Sequences.Transition";

/// Collects ways to mend one problem.
class MendFinder
{
public:
    MendFinder(const Diagram& diagram, const Diagnostic& problem, const SymbolSource& symbolOf)
        : diagram_(diagram), problem_(problem), symbolOf_(symbolOf), neighbour_(diagram, symbolOf)
    {
    }

    std::vector<Mend> find()
    {
        switch (problem_.kind) {
        case DiagnosticKind::OpenPort:
        case DiagnosticKind::OpenDrain:
        case DiagnosticKind::UndeterminedPort: mendOpenPort(); break;
        case DiagnosticKind::OpenInput: mendOpenInput(); break;
        case DiagnosticKind::FreeRod: mendFreeRod(); break;
        case DiagnosticKind::NoTank: mendMissingPressure(); break;
        case DiagnosticKind::DefaultInner:
        case DiagnosticKind::MissingInner: mendMissingInner(); break;
        case DiagnosticKind::NothingDetermines:
        case DiagnosticKind::NoReference:
        case DiagnosticKind::FreeFlange: offerReferences(place()); break;
        case DiagnosticKind::OverdeterminedEquations:
        case DiagnosticKind::ContradictingEquations:
        case DiagnosticKind::RepeatedEquations:
        case DiagnosticKind::SourcesDiffer:
        case DiagnosticKind::SetBySeveral:
        case DiagnosticKind::SetDifferently: mendSecondSource(); break;
        case DiagnosticKind::NoInitialStep:
        case DiagnosticKind::UnreachableStep: mendStart(); break;
        case DiagnosticKind::NoLinkedStep:
            offer(Mend{tr("Let %1 become active with the enclosing step").arg(problem_.component),
                       {SetModifier{{problem_.component}, QStringLiteral("link"), QStringLiteral("true")}},
                       {}});
            break;
        case DiagnosticKind::TransitionWithoutStep: mendFirstTransition(); break;
        case DiagnosticKind::MissingTransition:
            mendTurn(kTransitionClass, tr("Put a transition between %1 and %2"));
            break;
        case DiagnosticKind::MissingStep: mendTurn(kStepClass, tr("Put a step between %1 and %2")); break;
        case DiagnosticKind::LineThroughSymbol:
        case DiagnosticKind::LineThroughText:
        case DiagnosticKind::LineOnLine:
        case DiagnosticKind::FalseJoint:
        case DiagnosticKind::LineOverPort:
        case DiagnosticKind::LineRunsBack: mendLine(); break;
        case DiagnosticKind::TextOverSymbol: mendText(); break;
        case DiagnosticKind::SameCode:
        case DiagnosticKind::CodeNotOfScheme: mendCode(); break;
        default: break;
        }
        return std::move(mends_);
    }

private:
    void offer(std::optional<Mend> mend)
    {
        if (mend && !mend->changes.empty())
            mends_.push_back(std::move(*mend));
    }

    [[nodiscard]] PortRef place() const { return {{problem_.component}, problem_.port}; }

    void mendCode()
    {
        const DiagramComponent* component = diagram_.component({problem_.component});
        const QString code = component && !component->isInherited ? freeCodeFor(diagram_, *component) : QString();
        if (!code.isEmpty() && code != component->designation)
            offer(Mend{tr("Give %1 the code %2")
                           .arg(problem_.component, diagram_.codes().shownCode(code, diagram_.codeScheme())),
                       {SetDesignation{component->id, code}},
                       {}});
    }

    void mendOpenPort()
    {
        const DiagramPort* port = diagram_.port(place());
        if (port && JoiningRule::of(*port).wantsStore())
            offerReferences(place());
    }

    /// Offers the classes that the port's connector class names as references, and a line to one that is there.
    void offerReferences(const PortRef& place)
    {
        const DiagramPort* port = diagram_.port(place);
        for (const QString& className : port ? port->references : QStringList()) {
            offer(neighbour_.at(place, className));
            if (JoiningRule::of(*port).wantsStore())
                offer(neighbour_.toNearest(place, className));
        }
    }

    void mendOpenInput()
    {
        const DiagramPort* port = diagram_.port(place());
        if (!port)
            return;
        if (port->signalType == QLatin1String("Boolean")) {
            offer(neighbour_.at(place(), QLatin1String(kButtonClass)));
            return;
        }
        offer(neighbour_.at(place(), QLatin1String(kConstantClass)));
        offer(neighbour_.at(place(), QLatin1String(kSliderClass)));
    }

    void mendFreeRod()
    {
        const DiagramPort* port = diagram_.port(place());
        if (port && !port->load.isEmpty())
            offer(neighbour_.at(place(), port->load));
    }

    /// Offers references at an open port of the circuit: at one that is meant for them by its name, else at any.
    void mendMissingPressure()
    {
        const std::vector<PortRef> open = openPorts();
        const auto best = std::ranges::find_if(open, [&](const PortRef& ref) { return diagram_.port(ref)->isReturn; });
        if (!open.empty())
            offerReferences(best == open.end() ? open.front() : *best);
    }

    /// The open ports of the circuit around the problem's component.
    [[nodiscard]] std::vector<PortRef> openPorts() const
    {
        using Components = std::vector<const DiagramComponent*>;
        std::vector<PortRef> open;
        const DiagramComponent* start = diagram_.component({problem_.component});
        for (const DiagramComponent* component : start ? circuitAround(diagram_, *start).components : Components())
            for (const DiagramPort& port : component->ports)
                if (const PortRef ref{component->id, port.name};
                    JoiningRule::of(port).wantsStore() && diagram_.netOf(ref) < 0)
                    open.push_back(ref);
        return open;
    }

    /// Offers what is missing as `inner`, or the class that its class names for that.
    void mendMissingInner()
    {
        const QString className = problem_.arguments.value(1);
        const auto missing = symbolOf_(className);
        offer(neighbour_.alone(missing && !missing->innerName.isEmpty() ? missing->innerName : className));
    }

    /// Offers to remove one of several components that set the same quantity, as two sources on one line or two walls
    /// at one mass: of those with one port, else of all named ones, every one but the first.
    void mendSecondSource()
    {
        const QString message = problem_.message();
        std::vector<ComponentId> ends, named;
        for (const DiagramComponent& component : diagram_.components()) {
            if (component.isInherited || component.isNode ||
                !message.contains(QLatin1Char('`') + component.id.name + QLatin1Char('`')))
                continue;
            named.push_back(component.id);
            if (component.ports.size() == 1)
                ends.push_back(component.id);
        }
        const std::vector<ComponentId>& spare = ends.size() > 1 ? ends : named;
        // The two lines at a removed second source stay separate.
        for (std::size_t k = 1; k < spare.size(); ++k)
            offer(Mend{tr("Remove %1").arg(spare[k].name),
                       planRemoval(diagram_, {spare[k]},
                                   ends.size() > 1 ? std::vector<ConnectionId>() : diagram_.connectionsAt(spare[k])),
                       {}});
    }

    /// The line between the two ends that the problem names, with \a isEitherWay in either order; null if there is
    /// none.
    [[nodiscard]] const DiagramConnection* lineMeant(bool isEitherWay = false) const
    {
        const QString first = problem_.arguments.value(0), last = problem_.arguments.value(1);
        const auto& lines = diagram_.connections();
        const auto found = std::ranges::find_if(lines, [&](const DiagramConnection& line) {
            const QString a = line.id.a.text(), b = line.id.b.text();
            return (a == first && b == last) || (isEitherWay && a == last && b == first);
        });
        return found == lines.end() ? nullptr : &*found;
    }

    void mendLine()
    {
        if (const DiagramConnection* line = lineMeant())
            offer(Mend{tr("Route it again"), planRouteAgain(diagram_, {}, {line->id}), {}});
    }

    /// Offers to move a name to the next place where it can be read.
    void mendText()
    {
        const ComponentId id{problem_.component};
        const DiagramComponent* owner = diagram_.component(id);
        if (!owner || owner->isInherited)
            return;
        if (const LabelPlacement label = clearedLabel(diagram_, id, owner->label); label != owner->label)
            offer(Mend{tr("Move the text of %1 aside").arg(id.name), {SetLabel{id, label}}, {}});
    }

    /// Offers to make a step an initial one.
    void mendStart()
    {
        const DiagramComponent* step = diagram_.component({problem_.component});
        if (!step || step->isInherited)
            return;
        const QString text = tr("Make %1 an initial step").arg(step->id.name);
        if (step->className == QLatin1String(kStepClass))
            offer(Mend{text, {ReplaceClass{step->id, QLatin1String(kInitialStepClass)}}, {}});
        else if (step->port(QStringLiteral("exception")))
            offer(Mend{text, {SetModifier{step->id, QStringLiteral("initialStep"), QStringLiteral("true")}}, {}});
    }

    /// Offers an initial step above the transition without a step, if the sheet has none yet.
    void mendFirstTransition()
    {
        const bool hasStart = std::ranges::any_of(diagram_.components(), [](const DiagramComponent& component) {
            return component.className == QLatin1String(kInitialStepClass);
        });
        const PortRef port{{problem_.component}, QStringLiteral("i")};
        if (!hasStart)
            offer(neighbour_.at(port, QLatin1String(kInitialStepClass),
                                tr("Put an initial step above %1").arg(problem_.component)));
    }

    /// Offers a transition between two steps, or a step between two transitions.
    void mendTurn(const char* className, const QString& text)
    {
        if (const DiagramConnection* line = lineMeant(true))
            offer(neighbour_.within(*line, className, text.arg(line->id.a.component.name, line->id.b.component.name)));
    }

    const Diagram& diagram_;
    const Diagnostic& problem_;
    const SymbolSource& symbolOf_;
    Neighbour neighbour_;
    std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> mendsOf(const Diagram& diagram, const Diagnostic& problem, const SymbolSource& symbolOf)
{
    return MendFinder(diagram, problem, symbolOf).find();
}

}  // namespace bramah::model
