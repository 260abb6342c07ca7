// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/diagram.h"

#include "model/diagram/net_graph.h"

#include <algorithm>
#include <optional>

namespace bramah::model {

const DiagramPort* DiagramComponent::port(const QString& baseName) const
{
    const auto found =
        std::find_if(ports.begin(), ports.end(), [&](const DiagramPort& p) { return p.name == baseName; });
    return found == ports.end() ? nullptr : &*found;
}

void DiagramComponent::moveTo(const Placement& place)
{
    const AffineMap changed = place.map(icon->coordinateSystem);
    const AffineMap change = map.inverse().then(changed);
    placement = place;
    map = changed;
    bounds = change.mapRect(bounds);
    for (DiagramPort& port : ports) {
        port.position = rounded(change.map(port.position));
        port.side = sideAlong(change.mapVector(vectorOf(port.side)));
        port.map = port.map.then(change);
    }
}

void DiagramComponent::substitute(const QString& key, const QString& text)
{
    const auto known = std::ranges::find(substitutions, key, &std::pair<QString, QString>::first);
    if (known == substitutions.end())
        substitutions.emplace_back(key, text);
    else
        known->second = text;
}

void DiagramComponent::setShownName(const QString& name)
{
    substitute(QStringLiteral("name"), name);
}

QString DiagramComponent::resolved(const QString& textString) const
{
    QString text;
    for (qsizetype i = 0; i < textString.size(); ++i) {
        if (textString[i] != QLatin1Char('%')) {
            text += textString[i];
            continue;
        }
        if (i + 1 < textString.size() && textString[i + 1] == QLatin1Char('%')) {
            text += QLatin1Char('%');
            ++i;
            continue;
        }
        QString key;
        if (i + 1 < textString.size() && textString[i + 1] == QLatin1Char('{')) {
            const qsizetype close = textString.indexOf(QLatin1Char('}'), i);
            if (close < 0)
                return text;
            key = textString.mid(i + 2, close - i - 2);
            i = close;
        } else {
            qsizetype end = i + 1;
            while (end < textString.size() &&
                   (textString[end].isLetterOrNumber() || textString[end] == QLatin1Char('_')))
                ++end;
            key = textString.mid(i + 1, end - i - 1);
            i = end - 1;
        }
        const auto found =
            std::find_if(substitutions.begin(), substitutions.end(), [&](const auto& s) { return s.first == key; });
        text += found == substitutions.end() ? QLatin1Char('%') + key : found->second;
    }
    return text;
}

Diagram::Diagram(DiagramContent content)
    : className_(std::move(content.className)),
      coordinateSystem_(content.coordinateSystem),
      printsAll_(content.printsAll),
      release_(std::move(content.release)),
      components_(std::move(content.components)),
      ownPorts_(std::move(content.ownPorts)),
      pages_(std::move(content.pages)),
      set_(content.set),
      connections_(std::move(content.connections)),
      graphics_(std::move(content.graphics)),
      codes_(std::move(content.codes)),
      codeScheme_(content.codeScheme)
{
    if (graphics_)
        notes_ = notesOf(graphics_->graphics, graphics_->numbers);
    componentByName_.reserve(static_cast<qsizetype>(components_.size()));
    connectionById_.reserve(static_cast<qsizetype>(connections_.size()));
    for (std::size_t i = 0; i < components_.size(); ++i)
        componentByName_.insert(components_[i].id.name, static_cast<int>(i));
    for (std::size_t i = 0; i < connections_.size(); ++i)
        connectionById_.insert(connections_[i].id, static_cast<int>(i));
    findNodesInLines();
    orderPages();
    nets_ = netsOf(connections_, [this](const PortRef& ref) { return isNodePort(ref); });
    for (Net& net : nets_) {
        findRods(net);
        findHeads(net);
    }
    netByPort_.reserve(static_cast<qsizetype>(2 * connections_.size()));
    for (std::size_t n = 0; n < nets_.size(); ++n)
        for (const PortRef& port : nets_[n].ports)
            netByPort_.insert(port, static_cast<int>(n));
}

void Diagram::findNodesInLines()
{
    using Lines = std::vector<const DiagramConnection*>;
    QHash<QString, Lines> linesAtNode;  // of nodes made by drawing
    for (DiagramComponent& component : components_) {
        component.isInLine = false;
        if (component.isAutoNode)
            linesAtNode.insert(component.id.name, {});
    }
    if (linesAtNode.isEmpty())
        return;
    const auto takeLines = [&](auto& lines, const auto& keyOf) {
        for (const DiagramConnection& connection : connections_)
            if (!connection.points.empty())
                for (const PortRef& ref : {connection.id.a, connection.id.b})
                    if (const auto found = lines.find(keyOf(ref)); found != lines.end())
                        found->push_back(&connection);
    };
    takeLines(linesAtNode, [](const PortRef& ref) { return ref.component.name; });
    // A line may pass a node and lead on to a port from which the node's own line comes back.
    const auto otherEnd = [](const DiagramConnection& line, const QString& node) {
        return line.id.a.component.name == node ? line.id.b : line.id.a;
    };
    QHash<PortRef, Lines> linesBeyond;
    for (auto node = linesAtNode.cbegin(); node != linesAtNode.cend(); ++node)
        if (node->size() == 1)
            linesBeyond.insert(otherEnd(*node->front(), node.key()), {});
    if (!linesBeyond.isEmpty())
        takeLines(linesBeyond, [](const PortRef& ref) { return ref; });
    const auto goesThrough = [](const DiagramConnection* line, QPointF place) {
        for (std::size_t i = 0; i + 1 < line->points.size(); ++i)
            if (liesOn(place, line->points[i], line->points[i + 1]))
                return true;
        return false;
    };
    for (DiagramComponent& component : components_) {
        if (!component.isAutoNode)
            continue;
        const Lines own = linesAtNode.value(component.id.name);
        if (own.size() != 1) {
            component.isInLine = own.size() > 1;
            continue;
        }
        component.isInLine = std::ranges::any_of(
            linesBeyond.value(otherEnd(*own.front(), component.id.name)),
            [&](const auto* line) { return line != own.front() && goesThrough(line, component.anchor()); });
    }
}

void Diagram::orderPages()
{
    // A page is in the row of an earlier one if its middle is beside that page.
    std::ranges::stable_sort(pages_, std::ranges::greater(), [](const auto& page) { return page.bounds.bottom(); });
    for (auto row = pages_.begin(); row != pages_.end();) {
        const auto next = std::find_if(std::next(row), pages_.end(), [&](const DiagramComponent& page) {
            return page.bounds.center().y() < row->bounds.top();
        });
        std::stable_sort(row, next, [](const auto& a, const auto& b) { return a.bounds.left() < b.bounds.left(); });
        row = next;
    }
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        DiagramComponent& page = pages_[i];
        page.substitute(QStringLiteral("releaseMark"),
                        releaseMark(release_, page.resolved(QStringLiteral("%language"))));
        if (!page.page->hasOwnNumber)
            page.substitute(QStringLiteral("sheet"), QString::number(set_.before + static_cast<int>(i) + 1));
        if (!page.page->hasOwnCount)
            page.substitute(QStringLiteral("sheets"),
                            QString::number(set_.count > 0 ? set_.count : static_cast<int>(pages_.size())));
    }
}

