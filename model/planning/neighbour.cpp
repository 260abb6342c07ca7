// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/neighbour.h"

#include "model/diagram/joining_rule.h"
#include "model/planning/connection_plan.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/line_clearing.h"
#include "model/routing/router.h"
#include "model/routing/text_bounds.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {
namespace {

constexpr auto kOrClass = "Bramah.Blocks.Logical.Or";

/// Adds a line from one port to another; false if that is not legal.
bool join(DiagramSketch& sketch, const PortRef& from, const PortRef& to)
{
    const DiagramPort* begin = sketch.diagram().port(from);
    const DiagramPort* end = sketch.diagram().port(to);
    if (!begin || !end)
        return false;
    const auto way = Router().route({begin->position, begin->side}, {end->position, end->side});
    const DiagramChanges changes =
        planConnection(sketch.diagram(), {from, std::nullopt, begin->position}, {to, std::nullopt, end->position}, way);
    sketch.apply(changes);
    return !changes.empty();
}

/// \a ref, or its vector if the element no longer exists because its line was removed.
PortRef nextOf(const Diagram& diagram, const PortRef& ref)
{
    return diagram.port(ref) ? ref : PortRef{ref.component, ref.baseName()};
}

/// Does the port drive the lines of the sheet? Inside of a class its own inputs do.
bool gives(const PortRef& ref, const DiagramPort& port)
{
    return port.causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output);
}

bool isTruth(const DiagramPort* port)
{
    return port && port->signalType == QLatin1String("Boolean") && port->causality != Causality::None;
}

/// The text of a button that puts \a symbol at the port \a place; empty: anywhere on the sheet.
QString actionOf(const DiagramComponent& symbol, const QString& place)
{
    if (symbol.mend.contains(QStringLiteral("%1")))
        return symbol.mend.arg(place);
    if (!symbol.mend.isEmpty())
        return symbol.mend;
    const QString name = lastName(symbol.className);
    return place.isEmpty() ? tr("Put `%1` on the sheet").arg(name) : tr("Put `%1` at %2").arg(name, place);
}

}  // namespace

std::optional<Mend> Neighbour::at(const PortRef& port, const QString& className, const QString& text) const
{
    const DiagramPort* place = diagram_.port(port);
    const auto symbol = symbolOf_(className);
    if (!place || !symbol)
        return std::nullopt;
    for (const DiagramPort& partner : symbol->ports) {
        if (partner.domain != place->domain)
            continue;
        if (auto changes = joinedNear(port, *symbol, partner.name))
            return Mend{text.isEmpty() ? actionOf(*symbol, port.text()) : text,
                        std::move(*changes),
                        {diagram_.freeName(symbol->id.name)}};
    }
    return std::nullopt;
}

std::optional<Mend> Neighbour::toNearest(const PortRef& port, const QString& className) const
{
    const DiagramPort* place = diagram_.port(port);
    const DiagramComponent* nearest = nullptr;
    const auto distance = [&](const DiagramComponent& one) {
        return QLineF(place->position, one.ports.front().position).length();
    };
    for (const DiagramComponent& one : diagram_.components())
        if (place && one.className == className && !one.ports.empty() && one.id != port.component &&
            (!nearest || distance(one) < distance(*nearest)))
            nearest = &one;
    if (!nearest)
        return std::nullopt;
    const DiagramPort& end = nearest->ports.front();
    const PortRef target{nearest->id, end.name};
    const auto way =
        routerFor(diagram_, diagram_.netOf(target)).route({place->position, place->side}, {end.position, end.side});
    const DiagramChanges changes =
        planConnection(diagram_, {port, std::nullopt, place->position}, {target, std::nullopt, end.position}, way);
    DiagramSketch sketch(diagram_);
    sketch.apply(withLegibleLines(diagram_, changes));
    if (checkDrawing(sketch.diagram()).size() > checkDrawing(diagram_).size())
        return std::nullopt;  // a way to there would not be legible
    return Mend{tr("Join %1 to %2").arg(port.text(), nearest->id.name), sketch.changes(), {}};
}

