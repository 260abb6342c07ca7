// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dxf/dxf_shapes.h"

#include "editor/dxf/dxf_cover.h"
#include "editor/render/graphic_outline.h"
#include "editor/render/sheet_geometry.h"
#include "model/symbol/graphic_geometry.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::editor {
namespace {

using model::AffineMap;

constexpr model::Color kPaper{255, 255, 255};

DxfLine lineOf(model::LinePattern pattern)
{
    switch (pattern) {
    case model::LinePattern::Dash: return DxfLine::Dashed;
    case model::LinePattern::Dot: return DxfLine::Dotted;
    case model::LinePattern::DashDot: return DxfLine::Chain;
    case model::LinePattern::DashDotDot: return DxfLine::ChainOfTwoDots;
    default: return DxfLine::Continuous;
    }
}

/// The scale of a map that turns, mirrors and scales equally in both directions; 0: it does more.
double scaleOf(const AffineMap& map)
{
    const double x = std::hypot(map.m11, map.m21), y = std::hypot(map.m12, map.m22);
    const double across = map.m11 * map.m12 + map.m21 * map.m22;
    constexpr double kSame = 1e-6;
    return std::abs(x - y) < kSame * x && std::abs(across) < kSame * x * y ? x : 0;
}

class ShapesOfGraphic
{
public:
    ShapesOfGraphic(std::vector<DxfEntity>& entities, const AffineMap& map, DxfLayer layer)
        : entities_(entities), map_(map), layer_(layer)
    {
    }

