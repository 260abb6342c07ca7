// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/legend_placing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::editor {

namespace {

constexpr double kCell = 6;     // pixels
constexpr double kMargin = 10;  // pixels, from the edges of the view

bool isAtRight(Qt::Corner corner)
{
    return corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
}

bool isAtBottom(Qt::Corner corner)
{
    return corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
}

}  // namespace

LegendPlacer::LegendPlacer(QSizeF view, const std::vector<QRectF>& drawn)
    : view_(view),
      columns_(std::max(0, static_cast<int>(view.width() / kCell))),
      rows_(std::max(0, static_cast<int>(view.height() / kCell))),
      isTaken_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)),
      sums_(static_cast<std::size_t>(columns_ + 1) * static_cast<std::size_t>(rows_ + 1))
{
    for (const QRectF& rectangle : drawn)
        add(rectangle);
    sum();
}

LegendPlacer::Cells LegendPlacer::cellsOf(const QRectF& rectangle) const
{
    const auto first = [](double from, int most) {
        return static_cast<int>(std::clamp(std::floor(from / kCell), 0.0, static_cast<double>(most)));
    };
    const auto behind = [](double to, int most) {
        return static_cast<int>(std::clamp(std::ceil(to / kCell), 0.0, static_cast<double>(most)));
    };
    return {first(rectangle.left(), columns_), first(rectangle.top(), rows_), behind(rectangle.right(), columns_),
            behind(rectangle.bottom(), rows_)};
}

void LegendPlacer::add(const QRectF& rectangle)
{
    const Cells cells = cellsOf(rectangle);
    for (int row = cells.top; row < cells.bottom; ++row)
        for (int column = cells.left; column < cells.right; ++column)
            isTaken_[static_cast<std::size_t>(row * columns_ + column)] = 1;
}

void LegendPlacer::sum()
{
    const auto at = [this](int row, int column) -> int& {
        return sums_[static_cast<std::size_t>(row * (columns_ + 1) + column)];
    };
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column)
            at(row + 1, column + 1) = at(row, column + 1) + at(row + 1, column) - at(row, column) +
                                      isTaken_[static_cast<std::size_t>(row * columns_ + column)];
}

bool LegendPlacer::isFree(const Cells& cells) const
{
    const auto at = [this](int row, int column) {
        return sums_[static_cast<std::size_t>(row * (columns_ + 1) + column)];
    };
    return at(cells.bottom, cells.right) - at(cells.top, cells.right) - at(cells.bottom, cells.left) +
               at(cells.top, cells.left) ==
           0;
}

void LegendPlacer::take(const QRectF& legend)
{
    add(legend);
    sum();
}

QRectF LegendPlacer::inCorner(QSizeF size, Qt::Corner corner) const
{
    return {QPointF(isAtRight(corner) ? view_.width() - kMargin - size.width() : kMargin,
                    isAtBottom(corner) ? view_.height() - kMargin - size.height() : kMargin),
            size};
}

std::optional<QRectF> LegendPlacer::place(QSizeF size, Qt::Corner corner) const
{
    const QRectF wanted = inCorner(size, corner);
    const QRectF room = QRectF(QPointF(), view_).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    std::optional<QRectF> nearest;
    double least = std::numeric_limits<double>::infinity();
    const double right = room.right() - size.width(), bottom = room.bottom() - size.height();
    // From the wanted corner in steps of a cell, so that a legend with room in the corner stands in it exactly.
    for (int row = 0; row <= (bottom - room.top()) / kCell; ++row)
        for (int column = 0; column <= (right - room.left()) / kCell; ++column) {
            const double way = std::hypot(row, column);
            if (way >= least)
                break;
            const QPointF away(column * kCell * (isAtRight(corner) ? -1 : 1),
                               row * kCell * (isAtBottom(corner) ? -1 : 1));
            const QRectF place = wanted.translated(away);
            if (!isFree(cellsOf(place)))
                continue;
            nearest = place;
            least = way;
        }
    return nearest;
}

}  // namespace bramah::editor
