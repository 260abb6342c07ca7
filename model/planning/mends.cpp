// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/mends.h"

#include "model/diagram/circuit.h"
#include "model/planning/connection_plan.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/line_clearing.h"
#include "model/routing/router.h"
#include "model/routing/text_bounds.h"
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

/// Puts new symbols where nothing is.
class Neighbour
{
public:
    Neighbour(const Diagram& diagram, const SymbolSource& symbolOf) : diagram_(diagram), symbolOf_(symbolOf) {}

    /// A component of \a className beside \a port, joined to it by the first of its ports that fits.
    std::optional<Mend> at(const PortRef& port, const char* className, const QString& text) const
    {
        const DiagramPort* place = diagram_.port(port);
        const auto symbol = symbolOf_(QLatin1String(className));
        if (!place || !symbol)
            return std::nullopt;
        for (const DiagramPort& partner : symbol->ports) {
            if (partner.domain != place->domain)
                continue;
            if (auto changes = joinedNear(port, *symbol, partner.name))
                return Mend{text, std::move(*changes), {diagram_.freeName(symbol->id.name)}};
        }
        return std::nullopt;
    }

    /// A line from \a port to the nearest tank that is there.
    std::optional<Mend> toTank(const PortRef& port) const
    {
        const DiagramPort* place = diagram_.port(port);
        const DiagramComponent* nearest = nullptr;
        const auto distance = [&](const DiagramComponent& tank) {
            return QLineF(place->position, tank.ports.front().position).length();
        };
        for (const DiagramComponent& tank : diagram_.components())
            if (place && tank.className == QLatin1String(kTankClass) && !tank.ports.empty() &&
                tank.id != port.component && (!nearest || distance(tank) < distance(*nearest)))
                nearest = &tank;
        if (!nearest)
            return std::nullopt;
        const DiagramPort& end = nearest->ports.front();
        const PortRef tank{nearest->id, end.name};
        const auto way =
            routerFor(diagram_, diagram_.netOf(tank)).route({place->position, place->side}, {end.position, end.side});
        const DiagramChanges changes =
            planConnection(diagram_, {port, std::nullopt, place->position}, {tank, std::nullopt, end.position}, way);
        DiagramSketch sketch(diagram_);
        sketch.apply(withLegibleLines(diagram_, changes));
        if (checkDrawing(sketch.diagram()).size() > checkDrawing(diagram_).size())
            return std::nullopt;  // no way there can be read
        return Mend{tr("Join %1 to %2").arg(port.text(), nearest->id.name), sketch.changes(), {}};
    }

    /// A component of \a className in the upper left corner of the drawing, joined to nothing.
    std::optional<Mend> alone(const char* className, const QString& text) const
    {
        auto symbol = symbolOf_(QLatin1String(className));
        if (!symbol)
            return std::nullopt;
        const QRectF drawn = diagram_.bounds();
        constexpr int kMostSteps = 40;
        for (int step = 0; step < kMostSteps; ++step) {
            const QPointF corner(drawn.left() + symbol->bounds.width() / 2 + step * 4 * Router::kGrid,
                                 drawn.bottom() - symbol->bounds.height() / 2);
            symbol->moveTo(symbol->placement.movedBy(Router::snapped(corner) - symbol->anchor()));
            if (isFree(*symbol))
                break;
        }
        return Mend{text, {additionOf(*symbol)}, {diagram_.freeName(symbol->id.name)}};
    }

private:
    [[nodiscard]] AddComponent additionOf(const DiagramComponent& symbol) const
    {
        AddComponent add;
        add.className = symbol.className;
        add.name = diagram_.freeName(symbol.id.name);
        add.placement = symbol.placement;
        add.prefixes = symbol.defaultPrefixes;
        return add;
    }

    /// \a symbol near \a port and joined to it by its port \a name: straight before it, then further off and aside, in
    /// the first of some free places that a legible line leads to. A tank stands upright, below its port.
    [[nodiscard]] std::optional<DiagramChanges> joinedNear(const PortRef& port, const DiagramComponent& symbol,
                                                           const QString& name) const
    {
        const DiagramPort& place = *diagram_.port(port);
        const bool isTank = symbol.className == QLatin1String(kTankClass);
        DiagramComponent tried = symbol;
        for (int turns = 0; turns < 4 && !isTank && tried.port(name)->side != opposite(place.side); ++turns)
            tried.moveTo(tried.placement.anchoredAt(tried.anchor()).rotatedBy(1, tried.anchor()));
        const QPointF ahead = vectorOf(place.side);
        const bool isBelow = isTank && (place.side == Side::East || place.side == Side::West);
        const QPointF aside = isBelow ? QPointF(0, -1) : QPointF(-ahead.y(), ahead.x());
        const std::size_t faultsBefore = checkDrawing(diagram_).size();
        constexpr int kMostLines = 12;
        int lines = 0;
        for (const int far : {2, 3, 4, 6, 8, 10, 14})
            for (const int wide : {0, 2, -2, 3, 4, -4, 6, -6, 8, -8, 12, -12}) {
                if (isBelow && wide < 2)
                    continue;
                const QPointF target = place.position + Router::kGrid * (far * ahead + wide * aside);
                tried.moveTo(tried.placement.movedBy(target - tried.port(name)->position));
                if (!isFree(tried))
                    continue;
                if (auto changes = joined(port, tried, name, faultsBefore))
                    return changes;
                if (++lines == kMostLines)
                    return std::nullopt;
            }
        return std::nullopt;
    }

