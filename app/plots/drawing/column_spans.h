// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

#include <limits>
#include <span>
#include <vector>

namespace bramah::app {

/// What a curve does within a column of pixels: how far up and down its middle goes, and how long it is there, all in
/// pixels. Empty where it does not pass.
struct ColumnSpan {
    float top = std::numeric_limits<float>::max();
    float bottom = std::numeric_limits<float>::lowest();
    float length = 0;
    float rise = 0;  ///< up and down together

    [[nodiscard]] bool isEmpty() const { return top > bottom; }
};

/// How far up and down a line through \a points [px], in order of x, goes in each of \a columns columns. A point that
/// is not finite interrupts it.
///
/// A curve with several points in each column is drawn by these spans: one pass over the points and one over the
/// columns, where a stroker with antialiasing makes a polygon of each of the segments that lie over each other. In each
/// column the pen leaves the ink that its length there asks for, as far as there is room: its ends fade over a straight
/// slope, and are sharp where many segments lie over each other.
[[nodiscard]] std::vector<ColumnSpan> columnSpans(std::span<const QPointF> points, int columns);

/// Do many segments lie over each other in some of the columns, or side by side in most, so that a stroker would take
/// much longer than the columns?
[[nodiscard]] bool isCrowded(std::span<const ColumnSpan> spans);

/// Those of \a points [px] whose line looks the same: of each stretch that goes up or down within a column, its ends.
[[nodiscard]] std::vector<QPointF> thinned(std::span<const QPointF> points);

/// A line's appearance.
struct SpanPen {
    QColor color;
    double width = 1;              ///< px
    std::vector<double> dashes{};  ///< px, on and off in turn; empty: solid
};

/// Paints \a spans over \a image, whose format is ARGB32_Premultiplied and which has a column for each.
void paintSpans(QImage& image, std::span<const ColumnSpan> spans, const SpanPen& pen);

}  // namespace bramah::app
