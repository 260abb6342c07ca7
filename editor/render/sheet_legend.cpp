// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_legend.h"

#include "editor/render/sheet_notes.h"
#include "editor/render/sheet_parts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bramah::editor {

namespace {

// Pixels:
constexpr int kLegendFontSize = 11;
constexpr double kLegendRow = 18, kLegendPadding = 8, kLegendGap = 6, kLegendBetween = 16;
constexpr double kLegendSignWidth = 22, kLegendSwatch = 12, kLegendWidestText = 320;
constexpr double kLegendSignScale = 5;  // pixels of a diagram unit

QFont textFont(bool isBold = false)
{
    QFont font;
    font.setPixelSize(kLegendFontSize);
    font.setBold(isBold);
    return font;
}

bool hasSign(const LegendRow& row)
{
    return row.sign != LegendRow::Sign::None || !row.letters.isEmpty();
}

QString shownText(const LegendRow& row)
{
    return QFontMetricsF(textFont()).elidedText(row.text, Qt::ElideRight, kLegendWidestText);
}

/// Where the rows of a legend stand.
struct LegendRoom {
    int rows, columns;
    double sign = 0;    ///< width of a sign; 0: no row has one
    double signs = 0;   ///< the same, with the gap behind it
    double column = 0;  ///< width of a column

    LegendRoom(const SheetLegend& legend, int wanted)
        : rows(std::max(1, (static_cast<int>(legend.rows.size()) + wanted - 1) / wanted)),
          columns(std::max(1, (static_cast<int>(legend.rows.size()) + rows - 1) / rows))
    {
        const QFontMetricsF metrics(textFont());
        if (std::ranges::any_of(legend.rows, hasSign))
            sign = kLegendSignWidth;
        else if (std::ranges::any_of(legend.rows, [](const LegendRow& row) { return row.color >= 0; }))
            sign = kLegendSwatch;
        signs = sign > 0 ? sign + kLegendGap : 0;
        for (const LegendRow& row : legend.rows)
            column = std::max(column, signs + metrics.horizontalAdvance(shownText(row)));
    }
};

}  // namespace

QSizeF legendSize(const SheetLegend& legend, int columns)
{
    if (legend.title.isEmpty())
        return {};
    const LegendRoom room(legend, columns);
    const double title = QFontMetricsF(textFont(true)).horizontalAdvance(legend.title);
    const double width = std::max(title, room.columns * (room.column + kLegendBetween) - kLegendBetween);
    const int lines = legend.rows.empty() ? 1 : room.rows + 1;
    return {2 * kLegendPadding + width + 1, 2 * kLegendPadding + kLegendRow * lines};
}

void paintLegend(QPainter& painter, const SheetLegend& legend, int columns, const SheetTheme& theme)
{
    if (legend.title.isEmpty())
        return;
    const LegendRoom room(legend, columns);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor plate = theme.paper;
    plate.setAlphaF(0.9F);
    painter.setPen(QPen(theme.paperEdge, 1));
    painter.setBrush(plate);
    painter.drawRoundedRect(QRectF(QPointF(), legendSize(legend, columns)), 6, 6);
    painter.setPen(theme.ink);
    painter.setFont(textFont(true));
    painter.drawText(QPointF(kLegendPadding, kLegendPadding + kLegendRow - 5), legend.title);
    for (int i = 0; i < static_cast<int>(legend.rows.size()); ++i) {
        const LegendRow& row = legend.rows[static_cast<std::size_t>(i)];
        const QRectF box(kLegendPadding + i / room.rows * (room.column + kLegendBetween),
                         kLegendPadding + kLegendRow * (i % room.rows + 1), room.column, kLegendRow);
        const QRectF sign(box.topLeft(), QSizeF(room.sign, kLegendRow));
        if (row.color >= 0)
            paintSwatch(painter, sign.adjusted(0, 3, 0, -3), row.color, theme);
        painter.setFont(textFont(true));
        painter.setPen(theme.accent);
        painter.drawText(sign, Qt::AlignCenter, row.letters);
        painter.save();
        painter.translate(sign.center());
        painter.scale(kLegendSignScale, kLegendSignScale);
        paintSign(painter, row.sign, theme);
        painter.restore();
        painter.setFont(textFont());
        painter.setPen(theme.ink);
        painter.drawText(box.adjusted(room.signs, 0, 1, 0), Qt::AlignLeft | Qt::AlignVCenter, shownText(row));
    }
    painter.restore();
}

}  // namespace bramah::editor
