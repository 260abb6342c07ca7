// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_parts.h"

#include "editor/render/sheet_geometry.h"
#include "editor/theme/theme.h"
#include "editor/translate.h"

#include <QFontMetricsF>
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

QFont legendFont()
{
    QFont font;
    font.setPixelSize(11);
    return font;
}

/// The rows of a legend and where they stand. All lengths in pixels.
class PartsLegend
{
public:
    PartsLegend(const SheetParts& parts, PartsLegendForm form) : parts_(parts), metrics_(legendFont())
    {
        const std::size_t shown = std::min(parts.entries.size(), kMostEntries);
        for (std::size_t i = 0; i < shown; ++i) {
            texts_ << (form.isShort ? QString::number(i + 1)
                                    : metrics_.elidedText(parts.entries[i].text, Qt::ElideRight, kWidest));
            column_ = std::max(column_, metrics_.horizontalAdvance(texts_.back()) + kSwatch + kGap);
        }
        if (shown < parts.entries.size()) {
            texts_ << tr("and %1 more").arg(parts.entries.size() - shown);
            column_ = std::max(column_, metrics_.horizontalAdvance(texts_.back()));
        }
        const int count = std::max(1, static_cast<int>(texts_.size()));
        rows_ = (count + form.columns - 1) / form.columns;
        columns_ = (count + rows_ - 1) / rows_;
    }

    [[nodiscard]] QSizeF size() const
    {
        const double width = columns_ * (column_ + kBetween) - kBetween;
        return {2 * kPadding + std::max(width, metrics_.horizontalAdvance(parts_.title)),
                2 * kPadding + kRow * (rows_ + 1)};
    }

    void paint(QPainter& painter, const SheetTheme& theme) const
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        QColor plate = theme.paper;
        plate.setAlphaF(0.9F);
        painter.setPen(QPen(theme.paperEdge, 1));
        painter.setBrush(plate);
        painter.drawRoundedRect(QRectF(QPointF(), size()), 6, 6);
        painter.setFont(legendFont());
        painter.setPen(theme.ink);
        painter.drawText(QRectF(kPadding, kPadding, size().width(), kRow), Qt::AlignLeft | Qt::AlignVCenter,
                         parts_.title);
        for (int i = 0; i < static_cast<int>(texts_.size()); ++i)
            paintEntry(painter, i, theme);
        painter.restore();
    }

private:
    void paintEntry(QPainter& painter, int i, const SheetTheme& theme) const
    {
        QRectF row(kPadding + i / rows_ * (column_ + kBetween), kPadding + kRow * (i % rows_ + 1), column_, kRow);
        if (i < static_cast<int>(std::min(parts_.entries.size(), kMostEntries))) {
            painter.setPen(QPen(colorOf(parts_, i, theme), 1));
            painter.setBrush(groundOf(parts_, i, theme));
            painter.drawRoundedRect(QRectF(row.left(), row.center().y() - kSwatch / 2, kSwatch, kSwatch), 3, 3);
            row.adjust(kSwatch + kGap, 0, 0, 0);
        }
        painter.setPen(theme.ink);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, texts_[i]);
    }

    static constexpr double kRow = 18, kSwatch = 12, kGap = 6, kPadding = 8, kWidest = 320, kBetween = 16;

    const SheetParts& parts_;
    QFontMetricsF metrics_;
    QStringList texts_;
    double column_ = 0;
    int rows_ = 1, columns_ = 1;
};

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

QSizeF partsLegendSize(const SheetParts& parts, PartsLegendForm form)
{
    return parts.title.isEmpty() ? QSizeF() : PartsLegend(parts, form).size();
}

void paintPartsLegend(QPainter& painter, const SheetParts& parts, PartsLegendForm form, const SheetTheme& theme)
{
    if (!parts.title.isEmpty())
        PartsLegend(parts, form).paint(painter, theme);
}

}  // namespace bramah::editor
