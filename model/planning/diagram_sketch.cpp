// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/diagram_sketch.h"

#include "model/planning/connection_plan.h"
#include "model/planning/note_plan.h"
#include "model/routing/line_clearing.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// A symbol for a node with those properties that are known before its class is read.
DiagramComponent nodeSymbol(const AddComponent& change)
{
    DiagramComponent node;
    node.id = {change.name};
    node.className = change.className;
    node.isNode = true;
    node.isAutoNode = change.isAutoNode;
    node.holdsMedium = true;
    node.icon = std::make_shared<const Icon>();
    DiagramPort port;
    port.name = QStringLiteral("port");
    port.domain = change.domain;
    port.joining = change.joining;
    port.nodeClass = change.className;
    port.stores = true;
    node.ports.push_back(port);
    node.moveTo(Placement());
    node.ports.front().position = {};
    node.moveTo(change.placement);
    node.ports.front().position = change.placement.centre();
    return node;
}

/// Are these ports joined directly already? A second line would add nothing.
bool isThere(const std::vector<DiagramConnection>& connections, const AddConnection& line)
{
    return std::any_of(connections.begin(), connections.end(), [&](const DiagramConnection& other) {
        return (other.id.a == line.a && other.id.b == line.b) || (other.id.a == line.b && other.id.b == line.a);
    });
}

/// Finds an item by id; tries first the place of \a known in \a before, which is right unless items came or went.
template <typename Item, typename Id>
Item* itemOf(std::vector<Item>& items, const Id& id, const Item* known = nullptr, const std::vector<Item>& before = {})
{
    const auto place = known ? static_cast<std::size_t>(known - before.data()) : items.size();
    if (place < items.size() && items[place].id == id)
        return &items[place];
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

/// \a before: the diagram from which \a content was made.
void applyTo(DiagramContent& content, const DiagramChange& change, const Diagram& before)
{
    const auto component = [&](const ComponentId& id) {
        return itemOf(content.components, id, before.component(id), before.components());
    };
    const auto connectionOf = [&](const ConnectionId& id) {
        return itemOf(content.connections, id, before.connection(id), before.connections());
    };
    if (const auto* added = std::get_if<AddComponent>(&change)) {
        if (added->isAutoNode)
            content.components.push_back(nodeSymbol(*added));
    } else if (const auto* removed = std::get_if<RemoveComponent>(&change)) {
        for (auto* symbols : {&content.components, &content.ownPorts, &content.pages})
            std::erase_if(*symbols, [&](const auto& symbol) { return symbol.id == removed->id; });
    } else if (const auto* place = std::get_if<SetPlacement>(&change)) {
        DiagramComponent* symbol = component(place->id);
        for (auto* others : {&content.ownPorts, &content.pages})
            symbol = symbol ? symbol : itemOf(*others, place->id);
        if (symbol) {
            symbol->moveTo(place->placement);
            symbol->isPlaced = true;
        }
    } else if (const auto* label = std::get_if<SetLabel>(&change)) {
        if (DiagramComponent* symbol = component(label->id))
            symbol->label = label->label;
    } else if (const auto* code = std::get_if<SetLineCode>(&change)) {
        if (DiagramConnection* connection = connectionOf(code->id))
            connection->code = code->code;
    } else if (const auto* line = std::get_if<AddConnection>(&change)) {
        if (!isThere(content.connections, *line))
            content.connections.push_back({{line->a, line->b, 0}, line->points, line->style, false});
    } else if (const auto* gone = std::get_if<RemoveConnection>(&change)) {
        std::erase_if(content.connections, [&](const auto& connection) { return connection.id == gone->id; });
    } else if (const auto* moved = std::get_if<SetEnds>(&change)) {
        if (DiagramConnection* connection = connectionOf(moved->id))
            connection->id = {moved->a, moved->b, 0};
    } else if (const auto* named = std::get_if<SetMark>(&change)) {
        if (DiagramConnection* connection = connectionOf(named->id))
            connection->mark = named->mark;
    } else if (const auto* set = std::get_if<SetLine>(&change)) {
        if (DiagramConnection* connection = connectionOf(set->id)) {
            connection->points = set->points;
            connection->isRouted = false;
        }
    }
}

/// The nets of \a after that differ from those of \a before.
std::vector<int> changedNets(const Diagram& before, const Diagram& after)
{
    std::vector<int> changed;
    for (std::size_t n = 0; n < after.nets().size(); ++n) {
        const Net& net = after.nets()[n];
        const int old = before.netOf(net.ports.front());
        const auto isAsBefore = [&](const ConnectionId& id) {
            const DiagramConnection* line = before.connection(id);
            return line && line->points == after.connection(id)->points;
        };
        if (old < 0 || before.nets()[static_cast<std::size_t>(old)].connections != net.connections ||
            !std::all_of(net.connections.begin(), net.connections.end(), isAsBefore))
            changed.push_back(static_cast<int>(n));
    }
    return changed;
}

/// The old places of symbols of \a before that are gone or moved in \a after.
std::vector<QRectF> placesLeft(const Diagram& before, const Diagram& after)
{
    std::vector<QRectF> left;
    for (const auto* symbols : {&before.components(), &before.ownPorts()})
        for (const DiagramComponent& symbol : *symbols)
            if (const DiagramComponent* now = after.symbol(symbol.id);
                !symbol.isNode && (!now || now->bounds != symbol.bounds))
                left.push_back(symbol.bounds);
    return left;
}

/// The area around the changes, with room for other ways of the lines.
QRectF regionOf(const Diagram& diagram, const std::vector<int>& nets, const std::vector<ComponentId>& symbols)
{
    std::vector<QRectF> changed;
    for (const int net : nets)
        for (const NetSegment& segment : diagram.nets()[static_cast<std::size_t>(net)].segments)
            changed.push_back(QRectF(segment.line.p1(), segment.line.p2()).normalized());
    for (const ComponentId& id : symbols)
        if (const DiagramComponent* symbol = diagram.symbol(id))
            changed.push_back(symbol->bounds);
    return reachOf(diagram, changed);
}

}  // namespace

