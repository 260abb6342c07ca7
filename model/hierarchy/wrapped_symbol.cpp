// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/wrapped_symbol.h"

#include "model/edit/geometry_text.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

constexpr double kIconScale = 10;    // icon units per unit of the sheet
constexpr double kPortDistance = 8;  // between ports of one side, on the sheet
constexpr double kEdge = 4;          // from a corner to a port, at least

bool isUpright(Side side)
{
    return side == Side::East || side == Side::West;
}

/// The ports of a side from left to right or from bottom to top, in the order of their places inside.
std::vector<const CutPort*> portsAt(const std::vector<CutPort>& ports, Side side)
{
    std::vector<const CutPort*> found;
    for (const CutPort& port : ports)
        if (port.side == side)
            found.push_back(&port);
    const auto along = [side](const CutPort* port) { return isUpright(side) ? port->place.y() : port->place.x(); };
    std::stable_sort(found.begin(), found.end(), [&](const auto* a, const auto* b) { return along(a) < along(b); });
    return found;
}

/// The place of a port from the middle of the symbol, on the scale of the sheet.
QPointF placeOf(const std::vector<CutPort>& ports, const CutPort& port, QSizeF size)
{
    const auto side = portsAt(ports, port.side);
    const auto index = std::find(side.begin(), side.end(), &port) - side.begin();
    const double along = (static_cast<double>(index) - (static_cast<double>(side.size()) - 1) / 2) * kPortDistance;
    switch (port.side) {
    case Side::North: return {along, size.height() / 2};
    case Side::South: return {along, -size.height() / 2};
    case Side::East: return {size.width() / 2, along};
    case Side::West: return {-size.width() / 2, along};
    }
    return {};
}

Extent about(QPointF middle, double halfWidth, double halfHeight)
{
    return {middle - QPointF(halfWidth, halfHeight), middle + QPointF(halfWidth, halfHeight)};
}

/// The text of the port's name, inside of the edge.
QByteArray labelText(const std::vector<CutPort>& ports, const CutPort& port, QSizeF size)
{
    constexpr double kHalfHeight = 10, kHalfWidth = 36, kFromEdge = 14;
    const QPointF place = placeOf(ports, port, size) * kIconScale;
    const QPointF inward = -vectorOf(port.side);
    const double distance = isUpright(port.side) ? kHalfWidth + 4 : kFromEdge;
    const QByteArray alignment = port.side == Side::East   ? ", horizontalAlignment=TextAlignment.Right"
                                 : port.side == Side::West ? ", horizontalAlignment=TextAlignment.Left"
                                                           : "";
    return "\n    Text(extent=" + extentText(about(place + inward * distance, kHalfWidth, kHalfHeight)) +
           ", textString=\"" + port.name.toUtf8() + '"' + alignment + "),";
}

/// The rotation of a signal's arrow, which points into the class if it takes the signal, out of it if it gives it.
QByteArray turnText(const CutPort& port)
{
    if (port.causality == Causality::None)
        return {};
    const QPointF way = vectorOf(port.side) * (port.causality == Causality::Input ? -1 : 1);
    if (way.x() > 0)
        return {};
    return way.x() < 0 ? ", rotation=180" : way.y() > 0 ? ", rotation=90" : ", rotation=270";
}

double even(double value)
{
    return 2 * std::ceil(value / 2);
}

}  // namespace

QSizeF sizeOfSymbol(const std::vector<CutPort>& ports, const QString& name)
{
    constexpr double kLetter = 1.7, kWidest = 60, kHeight = 12;
    const auto room = [&](Side a, Side b) {
        const auto count = std::max(portsAt(ports, a).size(), portsAt(ports, b).size());
        return count == 0 ? 0.0 : (static_cast<double>(count) - 1) * kPortDistance + 2 * kEdge;
    };
    const double text = std::min(static_cast<double>(name.size()) * kLetter + 4, kWidest);
    const bool hasNamesBeside = !portsAt(ports, Side::East).empty() || !portsAt(ports, Side::West).empty();
    const double width = std::max({room(Side::North, Side::South), text + (hasNamesBeside ? 8 : 0), 16.0});
    const double height = std::max(room(Side::East, Side::West), kHeight);
    return {2 * even(width / 2), 2 * even(height / 2)};
}

