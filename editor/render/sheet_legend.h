// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"

#include <QSizeF>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace bramah::editor {

/// One row of a legend: a sign of the sheet and its meaning.
struct LegendRow {
    /// The sign in front of the text, drawn as on the sheet (sheet_notes.h); None: letters or a swatch, if any.
    enum class Sign : std::uint8_t { None, Effort, Flow, Loop, Stroke, EndPort, RelayPort };
    QString text;
    Sign sign = Sign::None;
    QString letters;  ///< the sign, where it is a text
    int color = -1;   ///< the sign, where it is a swatch: index into the cycle of colours
    friend bool operator==(const LegendRow&, const LegendRow&) = default;
};

/// What the signs on a sheet mean, or what its values are.
struct SheetLegend {
    QString title;  ///< empty: there is no legend
    std::vector<LegendRow> rows;
    friend bool operator==(const SheetLegend&, const SheetLegend&) = default;
};

/// The numbers of columns that a legend can have, the best first.
inline constexpr int kLegendColumns[] = {1, 2, 3, 4};

/// The size of \a legend with its rows in \a columns [pixels]; empty without one.
[[nodiscard]] QSizeF legendSize(const SheetLegend& legend, int columns);
/// Paints \a legend with its upper left corner at the origin; the painter counts pixels.
void paintLegend(QPainter& painter, const SheetLegend& legend, int columns, const SheetTheme& theme);

}  // namespace bramah::editor
