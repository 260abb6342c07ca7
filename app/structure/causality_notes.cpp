// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/causality_notes.h"

#include "solver/inspection/port_causality.h"

#include <QHash>

#include <cmath>

namespace bramah::app {
namespace {

using solver::PortCausality;

bool isIterated(const solver::SystemStructure& structure, const PortCausality& port)
{
    return structure.variable(port.effort).use == solver::VariableUse::Iterated ||
           structure.variable(port.flow).use == solver::VariableUse::Iterated;
}

/// Where the line at a port of a bond leads, on the sheet; null of other ports, and of those without a line.
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

}  // namespace

editor::SheetNotes causalityNotes(const model::Diagram& diagram, const solver::CompiledSystem& system)
{
    QHash<QString, std::vector<PortCausality>> byComponent;
    for (const PortCausality& port : portCausalities(system.model, *system.structure))
        byComponent[QString::fromStdString(system.model.component(port.component).path)].push_back(port);
    editor::SheetNotes notes;
    for (const model::DiagramComponent& component : diagram.components()) {
        const std::vector<PortCausality>& own = byComponent.value(component.id.name);
        if (own.empty() || component.isAutoNode)
            continue;
        bool hasIterated = false;
        bool areBonds = true;
        for (const PortCausality& port : own) {
            const QString name = QString::fromStdString(port.connector).mid(component.id.name.size() + 1);
            const model::PortRef ref{component.id, name};
            const model::DiagramPort* drawn = component.port(ref.baseName());
            if (!drawn)
                continue;
            notes.ports.push_back({drawn->position, drawn->side, port.givesEffort, port.givesFlow,
                                   isIterated(*system.structure, port), bondDirection(diagram, ref, *drawn)});
            areBonds = areBonds && drawn->domain == model::Domain::Bond;
            hasIterated = hasIterated || notes.ports.back().isIterated;
        }
        // What one port has is seen from its arrows, what bonds have from their strokes.
        if (const std::string form = formOf(own); own.size() > 1 && !areBonds && !form.empty())
            notes.symbols.push_back({component.bounds, QString::fromStdString(form), hasIterated});
    }
    return notes;
}

}  // namespace bramah::app
