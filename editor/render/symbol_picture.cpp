// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/symbol_picture.h"

#include "editor/render/dashes.h"
#include "editor/render/graphic_outline.h"
#include "editor/render/named_files.h"
#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/shown_picture.h"

#include <QPainter>

#include <cmath>
#include <map>
#include <tuple>

namespace bramah::editor {

using model::AffineMap;

namespace {

constexpr double kBorder = 0.7;       // mm, of a raised, sunken or engraved rectangle
constexpr double kMostOfSide = 0.15;  // of its shorter side
constexpr double kLightShare = 0.6, kDarkShare = 0.45;

QPainterPath bezierThrough(const QPolygonF& points)
{
    // Quadratic pieces between the middles of the segments (specification, 18.6.5.1).
    constexpr qsizetype kMostSmooth = 2000;  // points: more of them leave nothing to round off
    QPainterPath path(points.front());
    if (points.size() > kMostSmooth) {
        path.addPolygon(points);
        return path;
    }
    path.lineTo((points[0] + points[1]) / 2);
    for (qsizetype i = 1; i + 1 < points.size(); ++i)
        path.quadTo(points[i], (points[i] + points[i + 1]) / 2);
    path.lineTo(points.back());
    return path;
}

QBrush brushOf(model::FillPattern pattern, QColor fill, QColor line, QRectF bounds)
{
    using model::FillPattern;
    switch (pattern) {
    case FillPattern::None: return Qt::NoBrush;
    case FillPattern::Solid: return fill;
    case FillPattern::Horizontal: return {line, Qt::HorPattern};
    case FillPattern::Vertical: return {line, Qt::VerPattern};
    case FillPattern::Cross: return {line, Qt::CrossPattern};
    case FillPattern::Forward: return {line, Qt::BDiagPattern};
    case FillPattern::Backward: return {line, Qt::FDiagPattern};
    case FillPattern::CrossDiag: return {line, Qt::DiagCrossPattern};
    case FillPattern::HorizontalCylinder:
    case FillPattern::VerticalCylinder: {
        QLinearGradient gradient(bounds.topLeft(),
                                 pattern == FillPattern::HorizontalCylinder ? bounds.bottomLeft() : bounds.topRight());
        gradient.setColorAt(0, line);
        gradient.setColorAt(0.5, fill);
        gradient.setColorAt(1, line);
        return gradient;
    }
    case FillPattern::Sphere: {
        QRadialGradient gradient(bounds.center(), std::max(bounds.width(), bounds.height()) / 2);
        gradient.setColorAt(0, fill);
        gradient.setColorAt(1, line);
        return gradient;
    }
    }
    return Qt::NoBrush;
}

/// A map to the same place that keeps a drawing readable from below or, if \a rigid turns it by a quarter, from the
/// right.
AffineMap uprightOf(const AffineMap& rigid)
{
    const AffineMap turn = std::abs(rigid.m11) > std::abs(rigid.m21) ? AffineMap() : AffineMap::rotation(90);
    return turn.then(AffineMap::translation({rigid.dx, rigid.dy}));
}

}  // namespace

/// Converts one graphic to shapes.
class ShapeMaker
{
public:
    ShapeMaker(SymbolPicture& picture, const AffineMap& map) : picture_(picture), map_(map) {}

    void operator()(const model::LineGraphic& line)
    {
        const QPolygonF points = mapped(line, line.points.value);
        if (points.size() < 2)
            return;
        SymbolPicture::Shape shape;
        shape.line = line.color.value;
        shape.pattern = line.pattern;
        shape.width = line.thickness * kMillimetre;
        if (line.smooth == model::Smooth::Bezier && points.size() > 2)
            shape.path = bezierThrough(points);
        else
            shape.path.addPolygon(points);
        picture_.shapes_.push_back(shape);
        addArrow(line, line.startArrow, points[1], points[0]);
        addArrow(line, line.endArrow, points[points.size() - 2], points.back());
    }

    void operator()(const model::PolygonGraphic& polygon)
    {
        QPolygonF points = mapped(polygon, polygon.points.value);
        if (points.size() < 2)
            return;
        if (points.front() != points.back())
            points << points.front();
        QPainterPath path;
        if (polygon.smooth == model::Smooth::Bezier && points.size() > 2)
            path = bezierThrough(points);
        else
            path.addPolygon(points);
        path.closeSubpath();
        add(polygon, path);
    }

    void operator()(const model::RectangleGraphic& rectangle)
    {
        const QRectF rect = rectangle.extent.value.rect();
        QPainterPath path;
        if (rectangle.radius > 0)
            path.addRoundedRect(rect, rectangle.radius, rectangle.radius);
        else
            path.addRect(rect);
        path = transformFor(rectangle).map(path);
        add(rectangle, path);
        addBorder(rectangle, path);
    }

    void operator()(const model::EllipseGraphic& ellipse) { add(ellipse, transformFor(ellipse).map(pathOf(ellipse))); }

    void operator()(const model::TextGraphic&) {}

