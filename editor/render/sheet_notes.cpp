// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_notes.h"

#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_texts.h"

#include <QPainter>

namespace bramah::editor {

namespace {

// In diagram units:
constexpr double kNoteLength = 2.6;
constexpr double kNoteHead = 1;
constexpr double kNoteDistance = 1;  // distance of an arrow from the middle of the port's line
constexpr double kNoteWidth = 0.3;
constexpr double kLetterHeight = 2.6;
constexpr double kStrokeDistance = 0.6;
constexpr double kStrokeLength = 3;
constexpr double kStrokeWidth = 0.35;
constexpr double kUseSize = 2;
constexpr double kUseWidth = 0.35;
constexpr double kNoteRoom = 6;  // diagram units that notes extend from their place

QColor colorOf(PortNote::Tone tone, const QColor& plain, const SheetTheme& theme)
{
    return tone == PortNote::Tone::Conflict ? theme.error : tone == PortNote::Tone::Iterated ? theme.warning : plain;
}

void paintNoteArrow(QPainter& painter, QPointF middle, QPointF along, const QColor& color)
{
    const QPointF tip = middle + along * kNoteLength / 2, tail = middle - along * kNoteLength / 2;
    const QPointF across(-along.y() * kNoteHead * 0.4, along.x() * kNoteHead * 0.4);
    const QPointF neck = tip - along * kNoteHead;
    painter.setPen(QPen(color, kNoteWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(tail, neck);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{tip, neck + across, neck - across});
}

void paintStroke(QPainter& painter, const PortNote& note, const SheetTheme& theme)
{
    const QPointF along = toScene(note.bond);
    const QPointF across(-along.y(), along.x());
    const QPointF middle = toScene(note.place) + along * kStrokeDistance;
    painter.setPen(QPen(colorOf(note.tone, theme.ink, theme), kStrokeWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(middle - across * kStrokeLength / 2, middle + across * kStrokeLength / 2);
}

/// The direction out of the symbol, in the scene.
QPointF outwardOf(const PortNote& note)
{
    const QPointF up = model::vectorOf(note.side);
    return {up.x(), -up.y()};
}

QPointF middleOf(const PortNote& note)
{
    return toScene(note.place) - outwardOf(note) * (kModule + kNoteLength / 4);
}

void paintPortNote(QPainter& painter, const PortNote& note, const SheetTheme& theme)
{
    if (!note.bond.isNull()) {
        if (!note.givesEffort)
            paintStroke(painter, note, theme);
        return;
    }
    const QPointF outward = outwardOf(note);
    const QPointF across(-outward.y(), outward.x());
    const QPointF middle = middleOf(note);
    const auto paint = [&](double side, bool isGiven, const QColor& color) {
        paintNoteArrow(painter, middle + across * side * kNoteDistance, isGiven ? outward : -outward,
                       colorOf(note.tone, color, theme));
    };
    paint(-1, note.givesEffort, theme.ink);
    paint(1, note.givesFlow, theme.signal);
}

void paintUse(QPainter& painter, QPointF middle, bool isRelay, const SheetTheme& theme)
{
    painter.setPen(QPen(theme.ink, kUseWidth));
    painter.setBrush(isRelay ? theme.paper : theme.ink);
    painter.drawRect(QRectF(middle - QPointF(kUseSize / 2, kUseSize / 2), QSizeF(kUseSize, kUseSize)));
}

constexpr int kLetterPixels =
    100;  // letters are drawn large and scaled down, so that they keep their shape at every zoom

QFont letterFont()
{
    QFont font;
    font.setPixelSize(kLetterPixels);
    font.setItalic(true);
    font.setBold(true);
    return font;
}

void paintSymbolNote(QPainter& painter, const SymbolNote& note, double zoom, const SheetTheme& theme)
{
    const QRectF place = boxOf(note, zoom);
    const double scale = legibleHeight(kLetterHeight, zoom) / kLetterPixels;
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(scale, scale);
    const QRectF box(0, 0, place.width() / scale, 1.2 * kLetterPixels);
    const QColor color = colorOf(note.tone, theme.accent, theme);
    painter.setPen(QPen(color, 0.08 * kLetterPixels));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(box, 0.3 * kLetterPixels, 0.3 * kLetterPixels);
    painter.setFont(letterFont());
    painter.setPen(color);
    painter.drawText(box, Qt::AlignCenter, note.text);
    painter.restore();
}

}  // namespace

QRectF boxOf(const SymbolNote& note, double zoom)
{
    const double width = QFontMetricsF(letterFont()).horizontalAdvance(note.text) + 0.5 * kLetterPixels;
    const QPointF corner = toScene(note.bounds).bottomRight() - QPointF(kModule / 2, kModule / 2);
    return {corner, QSizeF(width, 1.2 * kLetterPixels) * (legibleHeight(kLetterHeight, zoom) / kLetterPixels)};
}

void paintSign(QPainter& painter, LegendRow::Sign sign, const SheetTheme& theme)
{
    using Sign = LegendRow::Sign;
    const QPointF right(1, 0);
    switch (sign) {
    case Sign::None: break;
    case Sign::Effort: paintNoteArrow(painter, {}, right, theme.ink); break;
    case Sign::Flow: paintNoteArrow(painter, {}, right, theme.signal); break;
    case Sign::Loop: paintNoteArrow(painter, {}, right, theme.warning); break;
    case Sign::Stroke: {
        PortNote note;
        note.bond = right;
        painter.setPen(QPen(theme.ink, kNoteWidth));
        painter.drawLine(QPointF(-kStrokeDistance, 0), QPointF(kNoteLength - kStrokeDistance, 0));
        painter.translate(-2 * kStrokeDistance, 0);
        paintStroke(painter, note, theme);
        break;
    }
    case Sign::EndPort:
    case Sign::RelayPort: paintUse(painter, {}, sign == Sign::RelayPort, theme); break;
    }
}

void paintNotes(QPainter& painter, const SheetNotes& notes, QRectF visible, double zoom, const SheetTheme& theme)
{
    const QRectF near = visible.adjusted(-kNoteRoom, -kNoteRoom, kNoteRoom, kNoteRoom);
    for (const PortNote& note : notes.ports)
        if (near.contains(toScene(note.place)))
            paintPortNote(painter, note, theme);
    for (const PortUseNote& note : notes.uses)
        if (near.contains(toScene(note.place)))
            paintUse(painter, toScene(note.place), note.isRelay, theme);
    for (const SymbolNote& note : notes.symbols)
        if (near.intersects(toScene(note.bounds)))
            paintSymbolNote(painter, note, zoom, theme);
}

std::vector<QRectF> marksOf(const SheetNotes& notes, double zoom)
{
    std::vector<QRectF> marks;
    const double reach = kNoteDistance + kNoteHead;
    for (const PortNote& note : notes.ports) {
        const QPointF middle = note.bond.isNull() ? middleOf(note) : toScene(note.place);
        marks.push_back({middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach});
    }
    for (const SymbolNote& note : notes.symbols)
        marks.push_back(boxOf(note, zoom));
    return marks;
}

}  // namespace bramah::editor
