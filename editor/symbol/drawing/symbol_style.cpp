// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/symbol_style.h"

#include "editor/translate.h"

namespace bramah::editor {

namespace {

constexpr model::Color kPaperColor{255, 255, 255};

SymbolFill fillOf(const model::FilledShape& shape)
{
    using model::FillPattern;
    if (shape.fillPattern.value == FillPattern::None)
        return SymbolFill::None;
    if (shape.fillPattern.value != FillPattern::Solid)
        return SymbolFill::Other;
    return shape.fillColor.value == shape.lineColor.value ? SymbolFill::Ink
           : shape.fillColor.value == kPaperColor         ? SymbolFill::Paper
                                                          : SymbolFill::Other;
}

void setFill(model::FilledShape& shape, SymbolFill fill)
{
    if (fill == SymbolFill::Other)
        return;
    shape.fillPattern.value = fill == SymbolFill::None ? model::FillPattern::None : model::FillPattern::Solid;
    if (fill != SymbolFill::None)
        shape.fillColor.value = fill == SymbolFill::Ink ? shape.lineColor.value : kPaperColor;
}

/// Sets the properties that differ between two styles.
class StyleChange
{
public:
    StyleChange(const SymbolStyle& before, const SymbolStyle& style) : before_(before), style_(style) {}

    void operator()(model::LineGraphic& line) const
    {
        set(line.color.value, &SymbolStyle::color);
        set(line.thickness, &SymbolStyle::thickness);
        set(line.pattern, &SymbolStyle::pattern);
        set(line.startArrow, &SymbolStyle::startArrow);
        set(line.endArrow, &SymbolStyle::endArrow);
    }
    void operator()(model::TextGraphic& text) const { set(text.textColor, &SymbolStyle::color); }
    void operator()(model::BitmapGraphic&) const {}
    void operator()(model::FilledShape& shape) const
    {
        const SymbolFill fill = fillOf(shape);
        set(shape.lineColor.value, &SymbolStyle::color);
        set(shape.lineThickness, &SymbolStyle::thickness);
        set(shape.pattern, &SymbolStyle::pattern);
        setFill(shape, before_.fill != style_.fill ? style_.fill : fill);
    }

private:
    template <typename T, typename U>
    void set(T& value, U SymbolStyle::*member) const
    {
        if (before_.*member != style_.*member)
            value = style_.*member;
    }

    const SymbolStyle& before_;
    const SymbolStyle& style_;
};

struct StyleReader {
    SymbolStyle operator()(const model::LineGraphic& line) const
    {
        return {line.color.value, line.thickness, line.pattern, SymbolFill::None, line.startArrow, line.endArrow};
    }
    SymbolStyle operator()(const model::TextGraphic& text) const
    {
        SymbolStyle style;
        style.color = text.textColor;
        return style;
    }
    SymbolStyle operator()(const model::BitmapGraphic&) const { return {}; }
    SymbolStyle operator()(const model::FilledShape& shape) const
    {
        return {shape.lineColor.value, shape.lineThickness, shape.pattern, fillOf(shape)};
    }
};

}  // namespace

model::Color colorOf(SymbolPen pen)
{
    switch (pen) {
    case SymbolPen::Ink: return {0, 0, 0};
    case SymbolPen::Signal: return {44, 99, 201};
    case SymbolPen::Boolean: return {168, 60, 160};
    case SymbolPen::Circuit: break;
    }
    return {15, 123, 119};
}

QString nameOf(SymbolPen pen)
{
    switch (pen) {
    case SymbolPen::Ink: return tr("Ink: the symbol itself");
    case SymbolPen::Signal: return tr("Blue: signals");
    case SymbolPen::Boolean: return tr("Purple: Boolean signals");
    case SymbolPen::Circuit: break;
    }
    return tr("Teal: electrical circuits");
}

SymbolStyle styleOf(const model::Graphic& graphic)
{
    return std::visit(StyleReader(), graphic);
}

model::Graphic withStyle(model::Graphic graphic, const SymbolStyle& before, const SymbolStyle& style)
{
    std::visit(StyleChange(before, style), graphic);
    return graphic;
}

model::Graphic withStyle(model::Graphic graphic, const SymbolStyle& style)
{
    return withStyle(std::move(graphic), SymbolStyle(), style);
}

}  // namespace bramah::editor
