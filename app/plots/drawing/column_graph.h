// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/column_spans.h"
#include "app/plots/drawing/custom_plot.h"

namespace bramah::app {

/// A graph of many points that is drawn quickly on the screen. Where segments lie over each other it is drawn as
/// columns of pixels (column_spans.h), elsewhere as a line of no more points than are seen; in files, as a line of all.
class ColumnGraph : public QCPGraph
{
    Q_OBJECT
public:
    using QCPGraph::QCPGraph;

protected:
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] bool isLong() const;
    /// The points in pixels of a screen with \a ratio pixels to one of the plot, from the corner of the plot's area.
    [[nodiscard]] std::vector<QPointF> pixels(double ratio) const;
    void drawLine(QCPPainter& painter, std::span<const QPointF> points, double ratio) const;
    void drawColumns(QCPPainter& painter, std::span<const QPointF> points, std::span<const ColumnSpan> spans,
                     double ratio);

    std::vector<QRgb> image_;  ///< kept from one drawing to the next
};

}  // namespace bramah::app
