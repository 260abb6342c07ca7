// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/page_painter.h"

#include "editor/render/letters_apart.h"
#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace bramah::editor {
namespace {

constexpr double kMarkLetters = 2.7;  ///< diagram units: capitals of 2.5 mm
constexpr double kLeastPixels = 3;    ///< smaller letters of a page are grey lines
constexpr int kMarkPixels = 100;      ///< of its font, see PlacedText
constexpr double kMarkGap = 0.6;      ///< diagram units between the text and its line

}  // namespace

void paintPage(QPainter& painter, const model::DiagramComponent& page, const SheetTheme& theme, DetailLevel detail)
{
    paintSymbol(painter, page, theme, detail);
    std::vector<PlacedText> texts = textsOf(page);
    std::erase_if(texts, [&](const PlacedText& text) { return text.height < kLeastPixels * detail.leastWidth; });
    paintTexts(painter, texts, theme);
}

PlacedText textOf(const model::PageMark& mark)
{
    PlacedText text;
    text.text = mark.text;
    text.font = withLettersApart(QGuiApplication::font());
    text.font.setPixelSize(kMarkPixels);
    text.height = kMarkLetters;
    text.isTurned = std::abs(mark.way.y()) > std::abs(mark.way.x());
    const double length = QFontMetricsF(text.font).horizontalAdvance(text.text) * kMarkLetters / kMarkPixels;
    const double height = 1.2 * kMarkLetters;
    const QPointF end = toScene(mark.place), inwards = -toScene(mark.way);
    // Above a level line, left of an upright one, which is read from below.
    const QPointF across = text.isTurned ? QPointF(-1, 0) : QPointF(0, -1);
    const QPointF middle = end + inwards * (kModule + length / 2) + across * (kMarkGap + height / 2);
    const QSizeF size = text.isTurned ? QSizeF(height, length) : QSizeF(length, height);
    text.rect = QRectF(middle - QPointF(size.width(), size.height()) / 2, size);
    return text;
}

void paintPageMark(QPainter& painter, const model::PageMark& mark, const SheetTheme& theme, DetailLevel detail)
{
    const QPointF tip = toScene(mark.place), back = -toScene(mark.way) * kModule;
    const QPointF across(-back.y() / 2, back.x() / 2);
    painter.setPen(sheetPen(theme.ink, model::LinePattern::Solid, kLineWidth, detail.leastWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{tip + back + across, tip, tip + back - across});
    if (detail.showsTexts)
        paintText(painter, textOf(mark), theme);
}

}  // namespace bramah::editor
