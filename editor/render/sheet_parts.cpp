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

QColor colorAt(int index, const SheetTheme& theme)
{
    return (theme.isDark ? Theme::dark() : Theme::light()).curveColor(index);
}

QColor groundAt(int index, const SheetTheme& theme)
{
    return Theme::mix(colorAt(index, theme), theme.paper, kGroundShare);
}

QColor colorOf(const SheetParts& parts, int part, const SheetTheme& theme)
{
    return colorAt(parts.entries.at(static_cast<std::size_t>(part)).color, theme);
}

QColor groundOf(const SheetParts& parts, int part, const SheetTheme& theme)
{
    return groundAt(parts.entries.at(static_cast<std::size_t>(part)).color, theme);
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

const std::vector<PartsLegendForm>& partsLegendForms()
{
    constexpr int kInOneRow = static_cast<int>(kMostEntries);
    static const std::vector<PartsLegendForm> forms{{1}, {2}, {3}, {4}, {kInOneRow, true}, {5, true}, {3, true}};
    return forms;
}

void paintSwatch(QPainter& painter, const QRectF& square, int color, const SheetTheme& theme)
{
    painter.setPen(QPen(colorAt(color, theme), 1));
    painter.setBrush(groundAt(color, theme));
    painter.drawRoundedRect(square, 3, 3);
}

SheetLegend legendOf(const SheetParts& parts, bool isShort)
{
    SheetLegend legend{parts.title, {}};
    const std::size_t shown = std::min(parts.entries.size(), kMostEntries);
    for (std::size_t i = 0; i < shown; ++i)
        legend.rows.push_back({isShort ? QString::number(i + 1) : parts.entries[i].text,
                               LegendRow::Sign::None,
                               {},
                               parts.entries[i].color});
    if (shown < parts.entries.size())
        legend.rows.push_back({tr("and %1 more").arg(parts.entries.size() - shown), LegendRow::Sign::None, {}, -1});
    return legend;
}

}  // namespace bramah::editor
