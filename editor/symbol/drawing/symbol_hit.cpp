// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/symbol_hit.h"

#include "editor/symbol/drawing/symbol_painter.h"

#include <QPainterPathStroker>

#include <cmath>

namespace bramah::editor {

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

std::optional<model::GraphicHandle> handleAt(const model::Graphic& graphic, QPointF place, double tolerance)
{
    std::optional<model::GraphicHandle> nearest;
    double least = 1.4 * tolerance;
    for (const model::GraphicHandle& handle : shownHandles(graphic, tolerance))
        // A vertex takes precedence over the middle of a piece, and of two vertices at one place the first.
        if (const double way = distance(handle.place, place) +
                               (handle.kind == model::GraphicHandle::Kind::NewVertex ? 0.4 * tolerance : 0);
            way < least) {
            least = way;
            nearest = handle;
        }
    return nearest;
}

bool isInkAt(const model::Graphic& graphic, QPointF scene, double tolerance)
{
    const QPainterPath outline = outlineOf(graphic);
    const bool isText = std::holds_alternative<model::TextGraphic>(graphic);
    if (isText)
        return outline.contains(scene);
    QPainterPathStroker stroker;
    stroker.setWidth(2 * tolerance * kIconUnit);
    return stroker.createStroke(outline).contains(scene);
}

bool isInside(const model::Graphic& graphic, QPointF scene)
{
    return !std::holds_alternative<model::LineGraphic>(graphic) && outlineOf(graphic).contains(scene);
}

}  // namespace

std::vector<model::GraphicHandle> shownHandles(const model::Graphic& graphic, double tolerance)
{
    std::vector<model::GraphicHandle> handles = model::handlesOf(graphic);
    const QRectF bounds = model::boundsOf(graphic);
    const double least = 7 * tolerance;
    if (bounds.width() < least || bounds.height() < least)
        std::erase_if(handles, [](const model::GraphicHandle& handle) {
            return handle.kind == model::GraphicHandle::Kind::Edge && handle.number % 2 == 1;
        });
    return handles;
}

SymbolHit symbolHitAt(const SymbolEditor& editor, QPointF place, double tolerance)
{
    const model::SymbolDrawing& drawing = editor.drawing();
    if (const model::DrawnGraphic* single = editor.single(); single && editor.isEditable())
        if (const auto handle = handleAt(single->graphic, place, tolerance))
            return {SymbolHit::Kind::Handle, single->index, {}, *handle};
    for (const model::DrawnPort& port : drawing.ports)
        if (port.isOwn && distance(port.place(), place) < std::max(tolerance, 5.0))
            return {SymbolHit::Kind::Port, -1, port.name};
    const QPointF scene = iconToScene(place);
    for (auto drawn = drawing.graphics.rbegin(); drawn != drawing.graphics.rend(); ++drawn)
        if (drawn->isOwn() && isInkAt(drawn->graphic, scene, tolerance))
            return {SymbolHit::Kind::Graphic, drawn->index};
    SymbolHit hit;
    double least = 1e18;
    for (const model::DrawnGraphic& drawn : drawing.graphics) {
        const QRectF bounds = model::boundsOf(drawn.graphic);
        if (!drawn.isOwn() || !isInside(drawn.graphic, scene) || bounds.width() * bounds.height() > least)
            continue;
        least = bounds.width() * bounds.height();
        hit = {SymbolHit::Kind::Graphic, drawn.index};
    }
    return hit;
}

SymbolSelection symbolPartsIn(const model::SymbolDrawing& drawing, const QRectF& area)
{
    SymbolSelection selection;
    const auto isIn = [&](QPointF point) {
        return point.x() >= area.left() && point.x() <= area.right() && point.y() >= area.top() &&
               point.y() <= area.bottom();
    };
    for (const model::DrawnGraphic& drawn : drawing.graphics) {
        const QRectF bounds = model::boundsOf(drawn.graphic);
        if (drawn.isOwn() && isIn(bounds.topLeft()) && isIn(bounds.bottomRight()))
            selection.graphics.insert(drawn.index);
    }
    for (const model::DrawnPort& port : drawing.ports)
        if (port.isOwn && isIn(port.place()))
            selection.ports.insert(port.name);
    return selection;
}

QRectF boundsOf(const model::SymbolDrawing& drawing, const SymbolSelection& selection)
{
    std::optional<QRectF> bounds;
    const auto add = [&](const QRectF& rect) { bounds = bounds ? model::united(*bounds, rect) : rect; };
    for (const int index : selection.graphics)
        if (const model::DrawnGraphic* drawn = drawing.own(index))
            add(model::boundsOf(drawn->graphic));
    for (const QString& name : selection.ports)
        if (const model::DrawnPort* port = drawing.port(name))
            add(QRectF(port->place(), port->place()));
    return bounds.value_or(QRectF());
}

}  // namespace bramah::editor