    void operator()(const model::BitmapGraphic& bitmap)
    {
        const QRectF rect = transformFor(bitmap).mapRect(bitmap.extent.value.rect());
        if (!bitmap.imageSource.isEmpty())
            add(pictureIn(bitmap.imageSource), rect);
        else if (const auto content = NamedFiles::shared().content(bitmap.file))
            add(content->picture, rect);
        else
            addFrame(rect);
    }

private:
    [[nodiscard]] AffineMap mapFor(const model::GraphicItem& item) const
    {
        return AffineMap::rotation(item.rotation.value).then(AffineMap::translation(item.origin.value)).then(map_);
    }
    [[nodiscard]] QTransform transformFor(const model::GraphicItem& item) const
    {
        const AffineMap map = mapFor(item);
        return {map.m11, map.m21, map.m12, map.m22, map.dx, map.dy};
    }
    [[nodiscard]] QPolygonF mapped(const model::GraphicItem& item, const std::vector<QPointF>& points) const
    {
        const AffineMap map = mapFor(item);
        QPolygonF polygon;
        for (const QPointF& point : points)
            polygon << map.map(point);
        return polygon;
    }

    void add(const QImage& picture, const QRectF& rect)
    {
        if (picture.isNull())
            return;
        SymbolPicture::Shape shape;
        shape.path.addRect(rect);
        shape.pixmap = QPixmap::fromImage(picture);
        picture_.shapes_.push_back(std::move(shape));
    }

    /// The border of a rectangle that looks raised, sunken or engraved in light from the upper left.
    void addBorder(const model::RectangleGraphic& rectangle, const QPainterPath& within)
    {
        using model::BorderPattern;
        if (rectangle.borderPattern == BorderPattern::None)
            return;
        const bool isFilled = rectangle.fillPattern.value != model::FillPattern::None;
        const model::Color base = isFilled ? rectangle.fillColor.value : rectangle.lineColor.value;
        const model::Color light = mixed(base, 255, kLightShare), dark = mixed(base, 0, kDarkShare);
        const QTransform toSheet = transformFor(rectangle);
        QRectF rect = rectangle.extent.value.rect();
        // The same width on the sheet, whatever the scales of the axes.
        const QPolygonF corners = toSheet.map(QPolygonF(rect));
        const double wide = QLineF(corners[0], corners[1]).length(), high = QLineF(corners[1], corners[2]).length();
        const double width = std::min(kBorder * kMillimetre, kMostOfSide * std::min(wide, high));
        if (width <= 0)
            return;
        const double x = width * rect.width() / wide, y = width * rect.height() / high;
        const auto addRing = [&](const QRectF& outer, const QRectF& inner, bool isRaised) {
            const QPolygonF out = toSheet.map(QPolygonF(outer)), in = toSheet.map(QPolygonF(inner));
            const QPointF middle = toSheet.map(outer.center());
            for (int k = 0; k < 4; ++k) {
                const QPointF outward = (out[k] + out[k + 1]) / 2 - middle;
                const bool isLit = outward.y() > outward.x();
                SymbolPicture::Shape edge;
                edge.path.addPolygon(QPolygonF{out[k], out[k + 1], in[k + 1], in[k], out[k]});
                if (rectangle.radius > 0)
                    edge.path = edge.path.intersected(within);
                edge.line = edge.fill = isLit == isRaised ? light : dark;
                edge.pattern = model::LinePattern::None;
                edge.fillPattern = model::FillPattern::Solid;
                picture_.shapes_.push_back(std::move(edge));
            }
        };
        const QRectF inner = rect.adjusted(x, y, -x, -y);
        if (rectangle.borderPattern != BorderPattern::Engraved) {
            addRing(rect, inner, rectangle.borderPattern == BorderPattern::Raised);
            return;
        }
        const QRectF groove = rect.adjusted(x / 2, y / 2, -x / 2, -y / 2);
        addRing(rect, groove, false);
        addRing(groove, inner, true);
    }
    /// \a color, with a share of black (0) or white (255).
    static model::Color mixed(const model::Color& color, int with, double share)
    {
        const auto mix = [&](int part) { return static_cast<std::uint8_t>(std::lround(part + share * (with - part))); };
        return {mix(color.red), mix(color.green), mix(color.blue)};
    }

    /// The place of a picture that has not come yet.
    void addFrame(const QRectF& rect)
    {
        SymbolPicture::Shape shape;
        shape.path.addRect(rect);
        shape.pattern = model::LinePattern::Dash;
        picture_.shapes_.push_back(std::move(shape));
        picture_.isComplete_ = false;
    }

    template <typename Filled>
    void add(const Filled& filled, const QPainterPath& path)
    {
        SymbolPicture::Shape shape;
        shape.path = path;
        shape.line = filled.lineColor.value;
        shape.fill = filled.fillColor.value;
        shape.pattern = filled.pattern;
        shape.fillPattern = filled.fillPattern.value;
        shape.width = filled.lineThickness * kMillimetre;
        picture_.shapes_.push_back(std::move(shape));
    }

