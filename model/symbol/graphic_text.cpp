// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/symbol/graphic_text.h"

#include "model/edit/geometry_text.h"
#include "model/syntax/string_literal.h"

#include <algorithm>
#include <array>

namespace bramah::model {

namespace {

QByteArray textOf(bool value)
{
    return value ? "true" : "false";
}
QByteArray textOf(Color color)
{
    return '{' + QByteArray::number(color.red) + ',' + QByteArray::number(color.green) + ',' +
           QByteArray::number(color.blue) + '}';
}

template <typename Enumeration, std::size_t count>
QByteArray literalOf(const char* type, const std::array<const char*, count>& names, Enumeration value)
{
    return QByteArray(type) + '.' + names[static_cast<std::size_t>(value)];
}

QByteArray textOf(LinePattern pattern)
{
    constexpr std::array kNames{"None", "Solid", "Dash", "Dot", "DashDot", "DashDotDot"};
    return literalOf("LinePattern", kNames, pattern);
}
QByteArray textOf(FillPattern pattern)
{
    constexpr std::array kNames{"None",     "Solid",     "Horizontal",         "Vertical",         "Cross", "Forward",
                                "Backward", "CrossDiag", "HorizontalCylinder", "VerticalCylinder", "Sphere"};
    return literalOf("FillPattern", kNames, pattern);
}
QByteArray textOf(BorderPattern pattern)
{
    constexpr std::array kNames{"None", "Raised", "Sunken", "Engraved"};
    return literalOf("BorderPattern", kNames, pattern);
}
QByteArray textOf(Smooth smooth)
{
    constexpr std::array kNames{"None", "Bezier"};
    return literalOf("Smooth", kNames, smooth);
}
QByteArray textOf(Arrow arrow)
{
    constexpr std::array kNames{"None", "Open", "Filled", "Half"};
    return literalOf("Arrow", kNames, arrow);
}
QByteArray textOf(TextAlignment alignment)
{
    constexpr std::array kNames{"Left", "Center", "Right"};
    return literalOf("TextAlignment", kNames, alignment);
}
QByteArray textOf(EllipseClosure closure)
{
    constexpr std::array kNames{"None", "Chord", "Radial"};
    return literalOf("EllipseClosure", kNames, closure);
}

QByteArray stylesOf(const TextGraphic& text)
{
    QByteArray list;
    for (const auto& [isOn, name] : {std::pair{text.isBold, "Bold"}, std::pair{text.isItalic, "Italic"},
                                     std::pair{text.isUnderlined, "UnderLine"}})
        if (isOn)
            list += QByteArray(list.isEmpty() ? "" : ",") + "TextStyle." + name;
    return '{' + list + '}';
}

/// All arguments of a graphic in their usual order.
class ArgumentList
{
public:
    [[nodiscard]] static GraphicArguments of(const Graphic& graphic)
    {
        ArgumentList list;
        std::visit(list, graphic);
        return std::move(list.arguments_);
    }

    void operator()(const LineGraphic& line)
    {
        add("points", pointsText(line.points.value));
        add("color", textOf(line.color.value));
        add("pattern", textOf(line.pattern));
        add("thickness", numberText(line.thickness));
        add("arrow", '{' + textOf(line.startArrow) + ',' + textOf(line.endArrow) + '}');
        add("arrowSize", numberText(line.arrowSize));
        add("smooth", textOf(line.smooth));
        addItem(line);
    }
    void operator()(const PolygonGraphic& polygon)
    {
        add("points", pointsText(polygon.points.value));
        addFill(polygon);
        add("smooth", textOf(polygon.smooth));
        addItem(polygon);
    }
    void operator()(const RectangleGraphic& rectangle)
    {
        add("extent", extentText(rectangle.extent.value));
        addFill(rectangle);
        add("borderPattern", textOf(rectangle.borderPattern));
        add("radius", numberText(rectangle.radius));
        addItem(rectangle);
    }
    void operator()(const EllipseGraphic& ellipse)
    {
        add("extent", extentText(ellipse.extent.value));
        add("startAngle", numberText(ellipse.startAngle.value));
        add("endAngle", numberText(ellipse.endAngle.value));
        add("closure", textOf(ellipse.closure));
        addFill(ellipse);
        addItem(ellipse);
    }
    void operator()(const TextGraphic& text)
    {
        add("extent", extentText(text.extent.value));
        add("textString", syntax::quoted(text.textString.value));
        add("textColor", textOf(text.textColor));
        add("fontSize", numberText(text.fontSize));
        add("fontName", syntax::quoted(text.fontName));
        add("textStyle", stylesOf(text));
        add("horizontalAlignment", textOf(text.alignment));
        addFill(text);
        addItem(text);
    }
    void operator()(const BitmapGraphic& bitmap)
    {
        add("extent", extentText(bitmap.extent.value));
        add("fileName", syntax::quoted(bitmap.fileName));
        add("imageSource", syntax::quoted(bitmap.imageSource));
        addItem(bitmap);
    }

private:
    void add(const char* name, const QByteArray& value) { arguments_.push_back({name, value}); }
    void addFill(const FilledShape& shape)
    {
        add("lineColor", textOf(shape.lineColor.value));
        add("fillColor", textOf(shape.fillColor.value));
        add("pattern", textOf(shape.pattern));
        add("fillPattern", textOf(shape.fillPattern.value));
        add("lineThickness", numberText(shape.lineThickness));
    }
    void addItem(const GraphicItem& item)
    {
        add("visible", textOf(item.visible.value));
        add("origin", pointText(item.origin.value));
        add("rotation", numberText(item.rotation.value));
    }

