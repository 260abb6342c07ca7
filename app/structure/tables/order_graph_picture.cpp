// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/order_graph_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

// px at a zoom of 1
constexpr double kLayerGap = 70;
constexpr double kNodeGap = 10;
constexpr double kPadding = 6;
constexpr double kMargin = 24;
constexpr std::size_t kMostFarArcs = 2000;
constexpr double kReadable = 4;  // px: names that are lower are not written
constexpr int kMostNames = 8;    ///< of a large loop

/// The names as they are drawn, a split node marked.
QStringList shownNames(const OrderGraph::Node& node)
{
    QStringList shown;
    for (int i = 0; i < std::min<int>(kMostNames, static_cast<int>(node.names.size())); ++i)
        shown << (i < node.iterated ? QStringLiteral("◆ ") + node.names[i] : node.names[i]);
    if (node.names.size() > kMostNames)
        shown << QStringLiteral("…");
    return shown;
}

}  // namespace

void OrderGraphPicture::layOut(OrderGraph graph, const QFont& font)
{
    graph_ = std::move(graph);
    font_ = font;
    const QFontMetricsF metrics(font_);
    boxes_.assign(graph_.nodes.size(), {});
    std::vector<double> widths(static_cast<std::size_t>(graph_.layerCount), 0);
    std::vector<std::vector<std::size_t>> layers(widths.size());
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
        const OrderGraph::Node& node = graph_.nodes[i];
        const auto layer = static_cast<std::size_t>(node.layer);
        double width = 0;
        const QStringList names = shownNames(node);
        for (const QString& name : names)
            width = std::max(width, metrics.horizontalAdvance(name));
        boxes_[i].setSize({width + 2 * kPadding, metrics.height() * double(names.size()) + kPadding});
        widths[layer] = std::max(widths[layer], boxes_[i].width());
        layers[layer].push_back(i);
    }
    double x = 0;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        std::ranges::sort(layers[layer], {}, [&](std::size_t node) { return graph_.nodes[node].place; });
        double height = 0;
        for (const std::size_t node : layers[layer])
            height += boxes_[node].height() + kNodeGap;
        double y = -height / 2;
        for (const std::size_t node : layers[layer]) {
            boxes_[node].moveTopLeft({x, y});
            y += boxes_[node].height() + kNodeGap;
        }
        x += widths[layer] + kLayerGap;
    }
    QRectF all;
    for (const QRectF& box : boxes_)
        all = all.united(box);
    bounds_ = all.adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

bool OrderGraphPicture::isHighlighted(const OrderGraph::Node& node) const
{
    return highlighted_.contains(node.component.section(QLatin1Char('.'), 0, 0));
}

int OrderGraphPicture::nodeAt(QPointF point) const
{
    const auto found = std::ranges::find_if(boxes_, [&](const QRectF& box) { return box.contains(point); });
    return found == boxes_.end() ? -1 : static_cast<int>(found - boxes_.begin());
}

