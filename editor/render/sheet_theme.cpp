// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_theme.h"

#include "editor/theme/theme.h"

namespace bramah::editor {

SheetTheme SheetTheme::of(const Theme& theme)
{
    SheetTheme sheet;
    sheet.desk = theme.color(ColorRole::Desk);
    sheet.paper = theme.color(ColorRole::Paper);
    sheet.paperEdge = theme.color(ColorRole::PaperEdge);
    sheet.dots = theme.color(ColorRole::GridDot);
    sheet.ink = theme.color(ColorRole::Ink);
    sheet.inkFaint = theme.color(ColorRole::InkMuted);
    sheet.signal = theme.color(ColorRole::SignalInk);
    sheet.electrical = theme.color(ColorRole::ElectricalInk);
    sheet.thermal = theme.color(ColorRole::ThermalInk);
    sheet.accent = theme.color(ColorRole::Accent);
    sheet.error = theme.color(ColorRole::Error);
    sheet.warning = theme.color(ColorRole::Warning);
    sheet.running = theme.color(ColorRole::Running);
    sheet.disabled = theme.color(ColorRole::Refused);
    sheet.isDark = theme.isDark();
    return sheet;
}

SheetTheme SheetTheme::light()
{
    return of(Theme::light());
}

SheetTheme SheetTheme::dark()
{
    return of(Theme::dark());
}

SheetTheme SheetTheme::print()
{
    SheetTheme theme = light();
    theme.desk = theme.paper = theme.paperEdge = theme.dots = Qt::white;
    theme.ink = theme.inkFaint = Qt::black;
    theme.signal = theme.electrical = theme.thermal = Qt::black;
    return theme;
}

SheetTheme SheetTheme::of(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? dark() : light();
}

}  // namespace bramah::editor
