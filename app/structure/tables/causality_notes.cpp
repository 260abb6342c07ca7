// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/causality_notes.h"

#include "app/translate.h"
#include "model/capsules/capsule_ports.h"
#include "model/text/dotted_name.h"
#include "solver/expressions/expression_cone.h"
#include "solver/inspection/port_causality.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace bramah::app {
namespace {

using solver::PortCausality;

using Tone = editor::PortNote::Tone;

Tone toneOf(const solver::SystemStructure& structure, const PortCausality& port)
{
    const auto isInLoop = [&](solver::VariableId id) {
        const solver::StructureVariable& variable = structure.variable(id);
        return variable.use == solver::VariableUse::Iterated ||
               (variable.block >= 0 &&
                structure.blocks[static_cast<std::size_t>(variable.block)].solvedAs != solver::SolvedAs::Assignment);
    };
    return isInLoop(port.effort) || isInLoop(port.flow) ? Tone::Iterated : Tone::Plain;
}

/// The direction on the sheet of the line at a port of a bond; null for other ports and without a line.
QPointF bondDirection(const model::Diagram& diagram, const model::PortRef& ref, const model::DiagramPort& port)
{
    const int net = port.domain == model::Domain::Bond ? diagram.netOf(ref) : -1;
    if (net < 0)
        return {};
    for (const model::ConnectionId& id : diagram.nets()[static_cast<std::size_t>(net)].connections) {
        const std::vector<QPointF>& points = diagram.connection(id)->points;
        if (points.size() < 2 || (id.a != ref && id.b != ref))
            continue;
        const QPointF start = id.a == ref ? points.front() : points.back();
        const QPointF next = id.a == ref ? points[1] : points[points.size() - 2];
        const double length = std::hypot(next.x() - start.x(), next.y() - start.y());
        return length > 0 ? (next - start) / length : QPointF();
    }
    return {};
}

/// Components that take derivatives and integrate none of these variables: stores determined by other states.
QSet<QString> differentiating(const solver::CompiledSystem& system)
{
    const solver::FlatModel& model = system.model;
    solver::ExpressionCone cone(model.graph);
    QSet<QString> found;
    for (const solver::FlatEquation& equation : model.equations)
        for (const solver::ExprId side : {equation.left, equation.right})
            for (const solver::ExprId id : cone.collect(side)) {
                const solver::ExpressionNode& node = model.graph.node(id);
                if (node.operation != solver::Operation::Derivative)
                    continue;
                const solver::StructureVariable& variable = system.structure->variable(node.variable);
                if (variable.use == solver::VariableUse::Computed || variable.use == solver::VariableUse::Iterated)
                    found.insert(QString::fromStdString(model.component(equation.origin.component).path));
            }
    return found;
}

/// The last name: `C` of `Bramah.BondGraphs.Passive.C`.
QString bondLetter(const model::DiagramComponent& component)
{
    return model::lastName(component.className);
}

bool hasBonds(const model::DiagramComponent& component)
{
    return !component.ports.empty() && std::ranges::all_of(component.ports, [](const model::DiagramPort& port) {
        return port.domain == model::Domain::Bond;
    });
}

/// The components to which \a diagnostic attributes the surplus of equations.
QStringList conflictingComponents(const model::Diagnostic& diagnostic)
{
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    QStringList names;
    if (diagnostic.kind == model::DiagnosticKind::OverdeterminedEquations ||
        diagnostic.kind == model::DiagnosticKind::ContradictingEquations)
        for (auto match = quoted.globalMatch(diagnostic.arguments.value(0)); match.hasNext();)
            names << model::firstName(match.next().captured(1));
    return names;
}

}  // namespace

editor::SheetNotes conflictNotes(const model::Diagram& diagram, const model::Diagnostics& diagnostics)
{
    editor::SheetNotes notes;
    QStringList names;
    for (const model::Diagnostic& diagnostic : diagnostics)
        names << conflictingComponents(diagnostic);
    for (const model::DiagramComponent& component : diagram.components()) {
        if (!names.contains(component.id.name))
            continue;
        for (const model::DiagramPort& port : component.ports) {
            const model::PortRef ref{component.id, port.name};
            const QPointF bond = bondDirection(diagram, ref, port);
            if (!bond.isNull())
                notes.ports.push_back({port.position, port.side, false, false, Tone::Conflict, bond});
        }
        notes.symbols.push_back({component.bounds, QStringLiteral("!"), Tone::Conflict});
    }
    return notes;
}

editor::SheetNotes strokesOf(const editor::SheetNotes& notes)
{
    editor::SheetNotes strokes;
    std::ranges::copy_if(notes.ports, std::back_inserter(strokes.ports),
                         [](const editor::PortNote& note) { return !note.bond.isNull(); });
    return strokes;
}

