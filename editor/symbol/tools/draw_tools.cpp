// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/tools/draw_tools.h"

#include "editor/symbol/drawing/symbol_painter.h"
#include "editor/symbol/drawing/symbol_style.h"
#include "editor/translate.h"
#include "model/symbol/graphic_text.h"

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

model::Extent extentBetween(QPointF a, QPointF b)
{
    return {{std::min(a.x(), b.x()), std::min(a.y(), b.y())}, {std::max(a.x(), b.x()), std::max(a.y(), b.y())}};
}

SymbolSketch sketchOf(model::Graphic graphic)
{
    SymbolSketch sketch;
    sketch.added.push_back(std::move(graphic));
    return sketch;
}

}  // namespace

void PointsTool::begin()
{
    context_.setToolCursor(Qt::CrossCursor);
    context_.setHint(isPolygon_ ? tr("Click the corners, the last one twice; Shift: 0, 45, 90 degrees, Esc cancels")
                                : tr("Drag a line, or click its points, the last one twice; Shift: 0, 45, 90 degrees"));
}

QPointF PointsTool::placeOf(const SymbolToolEvent& event) const
{
    const QPointF place = caught(editor(), event, context_.tolerance());
    return points_.empty() ? place : constrained(points_.back(), place, event.modifiers);
}

model::Graphic PointsTool::graphic(const std::vector<QPointF>& points) const
{
    if (isPolygon_ && points.size() > 2) {
        model::PolygonGraphic polygon;
        polygon.points.value = points;
        polygon.points.value.push_back(points.front());
        return withStyle(polygon, editor().style());
    }
    model::LineGraphic line;
    line.points.value = points;
    return withStyle(line, editor().style());
}

void PointsTool::press(const SymbolToolEvent& event)
{
    const QPointF place = placeOf(event);
    cursor_ = place;
    // A click on the first corner closes the polygon.
    if (isPolygon_ && points_.size() > 2 && place == points_.front()) {
        finish();
        return;
    }
    isDragging_ = points_.empty();
    if (points_.empty() || points_.back() != place)
        points_.push_back(place);
    show();
}

void PointsTool::move(const SymbolToolEvent& event)
{
    cursor_ = placeOf(event);
    if (!points_.empty())
        show();
}

void PointsTool::release(const SymbolToolEvent& event)
{
    if (!isDragging_)
        return;
    isDragging_ = false;
    cursor_ = placeOf(event);
    if (points_.size() != 1 || cursor_ == points_.front())
        return;
    points_.push_back(cursor_);
    isPolygon_ ? show() : finish();
}

void PointsTool::doubleClick(const SymbolToolEvent& event)
{
    // A double click whose first click belonged to another tool begins a line.
    if (points_.empty())
        press(event);
    else
        finish();
}

bool PointsTool::key(int key)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        finish();
        return true;
    }
    if (key == Qt::Key_Backspace && !points_.empty()) {
        points_.pop_back();
        show();
        return true;
    }
    return false;
}

void PointsTool::show()
{
    std::vector<QPointF> points = points_;
    if (points.empty() || points.back() != cursor_)
        points.push_back(cursor_);
    context_.sketch(sketchOf(graphic(points)));
}

void PointsTool::finish()
{
    context_.sketch({});
    if (points_.size() > (isPolygon_ ? 2U : 1U))
        editor().add(isPolygon_ ? tr("Draw a polygon") : tr("Draw a line"), {model::graphicText(graphic(points_))});
    context_.start(nullptr);
}

void BoxTool::begin()
{
    context_.setToolCursor(Qt::CrossCursor);
    context_.setHint(kind_ == Kind::Text ? tr("Drag the field of the text, or click for one of the usual size")
                                         : tr("Drag from corner to corner; Shift: as high as wide, Ctrl: fine steps"));
}

QString BoxTool::name() const
{
    switch (kind_) {
    case Kind::Rectangle: return QStringLiteral("rectangle");
    case Kind::Ellipse: return QStringLiteral("ellipse");
    case Kind::Arc: return QStringLiteral("arc");
    case Kind::Text: break;
    }
    return QStringLiteral("text");
}

model::Graphic BoxTool::graphic(QPointF corner) const
{
    const model::Extent extent = extentBetween(*from_, corner);
    if (kind_ == Kind::Rectangle) {
        model::RectangleGraphic rectangle;
        rectangle.extent.value = extent;
        return withStyle(rectangle, editor().style());
    }
    if (kind_ == Kind::Text) {
        model::TextGraphic text;
        text.extent.value = extent;
        text.textString.value = QStringLiteral("%name");
        return withStyle(text, editor().style());
    }
    model::EllipseGraphic ellipse;
    ellipse.extent.value = extent;
    if (kind_ == Kind::Arc) {
        ellipse.endAngle.value = 180;
        ellipse.closure = model::EllipseClosure::None;
    }
    return withStyle(ellipse, editor().style());
}

void BoxTool::press(const SymbolToolEvent& event)
{
    from_ = onSymbolGrid(event.place, event.modifiers);
}

void BoxTool::move(const SymbolToolEvent& event)
{
    if (!from_)
        return;
    QPointF corner = onSymbolGrid(event.place, event.modifiers);
    if (const QPointF way = corner - *from_; event.modifiers & Qt::ShiftModifier) {
        const double side = std::max(std::abs(way.x()), std::abs(way.y()));
        corner = *from_ + QPointF(std::copysign(side, way.x()), std::copysign(side, way.y()));
    }
    context_.sketch(sketchOf(graphic(corner)));
}

void BoxTool::release(const SymbolToolEvent& event)
{
    if (!from_)
        return;
    QPointF corner = onSymbolGrid(event.place, event.modifiers);
    QPointF way = corner - *from_;
    if (event.modifiers & Qt::ShiftModifier) {
        const double side = std::max(std::abs(way.x()), std::abs(way.y()));
        way = QPointF(std::copysign(side, way.x()), std::copysign(side, way.y()));
    }
    // A click has no size: a text gets the usual field, other graphics the size of their building block.
    if (way.isNull()) {
        const QPointF half = kind_ == Kind::Text ? QPointF(4 * kIconModule, 15) : QPointF(2, 2) * kIconModule;
        *from_ -= half;
        way = 2 * half;
    }
    context_.sketch({});
    const bool isFlat = way.x() == 0 || way.y() == 0;
    const bool isText = kind_ == Kind::Text;
    if (!isFlat &&
        editor().add(isText ? tr("Write a text") : tr("Draw a shape"), {model::graphicText(graphic(*from_ + way))}) &&
        isText)
        context_.askForText();
    context_.start(nullptr);
}

}  // namespace bramah::editor
