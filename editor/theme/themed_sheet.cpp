// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/themed_sheet.h"

namespace bramah::editor {

SheetTheme sheetThemeOf(const Theme& theme)
{
    SheetTheme sheet = theme.isDark() ? SheetTheme::dark() : SheetTheme::light();
    sheet.desk = theme.color(ColorRole::Desk);
    sheet.paper = theme.color(ColorRole::Paper);
    sheet.paperEdge = theme.color(ColorRole::PaperEdge);
    sheet.dots = theme.color(ColorRole::GridDot);
    sheet.ink = theme.color(ColorRole::Ink);
    sheet.inkFaint = theme.color(ColorRole::InkMuted);
    sheet.signal = theme.color(ColorRole::SignalInk);
    sheet.electrical = theme.color(ColorRole::ElectricalInk);
    sheet.accent = theme.color(ColorRole::Accent);
    sheet.error = theme.color(ColorRole::Error);
    sheet.warning = theme.color(ColorRole::Warning);
    sheet.running = theme.color(ColorRole::Running);
    sheet.disabled = theme.color(ColorRole::Refused);
    sheet.isDark = theme.isDark();
    return sheet;
}

}  // namespace bramah::editor