editor::SheetLegend noteLegend(const editor::SheetNotes& notes)
{
    using Row = editor::LegendRow;
    const auto isBond = [](const editor::PortNote& note) { return !note.bond.isNull(); };
    const auto isIterated = [](const auto& note) { return note.tone == Tone::Iterated; };
    const auto hasLetter = [&](QLatin1Char letter) {
        return std::ranges::any_of(notes.symbols, [&](const auto& note) { return note.text.contains(letter); });
    };
    editor::SheetLegend legend{tr("What ports take and give"), {}};
    const auto add = [&](bool isThere, const QString& text, Row::Sign sign, const QString& letters = {}) {
        if (isThere)
            legend.rows.push_back({text, sign, letters});
    };
    const bool hasArrows = !std::ranges::all_of(notes.ports, isBond);
    add(hasArrows, tr("pressure, force, torque, voltage"), Row::Sign::Effort);
    add(hasArrows, tr("flow, motion, current"), Row::Sign::Flow);
    add(hasArrows, tr("into the symbol: it takes it; out of it: it gives it"), Row::Sign::None);
    add(std::ranges::any_of(notes.ports, isBond), tr("this end of the bond takes the effort"), Row::Sign::Stroke);
    add(std::ranges::any_of(notes.ports, isIterated) || std::ranges::any_of(notes.symbols, isIterated),
        tr("solved together with others, in a loop"), Row::Sign::Loop);
    struct Letter {
        char letter;
        QString text;
    };
    const Letter letters[] = {{'G', tr("takes the effort of the first port, the flow of the second")},
                              {'H', tr("takes the flow of the first port, the effort of the second")},
                              {'Y', tr("takes both efforts, gives both flows")},
                              {'Z', tr("takes both flows, gives both efforts")},
                              {'g', tr("one port: takes the flow, gives the effort")},
                              {'h', tr("one port: takes the effort, gives the flow")},
                              {'|', tr("before it hydraulic ports, behind it mechanical ones")},
                              {'*', tr("a store whose state follows from others")}};
    for (const Letter& one : letters)
        add(hasLetter(QLatin1Char(one.letter)), one.text, Row::Sign::None, QString(QLatin1Char(one.letter)));
    const auto isRelay = [](const editor::PortUseNote& note) { return note.isRelay; };
    add(!std::ranges::all_of(notes.uses, isRelay), tr("port that the capsule's own equations use"), Row::Sign::EndPort);
    add(std::ranges::any_of(notes.uses, isRelay), tr("port passed on to a part of the capsule"), Row::Sign::RelayPort);
    return legend.rows.empty() ? editor::SheetLegend() : legend;
}

bool hasBondLines(const model::Diagram& diagram)
{
    return std::ranges::any_of(diagram.nets(), [&](const model::Net& net) {
        const model::DiagramPort* port = net.ports.empty() ? nullptr : diagram.port(net.ports.front());
        return port && port->domain == model::Domain::Bond;
    });
}

std::vector<editor::PortUseNote> portUseNotes(const model::Diagram& diagram, const model::Instance& shown)
{
    std::vector<editor::PortUseNote> notes;
    const auto add = [&](const std::vector<model::CapsulePort>& ports, const auto& placeOf) {
        const bool isCapsule = std::ranges::any_of(ports, [](const model::CapsulePort& port) {
            return port.use == model::PortUse::Relay || port.role == model::PortRole::Master ||
                   port.role == model::PortRole::Slave;
        });
        for (const model::CapsulePort& port : ports)
            if (const std::optional<QPointF> place = placeOf(port.name);
                isCapsule && place && port.use != model::PortUse::Unused)
                notes.push_back({*place, port.use == model::PortUse::Relay});
    };
    add(model::capsulePorts(shown), [&](const QString& name) {
        const model::DiagramPort* port = diagram.port({{}, name});
        return port ? std::optional(port->position) : std::nullopt;
    });
    for (const model::DiagramComponent& component : diagram.components())
        if (const model::Instance* instance = shown.descendant(component.id.name.toStdString()))
            add(model::capsulePorts(*instance), [&](const QString& name) {
                const model::DiagramPort* port = component.port(name);
                return port ? std::optional(port->position) : std::nullopt;
            });
    return notes;
}

editor::SheetNotes causalityNotes(const model::Diagram& diagram, const editor::ShownPlace& place,
                                  const solver::CompiledSystem& system)
{
    QHash<QString, std::vector<PortCausality>> byComponent;
    for (const PortCausality& port : portCausalities(system.model, *system.structure))
        byComponent[QString::fromStdString(system.model.component(port.component).path)].push_back(port);
    const QSet<QString> derived = differentiating(system);
    editor::SheetNotes notes;
    for (const model::DiagramComponent& component : diagram.components()) {
        if (hasBonds(component) && derived.contains(place.pathOf(component.id.name)))
            notes.symbols.push_back({component.bounds, bondLetter(component) + QLatin1Char('*'), Tone::Iterated});
        const std::vector<PortCausality>& own = byComponent.value(place.pathOf(component.id.name));
        if (own.empty() || component.isAutoNode)
            continue;
        Tone tone = Tone::Plain;
        bool areBonds = true;
        for (const PortCausality& port : own) {
            const QString name = QString::fromStdString(port.connector).mid(place.pathOf(component.id.name).size() + 1);
            const model::PortRef ref{component.id, name};
            const model::DiagramPort* drawn = component.port(ref.baseName());
            if (!drawn)
                continue;
            notes.ports.push_back({drawn->position, drawn->side, port.givesEffort, port.givesFlow,
                                   toneOf(*system.structure, port), bondDirection(diagram, ref, *drawn)});
            areBonds = areBonds && drawn->domain == model::Domain::Bond;
            if (notes.ports.back().tone == Tone::Iterated)
                tone = Tone::Iterated;
        }
        // Arrows show the form of a component with one port; strokes show the forms of bonds.
        if (const std::string form = formOf(own); own.size() > 1 && !areBonds && !form.empty())
            notes.symbols.push_back({component.bounds, QString::fromStdString(form), tone});
    }
    return notes;
}

}  // namespace bramah::app