Diagram changedDiagram(const Diagram& start, const DiagramChanges& changes)
{
    DiagramContent content = start.content();
    if (!changes.empty() && content.release.kind == ReleaseState::Kind::Released)
        content.release.kind = ReleaseState::Kind::Changed;
    for (const DiagramChange& change : changes)
        applyTo(content, change, start);
    applyNotes(content, changes);
    return Diagram(std::move(content));
}

void DiagramSketch::apply(const DiagramChanges& changes)
{
    for (const DiagramChange& change : changes)
        if (const auto* added = std::get_if<AddComponent>(&change))
            added_.insert(added->name, *added);
    diagram_ = changedDiagram(diagram_, changes);
}

void DiagramSketch::add(const AddComponent& change, const DiagramComponent& symbol)
{
    DiagramContent content = diagram_.content();
    (symbol.page ? content.pages : content.components).push_back(symbol);
    diagram_ = Diagram(std::move(content));
    added_.insert(change.name, change);
}

void DiagramSketch::replace(const DiagramComponent& symbol)
{
    DiagramContent content = diagram_.content();
    if (DiagramComponent* old = itemOf(content.components, symbol.id))
        *old = symbol;
    diagram_ = Diagram(std::move(content));
    replaced_.push_back({symbol.id, symbol.className});
}

