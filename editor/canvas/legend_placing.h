// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <optional>
#include <vector>

namespace bramah::editor {

/// Finds room for legends in a view, where they hide nothing of what is drawn. All is in the view's pixels, from its
/// upper left corner.
class LegendPlacer
{
public:
    /// \a drawn: the rectangles that must stay in sight; those outside of \a view count for nothing.
    LegendPlacer(QSizeF view, const std::vector<QRectF>& drawn);

    /// The free place nearest to \a corner; nothing where there is none.
    [[nodiscard]] std::optional<QRectF> place(QSizeF size, Qt::Corner corner) const;
    /// The place in \a corner itself, whatever lies there.
    [[nodiscard]] QRectF inCorner(QSizeF size, Qt::Corner corner) const;
    /// Keeps further legends away from \a legend.
    void take(const QRectF& legend);

private:
    /// The cells that a rectangle touches.
    struct Cells {
        int left, top, right, bottom;  ///< without column `right` and row `bottom`
    };
    [[nodiscard]] Cells cellsOf(const QRectF& rectangle) const;
    void add(const QRectF& rectangle);
    /// Counts the taken cells above and to the left of each cell.
    void sum();
    [[nodiscard]] bool isFree(const Cells& cells) const;

    QSizeF view_;
    int columns_, rows_;
    std::vector<int> isTaken_;  ///< by cell, row by row
    std::vector<int> sums_;     ///< of the taken cells above and to the left, with a border of zeros
};

}  // namespace bramah::editor