std::optional<Mend> Neighbour::within(const DiagramConnection& line, const char* className, const QString& text) const
{
    const auto symbol = symbolOf_(QLatin1String(className));
    const DiagramPort* a = diagram_.port(line.id.a);
    const DiagramPort* b = diagram_.port(line.id.b);
    if (!symbol || !a || !b || line.isReadOnly)
        return std::nullopt;
    const bool isDown = !isUpper(sequenceEndOf(*a));
    const PortRef& from = isDown ? line.id.a : line.id.b;
    const PortRef& to = isDown ? line.id.b : line.id.a;
    const QPointF middle = Router::snapped((a->position + b->position) / 2);
    DiagramComponent tried = *symbol;
    for (const int wide : {0, 4, -4, 8, -8, 12, -12}) {
        const QPointF target = middle + QPointF(Router::kGrid * wide, 0);
        tried.moveTo(tried.placement.movedBy(target - tried.anchor()));
        DiagramSketch sketch(diagram_);
        sketch.apply({RemoveConnection{line.id}});
        if (!Neighbour(sketch.diagram(), symbolOf_).isFree(tried))
            continue;
        const AddComponent add = additionOf(tried);
        DiagramComponent placed = tried;
        placed.id = {add.name};
        sketch.add(add, placed);
        if (!join(sketch, nextOf(sketch.diagram(), from), {placed.id, QStringLiteral("i")}) ||
            !join(sketch, {placed.id, QStringLiteral("o")}, nextOf(sketch.diagram(), to)))
            return std::nullopt;
        clearLines(sketch, diagram_, {placed.id});
        return Mend{text, sketch.changes(), placed.id};
    }
    return std::nullopt;
}

std::optional<Mend> Neighbour::alone(const QString& className) const
{
    auto symbol = symbolOf_(className);
    if (!symbol)
        return std::nullopt;
    const QRectF drawn = diagram_.bounds();
    constexpr int kMostSteps = 40;
    for (int step = 0; step < kMostSteps; ++step) {
        const QPointF corner(drawn.left() + symbol->bounds.width() / 2 + step * 4 * Router::kGrid,
                             drawn.bottom() - symbol->bounds.height() / 2);
        symbol->moveTo(symbol->placement.movedBy(Router::snapped(corner) - symbol->anchor()));
        if (isFree(*symbol))
            break;
    }
    return Mend{actionOf(*symbol, {}), {additionOf(*symbol)}, {diagram_.freeName(symbol->id.name)}};
}

AddComponent Neighbour::additionOf(const DiagramComponent& symbol) const
{
    AddComponent add;
    add.className = symbol.className;
    add.name = diagram_.freeName(symbol.id.name);
    add.placement = symbol.placement;
    add.prefixes = symbol.defaultPrefixes;
    return add;
}

std::optional<DiagramChanges> Neighbour::joinedNear(const PortRef& port, const DiagramComponent& symbol,
                                                    const QString& name) const
{
    const DiagramPort& place = *diagram_.port(port);
    const bool stands = symbol.standsUpright;
    DiagramComponent tried = symbol;
    for (int turns = 0; turns < 4 && !stands && tried.port(name)->side != opposite(place.side); ++turns)
        tried.moveTo(tried.placement.anchoredAt(tried.anchor()).rotatedBy(1, tried.anchor()));
    const QPointF ahead = vectorOf(place.side);
    const bool isBelow = stands && (place.side == Side::East || place.side == Side::West);
    const QPointF aside = isBelow ? QPointF(0, -1) : QPointF(-ahead.y(), ahead.x());
    const std::size_t faultsBefore = checkDrawing(diagram_).size();
    constexpr int kMostLines = 12;
    int lines = 0;
    for (const int far : {2, 3, 4, 6, 8, 10, 14})
        for (const int wide : {0, 2, -2, 3, 4, -4, 6, -6, 8, -8, 12, -12}) {
            if (isBelow && wide < 2)
                continue;
            const QPointF target = place.position + Router::kGrid * (far * ahead + wide * aside);
            tried.moveTo(tried.placement.movedBy(target - tried.port(name)->position));
            if (!isFree(tried))
                continue;
            if (auto changes = joined(port, tried, name, faultsBefore))
                return changes;
            if (++lines == kMostLines)
                return std::nullopt;
        }
    return std::nullopt;
}

bool Neighbour::isFree(const DiagramComponent& symbol) const
{
    const auto areaOf = [](const DiagramComponent& one) {
        QRectF area = one.bounds;
        for (const QRectF& text : textBoundsOf(one))
            area |= text;
        return area;
    };
    const QRectF area = areaOf(symbol).adjusted(-1, -1, 1, 1);
    const auto meets = [&](const NetSegment& segment) {
        return area.intersects(
            QRectF(segment.line.p1(), segment.line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1));
    };
    return std::ranges::none_of(diagram_.components(),
                                [&](const DiagramComponent& other) { return area.intersects(areaOf(other)); }) &&
           std::ranges::none_of(diagram_.nets(),
                                [&](const Net& net) { return std::ranges::any_of(net.segments, meets); });
}

