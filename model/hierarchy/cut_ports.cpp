// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/cut_ports.h"
#include "model/diagram/joining_rule.h"

#include "model/routing/router.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace bramah::model {
namespace {

constexpr double kRoom = 10;     // around the part, for names and ports
constexpr double kPortStep = 6;  // least distance of ports on one side

/// Groups of ports that lines join; other lines of the sheet do not count.
class JoinedPorts
{
public:
    void join(const PortRef& a, const PortRef& b)
    {
        const PortRef rootA = rootOf(a), rootB = rootOf(b);
        if (rootA != rootB)
            parents_[rootA] = rootB;
    }
    [[nodiscard]] PortRef rootOf(PortRef ref) const
    {
        for (auto next = parents_.constFind(ref); next != parents_.cend(); next = parents_.constFind(ref))
            ref = *next;
        return ref;
    }

private:
    QHash<PortRef, PortRef> parents_;
};

/// A line across the border of the part, stored from inside to outside.
struct Cut {
    const DiagramConnection* line;
    PortRef inner;
    PortRef outer;
    std::vector<QPointF> way;
};

/// The point at which \a way leaves \a area, and the side there.
std::optional<std::pair<QPointF, Side>> exitOf(const std::vector<QPointF>& way, QRectF area)
{
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const QPointF a = way[i], b = way[i + 1];
        if (b.x() > area.right() && a.x() <= area.right())
            return std::pair(QPointF(area.right(), a.y()), Side::East);
        if (b.x() < area.left() && a.x() >= area.left())
            return std::pair(QPointF(area.left(), a.y()), Side::West);
        if (b.y() > area.bottom() && a.y() <= area.bottom())
            return std::pair(QPointF(a.x(), area.bottom()), Side::North);
        if (b.y() < area.top() && a.y() >= area.top())
            return std::pair(QPointF(a.x(), area.top()), Side::South);
    }
    return std::nullopt;
}

/// The point on a side of \a area that is nearest to \a point.
QPointF onSide(Side side, QPointF point, QRectF area)
{
    switch (side) {
    case Side::North: return {point.x(), area.bottom()};
    case Side::South: return {point.x(), area.top()};
    case Side::East: return {area.right(), point.y()};
    case Side::West: return {area.left(), point.y()};
    }
    return point;
}

bool isLetterOfPort(const QString& name)
{
    return !name.isEmpty() && QStringLiteral("ABCFGLMPRSTVXYZ").contains(name.front()) &&
           std::all_of(name.begin() + 1, name.end(), [](QChar c) { return c.isDigit(); });
}

bool isFluid(const DiagramPort& port)
{
    return JoiningRule::of(port).wantsStore();
}

class LineCutter
{
public:
    LineCutter(const Diagram& diagram, const QSet<QString>& names, QStringList taken)
        : diagram_(diagram), names_(names), taken_(std::move(taken))
    {
    }

    tl::expected<CutLines, QString> cut()
    {
        std::map<int, std::vector<Cut>> nets;
        for (const DiagramConnection& line : diagram_.connections()) {
            const bool hasA = isInside(line.id.a), hasB = isInside(line.id.b);
            if (!hasA && !hasB) {
                joined_.join(line.id.a, line.id.b);
                continue;
            }
            if (line.isReadOnly)
                return tl::unexpected(
                    tr("The line between %1 and %2 stands in a loop, in a condition or in a class that "
                       "this one extends.")
                        .arg(line.id.a.text(), line.id.b.text()));
            if (hasA && hasB) {
                joined_.join(line.id.a, line.id.b);
                lines_.inside.push_back(line.id);
                continue;
            }
            Cut one{&line, hasA ? line.id.a : line.id.b, hasA ? line.id.b : line.id.a, line.points};
            if (!hasA)
                std::reverse(one.way.begin(), one.way.end());
            if (const QString fault = faultOf(one); !fault.isEmpty())
                return tl::unexpected(fault);
            lines_.cut.push_back(line.id);
            nets[diagram_.netOf(line.id)].push_back(std::move(one));
        }
        findArea();
        for (const auto& [net, cuts] : nets)
            ++portsNamed_[cuts.front().inner.baseName()];
        for (const auto& [net, cuts] : nets)
            addPort(diagram_.nets()[static_cast<std::size_t>(net)], cuts);
        spread();
        return std::move(lines_);
    }

private:
    [[nodiscard]] bool isInside(const PortRef& ref) const
    {
        return !ref.component.isEmpty() && names_.contains(ref.component.baseName());
    }

    /// The reason why the inner end of a line cannot become a port; empty if it can.
    [[nodiscard]] QString faultOf(const Cut& cut) const
    {
        const DiagramPort* port = diagram_.port(cut.inner);
        const QString end = cut.inner.text();
        if (!port)
            return tr("The line to %1 ends at a port that is not there.").arg(end);
        if (firstDot(cut.inner.port) >= 0)
            return tr("The line to %1 ends at a part of a port.").arg(end);
        if (port->size >= 0 && findUnquoted(cut.inner.port, u'[') < 0)
            return tr("The line to %1 joins a whole vector of ports.").arg(end);
        return {};
    }

