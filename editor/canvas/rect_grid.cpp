// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/rect_grid.h"

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr double kGridStep = 20;      // diagram units
constexpr int kMostGridCells = 4096;  // of one rectangle; the rest of a larger one is not found

/// Calls \a visit with the column and row of each cell that \a rect touches, until it returns false.
template <typename Visit>
void forEachCell(const QRectF& rect, Visit visit)
{
    const auto cell = [](double at) { return static_cast<int>(std::floor(std::clamp(at, -1e8, 1e8) / kGridStep)); };
    int count = 0;
    for (int column = cell(rect.left()); column <= cell(rect.right()); ++column)
        for (int row = cell(rect.top()); row <= cell(rect.bottom()); ++row)
            if (++count > kMostGridCells || !visit(QPair<int, int>(column, row)))
                return;
}

}  // namespace

void RectGrid::add(const QRectF& rect)
{
    const int index = static_cast<int>(rects_.size());
    rects_.push_back(rect);
    forEachCell(rect, [&](QPair<int, int> cell) {
        cells_[cell].push_back(index);
        return true;
    });
}

bool RectGrid::isTaken(const QRectF& whole, const QRectF& except) const
{
    constexpr double kTouch = 0.01;  // diagram units: rectangles side by side do not overlap
    const QRectF rect = whole.adjusted(kTouch, kTouch, -kTouch, -kTouch);
    bool isTaken = false;
    forEachCell(rect, [&](QPair<int, int> cell) {
        const auto found = cells_.constFind(cell);
        isTaken = found != cells_.constEnd() && std::ranges::any_of(*found, [&](int index) {
                      const QRectF& other = rects_[static_cast<std::size_t>(index)];
                      return other.intersects(rect) && other != except;
                  });
        return !isTaken;
    });
    return isTaken;
}

}  // namespace bramah::editor
