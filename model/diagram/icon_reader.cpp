// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/icon_reader.h"

#include "model/classes/files_of_texts.h"
#include "model/syntax/annotation_values.h"

namespace bramah::model {

using syntax::CallExpression;
using syntax::ExpressionPtr;

namespace {

/// Reads one graphic primitive, from `Line(...)` to `Bitmap(...)`.
class GraphicReader
{
public:
    /// \a place: the class in whose text the graphic is; null if it is in no text.
    GraphicReader(AnnotationReader& reader, const CallExpression& call, const ClassNode* place)
        : reader_(reader), call_(call), place_(place)
    {
    }

    [[nodiscard]] std::optional<Graphic> graphic()
    {
        if (!call_.callee || call_.callee->parts.size() != 1)
            return std::nullopt;
        const std::string_view name = call_.callee->parts.front().name.text;
        if (name == "Line")
            return line();
        if (name == "Polygon")
            return polygon();
        if (name == "Rectangle")
            return rectangle();
        if (name == "Ellipse")
            return ellipse();
        if (name == "Text")
            return text();
        if (name == "Bitmap")
            return bitmap();
        return std::nullopt;
    }

private:
    template <typename T>
    void read(std::string_view name, T& value)
    {
        if (const ExpressionPtr expression = AnnotationReader::value(call_, name))
            reader_.read(expression, value);
    }

    void readItem(GraphicItem& item)
    {
        read("visible", item.visible);
        read("origin", item.origin);
        read("rotation", item.rotation);
    }

    void readFill(FilledShape& shape)
    {
        read("lineColor", shape.lineColor);
        read("fillColor", shape.fillColor);
        read("pattern", shape.pattern);
        read("fillPattern", shape.fillPattern);
        read("lineThickness", shape.lineThickness);
    }

    LineGraphic line()
    {
        LineGraphic line;
        readItem(line);
        read("points", line.points);
        read("color", line.color);
        read("pattern", line.pattern);
        read("thickness", line.thickness);
        read("arrowSize", line.arrowSize);
        read("smooth", line.smooth);
        if (const ExpressionPtr arrows = AnnotationReader::value(call_, "arrow"))
            if (const auto* pair = arrows->to<syntax::ArrayExpression>(); pair && pair->elements.size() == 2) {
                reader_.read(pair->elements[0], line.startArrow);
                reader_.read(pair->elements[1], line.endArrow);
            }
        return line;
    }

    PolygonGraphic polygon()
    {
        PolygonGraphic polygon;
        readItem(polygon);
        readFill(polygon);
        read("points", polygon.points);
        read("smooth", polygon.smooth);
        return polygon;
    }

    RectangleGraphic rectangle()
    {
        RectangleGraphic rectangle;
        readItem(rectangle);
        readFill(rectangle);
        read("borderPattern", rectangle.borderPattern);
        read("extent", rectangle.extent);
        read("radius", rectangle.radius);
        return rectangle;
    }

    EllipseGraphic ellipse()
    {
        EllipseGraphic ellipse;
        readItem(ellipse);
        readFill(ellipse);
        read("extent", ellipse.extent);
        read("startAngle", ellipse.startAngle);
        read("endAngle", ellipse.endAngle);
        // The default is a chord for a whole ellipse and a sector otherwise (18.6.5.4).
        ellipse.closure = ellipse.startAngle.value == 0 && ellipse.endAngle.value == 360 ? EllipseClosure::Chord
                                                                                         : EllipseClosure::Radial;
        read("closure", ellipse.closure);
        return ellipse;
    }

    TextGraphic text()
    {
        TextGraphic text;
        readItem(text);
        readFill(text);
        read("extent", text.extent);
        read("textString", text.textString);
        if (const ExpressionPtr string = AnnotationReader::value(call_, "string"))
            reader_.read(string, text.textString);
        read("fontSize", text.fontSize);
        read("fontName", text.fontName);
        text.textColor = text.lineColor.value;
        read("textColor", text.textColor);
        read("horizontalAlignment", text.alignment);
        if (const ExpressionPtr styles = AnnotationReader::value(call_, "textStyle"))
            if (const auto* list = styles->to<syntax::ArrayExpression>())
                for (const ExpressionPtr style : list->elements)
                    if (const auto* reference = style->to<syntax::ComponentReference>()) {
                        const std::string_view name = reference->parts.back().name.text;
                        text.isBold |= name == "Bold";
                        text.isItalic |= name == "Italic";
                        text.isUnderlined |= name == "UnderLine";
                    }
        return text;
    }

    BitmapGraphic bitmap()
    {
        BitmapGraphic bitmap;
        readItem(bitmap);
        read("extent", bitmap.extent);
        read("fileName", bitmap.fileName);
        if (place_ && !bitmap.fileName.isEmpty())
            bitmap.file = fileNamedBy(*place_, bitmap.fileName);
        read("imageSource", bitmap.imageSource);
        return bitmap;
    }

