// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/hit_test.h"

#include "editor/render/code_texts.h"
#include "editor/render/graphic_outline.h"
#include "editor/render/note_text.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "model/pages/page_places.h"
#include "model/routing/router.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::editor {

using model::Diagram;
using model::DiagramComponent;
using model::DiagramPort;
using model::PortRef;

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

QPointF nearestOn(QLineF line, QPointF point)
{
    const QPointF way = line.p2() - line.p1();
    const double square = QPointF::dotProduct(way, way);
    if (square == 0)
        return line.p1();
    const double t = std::clamp(QPointF::dotProduct(point - line.p1(), way) / square, 0.0, 1.0);
    return line.p1() + t * way;
}

template <typename Visit>
void forEachSymbol(const Diagram& diagram, Visit visit)
{
    // The last one is drawn on top, so it is tested first.
    for (auto it = diagram.ownPorts().rbegin(); it != diagram.ownPorts().rend(); ++it)
        visit(*it, true);
    for (auto it = diagram.components().rbegin(); it != diagram.components().rend(); ++it)
        visit(*it, false);
}

struct PortHit {
    PortRef ref;
    const DiagramComponent* owner = nullptr;
    const DiagramPort* port = nullptr;
};

/// The largest distance at which a port is hit. The body of a symbol is for dragging it, even more if it is selected:
/// there the distance is a share of the symbol's size, whatever \a reach is elsewhere.
double reachAt(const DiagramComponent& symbol, QPointF position, double reach, const Selection& selection)
{
    constexpr double kShare = 0.25;
    constexpr double kShareOfSelected = 0.12;
    if (symbol.isNode || !symbol.bounds.contains(position))
        return reach;
    const double share = selection.components.contains(symbol.id) ? kShareOfSelected : kShare;
    return std::min(reach, share * std::min(symbol.bounds.width(), symbol.bounds.height()));
}

/// The place of the mouse on the sheet as it is shown.
struct Mouse {
    QPointF position;
    double reach = 0;  ///< the largest distance of a hit
    const SheetShifts& shifts;
};

/// The nearest port. \a selection is null if only ports count, as for the end of a line being drawn.
std::optional<PortHit> portAt(const Diagram& diagram, const Mouse& mouse, const Selection* selection)
{
    std::optional<PortHit> found;
    double best = mouse.reach;
    const double farthest = mouse.reach + mouse.shifts.largestWay();
    forEachSymbol(diagram, [&](const DiagramComponent& symbol, bool isOwn) {
        if (!symbol.placement.visible ||
            !symbol.bounds.adjusted(-farthest, -farthest, farthest, farthest).contains(mouse.position))
            return;
        const QPointF onSymbol = mouse.position - mouse.shifts.wayOf(symbol);
        const double near = selection ? reachAt(symbol, onSymbol, mouse.reach, *selection) : mouse.reach;
        for (const DiagramPort& port : symbol.ports)
            if (const double d = distance(port.position + mouse.shifts.wayOf(diagram, symbol, port), mouse.position);
                d < std::min(near, best)) {
                best = d;
                found = PortHit{refOf(symbol, port, isOwn), &symbol, &port};
            }
    });
    return found;
}

/// The component whose name or values are at the mouse.
const DiagramComponent* labelAt(const Diagram& diagram, const Mouse& mouse)
{
    constexpr double kFarthest = 60;  // further away only moved names are searched
    for (const DiagramComponent& symbol : diagram.components()) {
        const QPointF position = mouse.position - mouse.shifts.wayOf(symbol);
        const QRectF around =
            symbol.bounds.translated(symbol.label.offset).adjusted(-kFarthest, -kFarthest, kFarthest, kFarthest);
        if (symbol.isAutoNode || !symbol.placement.visible || !around.contains(position))
            continue;
        for (const PlacedText& text : textsOf(symbol))
            if (text.isLabel && text.rect.contains(toScene(position)))
                return &symbol;
    }
    return nullptr;
}