    void operator()(const model::LineGraphic& line)
    {
        if (line.points.value.size() < 2 || line.pattern == model::LinePattern::None)
            return;
        const DxfStyle style = styleOf(line.color.value, line.pattern, line.thickness);
        QPolygonF points = mapped(line, line.points.value);
        if (line.smooth == model::Smooth::Bezier && points.size() > 2)
            points = rounded(points);
        add(style, DxfPolyline{points, false});
        addArrow(line, line.startArrow, points[1], points[0]);
        addArrow(line, line.endArrow, points[points.size() - 2], points.back());
    }
    void operator()(const model::PolygonGraphic& polygon)
    {
        QPolygonF points = mapped(polygon, polygon.points.value);
        if (points.size() > 1 && points.front() == points.back())
            points.removeLast();
        if (points.size() > 1)
            addShape(polygon, points, DxfPolyline{points, true});
    }
    void operator()(const model::RectangleGraphic& rectangle)
    {
        const QRectF rect = rectangle.extent.value.rect();
        QPolygonF points;
        if (rectangle.radius > 0) {
            QPainterPath path;
            path.addRoundedRect(rect, rectangle.radius, rectangle.radius);
            points = path.toFillPolygon();
            points.removeLast();
        } else {
            points = {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
        }
        points = mapped(rectangle, {points.begin(), points.end()});
        addShape(rectangle, points, DxfPolyline{points, true});
    }
    void operator()(const model::EllipseGraphic& ellipse)
    {
        const QRectF rect = ellipse.extent.value.rect();
        const AffineMap map = mapFor(ellipse);
        const double sweep = std::min(360.0, ellipse.endAngle.value - ellipse.startAngle.value);
        if (rect.isEmpty() || sweep <= 0)
            return;
        const DxfEllipse own{
            rect.center(), {rect.width() / 2, 0}, rect.height() / rect.width(), ellipse.startAngle.value, sweep};
        QPolygonF points = pointsOf(own);
        const bool isWhole = sweep >= 360;
        if (!isWhole && ellipse.closure == model::EllipseClosure::Radial)
            points << rect.center();
        points = mapped(ellipse, {points.begin(), points.end()});
        const DxfStyle style = styleOf(ellipse.lineColor.value, ellipse.pattern, ellipse.lineThickness);
        addFill(ellipse, points);
        if (ellipse.pattern == model::LinePattern::None)
            return;
        addArc(style, own, map);
        if (!isWhole && ellipse.closure == model::EllipseClosure::Radial)
            add(style, DxfPolyline{QPolygonF({points[points.size() - 2], points.back(), points.front()}), false});
        if (!isWhole && ellipse.closure == model::EllipseClosure::Chord)
            add(style, DxfPolyline{QPolygonF({points.back(), points.front()}), false});
    }
    void operator()(const model::TextGraphic&) {}
    void operator()(const model::BitmapGraphic& bitmap)
    {
        if (bitmap.imageSource.isEmpty() && bitmap.fileName.isEmpty())
            return;  // a logo that is not there
        const QRectF rect = bitmap.extent.value.rect();
        const QPolygonF points =
            mapped(bitmap, {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()});
        add(styleOf({}, model::LinePattern::Solid, 0.25), DxfPolyline{points, true});
    }

private:
    [[nodiscard]] AffineMap mapFor(const model::GraphicItem& item) const
    {
        return AffineMap::rotation(item.rotation.value).then(AffineMap::translation(item.origin.value)).then(map_);
    }
    [[nodiscard]] QPolygonF mapped(const model::GraphicItem& item, const std::vector<QPointF>& points) const
    {
        const AffineMap map = mapFor(item);
        QPolygonF polygon;
        for (const QPointF& point : points)
            polygon << map.map(point);
        return polygon;
    }
    [[nodiscard]] DxfStyle styleOf(model::Color color, model::LinePattern pattern, double width) const
    {
        return {layer_, lineOf(pattern), width, dxfColorOf(color)};
    }

    /// Quadratic pieces between the middles of the segments (specification, 18.6.5.1).
    static QPolygonF rounded(const QPolygonF& points)
    {
        constexpr int kSteps = 8;
        QPolygonF curve{points.front()};
        for (qsizetype i = 1; i + 1 < points.size(); ++i) {
            const QPointF from = (points[i - 1] + points[i]) / 2, to = (points[i] + points[i + 1]) / 2;
            for (int k = 0; k <= kSteps; ++k) {
                const double t = double(k) / kSteps;
                curve << (1 - t) * (1 - t) * from + 2 * t * (1 - t) * points[i] + t * t * to;
            }
        }
        return curve << points.back();
    }

    template <typename Shape>
    void add(const DxfStyle& style, Shape shape)
    {
        entities_.push_back({style, std::move(shape)});
    }

    template <typename Filled, typename Shape>
    void addShape(const Filled& filled, const QPolygonF& outline, Shape shape)
    {
        addFill(filled, outline);
        if (filled.pattern != model::LinePattern::None)
            add(styleOf(filled.lineColor.value, filled.pattern, filled.lineThickness), std::move(shape));
    }

    /// Of other fills than solid ones only the outline is drawn.
    void addFill(const model::FilledShape& filled, const QPolygonF& outline)
    {
        if (filled.fillPattern.value == model::FillPattern::None)
            return;
        if (filled.fillPattern.value != model::FillPattern::Solid || filled.fillColor.value == kPaper)
            hide(entities_, outline);
        else
            add(styleOf(filled.fillColor.value, model::LinePattern::Solid, filled.lineThickness), DxfFill{outline});
    }

    void addArc(const DxfStyle& style, DxfEllipse own, const AffineMap& map)
    {
        if (scaleOf(map) == 0) {
            QPolygonF points;
            for (const QPointF& point : pointsOf(own))
                points << map.map(point);
            add(style, DxfPolyline{points, false});
            return;
        }
        const bool isTurnedOver = map.determinant() < 0;
        // The longer axis is the major one.
        if (own.ratio > 1) {
            own.major = {0, own.major.x() * own.ratio};
            own.ratio = 1 / own.ratio;
            own.start -= 90;
        }
        if (isTurnedOver)
            own.start = -own.start - own.sweep;
        own.major = map.mapVector(own.major);
        own.centre = map.map(own.centre);
        constexpr double kRound = 1e-6;
        if (std::abs(own.ratio - 1) > kRound) {
            add(style, own);
            return;
        }
        const double turn = qRadiansToDegrees(std::atan2(own.major.y(), own.major.x()));
        add(style, DxfArc{own.centre, std::hypot(own.major.x(), own.major.y()), own.start + turn, own.sweep});
    }

    void addArrow(const model::LineGraphic& line, model::Arrow arrow, QPointF from, QPointF tip)
    {
        const QPointF way = tip - from;
        const double length = std::hypot(way.x(), way.y());
        if (arrow == model::Arrow::None || length < 1e-9)
            return;
        constexpr double kHalfWidth = 0.35;  // of its length, as ShapeMaker draws it
        const QPointF along = way / length * line.arrowSize;
        const QPointF across = QPointF(-along.y(), along.x()) * kHalfWidth;
        QPolygonF head{tip - along + across, tip};
        if (arrow != model::Arrow::Half)
            head << tip - along - across;
        const DxfStyle style = styleOf(line.color.value, model::LinePattern::Solid, line.thickness);
        if (arrow == model::Arrow::Filled)
            add(style, DxfFill{head});
        else
            add(style, DxfPolyline{head, false});
    }

    std::vector<DxfEntity>& entities_;
    AffineMap map_;
    DxfLayer layer_;
};

}  // namespace

void addGraphic(std::vector<DxfEntity>& entities, const model::Graphic& graphic, const AffineMap& map, DxfLayer layer)
{
    if (model::itemOf(graphic).visible.value)
        std::visit(ShapesOfGraphic(entities, map, layer), graphic);
}

int dxfColorOf(model::Color color)
{
    struct Known {
        int number;
        model::Color color;
    };
    constexpr std::array<Known, 9> kKnown{{{kDxfByLayer, {0, 0, 0}},
                                           {1, {255, 0, 0}},
                                           {2, {255, 255, 0}},
                                           {3, {0, 255, 0}},
                                           {4, {0, 255, 255}},
                                           {5, {0, 0, 255}},
                                           {6, {255, 0, 255}},
                                           {8, {128, 128, 128}},
                                           {9, {192, 192, 192}}}};
    const auto difference = [&](const Known& known) {
        const int r = known.color.red - color.red, g = known.color.green - color.green,
                  b = known.color.blue - color.blue;
        return r * r + g * g + b * b;
    };
    return std::ranges::min_element(kKnown, {}, difference)->number;
}

DxfEntity dxfTextOf(const PlacedText& text, const AffineMap& toDrawing, DxfLayer layer)
{
    const QFontMetricsF metrics(text.font);
    const double scale = text.height * kMillimetresOfUnit / text.font.pixelSize();
    DxfText written;
    written.lines = text.text.split(QLatin1Char('\n'));
    written.capitals = metrics.capHeight() * scale;
    written.lineSpacing = metrics.lineSpacing() * scale;
    written.angle = text.isTurned ? 90 : 0;
    QPointF place = text.rect.center();
    if (text.alignment & Qt::AlignLeft) {
        written.side = DxfText::Side::Left;
        text.isTurned ? place.setY(text.rect.bottom()) : place.setX(text.rect.left());
    } else if (text.alignment & Qt::AlignRight) {
        written.side = DxfText::Side::Right;
        text.isTurned ? place.setY(text.rect.top()) : place.setX(text.rect.right());
    } else {
        written.side = DxfText::Side::Centre;
    }
    written.place = toDrawing.map(toSheet(place));
    return {{layer, DxfLine::Continuous, text.font.bold() ? 0.35 : 0.25, dxfColorOf(text.color)}, std::move(written)};
}

}  // namespace bramah::editor
