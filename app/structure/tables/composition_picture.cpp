// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/composition_picture.h"

#include "app/translate.h"
#include "model/text/dotted_name.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

namespace bramah::app {

using solver::Composition;

namespace {

constexpr double kPort = 4;          // px, half the width of a port
constexpr double kRadius = 4;        // px
constexpr double kTitleHeight = 24;  // px high

bool isLogical(model::PortRole role)
{
    return role != model::PortRole::Physical && role != model::PortRole::Other;
}

/// A pen of \a width; it keeps that width in a picture that is scaled down, as in a window.
QPen inkPen(const QPainter& painter, const QColor& color, double width)
{
    QPen pen(color, width);
    pen.setCosmetic(painter.worldTransform().m11() < 1);
    return pen;
}

void drawPort(QPainter& painter, const Composition::Port& port, const QPalette& palette, bool isOfWhole = false)
{
    const QColor ink = palette.color(isLogical(port.role) ? QPalette::Link : QPalette::Text);
    painter.setPen(inkPen(painter, ink, 1.3));
    painter.setBrush(port.use == model::PortUse::End ? ink : palette.color(QPalette::Base));
    painter.drawRect(QRectF(port.place - QPointF(kPort, kPort), QSizeF(2 * kPort, 2 * kPort)));
    // The name is inside the box.
    QColor pale = palette.color(QPalette::Text);
    pale.setAlphaF(0.7F);
    painter.setPen(pale);
    const double width = painter.fontMetrics().horizontalAdvance(port.name) + 2.0,
                 height = painter.fontMetrics().height();
    QRectF place(0, 0, width, height);
    switch (port.side) {
    case model::Side::West: place.moveTo(port.place + QPointF(kPort + 3, -height / 2)); break;
    case model::Side::East: place.moveTo(port.place + QPointF(-kPort - 3 - width, -height / 2)); break;
    case model::Side::North:
    case model::Side::South: return;
    }
    // The line of a whole continues inside its port; the name is above the line.
    if (isOfWhole)
        place.translate(0, -0.7 * height);
    painter.drawText(place, Qt::AlignCenter, port.name);
}

void drawLegend(QPainter& painter, const Composition& composition, const QPalette& palette)
{
    double x = 16;
    const double y = composition.size.height() - kTitleHeight / 2;
    for (const auto& [use, text] :
         {std::pair(model::PortUse::End, tr("end port")), std::pair(model::PortUse::Relay, tr("relay port")),
          std::pair(model::PortUse::Unused, tr("port that nothing uses"))}) {
        drawPort(painter, {{}, {x, y}, model::Side::North, use, model::PortRole::Physical}, palette);
        if (use == model::PortUse::Unused)
            painter.drawLine(QPointF(x - kPort, y + kPort), QPointF(x + kPort, y - kPort));
        const double width = painter.fontMetrics().horizontalAdvance(text);
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QRectF(x + 10, y - 10, width + 4, 20), Qt::AlignVCenter, text);
        x += width + 36;
    }
}

}  // namespace

void paintComposition(QPainter& painter, const Composition& composition, const QFont& font, const QPalette& palette,
                      const QStringList& selected)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    int depth = 0;
    for (const Composition::Box& box : composition.boxes) {
        const bool isSelected = !box.path.isEmpty() && selected.contains(box.path);
        depth = static_cast<int>(model::namesIn(box.path).size());
        painter.setPen(
            inkPen(painter, palette.color(isSelected ? QPalette::Highlight : QPalette::Text), isSelected ? 2 : 1));
        painter.setBrush(palette.color(depth % 2 == 0 ? QPalette::Base : QPalette::AlternateBase));
        painter.drawRoundedRect(box.frame, kRadius, kRadius);
        const QString title = box.name.isEmpty() ? box.className : box.name + QStringLiteral(" : ") + box.className;
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QRectF(box.frame.left(), box.frame.top(), box.frame.width(), kTitleHeight), Qt::AlignCenter,
                         title);
    }
    for (const Composition::Line& line : composition.lines) {
        const bool isSignal =
            model::isSignal(line.style) || line.style == model::LineStyle::Other || line.style == model::LineStyle::Bus;
        painter.setPen(inkPen(painter, palette.color(isSignal ? QPalette::Link : QPalette::Text), 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line.points.constData(), static_cast<int>(line.points.size()));
    }
    for (const Composition::Box& box : composition.boxes)
        for (const Composition::Port& port : box.ports) {
            drawPort(painter, port, palette, box.isWhole);
            if (port.use == model::PortUse::Unused)
                painter.drawLine(port.place + QPointF(-kPort, kPort), port.place + QPointF(kPort, -kPort));
        }
    drawLegend(painter, composition, palette);
}

std::function<double(const QString& text)> widthsIn(const QFont& font)
{
    return [metrics = QFontMetricsF(font)](const QString& text) { return metrics.horizontalAdvance(text); };
}

const Composition::Box* boxAt(const Composition& composition, QPointF point)
{
    const Composition::Box* found = nullptr;
    for (const Composition::Box& box : composition.boxes)
        if (box.frame.contains(point))
            found = &box;
    return found;
}

}  // namespace bramah::app