/// The page whose margin or title block is at \a position: elsewhere it is paper to draw on.
const DiagramComponent* frameAt(const Diagram& diagram, QPointF position)
{
    constexpr double kLargestField = 0.25;  // of the paper; larger rectangles are frames
    const auto isAt = [&](const DiagramComponent& page) {
        if (!page.placement.visible || !page.bounds.contains(position))
            return false;
        if (!model::areaOf(page).contains(position))
            return true;
        const double largest = kLargestField * page.bounds.width() * page.bounds.height();
        return std::ranges::any_of(page.icon->graphics, [&](const model::Graphic& graphic) {
            if (!std::holds_alternative<model::RectangleGraphic>(graphic))
                return false;
            const QRectF field = page.map.mapRect(model::boundsOf(graphic));
            return field.width() * field.height() < largest && field.contains(position);
        });
    };
    const auto found = std::ranges::find_if(diagram.pages(), isAt);
    return found == diagram.pages().end() ? nullptr : &*found;
}

/// The line whose number, size or use is written at the mouse.
const model::DiagramConnection* lineTextAt(const Diagram& diagram, const Mouse& mouse)
{
    for (const model::DiagramConnection& connection : diagram.connections()) {
        const auto text = textAtLine(connection, diagram.codes().letters);
        if (text && text->rect.contains(toScene(mouse.position)))
            return &connection;
    }
    return nullptr;
}

struct LineHit {
    const model::Net* net = nullptr;
    const model::NetSegment* segment = nullptr;
    QPointF position;     ///< at rest
    double distance = 0;  ///< of the mouse from the middle of the shown line
};

std::optional<LineHit> lineAt(const Diagram& diagram, const Mouse& mouse)
{
    std::optional<LineHit> found;
    double best = mouse.reach;
    for (std::size_t n = 0; n < diagram.nets().size(); ++n) {
        const model::Net& net = diagram.nets()[n];
        const double halfWidth = net.isDouble ? kModule / 2 : 0;
        for (const model::NetSegment& segment : net.segments) {
            const QPointF way = mouse.shifts.wayOf(static_cast<int>(n), segment.line.p1());
            const QPointF otherWay = mouse.shifts.wayOf(static_cast<int>(n), segment.line.p2());
            const QPointF nearest = nearestOn({segment.line.p1() + way, segment.line.p2() + otherWay}, mouse.position);
            const double fromMiddle = distance(nearest, mouse.position);
            const double d = std::max(0.0, fromMiddle - halfWidth);
            if (d < best) {
                best = d;
                found = LineHit{&net, &segment, nearestOn(segment.line, nearest - way), fromMiddle};
            }
        }
    }
    return found;
}

/// Is \a scene on the ink of a graphic, or in it if what is in it belongs to it?
bool isOnGraphic(const model::Graphic& graphic, QPointF scene, double reach)
{
    if (const auto* text = std::get_if<model::TextGraphic>(&graphic))
        return outlineOf(graphic, {}).contains(scene) || placedNote(*text).rect.contains(scene);
    const QPainterPath outline = outlineOf(graphic, {});
    if (!outline.boundingRect().adjusted(-reach, -reach, reach, reach).contains(scene))
        return false;
    const auto isFilled = [](const auto& shape) {
        if constexpr (std::is_base_of_v<model::FilledShape, std::remove_cvref_t<decltype(shape)>>)
            return shape.fillPattern.value != model::FillPattern::None;
        else
            return std::is_same_v<model::BitmapGraphic, std::remove_cvref_t<decltype(shape)>>;
    };
    if (std::visit(isFilled, graphic) && outline.contains(scene))
        return true;
    QPainterPathStroker stroker;
    stroker.setWidth(2 * reach);
    return stroker.createStroke(outline).contains(scene);
}

/// The topmost note at a point of the sheet. A frame is hit at its edge and its title only.
const model::Note* noteAt(const Diagram& diagram, QPointF position, double reach)
{
    const QPointF scene = toScene(position);
    const auto isHit = [&](const model::Note& note) {
        if (!note.bounds().adjusted(-reach, -reach, reach, reach).contains(position))
            return false;
        if (note.kind == model::NoteKind::Table)
            return true;
        if (const auto* title = model::titleOf(note.graphics))
            return placedNote(*title).rect.contains(scene) || isOnGraphic(note.graphics.front(), scene, reach);
        return std::ranges::any_of(note.graphics,
                                   [&](const auto& graphic) { return isOnGraphic(graphic, scene, reach); });
    };
    const auto found = std::find_if(diagram.notes().rbegin(), diagram.notes().rend(), isHit);
    return found == diagram.notes().rend() ? nullptr : &*found;
}

