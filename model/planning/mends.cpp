// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/mends.h"

#include "model/diagram/circuit.h"
#include "model/diagram/joining_rule.h"
#include "model/planning/connection_plan.h"
#include "model/planning/neighbour.h"
#include "model/routing/label_clearing.h"
#include "model/translate.h"

#include <algorithm>
#include <array>

namespace bramah::model {
namespace {

constexpr auto kTankClass = "Bramah.Hydraulics.Sources.Tank";
constexpr auto kFluidClass = "Bramah.Hydraulics.Fluid";
constexpr auto kMassClass = "Bramah.Mechanics.Translational.Mass";
constexpr auto kWallClass = "Bramah.Mechanics.Translational.Fixed";
constexpr auto kGroundClass = "Bramah.Electrical.Ground";
constexpr auto kInertiaClass = "Bramah.Mechanics.Rotational.Inertia";
constexpr auto kConstantClass = "Bramah.Blocks.Sources.Constant";
constexpr auto kSliderClass = "Bramah.Blocks.Sources.Slider";
constexpr auto kButtonClass = "Bramah.Blocks.Sources.Button";
constexpr auto kStepClass = "Bramah.Sequences.Step";
constexpr auto kInitialStepClass = "Bramah.Sequences.InitialStep";
constexpr auto kChartClass = "Bramah.Sequences.Chart";
constexpr auto kTransitionClass = "Bramah.Sequences.Transition";

/// Collects ways to mend one problem.
class MendFinder
{
public:
    MendFinder(const Diagram& diagram, const Diagnostic& problem, const SymbolSource& symbolOf)
        : diagram_(diagram), problem_(problem), neighbour_(diagram, symbolOf)
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
        case DiagnosticKind::NoTank: mendMissingTank(); break;
        case DiagnosticKind::DefaultInner:
        case DiagnosticKind::MissingInner: mendMissingInner(); break;
        case DiagnosticKind::NothingDetermines:
        case DiagnosticKind::NoReference:
        case DiagnosticKind::FreeFlange: mendMissingReference(); break;
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

    void mendOpenPort()
    {
        const DiagramPort* port = diagram_.port(place());
        if (port && port->domain == Domain::Hydraulic)
            offerTank(place());
    }

    void offerTank(const PortRef& port)
    {
        offer(neighbour_.at(port, kTankClass, tr("Put a tank at %1").arg(port.text())));
        offer(neighbour_.toTank(port));
    }

    void mendOpenInput()
    {
        const DiagramPort* port = diagram_.port(place());
        if (!port)
            return;
        if (port->signalType == QLatin1String("Boolean")) {
            offer(neighbour_.at(place(), kButtonClass, tr("Put a button at %1").arg(place().text())));
            return;
        }
        offer(neighbour_.at(place(), kConstantClass, tr("Put a constant at %1").arg(place().text())));
        offer(neighbour_.at(place(), kSliderClass, tr("Put a slider at %1").arg(place().text())));
    }

    void mendFreeRod()
    {
        const DiagramPort* port = diagram_.port(place());
        if (port && port->domain == Domain::Translational)
            offer(neighbour_.at(place(), kMassClass, tr("Put a mass at %1").arg(place().text())));
        if (port && port->domain == Domain::Rotational)
            offer(neighbour_.at(place(), kInertiaClass, tr("Put an inertia at %1").arg(place().text())));
    }

    /// Adds components that fix the pressure, position or voltage of a port.
    void mendMissingReference()
    {
        const DiagramPort* port = diagram_.port(place());
        const QString at = place().text();
        const Domain domain = port ? port->domain : Domain();
        if (domain == Domain::Hydraulic)
            offerTank(place());
        if (domain == Domain::Translational) {
            offer(neighbour_.at(place(), kMassClass, tr("Put a mass at %1").arg(at)));
            offer(neighbour_.at(place(), kWallClass, tr("Put a wall at %1").arg(at)));
        }
        if (domain == Domain::Rotational)
            offer(neighbour_.at(place(), kInertiaClass, tr("Put an inertia at %1").arg(at)));
        if (domain == Domain::Electrical)
            offer(neighbour_.at(place(), kGroundClass, tr("Put a ground at %1").arg(at)));
    }

    /// A port of the circuit around the component that a tank fits: open and for a tank by its name, else any open one.
    void mendMissingTank()
    {
        static const std::array<QString, 5> kTankPorts{QStringLiteral("T"), QStringLiteral("S"), QStringLiteral("L"),
                                                       QStringLiteral("DR"), QStringLiteral("Y")};
        std::optional<PortRef> best;
        for (const PortRef& ref : openPorts()) {
            const bool isForTank = std::ranges::find(kTankPorts, ref.port) != kTankPorts.end();
            if (!best || isForTank)
                best = ref;
            if (isForTank)
                break;
        }
        if (best)
            offerTank(*best);
    }

    /// The open hydraulic ports of the circuit around the problem's component.
    [[nodiscard]] std::vector<PortRef> openPorts() const
    {
        using Components = std::vector<const DiagramComponent*>;
        std::vector<PortRef> open;
        const DiagramComponent* start = diagram_.component({problem_.component});
        for (const DiagramComponent* component : start ? circuitAround(diagram_, *start).components : Components())
            for (const DiagramPort& port : component->ports)
                if (const PortRef ref{component->id, port.name};
                    port.domain == Domain::Hydraulic && diagram_.netOf(ref) < 0)
                    open.push_back(ref);
        return open;
    }

    void mendMissingInner()
    {
        if (problem_.arguments.value(1).endsWith(QLatin1String("Hydraulics.Fluid")))
            offer(neighbour_.alone(kFluidClass, tr("Put the oil on the sheet")));
        if (problem_.arguments.value(1).endsWith(QLatin1String("Sequences.Internal.Level")))
            offer(neighbour_.alone(kChartClass, tr("Put a chart on the sheet")));
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
            offer(neighbour_.at(port, kInitialStepClass, tr("Put an initial step above %1").arg(problem_.component)));
    }

    /// Offers a transition between two steps, or a step between two transitions.
    void mendTurn(const char* className, const QString& text)
    {
        if (const DiagramConnection* line = lineMeant(true))
            offer(neighbour_.within(*line, className, text.arg(line->id.a.component.name, line->id.b.component.name)));
    }

    const Diagram& diagram_;
    const Diagnostic& problem_;
    Neighbour neighbour_;
    std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> mendsOf(const Diagram& diagram, const Diagnostic& problem, const SymbolSource& symbolOf)
{
    return MendFinder(diagram, problem, symbolOf).find();
}

}  // namespace bramah::model