DiagramComponent outerSymbol(const std::vector<CutPort>& ports, QSizeF size)
{
    auto icon = std::make_shared<Icon>();
    const QPointF corner(size.width() / 2, size.height() / 2);
    icon->coordinateSystem.extent = {-corner * kIconScale, corner * kIconScale};
    DiagramComponent symbol;
    symbol.placement = Placement::at({0, 0}, icon->coordinateSystem);
    symbol.map = symbol.placement.map(icon->coordinateSystem);
    symbol.icon = std::move(icon);
    symbol.bounds = QRectF(-corner, corner);
    for (const CutPort& cut : ports) {
        DiagramPort port;
        port.name = cut.name;
        port.connectorClass = cut.connectorClass;
        port.lineStyle = cut.style;
        port.side = cut.side;
        port.stores = cut.stores;
        port.position = placeOf(ports, cut, size);
        symbol.ports.push_back(std::move(port));
    }
    return symbol;
}

DiagramComponent innerPort(const CutPort& cut)
{
    DiagramComponent symbol;
    symbol.id = {cut.name};
    symbol.icon = std::make_shared<const Icon>();
    symbol.placement = Placement{{{-1, -1}, {1, 1}}, cut.place, 0, true};
    symbol.map = symbol.placement.map(symbol.icon->coordinateSystem);
    symbol.bounds = QRectF(cut.place - QPointF(1, 1), cut.place + QPointF(1, 1));
    DiagramPort port;
    port.name = cut.name;
    port.connectorClass = cut.connectorClass;
    port.lineStyle = cut.style;
    port.position = cut.place;
    port.side = opposite(cut.side);  // on the sheet of the class lines lead inwards
    symbol.ports.push_back(std::move(port));
    return symbol;
}

Placement freePlace(const Diagram& diagram, const DiagramComponent& symbol, QPointF wanted)
{
    constexpr int kReach = 30;  // steps
    constexpr double kRoom = 3, kStep = 2 * Router::kGrid;
    const QPointF start = Router::snapped(wanted);
    const auto isFree = [&](QPointF place) {
        const QRectF body = symbol.bounds.translated(place).adjusted(-kRoom, -kRoom, kRoom, kRoom);
        return std::ranges::none_of(diagram.components(),
                                    [&](const DiagramComponent& other) { return other.bounds.intersects(body); });
    };
    const auto placed = [&](QPointF place) { return Placement::at(place, symbol.icon->coordinateSystem); };
    for (int reach = 0; reach <= kReach; ++reach)
        for (int x = -reach; x <= reach; ++x)
            for (int y = -reach; y <= reach; ++y) {
                const QPointF place = start + QPointF(x, y) * kStep;
                if (std::max(std::abs(x), std::abs(y)) == reach && isFree(place))
                    return placed(place);
            }
    return placed(start);
}

RouteEnd routeEnd(const Diagram& diagram, const PortRef& ref)
{
    const DiagramPort& port = *diagram.port(ref);
    return {port.position, diagram.isNodePort(ref) ? std::nullopt : std::optional(port.side)};
}

QByteArray portDeclaration(const std::vector<CutPort>& ports, std::size_t index, QSizeF size, const QByteArray& opening)
{
    const CutPort& port = ports[index];
    constexpr double kHalf = 10, kHalfInside = 4;  // inside as large as beside the symbols of the library
    const QByteArray turn = turnText(port);
    return port.connectorClass.toUtf8() + ' ' + port.name.toUtf8() + ' ' + opening +
           "Placement(transformation(extent=" + extentText(about({0, 0}, kHalfInside, kHalfInside)) +
           ", origin=" + pointText(port.place) + turn +
           "), iconTransformation(extent=" + extentText(about({0, 0}, kHalf, kHalf)) +
           ", origin=" + pointText(placeOf(ports, port, size) * kIconScale) + turn + ")));";
}

QByteArray iconText(const std::vector<CutPort>& ports, QSizeF size, QRectF area)
{
    const QPointF corner = QPointF(size.width(), size.height()) / 2 * kIconScale;
    const QByteArray body = extentText({-corner, corner});
    QByteArray text = "\n  Icon(coordinateSystem(extent=" + body +
                      ", preserveAspectRatio=true, grid={2,2}), graphics={\n    Rectangle(extent=" + body + "),";
    for (const CutPort& port : ports)
        text += labelText(ports, port, size);
    constexpr double kHalfText = 15;
    const QPointF text1(-corner.x() + 10, -kHalfText), text2(corner.x() - 10, kHalfText);
    text += "\n    Text(extent=" + extentText({text1, text2}) + ", textString=\"%name\")}),";
    return text + "\n  Diagram(coordinateSystem(extent=" + extentText({area.topLeft(), area.bottomRight()}) +
           ", preserveAspectRatio=true, grid={2,2})));";
}

}  // namespace bramah::model
