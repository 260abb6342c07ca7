// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/causality_notes.h"

#include "solver/inspection/port_causality.h"

#include <QHash>

namespace bramah::app {
namespace {

using solver::PortCausality;

bool isIterated(const solver::SystemStructure& structure, const PortCausality& port)
{
    return structure.variable(port.effort).use == solver::VariableUse::Iterated ||
           structure.variable(port.flow).use == solver::VariableUse::Iterated;
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
        for (const PortCausality& port : own) {
            const QString name = QString::fromStdString(port.connector).mid(component.id.name.size() + 1);
            const model::DiagramPort* drawn = component.port(name);
            if (!drawn)
                continue;
            notes.ports.push_back(
                {drawn->position, drawn->side, port.givesEffort, port.givesFlow, isIterated(*system.structure, port)});
            hasIterated = hasIterated || notes.ports.back().isIterated;
        }
        // What one port has is seen from its arrows.
        if (const std::string form = formOf(own); own.size() > 1 && !form.empty())
            notes.symbols.push_back({component.bounds, QString::fromStdString(form), hasIterated});
    }
    return notes;
}

}  // namespace bramah::app