void OrderGraphPicture::drawArcs(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    QColor faint = palette.color(QPalette::PlaceholderText);
    faint.setAlphaF(0.35F);
    const QColor strong = palette.color(QPalette::Link);
    for (const OrderGraph::Arc& arc : graph_.arcs) {
        const auto from = static_cast<std::size_t>(arc.from), to = static_cast<std::size_t>(arc.to);
        // Arcs that only pass say nothing here, and there may be thousands of them.
        if (!boxes_[from].intersects(visible) && !boxes_[to].intersects(visible))
            continue;
        // A bond may lead to the left, for power counts to elements wherever they are.
        const bool isTurned =
            arc.stroke != OrderGraph::Stroke::None && boxes_[to].center().x() < boxes_[from].center().x();
        const double way = isTurned ? -1 : 1;
        const QPointF start(isTurned ? boxes_[from].left() : boxes_[from].right(), boxes_[from].center().y());
        const QPointF end(isTurned ? boxes_[to].right() : boxes_[to].left(), boxes_[to].center().y());
        const double reach = way * std::max(20.0, way * (end.x() - start.x()) / 2);
        QPainterPath path(start);
        path.cubicTo(start + QPointF(reach, 0), end - QPointF(reach, 0), end);
        const bool isStrong = isHighlighted(graph_.nodes[from]) || isHighlighted(graph_.nodes[to]);
        painter.setPen(QPen(isStrong ? strong : faint, isStrong ? 1.6 : 1, arc.isBack ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        // Only the beginning of an arc that leads far away is seen: a plain line is many times as fast.
        const bool isFar = !boxes_[from].intersects(visible) || !boxes_[to].intersects(visible);
        painter.setRenderHint(QPainter::Antialiasing, !isFar);
        if (isFar)
            painter.drawLine(start, end);
        else
            painter.drawPath(path);
        if (arc.stroke != OrderGraph::Stroke::None) {
            // A half arrow where power counts to, a stroke across the end that takes the effort.
            painter.drawLine(end, end + QPointF(-9 * way, -6));
            const double x = arc.stroke == OrderGraph::Stroke::AtFrom ? start.x() + 2 * way : end.x() - 2 * way;
            const double y = arc.stroke == OrderGraph::Stroke::AtFrom ? start.y() : end.y();
            painter.setPen(QPen(palette.color(QPalette::Text), 2));
            painter.drawLine(QPointF(x, y - 8), QPointF(x, y + 8));
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(isStrong ? strong : faint);
        painter.drawPolygon(QPolygonF{end, end + QPointF(-6, 3), end + QPointF(-6, -3)});
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void OrderGraphPicture::drawNode(QPainter& painter, const OrderGraph::Node& node, const QRectF& box,
                                 const QPalette& palette) const
{
    const bool isLoop = node.iterated > 0 || node.names.size() > 1;
    const QColor accent = palette.color(QPalette::Link);
    painter.setPen(QPen(isLoop || isHighlighted(node) ? accent : palette.color(QPalette::PlaceholderText),
                        isHighlighted(node) ? 2 : 1));
    painter.setBrush(palette.color(node.isState ? QPalette::AlternateBase : QPalette::Base));
    const double radius = node.isState ? box.height() / 2 : 3;
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(box.adjusted(kPadding, 0, -kPadding, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     shownNames(node).join(QLatin1Char('\n')));
}

void OrderGraphPicture::paintFromAfar(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    // At this size a part of the arcs looks like all of them.
    const std::size_t step = 1 + graph_.arcs.size() / kMostFarArcs;
    QList<QLineF> lines;
    for (std::size_t i = 0; i < graph_.arcs.size(); i += step) {
        const QRectF &from = boxOf(graph_.arcs[i].from), &to = boxOf(graph_.arcs[i].to);
        lines << QLineF(from.right(), from.center().y(), to.left(), to.center().y());
    }
    const QColor ground = palette.color(QPalette::Base), ink = palette.color(QPalette::PlaceholderText);
    const auto mixed = [](int a, int b) { return (2 * a + b) / 3; };
    painter.setPen(QPen(
        QColor(mixed(ground.red(), ink.red()), mixed(ground.green(), ink.green()), mixed(ground.blue(), ink.blue())),
        0));
    painter.drawLines(lines);
    QList<QRectF> plain, loops;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].intersects(visible))
            (graph_.nodes[i].iterated > 0 || isHighlighted(graph_.nodes[i]) ? loops : plain) << boxes_[i];
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::PlaceholderText));
    painter.drawRects(plain);
    painter.setBrush(palette.color(QPalette::Link));
    painter.drawRects(loops);
}

void OrderGraphPicture::paint(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    painter.fillRect(visible, palette.color(QPalette::Base));
    painter.setFont(font_);
    if (QFontMetricsF(font_).height() * painter.worldTransform().m11() < kReadable) {
        paintFromAfar(painter, visible, palette);
        return;
    }
    drawArcs(painter, visible, palette);
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].intersects(visible))
            drawNode(painter, graph_.nodes[i], boxes_[i], palette);
}

}  // namespace bramah::app