    /// Lies \a symbol on nothing that is drawn?
    [[nodiscard]] bool isFree(const DiagramComponent& symbol) const
    {
        const auto areaOf = [](const DiagramComponent& one) {
            QRectF area = one.bounds;
            for (const QRectF& text : textBoundsOf(one))
                area |= text;
            return area;
        };
        const QRectF area = areaOf(symbol).adjusted(-1, -1, 1, 1);
        const auto meets = [&](const NetSegment& segment) {
            return area.intersects(
                QRectF(segment.line.p1(), segment.line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1));
        };
        return std::ranges::none_of(diagram_.components(),
                                    [&](const DiagramComponent& other) { return area.intersects(areaOf(other)); }) &&
               std::ranges::none_of(diagram_.nets(),
                                    [&](const Net& net) { return std::ranges::any_of(net.segments, meets); });
    }

    /// Nothing, if the drawing then has more than \a faults.
    [[nodiscard]] std::optional<DiagramChanges> joined(const PortRef& port, const DiagramComponent& symbol,
                                                       const QString& partner, std::size_t faults) const
    {
        DiagramSketch sketch(diagram_);
        const AddComponent add = additionOf(symbol);
        DiagramComponent placed = symbol;
        placed.id = {add.name};
        sketch.add(add, placed);
        const DiagramPort& from = *diagram_.port(port);
        const DiagramPort& to = *placed.port(partner);
        const auto way = Router().route({from.position, from.side}, {to.position, to.side});
        const DiagramChanges line = planConnection(sketch.diagram(), {port, std::nullopt, from.position},
                                                   {{placed.id, partner}, std::nullopt, to.position}, way);
        if (line.empty())
            return std::nullopt;
        sketch.apply(line);
        clearLines(sketch, diagram_, {placed.id});
        if (checkDrawing(sketch.diagram()).size() > faults)
            return std::nullopt;
        return sketch.changes();
    }

    const Diagram& diagram_;
    const SymbolSource& symbolOf_;
};

/// Collects the mends of one problem.
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
        case DiagnosticKind::DefaultInner: mendMissingFluid(); break;
        case DiagnosticKind::NothingDetermines:
        case DiagnosticKind::NoReference: mendMissingReference(); break;
        case DiagnosticKind::OverdeterminedEquations:
        case DiagnosticKind::ContradictingEquations:
        case DiagnosticKind::RepeatedEquations:
        case DiagnosticKind::SourcesDiffer:
        case DiagnosticKind::SetBySeveral:
        case DiagnosticKind::SetDifferently: mendSecondSource(); break;
        case DiagnosticKind::LineThroughSymbol:
        case DiagnosticKind::LineThroughText:
        case DiagnosticKind::LineOnLine:
        case DiagnosticKind::FalseJoint:
        case DiagnosticKind::LineOverPort:
        case DiagnosticKind::LineRunsBack: mendLine(); break;
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

    void mendMissingFluid()
    {
        if (problem_.arguments.value(1).endsWith(QLatin1String("Hydraulics.Fluid")))
            offer(neighbour_.alone(kFluidClass, tr("Put the oil on the sheet")));
    }

    /// Components that say the same thing twice, as two sources on one line or two walls at one mass: of those that are
    /// ends, or of all that the message names if none is, all but the first can go.
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
        // Where a second source was, between two lines, these stay apart.
        for (std::size_t k = 1; k < spare.size(); ++k)
            offer(Mend{tr("Remove %1").arg(spare[k].name),
                       planRemoval(diagram_, {spare[k]},
                                   ends.size() > 1 ? std::vector<ConnectionId>() : diagram_.connectionsAt(spare[k])),
                       {}});
    }

    void mendLine()
    {
        for (const DiagramConnection& line : diagram_.connections()) {
            if (line.id.a.text() != problem_.arguments.value(0) || line.id.b.text() != problem_.arguments.value(1))
                continue;
            offer(Mend{tr("Route it again"), planRouteAgain(diagram_, {}, {line.id}), {}});
            return;
        }
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