std::optional<DiagramChanges> Neighbour::joined(const PortRef& port, const DiagramComponent& symbol,
                                                const QString& partner, std::size_t faults) const
{
    DiagramSketch sketch(diagram_);
    const AddComponent add = additionOf(symbol);
    DiagramComponent placed = symbol;
    placed.id = {add.name};
    sketch.add(add, placed);
    if (!join(sketch, port, {placed.id, partner}))
        return std::nullopt;
    clearLines(sketch, diagram_, {placed.id});
    if (checkDrawing(sketch.diagram()).size() > faults)
        return std::nullopt;
    return sketch.changes();
}

std::optional<SignalMeeting> signalsMeeting(const Diagram& diagram, const PortRef& a, const PortRef& b)
{
    const DiagramPort* first = diagram.port(a);
    const DiagramPort* second = diagram.port(b);
    if (!isTruth(first) || !isTruth(second) || gives(a, *first) == gives(b, *second))
        return std::nullopt;
    SignalMeeting meeting;
    meeting.output = gives(a, *first) ? a : b;
    meeting.input = gives(a, *first) ? b : a;
    const int net = diagram.netOf(meeting.input);
    if (net < 0 || net == diagram.netOf(meeting.output))
        return std::nullopt;
    int lines = 0;
    for (const DiagramConnection& line : diagram.connections()) {
        if (line.id.a != meeting.input && line.id.b != meeting.input)
            continue;
        meeting.line = line.id;
        meeting.driver = line.id.a == meeting.input ? line.id.b : line.id.a;
        lines += line.isReadOnly ? 2 : 1;
    }
    const DiagramPort* driver = diagram.port(meeting.driver);
    if (lines != 1 || !isTruth(driver) || !gives(meeting.driver, *driver))
        return std::nullopt;
    const DiagramComponent* owner = diagram.component(meeting.driver.component);
    if (owner && owner->className == QLatin1String(kOrClass))
        for (const DiagramPort& port : owner->ports)
            if (const PortRef ref{owner->id, port.name}; !gives(ref, port) && diagram.netOf(ref) < 0)
                meeting.freeInput = ref;
    return meeting;
}

DiagramChanges planMeeting(const Diagram& diagram, const SignalMeeting& meeting, const SymbolSource& symbolOf)
{
    DiagramSketch sketch(diagram);
    if (!meeting.freeInput.isEmpty()) {
        if (!join(sketch, meeting.output, meeting.freeInput))
            return {};
        clearLines(sketch, diagram);
        return sketch.changes();
    }
    const Diagram rest = diagram.without({}, {meeting.line});
    const auto symbol = symbolOf(QLatin1String(kOrClass));
    const auto beside = Neighbour(rest, symbolOf).at(meeting.input, QLatin1String(kOrClass));
    if (!symbol || !beside)
        return {};
    sketch.apply({RemoveConnection{meeting.line}});
    DiagramChanges lines;
    for (const DiagramChange& change : beside->changes) {
        const auto* add = std::get_if<AddComponent>(&change);
        if (!add) {
            lines.push_back(change);
            continue;
        }
        DiagramComponent placed = *symbol;
        placed.id = {add->name};
        placed.moveTo(add->placement);
        sketch.add(*add, placed);
    }
    sketch.apply(lines);
    // The upper of the two outputs goes to the upper input, so that their lines do not cross.
    const auto height = [&](const PortRef& ref) { return diagram.port(ref)->position.y(); };
    const DiagramComponent* placed = sketch.diagram().component(beside->added);
    if (!placed || !placed->port(QStringLiteral("u1")) || !placed->port(QStringLiteral("u2")))
        return {};
    const bool isFirstAbove =
        placed->port(QStringLiteral("u1"))->position.y() >= placed->port(QStringLiteral("u2"))->position.y();
    const bool isDriverAbove = height(meeting.driver) >= height(meeting.output);
    const QString ofDriver = isDriverAbove == isFirstAbove ? QStringLiteral("u1") : QStringLiteral("u2");
    const QString ofOutput = isDriverAbove == isFirstAbove ? QStringLiteral("u2") : QStringLiteral("u1");
    if (!join(sketch, meeting.driver, {beside->added, ofDriver}) ||
        !join(sketch, meeting.output, {beside->added, ofOutput}))
        return {};
    clearLines(sketch, diagram, {beside->added});
    return sketch.changes();
}

}  // namespace bramah::model