    AnnotationReader& reader_;
    const CallExpression& call_;
    const ClassNode* place_;
};

void readSystem(AnnotationReader& reader, const syntax::ClassModification* layer, CoordinateSystem& system)
{
    const auto* written = syntax::nestedIn(layer, "coordinateSystem");
    reader.read(syntax::valueIn(written, "extent"), system.extent);
    reader.read(syntax::valueIn(written, "preserveAspectRatio"), system.preserveAspectRatio);
    reader.read(syntax::valueIn(written, "initialScale"), system.initialScale);
    reader.read(syntax::valueIn(written, "grid"), system.grid);
}

/// Appends the graphics of the list \a written in \a part, which \a isOwn if it is the class itself.
void readGraphics(AnnotationReader& reader, ExpressionPtr written, const ClassPart& part, bool isOwn, Icon& icon)
{
    const auto* list = written ? written->to<syntax::ArrayExpression>() : nullptr;
    if (!list)
        return;
    if (isOwn)
        icon.ownCount = static_cast<int>(list->elements.size());
    for (std::size_t i = 0; i < list->elements.size(); ++i) {
        const auto* call = list->elements[i]->to<CallExpression>();
        auto graphic = call ? GraphicReader(reader, *call, part.node).graphic() : std::nullopt;
        if (!graphic)
            continue;
        if (auto* text = std::get_if<TextGraphic>(&*graphic))
            text->textString.value = part.node->shown(text->textString.value);
        icon.graphics.push_back(std::move(*graphic));
        icon.numbers.push_back(isOwn && list->iterators.empty() ? static_cast<int>(i) : -1);
    }
}

}  // namespace

LayerReading readLayer(const Instance& instance, std::string_view layer, const VariableValues* variables)
{
    LayerReading reading;
    for (const ClassPart& part : instance.parts()) {
        const auto* definition = part.node->definition();
        if (!definition || !definition->annotation)
            continue;
        const auto* written = syntax::nestedIn(definition->annotation->arguments, layer);
        if (!written)
            continue;
        AnnotationReader reader(instance, part.node, variables);
        readSystem(reader, written, reading.icon.coordinateSystem);
        reading.icon.uprightReach = syntax::numberIn(syntax::vendorAnnotation(definition->annotation), "upright")
                                        .value_or(reading.icon.uprightReach);
        reading.icon.texts.push_back(part.node->tree());
        readGraphics(reader, syntax::valueIn(written, "graphics"), part,
                     !part.extends && part.node == &instance.classNode(), reading.icon);
        reading.icon.hasMovingParts = reading.icon.hasMovingParts || reader.hasMovingParts();
        reading.dependsOnInstance = reading.dependsOnInstance || reader.dependsOnInstance();
    }
    return reading;
}

std::optional<Graphic> readGraphic(const CallExpression& call, const Instance& scope, const ClassNode* part)
{
    AnnotationReader reader(scope, part);
    return GraphicReader(reader, call, part ? part : &scope.classNode()).graphic();
}

void readCoordinateSystem(const syntax::ClassModification* layer, const Instance& scope, const ClassNode* part,
                          CoordinateSystem& system)
{
    AnnotationReader reader(scope, part);
    readSystem(reader, layer, system);
}

std::optional<Placement> readPlacement(const syntax::Annotation* annotation, const Instance& scope,
                                       const ClassNode* part, bool prefersIcon)
{
    if (!annotation)
        return std::nullopt;
    const auto* written = syntax::nestedIn(annotation->arguments, "Placement");
    if (!written)
        return std::nullopt;
    AnnotationReader reader(scope, part);
    Placement placement;
    reader.read(syntax::valueIn(written, "visible"), placement.visible);
    const syntax::ClassModification* transformation = nullptr;
    if (prefersIcon) {
        reader.read(syntax::valueIn(written, "iconVisible"), placement.visible);
        transformation = syntax::nestedIn(written, "iconTransformation");
    }
    if (!transformation)
        transformation = syntax::nestedIn(written, "transformation");
    reader.read(syntax::valueIn(transformation, "extent"), placement.extent);
    reader.read(syntax::valueIn(transformation, "origin"), placement.origin);
    reader.read(syntax::valueIn(transformation, "rotation"), placement.rotation);
    return placement;
}

std::vector<QPointF> readLinePoints(const syntax::Annotation* annotation, const Instance& scope, const ClassNode* part)
{
    std::vector<QPointF> points;
    if (!annotation)
        return points;
    const auto* line = syntax::nestedIn(annotation->arguments, "Line");
    AnnotationReader reader(scope, part);
    reader.read(syntax::valueIn(line, "points"), points);
    QPointF origin;
    reader.read(syntax::valueIn(line, "origin"), origin);
    double rotation = 0;
    reader.read(syntax::valueIn(line, "rotation"), rotation);
    if (origin.isNull() && rotation == 0)
        return points;
    const AffineMap map = AffineMap::rotation(rotation).then(AffineMap::translation(origin));
    for (QPointF& point : points)
        point = rounded(map.map(point));
    return points;
}

LineStyle readLineStyle(const syntax::Annotation* annotation, const Instance& scope, const ClassNode* part)
{
    if (!annotation)
        return LineStyle::Other;
    const auto* line = syntax::nestedIn(annotation->arguments, "Line");
    AnnotationReader reader(scope, part);
    Color color;
    reader.read(syntax::valueIn(line, "color"), color);
    LinePattern pattern = LinePattern::Solid;
    reader.read(syntax::valueIn(line, "pattern"), pattern);
    for (const LineStyle style : {LineStyle::Signal, LineStyle::BooleanSignal, LineStyle::Electrical})
        if (color == lineColor(style))
            return style;
    return pattern == LinePattern::Dash && color == Color() ? LineStyle::Pilot : LineStyle::Other;
}

}  // namespace bramah::model
