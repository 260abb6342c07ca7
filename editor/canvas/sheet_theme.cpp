// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_theme.h"

namespace bramah::editor {

SheetTheme SheetTheme::light()
{
    SheetTheme theme;
    theme.desk = QColor(0xE9EBEE);
    theme.paper = QColor(0xFFFFFF);
    theme.paperEdge = QColor(0xCDD2D8);
    theme.dots = QColor(0xC9CED6);
    theme.ink = QColor(0x1B1F24);
    theme.inkFaint = QColor(0x6B7580);
    theme.signal = QColor(0x2C63C9);
    theme.electrical = QColor(0x0F7B77);
    theme.thermal = QColor(0xB4532A);
    theme.accent = QColor(0x2F6FED);
    theme.error = QColor(0xCF222E);
    theme.warning = QColor(0xB7791F);
    theme.running = QColor(0x2DA44E);
    theme.disabled = QColor(0xA6AEB8);
    return theme;
}

SheetTheme SheetTheme::dark()
{
    SheetTheme theme = light();
    theme.desk = QColor(0x16181B);
    theme.paper = QColor(0x1F2226);
    theme.paperEdge = QColor(0x363B42);
    theme.dots = QColor(0x464C54);
    theme.ink = QColor(0xE6E8EB);
    theme.inkFaint = QColor(0x9AA3AD);
    theme.signal = QColor(0x7FA7F5);
    theme.electrical = QColor(0x5CC4BF);
    theme.thermal = QColor(0xE59A6F);
    theme.accent = QColor(0x5B8DF5);
    theme.error = QColor(0xF0616B);
    theme.warning = QColor(0xE0A84A);
    theme.running = QColor(0x4CC06C);
    theme.disabled = QColor(0x5B636C);
    theme.isDark = true;
    return theme;
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
