// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/value_placing.h"

#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_texts.h"

#include <QCache>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr double kValueHeight = 2.2;    // diagram units
constexpr double kValueDistance = 1.4;  // diagram units from the line to a value of its usual height
constexpr int kLetterPixels = 100;      // drawn large and scaled down, so that letters keep their shape at every zoom
constexpr double kLetterLine = 1.15;    // of the height of the font
constexpr double kWidthStep = 1;        // diagram units: a width that changes by a digit must not move a value

QFont valueFont()
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(kLetterPixels);
    return font;
}

/// The width of \a line in the font of values. The same texts are measured again and again while results move.
double widthOf(const QString& line)
{
    constexpr int kMostKept = 5000;
    static const QFontMetricsF metrics(valueFont());
    static QCache<QString, double> widths(kMostKept);
    if (const double* known = widths.object(line))
        return *known;
    const double width = metrics.horizontalAdvance(line);
    widths.insert(line, new double(width));
    return width;
}

QSizeF sizeOf(const QStringList& lines, double height)
{
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, widthOf(line));
    return {width * height / kLetterPixels, kLetterLine * height * double(lines.size())};
}

bool isLevel(const QLineF& segment)
{
    return std::abs(segment.dx()) > std::abs(segment.dy());
}

/// The size of \a lines regardless of digits that change during a run.
QSizeF steadySize(const QStringList& lines, double height)
{
    const QSizeF size = sizeOf(lines, height);
    return {std::ceil(size.width() / kWidthStep) * kWidthStep + 1, size.height() + 0.4};
}

}  // namespace

ValuePlacer::ValuePlacer(const std::vector<QRectF>& obstacles, const QRectF& page, double zoom)
    : page_(page), height_(legibleHeight(kValueHeight, zoom))
{
    for (const QRectF& obstacle : obstacles)
        taken_.add(obstacle);
}

bool ValuePlacer::fitsBeside(const QLineF& segment, const QStringList& lines) const
{
    const QSizeF size = sizeOf(lines, height_);
    return segment.length() >= (isLevel(segment) ? size.width() : size.height());
}

bool ValuePlacer::isFree(const QRectF& box, bool isWithinPage) const
{
    return (!isWithinPage || page_.contains(box)) && !taken_.isTaken(box);
}

bool ValuePlacer::isFree(const QLineF& leader) const
{
    const QRectF bounds = QRectF(leader.p1(), leader.p2()).normalized();
    return std::ranges::none_of(values_, [&](const QRectF& value) {
        if (!value.intersects(bounds.adjusted(-1e-3, -1e-3, 1e-3, 1e-3)))
            return false;
        const QLineF sides[] = {{value.topLeft(), value.topRight()},
                                {value.topRight(), value.bottomRight()},
                                {value.bottomRight(), value.bottomLeft()},
                                {value.bottomLeft(), value.topLeft()}};
        return value.contains(leader.p1()) || std::ranges::any_of(sides, [&](const QLineF& side) {
                   return side.intersects(leader) == QLineF::BoundedIntersection;
               });
    });
}

/// The place nearest to the middle of the line, first on its preferred side, then on the other.
std::optional<QRectF> ValuePlacer::roomBeside(const QLineF& segment, QSizeF size, bool isWithinPage) const
{
    constexpr double kStep = 2;
    const bool isFlat = isLevel(segment);
    const QPointF middle = toScene(segment.center());
    const double slack = (segment.length() - (isFlat ? size.width() : size.height())) / 2;
    for (const int side : {1, -1})
        for (double along = 0; along <= std::max(0.0, slack); along += kStep)
            for (const double way : {along, -along}) {
                const double away = kValueDistance + (isFlat ? size.height() : size.width()) / 2;
                const QPointF centre = middle + (isFlat ? QPointF(way, -side * away) : QPointF(side * away, way));
                const QRectF box(centre - QPointF(size.width(), size.height()) / 2, size);
                if (isFree(box, isWithinPage))
                    return box;
            }
    return std::nullopt;
}

std::optional<PlacedValue> ValuePlacer::atLeader(const QLineF& segment, const QStringList& lines,
                                                 bool isWithinPage) const
{
    const QPointF foot = toScene(segment.center());
    const QSizeF room = steadySize(lines, height_);
    constexpr double kDistances[] = {2, 3.5, 5, 7, 9};
    constexpr QPointF kDirections[] = {{0.7, -0.7}, {-0.7, -0.7}, {0, -1},     {1, 0},
                                       {-1, 0},     {0.7, 0.7},   {-0.7, 0.7}, {0, 1}};
    for (const double distance : kDistances)
        for (const QPointF& direction : kDirections) {
            const QPointF middle = foot + distance * direction +
                                   QPointF(std::copysign(direction.x() == 0 ? 0 : room.width() / 2, direction.x()),
                                           std::copysign(direction.y() == 0 ? 0 : room.height() / 2, direction.y()));
            const QRectF box(middle - QPointF(room.width(), room.height()) / 2, room);
            const QLineF leader(
                foot, {std::clamp(foot.x(), box.left(), box.right()), std::clamp(foot.y(), box.top(), box.bottom())});
            if (isFree(box, isWithinPage) && isFree(leader))
                return PlacedValue{lines, box, height_, true, leader};
        }
    return std::nullopt;
}

std::optional<PlacedValue> ValuePlacer::find(const QLineF& segment, const QStringList& lines, bool isWithinPage) const
{
    if (fitsBeside(segment, lines))
        if (const auto room = roomBeside(segment, steadySize(lines, height_), isWithinPage))
            return PlacedValue{lines, *room, height_, isLevel(segment), std::nullopt};
    return atLeader(segment, lines, isWithinPage);
}

std::optional<PlacedValue> ValuePlacer::place(const QLineF& segment, const QStringList& lines)
{
    std::optional<PlacedValue> placed = find(segment, lines, true);
    if (!placed)
        placed = find(segment, lines, false);
    if (placed) {
        taken_.add(placed->box);
        values_.push_back(placed->box);
    }
    return placed;
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
    const double scale = value.height / kLetterPixels;
    painter.scale(scale, scale);
    const QRectF box(QPointF(0, 0), value.box.size() / scale);
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
