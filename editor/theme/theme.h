// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>
#include <cstddef>

namespace bramah::editor {

/// The purpose of a colour; each colour has the same meaning wherever it is used.
enum class ColorRole {
    // Sheet
    Desk,  ///< around the paper
    Paper,
    PaperEdge,  ///< hairline around the paper
    GridDot,
    Ink,            ///< symbols, working lines, names
    InkMuted,       ///< values below names, title block captions
    SignalInk,      ///< signal lines and ports
    ElectricalInk,  ///< electrical lines and ports
    ThermalInk,     ///< thermal lines and ports
    Refused,        ///< a port that cannot be connected to
    // Meaning
    Accent,      ///< interaction: selection, hover, focus, legal target
    AccentSoft,  ///< fill behind a selected item
    AccentInk,   ///< text on Accent
    Error,
    Warning,
    Running,
    // Window
    Window,       ///< toolbar, status bar, tab bars
    Panel,        ///< docks
    Field,        ///< editable fields, lists
    Border,       ///< hairline between areas
    FieldBorder,  ///< around an editable field
    Hover,
    Pressed,
    Text,
    TextMuted,
    TextDisabled,
    ToolTip,
    // Plots
    PlotBackground,
    PlotGrid,
    PlotAxis,
    // Text view
    CodeKeyword,
    CodeType,
    CodeString,
    CodeNumber,
    CodeComment,
    Count
};

/// The table of colours for canvas and window. Immutable; there are two, light and dark.
class Theme
{
public:
    /// The theme, made once; valid without end.
    ///@{
    [[nodiscard]] static const Theme& light();
    [[nodiscard]] static const Theme& dark();
    ///@}

    /// Is it for light writing on a dark ground?
    [[nodiscard]] bool isDark() const { return isDark_; }
    /// The colour for \a role, which is not Count.
    [[nodiscard]] QColor color(ColorRole role) const { return colors_[static_cast<std::size_t>(role)]; }
    /// Colour of curve number \a index on a plot: the Okabe-Ito cycle, which colour-blind readers can distinguish, in
    /// the order that is most legible on this theme's plot background.
    [[nodiscard]] QColor curveColor(int index) const;
    /// The number of different colours of curves.
    [[nodiscard]] int curveColorCount() const;
    /// \a color with the opacity \a share (0 to 1) over \a background; the result is opaque.
    [[nodiscard]] static QColor mix(const QColor& color, const QColor& background, double share);

private:
    using Colors = std::array<QColor, static_cast<std::size_t>(ColorRole::Count)>;
    Theme(bool isDark, Colors colors) : isDark_(isDark), colors_(std::move(colors)) {}
    [[nodiscard]] static Theme make(bool isDark);

    bool isDark_;
    Colors colors_;
};

}  // namespace bramah::editor
