// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/probe.h"

#include "model/text/dotted_name.h"

#include <QCoreApplication>

namespace bramah::editor {
namespace {

using model::ConnectionId;
using model::Diagram;
using model::DiagramComponent;
using model::PortRef;

QRectF at(QPointF position)
{
    return {position, QSizeF(0, 0)};
}

Probe probeOfComponent(const DiagramComponent& symbol, QPointF position)
{
    return {symbol.id.name, symbol.id.name, {}, position, symbol.bounds};
}

Probe probeOfPort(const Diagram& diagram, const PortRef& ref, QPointF position)
{
    const DiagramComponent* owner = diagram.component(ref.component);
    // A node consists only of its port, and its own pressure is more useful.
    if (owner && owner->isNode)
        return probeOfComponent(*owner, position);
    return {ref.text(), ref.text(), variablesOf(diagram, ref), position, at(position)};
}

/// The port that gives a line's value: an output, or a node that the user has named.
PortRef tellingPort(const Diagram& diagram, const ConnectionId& connection)
{
    PortRef best = connection.a;
    const int index = diagram.netOf(connection);
    if (index < 0)
        return best;
    for (const PortRef& ref : diagram.nets()[static_cast<std::size_t>(index)].ports) {
        const DiagramComponent* owner = diagram.component(ref.component);
        if (owner && owner->isNode && !owner->isAutoNode)
            return ref;
        const model::DiagramPort* port = diagram.port(ref);
        if (port && port->causality == model::Causality::Output && !ref.component.isEmpty())
            best = ref;
    }
    return best;
}

/// The end of a line towards which its flow is positive: its second end, unless that is a node where several lines
/// meet.
PortRef downstreamPort(const Diagram& diagram, const SeenLine& line)
{
    const DiagramComponent* last = diagram.component(line.last.component);
    return last && !last->isNode ? line.last : line.first;
}

Probe probeOfLine(const Diagram& diagram, const ConnectionId& connection, QPointF position)
{
    const SeenLine line = seenLine(diagram, connection);
    Probe probe = probeOfPort(diagram, tellingPort(diagram, connection), position);
    probe.name = QCoreApplication::translate("Probe", "%1 – %2", "the two ends of a line")
                     .arg(line.first.text(), line.last.text());
    probe.bounds = at(position);
    // The flow is that of this line, not that of the port which gives the net its pressure.
    const QStringList ofEnd = variablesOf(diagram, downstreamPort(diagram, line));
    // A node gives its own pressure, which has the name that it has at its port.
    if (probe.variables.isEmpty() && ofEnd.size() > 1)
        probe.variables = {probe.owner + QLatin1Char('.') + model::lastName(ofEnd[0]), ofEnd[1]};
    else if (probe.variables.size() > 1 && ofEnd.size() > 1)
        probe.variables[1] = ofEnd[1];
    return probe;
}

std::optional<Probe> probeOnSheet(const Diagram& diagram, const Hit& hit)
{
    switch (hit.kind) {
    case Hit::Kind::Symbol:
    case Hit::Kind::Label:
        if (const DiagramComponent* symbol = diagram.component(hit.symbol))
            return probeOfComponent(*symbol, hit.position);
        // One of the class's own ports: its path is its name.
        return probeOfPort(diagram, {{}, hit.symbol.name}, hit.position);
    case Hit::Kind::Port:
    case Hit::Kind::LineEnd: return probeOfPort(diagram, hit.port, hit.position);
    case Hit::Kind::Line:
    case Hit::Kind::LineText: return probeOfLine(diagram, hit.connection, hit.position);
    case Hit::Kind::Note:
    case Hit::Kind::NoteHandle:
    case Hit::Kind::Nothing: break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Probe> probeOf(const Diagram& diagram, const Hit& hit, const ShownPlace& place)
{
    std::optional<Probe> probe = probeOnSheet(diagram, hit);
    if (!probe)
        return probe;
    probe->owner = place.pathOf(probe->owner);
    for (QString& path : probe->variables)
        path = place.pathOf(path);
    return probe;
}

std::optional<Probe> probeOf(const Diagram& diagram, const Selection& selection, const ShownPlace& place)
{
    Hit hit;
    if (const auto seen = onlyLine(diagram, selection)) {
        hit.kind = Hit::Kind::Line;
        hit.connection = seen->connections[seen->connections.size() / 2];
        const model::DiagramConnection* line = diagram.connection(hit.connection);
        if (!line || line->points.empty())
            return std::nullopt;
        hit.position = line->points[line->points.size() / 2];
    } else if (selection.count() != 1) {
        return std::nullopt;
    } else {
        hit.kind = Hit::Kind::Symbol;
        hit.symbol = *selection.components.begin();
        const DiagramComponent* symbol = diagram.symbol(hit.symbol);
        if (!symbol)
            return std::nullopt;
        hit.position = symbol->bounds.center();
    }
    return probeOf(diagram, hit, place);
}

QStringList variablesOf(const Diagram& diagram, const PortRef& ref)
{
    const model::DiagramPort* port = diagram.port(ref);
    if (!port)
        return {};
    const QString path = ref.text();
    if (isOnBus(*port, ref))
        return {path};
    if (port->domain == model::Domain::Signal)
        return {path};
    // The first potential, then the first flow.
    QStringList paths;
    for (const model::PlugKind kind : {model::PlugKind::Potential, model::PlugKind::Flow})
        for (const model::PlugVariable& variable : port->plug.variables())
            if (variable.kind == kind && variable.type == QLatin1String("Real") && variable.sizes.empty() &&
                !port->isBus) {
                paths.append(path + QLatin1Char('.') + variable.path);
                break;
            }
    return paths;
}

}  // namespace bramah::editor
