// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_legend.h"
#include "editor/render/sheet_theme.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace bramah::editor {

/// A symbol that belongs to one part of a circuit, or, as a line between parts, to several.
struct PartSymbol {
    QRectF bounds;           ///< on the sheet
    std::vector<int> parts;  ///< in the order along `way`; at least one
    QLineF way;              ///< on the sheet, from the first part's end to the last part's; null for one part
    friend bool operator==(const PartSymbol&, const PartSymbol&) = default;
};

/// The lines of one net.
struct PartLines {
    std::vector<QLineF> lines;  ///< on the sheet
    int part = 0;
    friend bool operator==(const PartLines&, const PartLines&) = default;
};

/// One part in the legend.
struct PartEntry {
    int color = 0;  ///< index into the cycle of colours; neighbouring parts have different ones
    QString text;   ///< "1: station, pump, 6 states"
    friend bool operator==(const PartEntry&, const PartEntry&) = default;
};

/// The parts of a circuit, to be shown in colours.
struct SheetParts {
    std::vector<PartEntry> entries;  ///< by part
    std::vector<PartSymbol> symbols;
    std::vector<PartLines> lines;
    QString title;  ///< of the legend; empty: nothing is shown
    friend bool operator==(const SheetParts&, const SheetParts&) = default;
};

/// Paints a ground in the colour of its part under each symbol and line, with the number of the part at a corner, to be
/// below all ink. \a visible: the visible part of the scene.
void paintParts(QPainter& painter, const SheetParts& parts, QRectF visible, const SheetTheme& theme);
/// The square of a colour in a legend.
void paintSwatch(QPainter& painter, const QRectF& square, int color, const SheetTheme& theme);

/// How the legend stands: all rows in some columns, or colours and numbers alone where there is little room.
struct PartsLegendForm {
    int columns = 1;
    bool isShort = false;
};

/// The forms of the legend, the best first.
[[nodiscard]] const std::vector<PartsLegendForm>& partsLegendForms();
/// What the colours mean: a row for each part, as many as can be read.
[[nodiscard]] SheetLegend legendOf(const SheetParts& parts, bool isShort);

}  // namespace bramah::editor