    void addArrow(const model::LineGraphic& line, model::Arrow arrow, QPointF from, QPointF tip)
    {
        const QPointF way = tip - from;
        const double length = std::hypot(way.x(), way.y());
        if (arrow == model::Arrow::None || length < 1e-9)
            return;
        const QPointF along = way / length * (line.arrowSize * kMillimetre);
        const QPointF across = QPointF(-along.y(), along.x()) * 0.35;
        SymbolPicture::Shape shape;
        shape.line = shape.fill = line.color.value;
        shape.width = line.thickness * kMillimetre;
        shape.path.moveTo(tip - along + across);
        shape.path.lineTo(tip);
        if (arrow != model::Arrow::Half)
            shape.path.lineTo(tip - along - across);
        if (arrow == model::Arrow::Filled) {
            shape.path.closeSubpath();
            shape.fillPattern = model::FillPattern::Solid;
            shape.pattern = model::LinePattern::None;
        }
        picture_.shapes_.push_back(std::move(shape));
    }

    SymbolPicture& picture_;
    AffineMap map_;
};

AffineMap uprightMapOf(const AffineMap& map)
{
    const double scaleX = std::hypot(map.m11, map.m21), scaleY = std::hypot(map.m12, map.m22);
    return AffineMap::scaling(scaleX, scaleY).then(uprightOf(AffineMap::scaling(1 / scaleX, 1 / scaleY).then(map)));
}

SymbolPicture::SymbolPicture(const model::Icon& icon, double scaleX, double scaleY)
{
    ShapeMaker make(*this, AffineMap::scaling(scaleX, scaleY));
    for (const model::Graphic& graphic : icon.graphics) {
        const std::size_t first = shapes_.size();
        if (std::visit([](const model::GraphicItem& item) { return item.visible.value; }, graphic))
            std::visit(make, graphic);
        const QRectF square(-icon.uprightReach, -icon.uprightReach, 2 * icon.uprightReach, 2 * icon.uprightReach);
        if (square.contains(model::boundsOf(graphic)))
            for (std::size_t k = first; k < shapes_.size(); ++k)
                shapes_[k].isUpright = true;
    }
}

void SymbolPicture::paint(QPainter& painter, const AffineMap& rigid, const SheetTheme& theme, double leastWidth) const
{
    painter.save();
    const QTransform before = painter.transform();
    painter.setTransform(toSceneTransform(rigid), true);
    const QTransform turned = painter.transform();
    const QTransform upright = toSceneTransform(uprightOf(rigid)) * before;
    for (const Shape& shape : shapes_) {
        painter.setTransform(shape.isUpright ? upright : turned);
        if (!shape.pixmap.isNull()) {
            const QRectF rect = shape.path.boundingRect();
            painter.translate(rect.center());
            painter.scale(1, -1);
            painter.drawPixmap(rect.translated(-rect.center()), shape.pixmap, shape.pixmap.rect());
            continue;
        }
        const QColor line = lineColor(shape.line, theme);
        const QColor fill = fillColor(shape.fill, theme);
        const QPen pen = sheetPen(line, shape.pattern, shape.width, leastWidth);
        const QBrush brush = brushOf(shape.fillPattern, fill, line, shape.path.boundingRect());
        const bool isDashed = pen.style() == Qt::CustomDashLine;
        if (!isDashed || brush.style() != Qt::NoBrush) {
            painter.setPen(isDashed ? QPen(Qt::NoPen) : pen);
            painter.setBrush(brush);
            painter.drawPath(shape.path);
        }
        if (isDashed)
            strokePath(painter, pen, shape.path);
    }
    painter.restore();
}

std::shared_ptr<const SymbolPicture> SymbolPicture::of(const model::IconPtr& icon, const AffineMap& map,
                                                       AffineMap& rigid)
{
    const double scaleX = std::hypot(map.m11, map.m21);
    const double scaleY = std::hypot(map.m12, map.m22);
    rigid = AffineMap::scaling(1 / scaleX, 1 / scaleY).then(map);

    struct Entry {
        std::weak_ptr<const model::Icon> icon;
        std::shared_ptr<const SymbolPicture> picture;
        int arrivals = 0;
    };
    const int arrivals = NamedFiles::shared().arrivals();
    static std::map<std::tuple<const model::Icon*, double, double>, Entry> cache;  // for the GUI thread only
    Entry& entry = cache[{icon.get(), scaleX, scaleY}];
    const bool isLate = entry.picture && !entry.picture->isComplete_ && entry.arrivals != arrivals;
    if (!entry.picture || entry.icon.lock() != icon || isLate) {
        // While notes are dragged the sheet's graphics change with each step, and may have pictures.
        std::erase_if(cache, [](const auto& item) { return item.second.icon.expired(); });
        Entry& made = cache[{icon.get(), scaleX, scaleY}];
        made.icon = icon;
        made.arrivals = arrivals;
        made.picture = std::make_shared<const SymbolPicture>(*icon, scaleX, scaleY);
        return made.picture;
    }
    return entry.picture;
}

}  // namespace bramah::editor