bool Diagram::isNodePort(const PortRef& ref) const
{
    const DiagramComponent* owner = ref.component.isEmpty() ? nullptr : component(ref.component);
    return owner && owner->isNode;
}

void Diagram::findRods(Net& net) const
{
    if (net.style != LineStyle::Mechanical)
        return;
    for (const PortRef& ref : net.ports) {
        const DiagramPort* end = port(ref);
        if (end && end->isRod)
            net.isDouble = true;
        else if (end)
            net.openEnds.push_back(end->position);
    }
    if (!net.isDouble)
        net.openEnds.clear();
}

BondEnd Diagram::bondEndAt(const PortRef& ref) const
{
    const DiagramPort* end = port(ref);
    if (!end || end->bondEnd == BondEnd::None || !ref.component.isEmpty())
        return end ? end->bondEnd : BondEnd::None;
    return end->bondEnd == BondEnd::Head ? BondEnd::Tail : BondEnd::Head;
}

void Diagram::findHeads(Net& net) const
{
    if (net.style != LineStyle::Bond)
        return;
    for (const ConnectionId& id : net.connections) {
        const DiagramConnection* line = connection(id);
        const BondEnd a = bondEndAt(id.a);
        const BondEnd b = bondEndAt(id.b);
        if (!line || line->points.size() < 2 || a == b)
            continue;
        const auto& points = line->points;
        if (b == BondEnd::Head)
            net.heads.emplace_back(points[points.size() - 2], points.back());
        else if (a == BondEnd::Head)
            net.heads.emplace_back(points[1], points.front());
    }
}

