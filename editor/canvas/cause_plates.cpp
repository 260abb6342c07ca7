// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/cause_plates.h"

#include <QGuiApplication>
#include <QPainter>

namespace bramah::editor {

void paintCausePlate(QPainter& painter, const CausePlate& plate, const QRectF& symbol, const SheetTheme& theme,
                     double pixel)
{
    painter.save();
    painter.translate(symbol.center().x(), symbol.top());
    painter.scale(pixel, pixel);
    QFont font = QGuiApplication::font();
    font.setBold(plate.isMain);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const double height = metrics.height() + 6, arrow = metrics.height() * 0.7;
    const double width = arrow + metrics.horizontalAdvance(plate.text) + 20;
    const QRectF area(-width / 2, -height - 8, width, height);
    const QColor color = plate.isUp ? theme.running : theme.accent;
    painter.setPen(QPen(color, plate.isMain ? 2 : 1));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(area, 4, 4);
    const QPointF middle(area.left() + 8 + arrow / 2, area.center().y());
    const double up = plate.isUp ? -1 : 1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({middle + QPointF(0, up * arrow / 2), middle + QPointF(arrow / 2, -up * arrow / 3),
                                   middle + QPointF(-arrow / 2, -up * arrow / 3)}));
    painter.setPen(theme.ink);
    painter.drawText(area.adjusted(arrow + 12, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft, plate.text);
    painter.restore();
}

}  // namespace bramah::editor