    GraphicArguments arguments_;
};

GraphicArguments difference(const GraphicArguments& from, const GraphicArguments& to)
{
    GraphicArguments changed;
    for (std::size_t i = 0; i < to.size(); ++i)
        if (i >= from.size() || from[i] != to[i])
            changed.push_back(to[i]);
    return changed;
}

bool isWhole(const EllipseGraphic& ellipse)
{
    return ellipse.startAngle.value == 0 && ellipse.endAngle.value == 360;
}

/// The closure of an ellipse if none is written (specification 3.6, 18.6.5.4).
EllipseClosure usualClosure(const EllipseGraphic& ellipse)
{
    return isWhole(ellipse) ? EllipseClosure::Chord : EllipseClosure::Radial;
}

/// A graphic of the same kind with the defaults of the language.
Graphic unwritten(const Graphic& graphic)
{
    Graphic plain =
        std::visit([](const auto& shape) -> Graphic { return std::remove_cvref_t<decltype(shape)>(); }, graphic);
    if (const auto* ellipse = std::get_if<EllipseGraphic>(&graphic))
        std::get<EllipseGraphic>(plain).closure = usualClosure(*ellipse);
    if (const auto* text = std::get_if<TextGraphic>(&graphic))
        std::get<TextGraphic>(plain).textColor = text->lineColor.value;
    return plain;
}

/// Is the argument always written, as the primitive could not be read without it?
bool isNeeded(const GraphicArgument& argument)
{
    return argument.name == "points" || argument.name == "extent" || argument.name == "textString";
}

}  // namespace

QByteArray kindName(const Graphic& graphic)
{
    constexpr std::array kNames{"Line", "Polygon", "Rectangle", "Ellipse", "Text", "Bitmap"};
    return kNames[graphic.index()];
}

QByteArray graphicText(const Graphic& graphic)
{
    const GraphicArguments all = ArgumentList::of(graphic);
    const GraphicArguments changed = changedArguments(unwritten(graphic), graphic);
    QByteArray text;
    for (const GraphicArgument& argument : all)
        if (isNeeded(argument) || std::ranges::find(changed, argument) != changed.end())
            text += (text.isEmpty() ? "" : ", ") + argument.name + '=' + argument.value;
    return kindName(graphic) + '(' + text + ')';
}

GraphicArguments changedArguments(const Graphic& before, const Graphic& after)
{
    GraphicArguments changed = difference(ArgumentList::of(before), ArgumentList::of(after));
    const auto add = [&](const char* name, const QByteArray& value) {
        if (std::ranges::none_of(changed, [&](const GraphicArgument& each) { return each.name == name; }))
            changed.push_back({name, value});
    };
    // An unwritten argument that depends on another one has to be written when that one changes.
    if (const auto* ellipse = std::get_if<EllipseGraphic>(&after))
        if (const auto& old = std::get<EllipseGraphic>(before);
            usualClosure(old) != usualClosure(*ellipse) && ellipse->closure != usualClosure(*ellipse))
            add("closure", textOf(ellipse->closure));
    if (const auto* text = std::get_if<TextGraphic>(&after))
        if (std::get<TextGraphic>(before).lineColor.value != text->lineColor.value &&
            text->lineColor.value != text->textColor)
            add("textColor", textOf(text->textColor));
    return changed;
}

}  // namespace bramah::model
