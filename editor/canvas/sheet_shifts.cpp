// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_shifts.h"

#include "editor/render/sheet_geometry.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::editor {

model::Net shifted(const model::Net& net, const SheetShifts::Lines& lines)
{
    if (lines.way.isNull())
        return net;
    const auto moved = [&](QPointF place) {
        return std::ranges::find(lines.ends, place) == lines.ends.end() ? place + lines.way : place;
    };
    model::Net drawn = net;
    for (model::NetSegment& segment : drawn.segments)
        segment.line = {moved(segment.line.p1()), moved(segment.line.p2())};
    for (QPointF& dot : drawn.dots)
        dot = moved(dot);
    return drawn;
}

QPointF SheetShifts::wayOf(int net, QPointF place) const
{
    if (net < 0 || static_cast<std::size_t>(net) >= nets.size())
        return {};
    const Lines& lines = nets[static_cast<std::size_t>(net)];
    return std::ranges::find(lines.ends, place) == lines.ends.end() ? lines.way : QPointF();
}

QPointF SheetShifts::wayOf(const model::Diagram& diagram, const model::DiagramComponent& symbol,
                           const model::DiagramPort& port) const
{
    if (isEmpty())
        return {};
    if (const int net = diagram.netOf(model::PortRef{symbol.id, port.name}); net >= 0)
        return wayOf(net, port.position);
    const auto map = symbols.constFind(symbol.id.name);
    return map == symbols.cend() ? QPointF() : toSheet(map->map(toScene(port.position))) - port.position;
}

QPointF SheetShifts::wayOf(const model::DiagramComponent& symbol) const
{
    const auto map = symbols.constFind(symbol.id.name);
    if (map == symbols.cend())
        return {};
    const QPointF middle = symbol.bounds.center();
    return toSheet(map->map(toScene(middle))) - middle;
}

QRectF SheetShifts::shown(const model::DiagramComponent& symbol) const
{
    const auto map = symbols.constFind(symbol.id.name);
    return map == symbols.cend() ? symbol.bounds : toScene(map->mapRect(toScene(symbol.bounds)));
}

double SheetShifts::largestWay() const
{
    double largest = 0;
    for (const Lines& lines : nets)
        largest = std::max(largest, std::hypot(lines.way.x(), lines.way.y()));
    return largest;
}

SheetNotes shifted(const SheetNotes& notes, const model::Diagram& diagram, const SheetShifts& shifts)
{
    std::vector<std::pair<QPointF, QPointF>> ports;  // place at rest, displacement
    std::vector<std::pair<QRectF, QRectF>> symbols;  // bounds at rest and as shown
    for (const model::DiagramComponent& symbol : diagram.components()) {
        if (shifts.symbols.contains(symbol.id.name))
            symbols.emplace_back(symbol.bounds, shifts.shown(symbol));
        for (const model::DiagramPort& port : symbol.ports)
            if (const QPointF way = shifts.wayOf(diagram, symbol, port); !way.isNull())
                ports.emplace_back(port.position, way);
    }
    const auto shownAt = [&](QPointF place) {
        const auto port = std::ranges::find(ports, place, &std::pair<QPointF, QPointF>::first);
        return port == ports.end() ? place : place + port->second;
    };
    SheetNotes shown = notes;
    for (PortNote& note : shown.ports)
        note.place = shownAt(note.place);
    for (PortUseNote& note : shown.uses)
        note.place = shownAt(note.place);
    for (SymbolNote& note : shown.symbols)
        if (const auto symbol = std::ranges::find(symbols, note.bounds, &std::pair<QRectF, QRectF>::first);
            symbol != symbols.end())
            note.bounds = symbol->second;
    return shown;
}

}  // namespace bramah::editor