/// Is a note in \a rect, or with \a touching also partly? What is in a frame is not the frame.
bool isNoteIn(const model::Note& note, QRectF rect, bool touching)
{
    const QRectF bounds = note.bounds().adjusted(-1e-3, -1e-3, 1e-3, 1e-3);
    if (!touching)
        return rect.contains(bounds);
    return rect.intersects(bounds) && !(note.kind == model::NoteKind::Frame && bounds.contains(rect));
}

}  // namespace

PortRef refOf(const DiagramComponent& symbol, const DiagramPort& port, bool isOwnPort)
{
    return {isOwnPort ? model::ComponentId{} : symbol.id, port.name};
}

std::vector<LineEnd> endsToTake(const Diagram& diagram, const Selection& selection, const SheetShifts& shifts)
{
    std::vector<LineEnd> ends;
    const auto line = onlyLine(diagram, selection);
    if (!line)
        return ends;
    const auto add = [&](const model::ConnectionId& id, const PortRef& port) {
        const model::DiagramConnection* connection = diagram.connection(id);
        const int net = diagram.netOf(id);
        if (!connection || net < 0 || connection->points.size() < 2 || connection->isReadOnly)
            return;
        // At a bus of the sheet lines begin; those that end there are taken at their other ends.
        const model::DiagramPort* at = diagram.port(port);
        if (port.component.isEmpty() && at && at->isBus)
            return;
        const QPointF place = id.a == port ? connection->points.front() : connection->points.back();
        const DiagramComponent* owner = diagram.component(port.component);
        if (!owner || !owner->isInLine || showsDot(diagram.nets()[static_cast<std::size_t>(net)], place))
            ends.push_back({id, port, place, shifts.wayOf(net, place)});
    };
    add(line->connections.front(), line->first);
    add(line->connections.back(), line->last);
    return ends;
}

std::vector<NoteHandle> handlesToTake(const Diagram& diagram, const Selection& selection)
{
    if (selection.notes.size() != 1 || selection.count() != 1)
        return {};
    const model::Note* note = diagram.note(*selection.notes.begin());
    return note ? handlesOfNote(note->graphics) : std::vector<NoteHandle>();
}

Hit hitAt(const Diagram& diagram, QPointF position, double tolerance, const Selection& selection,
          const SheetShifts& shifts)
{
    Hit hit;
    const double portReach = std::max(tolerance, 0.8);
    for (const LineEnd& end : endsToTake(diagram, selection, shifts))
        if (distance(end.place + end.way, position) < portReach) {
            hit.kind = Hit::Kind::LineEnd;
            hit.connection = end.connection;
            hit.port = end.port;
            hit.position = end.place;
            return hit;
        }
    double nearest = portReach;
    for (const NoteHandle& handle : handlesToTake(diagram, selection))
        if (const double way = distance(handle.place, position); way < nearest) {
            nearest = way;
            hit.kind = Hit::Kind::NoteHandle;
            hit.note = *selection.notes.begin();
            hit.handle = handle;
            hit.position = handle.place;
        }
    if (!hit.isNothing())
        return hit;
    if (const auto port = portAt(diagram, {position, portReach, shifts}, &selection)) {
        hit.symbol = port->owner->id;
        hit.position = port->port->position;
        // A node consists only of its port: if selected, it can be dragged.
        const bool isHandle = port->owner->isNode && selection.components.contains(port->owner->id);
        hit.kind = isHandle ? Hit::Kind::Symbol : Hit::Kind::Port;
        hit.port = port->ref;
        return hit;
    }
    forEachSymbol(diagram, [&](const DiagramComponent& symbol, bool) {
        if (hit.isNothing() && symbol.placement.visible &&
            shifts.shown(symbol).adjusted(-0.4, -0.4, 0.4, 0.4).contains(position)) {
            hit.kind = Hit::Kind::Symbol;
            hit.symbol = symbol.id;
            hit.position = position - shifts.wayOf(symbol);
        }
    });
    if (hit.isNothing())
        if (const DiagramComponent* owner = labelAt(diagram, {position, tolerance, shifts})) {
            hit.kind = Hit::Kind::Label;
            hit.symbol = owner->id;
            hit.position = position - shifts.wayOf(*owner);
        }
    if (hit.isNothing())
        if (const auto* written = lineTextAt(diagram, {position, tolerance, shifts})) {
            hit.kind = Hit::Kind::LineText;
            hit.connection = written->id;
            hit.position = position;
        }
    const auto line = lineAt(diagram, {position, tolerance, shifts});
    // A line over the bounds of a large symbol can still be hit if the mouse is directly on it.
    if (line && (hit.isNothing() || line->distance < tolerance / 3)) {
        hit.kind = Hit::Kind::Line;
        hit.symbol = {};
        hit.segment = line->segment->line;
        hit.position = line->position;
        hit.connection = line->segment->connections.front();
        for (const model::ConnectionId& id : line->segment->connections)
            if (selection.connections.contains(id))
                hit.connection = id;
    }
    if (const model::Note* note = hit.isNothing() ? noteAt(diagram, position, tolerance) : nullptr) {
        hit.kind = Hit::Kind::Note;
        hit.note = note->id;
        hit.position = position;
    }
    if (hit.isNothing())
        if (const DiagramComponent* page = frameAt(diagram, position)) {
            hit.kind = Hit::Kind::Symbol;
            hit.symbol = page->id;
            hit.position = position;
        }
    return hit;
}

