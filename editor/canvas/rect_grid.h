// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRectF>

#include <vector>

namespace bramah::editor {

/// Rectangles of a sheet, found by place in a grid.
class RectGrid
{
public:
    /// Adds \a rect [diagram units]. Of a very large one, beyond 4096 squares of 20 x 20 units, only a part is found.
    void add(const QRectF& rect);
    /// Does any of them overlap \a rect, but for those equal to \a except?
    [[nodiscard]] bool isTaken(const QRectF& rect, const QRectF& except = {}) const;

private:
    std::vector<QRectF> rects_;
    QHash<QPair<int, int>, std::vector<int>> cells_;  ///< indices by column and row
};

}  // namespace bramah::editor
