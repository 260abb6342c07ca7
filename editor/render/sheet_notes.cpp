// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_notes.h"

#include "editor/render/sheet_geometry.h"

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

void paintPortNote(QPainter& painter, const PortNote& note, const SheetTheme& theme)
{
    if (!note.bond.isNull()) {
        if (!note.givesEffort)
            paintStroke(painter, note, theme);
        return;
    }
    const QPointF up = model::vectorOf(note.side);
    const QPointF outward(up.x(), -up.y());
    const QPointF across(-outward.y(), outward.x());
    const QPointF middle = toScene(note.place) - outward * (kModule + kNoteLength / 4);
    const auto paint = [&](double side, bool isGiven, const QColor& color) {
        paintNoteArrow(painter, middle + across * side * kNoteDistance, isGiven ? outward : -outward,
                       colorOf(note.tone, color, theme));
    };
    paint(-1, note.givesEffort, theme.ink);
    paint(1, note.givesFlow, theme.signal);
}

void paintSymbolNote(QPainter& painter, const SymbolNote& note, const SheetTheme& theme)
{
    constexpr int kPixels = 100;  // drawn large and scaled down, so that letters keep their shape at every zoom
    QFont font = painter.font();
    font.setPixelSize(kPixels);
    font.setItalic(true);
    font.setBold(true);
    const double scale = kLetterHeight / kPixels;
    const double width = QFontMetricsF(font).horizontalAdvance(note.text) + 0.5 * kPixels;
    const QRectF bounds = toScene(note.bounds);
    painter.save();
    painter.translate(bounds.right() - kModule / 2, bounds.bottom() - kModule / 2);
    painter.scale(scale, scale);
    const QRectF box(0, 0, width, 1.2 * kPixels);
    const QColor color = colorOf(note.tone, theme.accent, theme);
    painter.setPen(QPen(color, 0.08 * kPixels));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(box, 0.3 * kPixels, 0.3 * kPixels);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(box, Qt::AlignCenter, note.text);
    painter.restore();
}

}  // namespace

void paintNotes(QPainter& painter, const SheetNotes& notes, QRectF visible, const SheetTheme& theme)
{
    const QRectF near = visible.adjusted(-kNoteRoom, -kNoteRoom, kNoteRoom, kNoteRoom);
    for (const PortNote& note : notes.ports)
        if (near.contains(toScene(note.place)))
            paintPortNote(painter, note, theme);
    for (const PortUseNote& note : notes.uses)
        if (near.contains(toScene(note.place))) {
            painter.setPen(QPen(theme.ink, kUseWidth));
            painter.setBrush(note.isRelay ? theme.paper : theme.ink);
            painter.drawRect(
                QRectF(toScene(note.place) - QPointF(kUseSize / 2, kUseSize / 2), QSizeF(kUseSize, kUseSize)));
        }
    for (const SymbolNote& note : notes.symbols)
        if (near.intersects(toScene(note.bounds)))
            paintSymbolNote(painter, note, theme);
}

}  // namespace bramah::editor