namespace {

const DiagramComponent* namedIn(const std::vector<DiagramComponent>& symbols, const ComponentId& id)
{
    const auto found =
        std::ranges::find_if(symbols, [&](const DiagramComponent& symbol) { return symbol.id.name == id.baseName(); });
    return found == symbols.end() ? nullptr : &*found;
}

}  // namespace

const DiagramComponent* Diagram::component(const ComponentId& id) const
{
    const auto found = componentByName_.constFind(id.baseName());
    return found == componentByName_.cend() ? nullptr : &components_[static_cast<std::size_t>(found.value())];
}

const DiagramComponent* Diagram::part(const ComponentId& id) const
{
    if (const DiagramComponent* found = component(id))
        return found;
    return namedIn(pages_, id);
}

const DiagramComponent* Diagram::symbol(const ComponentId& id) const
{
    if (const DiagramComponent* found = part(id))
        return found;
    return namedIn(ownPorts_, id);
}

std::vector<ConnectionId> Diagram::connectionsAt(const ComponentId& id) const
{
    const auto isAt = [&](const PortRef& ref) {
        return ref.component.isEmpty() ? ref.baseName() == id.name : ref.component.baseName() == id.name;
    };
    std::vector<ConnectionId> found;
    for (const DiagramConnection& connection : connections_)
        if (isAt(connection.id.a) || isAt(connection.id.b))
            found.push_back(connection.id);
    return found;
}

DiagramContent Diagram::content() const
{
    return {className_, coordinateSystem_, printsAll_, release_, components_, ownPorts_, pages_,
            set_,       connections_,      graphics_,  codes_,   codeScheme_};
}

Diagram Diagram::without(const std::vector<ComponentId>& symbols, const std::vector<ConnectionId>& lines) const
{
    DiagramContent content = this->content();
    const auto isGone = [&](const DiagramComponent& symbol) {
        return std::find(symbols.begin(), symbols.end(), symbol.id) != symbols.end();
    };
    std::erase_if(content.components, isGone);
    std::erase_if(content.ownPorts, isGone);
    std::erase_if(content.pages, isGone);
    std::erase_if(content.connections, [&](const DiagramConnection& connection) {
        return std::find(lines.begin(), lines.end(), connection.id) != lines.end();
    });
    return Diagram(std::move(content));
}

const DiagramConnection* Diagram::connection(const ConnectionId& id) const
{
    const auto found = connectionById_.constFind(id);
    return found == connectionById_.cend() ? nullptr : &connections_[static_cast<std::size_t>(found.value())];
}

const Note* Diagram::note(NoteId id) const
{
    const auto found = std::ranges::find(notes_, id, &Note::id);
    return found == notes_.end() ? nullptr : &*found;
}

const DiagramPort* Diagram::port(const PortRef& ref) const
{
    if (!ref.component.isEmpty()) {
        const DiagramComponent* owner = component(ref.component);
        return owner ? owner->port(ref.baseName()) : nullptr;
    }
    for (const DiagramComponent& symbol : ownPorts_)
        if (symbol.id.name == ref.baseName() && !symbol.ports.empty())
            return &symbol.ports.front();
    return nullptr;
}

int Diagram::netOf(const PortRef& ref) const
{
    return netByPort_.value(ref, -1);
}

int Diagram::netOf(const ConnectionId& id) const
{
    return connection(id) ? netOf(id.a) : -1;
}

QString Diagram::freeName(const QString& base) const
{
    const auto isTaken = [&](const QString& name) { return symbol({name}) != nullptr; };
    if (!isTaken(base))
        return base;
    QString stem = base;
    while (!stem.isEmpty() && stem.back().isDigit())
        stem.chop(1);
    for (int number = 1;; ++number)
        if (const QString name = stem + QString::number(number); !isTaken(name))
            return name;
}

QRectF Diagram::bounds() const
{
    std::optional<QRectF> bounds;
    const auto add = [&](QRectF rect) { bounds = bounds ? united(*bounds, rect) : rect; };
    for (const auto* symbols : {&components_, &ownPorts_, &pages_})
        for (const DiagramComponent& symbol : *symbols)
            if (symbol.placement.visible)
                add(symbol.bounds);
    for (const DiagramConnection& connection : connections_)
        for (const QPointF& point : connection.points)
            add(QRectF(point, point));
    if (graphics_)
        for (const Graphic& graphic : graphics_->graphics)
            if (std::visit([](const GraphicItem& item) { return item.visible.value; }, graphic))
                add(boundsOf(graphic));
    return bounds.value_or(QRectF());
}

}  // namespace bramah::model
