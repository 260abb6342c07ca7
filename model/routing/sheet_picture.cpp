// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/sheet_picture.h"

#include "model/routing/router.h"
#include "model/routing/text_bounds.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// Names are at most this far from their symbols, in diagram units.
constexpr double kTextRoom = 40;

bool touches(QRectF region, QRectF rect)
{
    return rect.left() <= region.right() && rect.right() >= region.left() && rect.top() <= region.bottom() &&
           rect.bottom() >= region.top();
}

QRectF boundsOfLine(const std::vector<QPointF>& points)
{
    QRectF bounds(points.front(), points.front());
    for (const QPointF& point : points)
        bounds = united(bounds, QRectF(point, point));
    return bounds;
}

}  // namespace

SheetPicture::SheetPicture(const Diagram& diagram, std::optional<QRectF> region)
{
    std::vector<bool> isSeen(diagram.nets().size(), !region);
    if (region)
        for (const DiagramConnection& connection : diagram.connections())
            if (!connection.points.empty() && touches(*region, boundsOfLine(connection.points)))
                if (const int net = diagram.netOf(connection.id); net >= 0)
                    isSeen[static_cast<std::size_t>(net)] = true;
    std::vector<const DiagramConnection*> seenLines;
    QSet<QString> joined;  // symbols at lines in the region
    for (std::size_t n = 0; n < isSeen.size(); ++n) {
        if (!isSeen[n])
            continue;
        for (const PortRef& ref : diagram.nets()[n].ports)
            joined.insert(ref.component.isEmpty() ? ref.baseName() : ref.component.baseName());
        for (const ConnectionId& id : diagram.nets()[n].connections)
            seenLines.push_back(diagram.connection(id));
    }
    std::sort(seenLines.begin(), seenLines.end());  // in the order of the diagram's list
    const auto isNear = [&](const DiagramComponent& symbol) {
        return !region || touches(region->adjusted(-kTextRoom, -kTextRoom, kTextRoom, kTextRoom), symbol.bounds);
    };
    for (const auto* list : {&diagram.components(), &diagram.ownPorts()})
        for (const DiagramComponent& symbol : *list)
            if (isNear(symbol) || joined.contains(symbol.id.name))
                addSymbol(symbol, list == &diagram.ownPorts());
    nets.resize(diagram.nets().size());
    for (const DiagramConnection* connection : seenLines)
        addLine(diagram, *connection);
}

void SheetPicture::addSymbol(const DiagramComponent& symbol, bool isOwnPort)
{
    const auto index = static_cast<int>(symbols.size());
    symbolById_.insert(symbol.id, index);
    Symbol& added = symbols.emplace_back();
    added.id = symbol.id;
    added.isNode = symbol.isNode;
    added.isAutoNode = symbol.isAutoNode;
    for (const DiagramPort& port : symbol.ports) {
        portByName_.insert({index, port.name}, static_cast<int>(ports.size()));
        Port& seen = ports.emplace_back();
        seen.symbol = index;
        seen.name = port.name;
        if (!symbol.isNode && !isOwnPort)
            seen.side = port.side;
    }
    place(symbol);
}

void SheetPicture::place(const DiagramComponent& moved)
{
    const int index = symbolAt(moved.id);
    if (index < 0)
        return;
    Symbol& symbol = symbols[static_cast<std::size_t>(index)];
    symbol.anchor = moved.anchor();
    symbol.isHidden = !moved.placement.visible;
    symbol.body = moved.isNode || !moved.placement.visible ? QRectF() : moved.bounds;
    symbol.texts = textBoundsOf(moved);
    symbol.labels = labelBoundsOf(moved);
    for (const DiagramPort& port : moved.ports) {
        Port& seen = ports[static_cast<std::size_t>(portByName_.value({index, port.name}))];
        seen.position = port.position;
        if (seen.side)
            seen.side = port.side;
    }
}

int SheetPicture::portOf(const PortRef& ref, int net)
{
    const int symbol = symbolAt({ref.component.isEmpty() ? ref.baseName() : ref.component.baseName()});
    const int port = symbol < 0 ? -1 : portByName_.value({symbol, ref.baseName()}, -1);
    if (port < 0)
        return port;
    std::vector<int>& joined = ports[static_cast<std::size_t>(port)].nets;
    if (std::find(joined.begin(), joined.end(), net) == joined.end())
        joined.push_back(net);
    return port;
}

void SheetPicture::addLine(const Diagram& diagram, const DiagramConnection& connection)
{
    const auto index = static_cast<int>(lines.size());
    lineById_.insert(connection.id, index);
    Line line;
    line.id = connection.id;
    line.net = diagram.netOf(connection.id);
    line.portA = portOf(connection.id.a, line.net);
    line.portB = portOf(connection.id.b, line.net);
    line.points = Router::simplified(connection.points);
    line.isReadOnly = connection.isReadOnly;
    Net& net = nets[static_cast<std::size_t>(line.net)];
    net.lines.push_back(index);
    for (const int port : {line.portA, line.portB})
        if (port >= 0 && std::find(net.ports.begin(), net.ports.end(), port) == net.ports.end())
            net.ports.push_back(port);
    lines.push_back(std::move(line));
}

int SheetPicture::symbolAt(const ComponentId& id) const
{
    return symbolById_.value(id, -1);
}

int SheetPicture::lineOf(const ConnectionId& id) const
{
    return lineById_.value(id, -1);
}

void SheetPicture::shiftLabels(int symbol, QPointF shift)
{
    Symbol& shifted = symbols[static_cast<std::size_t>(symbol)];
    for (QRectF& text : shifted.texts)
        if (std::ranges::find(shifted.labels, text) != shifted.labels.end())
            text.translate(shift);
    for (QRectF& label : shifted.labels)
        label.translate(shift);
}

bool SheetPicture::sharePort(int netA, int netB) const
{
    for (const int port : nets[static_cast<std::size_t>(netA)].ports) {
        const std::vector<int>& joined = ports[static_cast<std::size_t>(port)].nets;
        if (std::find(joined.begin(), joined.end(), netB) != joined.end())
            return true;
    }
    return false;
}

std::vector<QRectF> lettersOf(const SheetPicture::Symbol& symbol)
{
    std::vector<QRectF> letters = symbol.texts;
    std::erase_if(letters, [&](const QRectF& text) {
        return symbol.body.contains(text) || std::ranges::find(symbol.labels, text) != symbol.labels.end();
    });
    return letters;
}

}  // namespace bramah::model
