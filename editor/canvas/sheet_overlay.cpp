// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_overlay.h"

#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace bramah::editor {
namespace {

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

void paintPort(QPainter& painter, const PortMark& mark, const SheetTheme& theme, double pixel)
{
    const double pen = 1.5 * pixel;
    const double small = std::clamp(0.45, 2.5 * pixel, 5 * pixel);
    const double large = std::clamp(0.9, 5 * pixel, 9 * pixel);
    const QPointF at = toScene(mark.position);
    switch (mark.look) {
    case PortMark::Look::Near:
    case PortMark::Look::Legal:
        painter.setPen(QPen(theme.accent, pen));
        painter.setBrush(theme.paper);
        painter.drawEllipse(at, small, small);
        break;
    case PortMark::Look::Illegal:
        painter.setPen(QPen(withAlpha(theme.disabled, 0.7), pen));
        painter.setBrush(theme.paper);
        painter.drawEllipse(at, small * 0.8, small * 0.8);
        break;
    case PortMark::Look::LegalUnderCursor:
        painter.setPen(QPen(withAlpha(theme.accent, 0.35), 2 * pen));
        painter.setBrush(theme.accent);
        painter.drawEllipse(at, large, large);
        break;
    case PortMark::Look::IllegalUnderCursor:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.disabled);
        painter.drawEllipse(at, large, large);
        painter.setPen(QPen(theme.paper, pen));
        painter.drawLine(at - QPointF(large, large) * 0.45, at + QPointF(large, large) * 0.45);
        break;
    }
}

void paintRoute(QPainter& painter, const SheetOverlay& overlay, const SheetTheme& theme, double pixel)
{
    QPen pen = linePen(overlay.routeStyle, theme, 1.2 * pixel);
    const QColor color = withAlpha(pen.color(), 0.6);
    pen.setColor(color);
    const QPolygonF points = toScene(overlay.route);
    painter.setBrush(Qt::NoBrush);
    if (overlay.isRouteDouble) {
        painter.setPen(QPen(withAlpha(theme.ink, 0.25), kModule, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(points);
    } else {
        painter.setPen(pen);
        painter.drawPolyline(points);
    }
    if (overlay.junction) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(toScene(*overlay.junction), 0.375 * kModule, 0.375 * kModule);
    }
}

void paintRubberBand(QPainter& painter, const SheetOverlay& overlay, const SheetTheme& theme, double pixel)
{
    QPen pen(theme.accent, pixel);
    if (overlay.isTouching)
        pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(withAlpha(theme.accent, 0.08));
    painter.drawRect(toScene(overlay.rubberBand->normalized()));
}

/// Paints the reason of a refusal on a small plate below the cursor, or where there is room.
void paintReason(QPainter& painter, const SheetOverlay& overlay, const SheetTheme& theme, double pixel, QRectF visible)
{
    painter.save();
    painter.translate(toScene(overlay.reasonPosition));
    painter.scale(pixel, pixel);
    const QFont font = QGuiApplication::font();
    painter.setFont(font);
    constexpr double kWidest = 420;  // px; longer ones take several lines
    const QFontMetricsF metrics(font);
    const QRectF text = metrics
                            .boundingRect(QRectF(0, 0, std::min(kWidest, visible.width() / pixel - 40), 1000),
                                          Qt::TextWordWrap, overlay.reason)
                            .adjusted(0, 0, 2, 0);
    QRectF plate = text.adjusted(-10, -6, 10, 6).translated(26, 22);
    const QPointF cursor = toScene(overlay.reasonPosition);
    const QPointF corner = (visible.bottomRight() - cursor) / pixel - QPointF(8, 8);
    if (plate.right() > corner.x())
        plate.moveRight(corner.x());
    if (plate.bottom() > corner.y())
        plate.moveBottom(-16);
    painter.setPen(QPen(theme.isDark ? theme.paperEdge : QColor(0, 0, 0, 0), 1));
    painter.setBrush(theme.isDark ? QColor(0x2B3036) : QColor(0x24292F));
    painter.drawRoundedRect(plate, 6, 6);
    painter.setPen(QColor(0xF6F8FA));
    painter.drawText(plate, Qt::AlignCenter | Qt::TextWordWrap, overlay.reason);
    painter.restore();
}

}  // namespace

void paintOverlay(QPainter& painter, const SheetOverlay& overlay, const SheetTheme& theme, double pixel, QRectF visible)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (overlay.rubberBand)
        paintRubberBand(painter, overlay, theme, pixel);
    if (overlay.route.size() > 1)
        paintRoute(painter, overlay, theme, pixel);
    painter.setOpacity(0.6);
    const DetailLevel detail = DetailLevel::at(1 / pixel);
    for (const model::DiagramComponent& ghost : overlay.ghosts) {
        paintSymbol(painter, ghost, theme, detail);
        if (hasTextsAt(1 / pixel))
            paintTexts(painter, textsOf(ghost), theme);
    }
    painter.setOpacity(1);
    for (const PortMark& mark : overlay.ports)
        paintPort(painter, mark, theme, pixel);
    if (!overlay.reason.isEmpty())
        paintReason(painter, overlay, theme, pixel, visible);
    painter.restore();
}

}  // namespace bramah::editor
