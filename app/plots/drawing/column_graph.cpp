// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/column_graph.h"

#include "app/plots/drawing/column_spans.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

/// The pixel of a coordinate along \a axis, counted from \a origin, in pixels of the screen.
class PixelsOf
{
public:
    PixelsOf(const QCPAxis& axis, double origin, double ratio)
        : axis_(axis), origin_(origin), ratio_(ratio), isLinear_(axis.scaleType() == QCPAxis::stLinear)
    {
        const QCPRange range = axis.range();
        first_ = axis.coordToPixel(range.lower);
        perUnit_ = (axis.coordToPixel(range.upper) - first_) / range.size();
        lower_ = range.lower;
    }
    [[nodiscard]] double operator()(double value) const
    {
        const double pixel = isLinear_ ? first_ + (value - lower_) * perUnit_ : axis_.coordToPixel(value);
        return (pixel - origin_) * ratio_;
    }

private:
    const QCPAxis& axis_;
    double origin_, ratio_, first_ = 0, perUnit_ = 0, lower_ = 0;
    bool isLinear_;
};

}  // namespace

bool ColumnGraph::isLong() const
{
    constexpr double kPointsPerColumn = 1.5;
    return (mLineStyle == lsLine || mLineStyle == lsStepLeft) && mScatterStyle.isNone() && mBrush == Qt::NoBrush &&
           mDataContainer->size() > kPointsPerColumn * keyAxis()->axisRect()->width();
}

std::vector<QPointF> ColumnGraph::pixels(double ratio) const
{
    const QRect area = keyAxis()->axisRect()->rect();
    const PixelsOf x(*keyAxis(), area.left(), ratio), y(*valueAxis(), area.top(), ratio);
    std::vector<QPointF> points;
    points.reserve(static_cast<std::size_t>(mDataContainer->size()) * (mLineStyle == lsStepLeft ? 2 : 1));
    for (const QCPGraphData& point : *mDataContainer) {
        const QPointF next(x(point.key), y(point.value));
        if (mLineStyle == lsStepLeft && !points.empty())
            points.emplace_back(next.x(), points.back().y());
        points.push_back(next);
    }
    return points;
}

void ColumnGraph::draw(QCPPainter* painter)
{
    const bool isFile =
        painter->modes().testFlag(QCPPainter::pmVectorized) || painter->modes().testFlag(QCPPainter::pmNoCaching);
    if (isFile || !isLong() || mPen.style() == Qt::NoPen) {
        QCPGraph::draw(painter);
        return;
    }
    const double ratio = painter->device()->devicePixelRatioF();
    const std::vector<QPointF> points = pixels(ratio);
    const QRect area = keyAxis()->axisRect()->rect();
    const std::vector<ColumnSpan> spans = columnSpans(points, qRound(area.width() * ratio));
    if (isCrowded(spans)) {
        drawColumns(*painter, points, spans, ratio);
        return;
    }
    applyDefaultAntialiasingHint(painter);
    painter->setPen(mPen);
    painter->setBrush(Qt::NoBrush);
    drawLine(*painter, thinned(points), ratio);
}

void ColumnGraph::drawLine(QCPPainter& painter, std::span<const QPointF> points, double ratio) const
{
    // The time for a stroke grows faster than its length. Dashes need it whole.
    constexpr std::size_t kPiece = 32;
    const std::size_t piece = mPen.style() == Qt::SolidLine ? kPiece : points.size();
    const QPointF corner = keyAxis()->axisRect()->topLeft();
    for (std::size_t first = 0; first + 1 < points.size(); first += piece) {
        QVector<QPointF> line;
        for (std::size_t k = first; k < std::min(first + piece + 1, points.size()); ++k)
            line.append(points[k] / ratio + corner);
        drawPolyline(&painter, line);
    }
}

void ColumnGraph::drawColumns(QCPPainter& painter, std::span<const QPointF> points, std::span<const ColumnSpan> spans,
                              double ratio)
{
    // Only the rows between the extremes are cleared and copied.
    const QRect area = keyAxis()->axisRect()->rect();
    SpanPen pen{mPen.color(), std::max(1.0, mPen.widthF()) * ratio};
    double top = area.height() * ratio, bottom = 0;
    for (const QPointF& point : points)
        if (std::isfinite(point.y())) {
            top = std::min(top, point.y() - 2 * pen.width);
            bottom = std::max(bottom, point.y() + 2 * pen.width);
        }
    const int first = std::max(0, static_cast<int>(std::max(top, 0.0)));
    const int last = static_cast<int>(std::ceil(std::min(bottom, area.height() * ratio)));
    if (first >= last)
        return;
    if (mPen.style() != Qt::SolidLine)
        for (const double dash : mPen.dashPattern())
            pen.dashes.push_back(dash * pen.width);
    std::vector<ColumnSpan> shifted(spans.begin(), spans.end());
    for (ColumnSpan& span : shifted) {
        span.top -= static_cast<float>(first);
        span.bottom -= static_cast<float>(first);
    }
    const auto columns = static_cast<int>(spans.size());
    image_.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(last - first), 0);
    QImage image(reinterpret_cast<uchar*>(image_.data()), columns, last - first, QImage::Format_ARGB32_Premultiplied);
    paintSpans(image, shifted, pen);
    image.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(area.left(), area.top() + first / ratio), image);
}

}  // namespace bramah::app