DiagramChanges DiagramSketch::changes() const
{
    DiagramChanges changes(replaced_.begin(), replaced_.end());
    // The text counts equal lines between the same ports: changes come first, then removals from the last one.
    for (const DiagramConnection& line : diagram_.connections())
        if (const DiagramConnection* old = start_.connection(line.id); old && old->points != line.points)
            changes.push_back(SetLine{line.id, line.points});
    for (auto line = start_.connections().rbegin(); line != start_.connections().rend(); ++line)
        if (!diagram_.connection(line->id))
            changes.push_back(RemoveConnection{line->id});
    for (const auto* symbols : {&start_.components(), &start_.ownPorts(), &start_.pages()})
        for (const DiagramComponent& symbol : *symbols) {
            const DiagramComponent* now = diagram_.symbol(symbol.id);
            if (!now)
                changes.push_back(RemoveComponent{symbol.id});
            else if (now->placement != symbol.placement)
                changes.push_back(SetPlacement{symbol.id, now->placement});
            if (now && now->label != symbol.label)
                changes.push_back(SetLabel{symbol.id, now->label});
        }
    for (const auto* symbols : {&diagram_.components(), &diagram_.pages()})
        for (const DiagramComponent& component : *symbols)
            if (!start_.symbol(component.id) && added_.contains(component.id.name)) {
                AddComponent added = added_.value(component.id.name);
                added.placement = component.placement;
                changes.push_back(std::move(added));
                if (component.label != LabelPlacement())
                    changes.push_back(SetLabel{component.id, component.label});
            }
    for (const DiagramConnection& line : diagram_.connections())
        if (!start_.connection(line.id))
            changes.push_back(AddConnection{line.id.a, line.id.b, line.points, line.style});
    return changes;
}

void clearLines(DiagramSketch& sketch, const Diagram& before, const std::vector<ComponentId>& placed)
{
    const Diagram after = sketch.diagram();
    std::vector<int> changed = changedNets(before, after);
    for (const int net : netsNear(after, placesLeft(before, after)))
        if (std::ranges::find(changed, net) == changed.end())
            changed.push_back(net);
    LineClearing clearing(SheetPicture(after, regionOf(after, changed, placed)));
    std::vector<DiagramComponent> symbols;
    for (const ComponentId& id : placed)
        if (const DiagramComponent* symbol = after.symbol(id))
            symbols.push_back(*symbol);
    clearing.place(symbols);
    clearing.clear(changed);
    DiagramChanges changes;
    appendClearing(changes, after, clearing);
    if (!changes.empty())
        sketch.apply(changes);
}

DiagramChanges withLegibleLines(const Diagram& diagram, const DiagramChanges& changes)
{
    if (changes.empty())
        return changes;
    DiagramSketch sketch(diagram);
    sketch.apply(changes);
    return withLegibleLines(std::move(sketch), diagram, changes, {});
}

DiagramChanges withLegibleLines(DiagramSketch sketch, const Diagram& diagram, const DiagramChanges& changes,
                                const std::vector<ComponentId>& placed)
{
    const Diagram planned = sketch.diagram();
    clearLines(sketch, diagram, placed);
    const auto isSame = [&](const DiagramConnection& line) {
        return planned.connection(line.id)->points == line.points;
    };
    const auto hasSameLabel = [&](const DiagramComponent& symbol) {
        return planned.component(symbol.id)->label == symbol.label;
    };
    const auto& lines = sketch.diagram().connections();
    const auto& symbols = sketch.diagram().components();
    const auto isAdded = [](const DiagramChange& change) { return std::holds_alternative<AddConnection>(change); };
    const auto isRemoved = [](const DiagramChange& change) { return std::holds_alternative<RemoveConnection>(change); };
    // Not legible either if a line would have been drawn twice.
    const auto count = diagram.connections().size() +
                       static_cast<std::size_t>(std::count_if(changes.begin(), changes.end(), isAdded)) -
                       static_cast<std::size_t>(std::count_if(changes.begin(), changes.end(), isRemoved));
    const bool isLegible =
        lines.size() == count && std::ranges::all_of(lines, isSame) && std::ranges::all_of(symbols, hasSameLabel);
    return isLegible ? changes : sketch.changes();
}

}  // namespace bramah::model
