// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/cause_plates.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace bramah::editor {

namespace {

constexpr double kAboveSymbol = 8, kBetweenPlates = 2;  // px, above a symbol and between plates

QFont fontOf(const CausePlate& plate)
{
    QFont font = QGuiApplication::font();
    font.setBold(plate.isMain);
    return font;
}

double arrowSize(const QFontMetricsF& metrics)
{
    return metrics.height() * 0.7;
}

/// Paints \a plate into \a area [px].
void paintPlate(QPainter& painter, const CausePlate& plate, const QRectF& area, const SheetTheme& theme)
{
    const QFont font = fontOf(plate);
    const double arrow = arrowSize(QFontMetricsF(font));
    const QColor color = plate.isUp ? theme.running : theme.accent;
    painter.setFont(font);
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
}

}  // namespace

std::vector<QRectF> causePlaces(const std::vector<PlacedCause>& causes, double pixel)
{
    std::vector<QRectF> places(causes.size());
    std::vector<std::size_t> order(causes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // The main one first, then from the bottom: what is in the way is moved towards the top.
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return std::pair(!causes[a].plate->isMain, -causes[a].symbol.top()) <
               std::pair(!causes[b].plate->isMain, -causes[b].symbol.top());
    });
    std::vector<QRectF> taken;
    for (const std::size_t index : order) {
        const QFontMetricsF metrics(fontOf(*causes[index].plate));
        const QSizeF size(arrowSize(metrics) + metrics.horizontalAdvance(causes[index].plate->text) + 20,
                          metrics.height() + 6);
        QRectF place(QPointF(), size * pixel);
        place.moveCenter({causes[index].symbol.center().x(), 0});
        place.moveBottom(causes[index].symbol.top() - kAboveSymbol * pixel);
        const auto isInWay = [&](const QRectF& other) { return other.intersects(place); };
        for (auto other = std::ranges::find_if(taken, isInWay); other != taken.end();
             other = std::ranges::find_if(taken, isInWay))
            place.moveBottom(other->top() - kBetweenPlates * pixel);
        taken.push_back(place);
        places[index] = place;
    }
    return places;
}

void paintCausePlates(QPainter& painter, const std::vector<PlacedCause>& causes, const SheetTheme& theme, double pixel)
{
    const std::vector<QRectF> places = causePlaces(causes, pixel);
    for (std::size_t k = 0; k < causes.size(); ++k) {
        painter.save();
        painter.translate(places[k].topLeft());
        painter.scale(pixel, pixel);
        paintPlate(painter, *causes[k].plate, QRectF(QPointF(), places[k].size() / pixel), theme);
        painter.restore();
    }
}

}  // namespace bramah::editor
