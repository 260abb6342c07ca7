// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/variable_candidates.h"

namespace bramah::editor {

QStringList variablesOf(const model::Diagram& diagram, const model::PortRef& ref)
{
    const model::DiagramPort* port = diagram.port(ref);
    if (!port)
        return {};
    const QString path = ref.text();
    const auto of = [&](std::initializer_list<const char*> names) {
        QStringList paths;
        for (const char* name : names)
            paths.append(path + QLatin1Char('.') + QLatin1String(name));
        return paths;
    };
    switch (port->domain) {
    case model::Domain::Hydraulic:
    case model::Domain::Pneumatic: return of({"p", "m_flow"});
    case model::Domain::Translational: return of({"s", "f"});
    case model::Domain::Rotational: return of({"phi", "tau"});
    case model::Domain::Electrical: return of({"v", "i"});
    case model::Domain::Thermal: return of({"T", "Q_flow"});
    case model::Domain::Signal: return {path};
    case model::Domain::Other: break;
    }
    return {};
}

QStringList variablesOf(const model::Diagram& diagram, const model::ConnectionId& connection)
{
    const int index = diagram.netOf(connection);
    if (index < 0)
        return {};
    const model::Net& net = diagram.nets()[static_cast<std::size_t>(index)];
    model::PortRef best = connection.a;
    for (const model::PortRef& ref : net.ports) {
        const model::DiagramPort* port = diagram.port(ref);
        const model::DiagramComponent* owner = diagram.component(ref.component);
        if (owner && owner->isNode && !owner->isAutoNode) {
            // A named node is what the user calls this line.
            QStringList paths{owner->id.name + QStringLiteral(".p")};
            return paths + variablesOf(diagram, ref);
        }
        if (port && port->causality == model::Causality::Output && !ref.component.isEmpty())
            best = ref;
    }
    return variablesOf(diagram, best);
}

}  // namespace bramah::editor
