// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_parts.h"

#include "editor/render/sheet_geometry.h"
#include "editor/theme/theme.h"
#include "editor/translate.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr double kGroundShare = 0.3;  // share of the colour over the paper: ink on it stays legible
constexpr double kRoom = 2;           // diagram units by which grounds extend beyond symbols
constexpr double kLineGround = 3;     // diagram units
constexpr double kNumberHeight = 2.6;
constexpr std::size_t kMostEntries = 12;

QColor colorOf(const SheetParts& parts, int part, const SheetTheme& theme)
{
    const Theme& colors = theme.isDark ? Theme::dark() : Theme::light();
    return colors.curveColor(parts.entries.at(static_cast<std::size_t>(part)).color);
}

QColor groundOf(const SheetParts& parts, int part, const SheetTheme& theme)
{
    return Theme::mix(colorOf(parts, part, theme), theme.paper, kGroundShare);
}

QBrush brushOf(const SheetParts& parts, const PartSymbol& symbol, const SheetTheme& theme)
{
    if (symbol.parts.size() < 2)
        return groundOf(parts, symbol.parts.front(), theme);
    // Equal pieces along the line, with sharp borders.
    QLinearGradient pieces(toScene(symbol.way.p1()), toScene(symbol.way.p2()));
    const auto count = static_cast<double>(symbol.parts.size());
    for (std::size_t i = 0; i < symbol.parts.size(); ++i) {
        const QColor color = groundOf(parts, symbol.parts[i], theme);
        pieces.setColorAt(static_cast<double>(i) / count, color);
        pieces.setColorAt((static_cast<double>(i) + 1) / count - 1e-6, color);
    }
    return pieces;
}

void paintNumber(QPainter& painter, const SheetParts& parts, const PartSymbol& symbol, const SheetTheme& theme)
{
    constexpr int kPixels = 100;  // drawn large and scaled down, so that figures keep their shape at every zoom
    QFont font = painter.font();
    font.setPixelSize(kPixels);
    font.setBold(true);
    painter.save();
    const QRectF ground = toScene(symbol.bounds).adjusted(-kRoom, -kRoom, kRoom, kRoom);
    painter.translate(ground.topLeft() + QPointF(0.4, 0.2));
    painter.scale(kNumberHeight / kPixels, kNumberHeight / kPixels);
    painter.setFont(font);
    painter.setPen(Theme::mix(colorOf(parts, symbol.parts.front(), theme), theme.ink, 0.6));
    painter.drawText(QRectF(0, 0, 4 * kPixels, 1.2 * kPixels), Qt::AlignLeft | Qt::AlignTop,
                     QString::number(symbol.parts.front() + 1));
    painter.restore();
}

}  // namespace

void paintParts(QPainter& painter, const SheetParts& parts, QRectF visible, const SheetTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PartLines& net : parts.lines) {
        painter.setPen(QPen(groundOf(parts, net.part, theme), kLineGround, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QLineF& line : net.lines)
            painter.drawLine(toScene(line.p1()), toScene(line.p2()));
    }
    painter.setPen(Qt::NoPen);
    for (const PartSymbol& symbol : parts.symbols) {
        const QRectF ground = toScene(symbol.bounds).adjusted(-kRoom, -kRoom, kRoom, kRoom);
        if (!ground.intersects(visible))
            continue;
        painter.setBrush(brushOf(parts, symbol, theme));
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(ground, kRoom, kRoom);
        if (symbol.parts.size() == 1 && ground.height() > 2.5 * kNumberHeight)
            paintNumber(painter, parts, symbol, theme);
    }
    painter.restore();
}

void paintPartsLegend(QPainter& painter, const SheetParts& parts, QRectF visible, double pixel, const SheetTheme& theme)
{
    constexpr double kMargin = 14, kRow = 18, kSwatch = 12, kGap = 6, kPadding = 8, kWidest = 320;  // pixels
    if (parts.title.isEmpty())
        return;
    QFont font = painter.font();
    font.setPixelSize(11);
    const QFontMetricsF metrics(font);
    const std::size_t shown = std::min(parts.entries.size(), kMostEntries);
    const bool hasMore = shown < parts.entries.size();
    QStringList texts;
    double width = metrics.horizontalAdvance(parts.title);
    for (std::size_t i = 0; i < shown; ++i) {
        texts << metrics.elidedText(parts.entries[i].text, Qt::ElideRight, kWidest);
        width = std::max(width, metrics.horizontalAdvance(texts.back()) + kSwatch + kGap);
    }
    const double height = kRow * static_cast<double>(shown + (hasMore ? 2 : 1));
    painter.save();
    painter.translate(visible.bottomRight());
    painter.scale(pixel, pixel);
    const QRectF box(-kMargin - kPadding - width, -kMargin - kPadding - height, width, height);
    QColor plate = theme.paper;
    plate.setAlphaF(0.9F);
    painter.setPen(QPen(theme.paperEdge, 1));
    painter.setBrush(plate);
    painter.drawRoundedRect(box.adjusted(-kPadding, -kPadding, kPadding, kPadding), 6, 6);
    painter.setFont(font);
    painter.setPen(theme.ink);
    QRectF row(box.topLeft(), QSizeF(width, kRow));
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, parts.title);
    for (std::size_t i = 0; i < shown; ++i) {
        row.translate(0, kRow);
        const QRectF swatch(row.left(), row.center().y() - kSwatch / 2, kSwatch, kSwatch);
        painter.setPen(QPen(colorOf(parts, static_cast<int>(i), theme), 1));
        painter.setBrush(groundOf(parts, static_cast<int>(i), theme));
        painter.drawRoundedRect(swatch, 3, 3);
        painter.setPen(theme.ink);
        painter.drawText(row.adjusted(kSwatch + kGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         texts[static_cast<qsizetype>(i)]);
    }
    if (hasMore)
        painter.drawText(row.translated(0, kRow), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("and %1 more").arg(parts.entries.size() - shown));
    painter.restore();
}

}  // namespace bramah::editor
