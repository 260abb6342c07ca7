// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace bramah::editor {

class Theme;

/// The colours of a sheet. Ink replaces the black of annotations; other colours keep their hue.
struct SheetTheme {
    QColor desk;
    QColor paper;
    QColor paperEdge;
    QColor dots;
    QColor ink;
    QColor inkFaint;
    QColor signal;
    QColor electrical;
    QColor thermal;
    QColor accent;
    QColor error;
    QColor warning;
    QColor running;
    QColor disabled;
    bool isDark = false;

    /// The sheet colours of Theme::light().
    [[nodiscard]] static SheetTheme light();
    /// The sheet colours of Theme::dark().
    [[nodiscard]] static SheetTheme dark();
    /// Black on white, for export.
    [[nodiscard]] static SheetTheme print();
    /// The sheet colours of a theme.
    [[nodiscard]] static SheetTheme of(const Theme& theme);
    /// The light or the dark ones, whichever suits the windows of \a palette.
    [[nodiscard]] static SheetTheme of(const QPalette& palette);
    friend bool operator==(const SheetTheme&, const SheetTheme&) = default;
};

}  // namespace bramah::editor
