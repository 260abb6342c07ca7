// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/value_placing.h"

#include "editor/render/sheet_geometry.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr double kValueHeight = 2.2;    // diagram units
constexpr double kValueDistance = 1.4;  // diagram units, from the line
constexpr int kLetterPixels = 100;      // drawn large and scaled down, so that letters keep their shape at every zoom
constexpr double kLetterScale = kValueHeight / kLetterPixels;
constexpr double kLetterLine = 1.15 * kValueHeight;
constexpr double kWidthStep = 1;  // diagram units: a width that changes by a digit is not to move a value about

QFont valueFont()
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(kLetterPixels);
    return font;
}

QSizeF sizeOf(const QStringList& lines)
{
    static const QFontMetricsF metrics(valueFont());
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return {width * kLetterScale, kLetterLine * double(lines.size())};
}

bool isLevel(const QLineF& segment)
{
    return std::abs(segment.dx()) > std::abs(segment.dy());
}

}  // namespace

bool fitsBeside(const QLineF& segment, const QStringList& lines)
{
    const QSizeF size = sizeOf(lines);
    return segment.length() >= (isLevel(segment) ? size.width() : size.height());
}

bool ValuePlacer::isFree(const QRectF& box) const
{
    return std::ranges::none_of(taken_, [&](const QRectF& taken) { return taken.intersects(box); });
}

std::optional<PlacedValue> ValuePlacer::place(const QLineF& segment, const QStringList& lines)
{
    const QPointF foot = toScene(segment.center());
    const QSizeF size = sizeOf(lines);
    PlacedValue placed{lines, {}, isLevel(segment), std::nullopt};
    if (fitsBeside(segment, lines)) {
        placed.box = QRectF(placed.isCentred ? foot - QPointF(size.width() / 2, kValueDistance + size.height())
                                             : foot + QPointF(kValueDistance, -size.height() / 2),
                            size);
        taken_.push_back(placed.box);
        return placed;
    }
    const QSizeF room(std::ceil(size.width() / kWidthStep) * kWidthStep + 1, size.height() + 0.4);
    constexpr double kDistances[] = {2, 3.5, 5, 7, 9};
    constexpr QPointF kDirections[] = {{0.7, -0.7}, {-0.7, -0.7}, {0, -1},     {1, 0},
                                       {-1, 0},     {0.7, 0.7},   {-0.7, 0.7}, {0, 1}};
    for (const double distance : kDistances)
        for (const QPointF& direction : kDirections) {
            const QPointF middle = foot + distance * direction +
                                   QPointF(std::copysign(direction.x() == 0 ? 0 : room.width() / 2, direction.x()),
                                           std::copysign(direction.y() == 0 ? 0 : room.height() / 2, direction.y()));
            const QRectF box(middle - QPointF(room.width(), room.height()) / 2, room);
            if (!isFree(box))
                continue;
            const QPointF end(std::clamp(foot.x(), box.left(), box.right()),
                              std::clamp(foot.y(), box.top(), box.bottom()));
            placed.box = box;
            placed.isCentred = true;
            placed.leader = QLineF(foot, end);
            taken_.push_back(box);
            return placed;
        }
    return std::nullopt;
}

void paintValue(QPainter& painter, const PlacedValue& value, const SheetTheme& theme)
{
    painter.save();
    if (value.leader) {
        QColor ink = theme.ink;
        ink.setAlphaF(0.5F);
        painter.setPen(QPen(ink, 0.15));
        painter.drawLine(*value.leader);
    }
    painter.translate(value.box.topLeft());
    painter.scale(kLetterScale, kLetterScale);
    const QRectF box(QPointF(0, 0), value.box.size() / kLetterScale);
    QColor plate = theme.paper;
    plate.setAlphaF(0.85F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(box.adjusted(-0.25 * kLetterPixels, 0, 0.25 * kLetterPixels, 0), kLetterPixels * 0.25,
                            kLetterPixels * 0.25);
    painter.setFont(valueFont());
    painter.setPen(theme.ink);
    const double height = box.height() / double(value.lines.size());
    for (qsizetype k = 0; k < value.lines.size(); ++k)
        painter.drawText(QRectF(0, height * double(k), box.width(), height),
                         Qt::AlignVCenter | (value.isCentred ? Qt::AlignHCenter : Qt::AlignLeft), value.lines[k]);
    painter.restore();
}

}  // namespace bramah::editor