std::optional<model::LineTarget> lineTargetAt(const Diagram& diagram, QPointF position, double tolerance,
                                              const SheetShifts& shifts)
{
    if (const auto port = portAt(diagram, {position, std::max(tolerance, 1.0), shifts}, nullptr))
        return model::LineTarget{port->ref, std::nullopt, port->port->position};
    if (const auto line = lineAt(diagram, {position, tolerance, shifts})) {
        QPointF place = model::Router::snapped(line->position);
        if (distance(nearestOn(line->segment->line, place), place) > 1e-6)
            place = line->position;
        return model::LineTarget{{}, line->segment->connections.front(), place};
    }
    return std::nullopt;
}

Selection selectionIn(const Diagram& diagram, QRectF rect, bool touching, const SheetShifts& shifts)
{
    Selection selection;
    const auto matches = [&](QRectF bounds) {
        bounds.adjust(-1e-3, -1e-3, 1e-3, 1e-3);  // a flat line has no area
        return touching ? rect.intersects(bounds) : rect.contains(bounds);
    };
    forEachSymbol(diagram, [&](const DiagramComponent& symbol, bool) {
        if (symbol.placement.visible && !symbol.isInherited && matches(shifts.shown(symbol)))
            selection.components.insert(symbol.id);
    });
    for (const DiagramComponent& page : diagram.pages())  // a band over paper is for what lies on it
        if (page.placement.visible && !page.isInherited && rect.contains(page.bounds))
            selection.components.insert(page.id);
    for (const model::DiagramConnection& line : diagram.connections()) {
        if (line.points.size() < 2 || line.isReadOnly)
            continue;
        bool isIn = !touching;
        const int net = diagram.netOf(line.id);
        const auto shown = [&](QPointF point) { return point + shifts.wayOf(net, point); };
        for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
            const bool isPieceIn = matches(QRectF(shown(line.points[i]), shown(line.points[i + 1])).normalized());
            isIn = touching ? isIn || isPieceIn : isIn && isPieceIn;
        }
        if (isIn)
            selection.connections.insert(line.id);
    }
    for (const model::Note& note : diagram.notes())
        if (isNoteIn(note, rect, touching))
            selection.notes.insert(note.id);
    // A line is inside if all of it is.
    if (!touching)
        for (const SeenLine& line : seenLines(diagram, selection))
            if (!std::ranges::all_of(line.connections,
                                     [&](const auto& part) { return selection.connections.contains(part); }))
                for (const model::ConnectionId& part : line.connections)
                    selection.connections.remove(part);
    return selection;
}

}  // namespace bramah::editor