    void findArea()
    {
        QRectF area;
        bool isFirst = true;
        const auto include = [&](QRectF bounds) {
            area = isFirst ? bounds : united(area, bounds);
            isFirst = false;
        };
        for (const DiagramComponent& component : diagram_.components())
            if (names_.contains(component.id.baseName()))
                include(component.bounds);
        for (const ConnectionId& id : lines_.inside)
            for (const QPointF point : diagram_.connection(id)->points)
                include(QRectF(point, point));
        const QPointF first = Router::snapped(area.topLeft() - QPointF(kRoom, kRoom));
        const QPointF last = Router::snapped(area.bottomRight() + QPointF(kRoom, kRoom));
        lines_.area = QRectF(first, last);
    }

    void addPort(const Net& net, const std::vector<Cut>& cuts)
    {
        CutPort port;
        QSet<PortRef> seen;
        const auto isNew = [&](const PortRef& ref) {
            const PortRef root = joined_.rootOf(ref);
            const bool isFirst = !seen.contains(root);
            seen.insert(root);
            return isFirst;
        };
        for (const Cut& cut : cuts) {
            if (isNew(cut.inner))
                port.inner.push_back(cut.inner);
            if (isNew(cut.outer))
                port.outer.push_back(cut.outer);
            port.lines.push_back(cut.line->id);
        }
        const DiagramPort* shape = diagram_.port(cuts.front().inner);
        for (const PortRef& ref : net.ports) {
            const DiagramPort* one = isInside(ref) ? diagram_.port(ref) : nullptr;
            if (!one)
                continue;
            port.stores = port.stores || one->stores;
            if (one->causality == Causality::Output)
                shape = one;
        }
        port.connectorClass = shape->connectorClass;
        port.causality = shape->causality;
        port.leadsOut = cuts.front().line->id.a == cuts.front().inner;
        port.style = cuts.front().line->style;
        port.name = nameFor(net, cuts.front(), *shape);
        const auto exit = exitOf(cuts.front().way, lines_.area);
        const DiagramPort* end = diagram_.port(cuts.front().inner);
        port.side = exit ? exit->second : end->side;
        port.place = Router::snapped(exit ? exit->first : onSide(port.side, end->position, lines_.area));
        lines_.ports.push_back(std::move(port));
    }

    QString nameFor(const Net& net, const Cut& cut, const DiagramPort& shape)
    {
        QString base = cut.inner.baseName();
        if (isFluid(shape)) {
            QStringList letters;
            // The letter of an inner port takes precedence over that of an outer one.
            for (const bool isOfPart : {true, false})
                for (const PortRef& ref : net.ports)
                    if (isInside(ref) == isOfPart && isLetterOfPort(ref.baseName()))
                        letters.append(ref.baseName());
            if (!letters.isEmpty())
                base = letters.front();
            else if (!isLetterOfPort(base))
                base = QStringLiteral("A");
        } else if (shape.causality != Causality::None && portsNamed_.value(base) > 1) {
            // `y`, `y2` would not say what they are.
            base = cut.inner.component.baseName() + QLatin1Char('_') + base;
        }
        QString name = base;
        for (int number = 2; taken_.contains(name); ++number)
            name = base + QString::number(number);
        taken_.append(name);
        return name;
    }

    /// Keeps the ports of each side apart.
    void spread()
    {
        for (const Side side : {Side::North, Side::East, Side::South, Side::West}) {
            const bool isUpright = side == Side::East || side == Side::West;
            const auto along = [isUpright](const CutPort& port) { return isUpright ? port.place.y() : port.place.x(); };
            std::vector<CutPort*> ports;
            for (CutPort& port : lines_.ports)
                if (port.side == side)
                    ports.push_back(&port);
            std::stable_sort(ports.begin(), ports.end(),
                             [&](const CutPort* a, const CutPort* b) { return along(*a) < along(*b); });
            for (std::size_t i = 1; i < ports.size(); ++i) {
                const double next = std::max(along(*ports[i]), along(*ports[i - 1]) + kPortStep);
                (isUpright ? ports[i]->place.ry() : ports[i]->place.rx()) = next;
                const QPointF reach = ports[i]->place + QPointF(isUpright ? 0 : kPortStep, isUpright ? kPortStep : 0);
                lines_.area = united(lines_.area, QRectF(ports[i]->place, reach).normalized());
            }
        }
        for (CutPort& port : lines_.ports)
            port.place = onSide(port.side, port.place, lines_.area);
    }

    const Diagram& diagram_;
    const QSet<QString>& names_;
    QStringList taken_;
    QHash<QString, int> portsNamed_;  ///< number of ports by the name of the inner one
    JoinedPorts joined_;              ///< inner ports by lines inside, outer ports by lines outside
    CutLines lines_;
};

}  // namespace

tl::expected<CutLines, QString> cutLines(const Diagram& diagram, const QSet<QString>& names, QStringList taken)
{
    return LineCutter(diagram, names, std::move(taken)).cut();
}

}  // namespace bramah::model
