// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_colors.h"

#include "editor/render/sheet_geometry.h"

#include <algorithm>

namespace bramah::editor {
namespace {

constexpr model::Color kBlack{0, 0, 0};
constexpr model::Color kWhite{255, 255, 255};

bool isSignalBlue(model::Color color)
{
    return color == model::Color{44, 99, 201} || color == model::Color{0, 0, 127} || color == model::Color{0, 0, 255};
}

/// The colour of Boolean signals.
bool isSignalPurple(model::Color color)
{
    return color == model::Color{168, 60, 160} || color == model::Color{255, 0, 255};
}

bool isElectricalTeal(model::Color color)
{
    return color == model::Color{15, 123, 119};
}

bool isPrint(const SheetTheme& theme)
{
    return theme.ink == QColor(Qt::black);
}

/// \a color with inverted lightness and the same hue and saturation.
QColor inverted(QColor color, double least, double most)
{
    float h = 0, s = 0, l = 0;
    color.getHslF(&h, &s, &l);
    const double lightness = std::clamp(1.0 - static_cast<double>(l), least, most);
    return QColor::fromHslF(std::max(0.0F, h), s * 0.8F, static_cast<float>(lightness));
}

}  // namespace

QColor lineColor(model::Color color, const SheetTheme& theme)
{
    if (color == kBlack)
        return theme.ink;
    if (color == kWhite)
        return theme.paper;
    if (isSignalBlue(color))
        return theme.signal;
    if (isElectricalTeal(color))
        return theme.electrical;
    if (isSignalPurple(color) && isPrint(theme))
        return theme.ink;
    const QColor given(color.red, color.green, color.blue);
    if (isPrint(theme))
        return given;
    return theme.isDark ? inverted(given, 0.6, 0.9) : given;
}

QColor fillColor(model::Color color, const SheetTheme& theme)
{
    if (color == kBlack)
        return theme.ink;
    if (color == kWhite)
        return theme.paper;
    if (isSignalBlue(color))
        return theme.signal;
    if (isElectricalTeal(color))
        return theme.electrical;
    if (isSignalPurple(color) && isPrint(theme))
        return theme.ink;
    const QColor given(color.red, color.green, color.blue);
    return theme.isDark ? inverted(given, 0.2, 0.85) : given;
}

QColor colorOf(model::LineStyle style, const SheetTheme& theme)
{
    switch (style) {
    case model::LineStyle::Signal: return theme.signal;
    case model::LineStyle::Bond: return isPrint(theme) ? theme.ink : lineColor(model::lineColor(style), theme);
    case model::LineStyle::Bus:
    case model::LineStyle::BooleanSignal: return lineColor(model::lineColor(style), theme);
    case model::LineStyle::Electrical: return theme.electrical;
    case model::LineStyle::Thermal: return theme.thermal;
    default: return theme.ink;
    }
}

QPen sheetPen(QColor color, model::LinePattern pattern, double width, double leastWidth)
{
    if (pattern == model::LinePattern::None)
        return Qt::NoPen;
    const double shown = std::max(width, leastWidth);
    QPen pen(color, shown, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setMiterLimit(6);
    // Lengths in modules (symbols.md, 1.4); Qt counts in pen widths.
    QList<qreal> dashes;
    switch (pattern) {
    case model::LinePattern::Dash: dashes = {1.0, 0.5}; break;
    case model::LinePattern::Dot: dashes = {0.15, 0.35}; break;
    case model::LinePattern::DashDot: dashes = {2.4, 0.3, 0.3, 0.3}; break;
    case model::LinePattern::DashDotDot: dashes = {1.6, 0.3, 0.2, 0.3, 0.2, 0.3}; break;
    default: return pen;
    }
    for (qreal& dash : dashes)
        dash *= kModule / shown;
    pen.setDashPattern(dashes);
    return pen;
}

QPen linePen(model::LineStyle style, const SheetTheme& theme, double leastWidth)
{
    const auto pattern = style == model::LineStyle::Pilot ? model::LinePattern::Dash : model::LinePattern::Solid;
    constexpr double kBusWidth = 3;  // relative to a line
    const double width = style == model::LineStyle::Bus ? kBusWidth * kLineWidth : kLineWidth;
    return sheetPen(colorOf(style, theme), pattern, width, leastWidth);
}

}  // namespace bramah::editor
