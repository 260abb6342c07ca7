// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/order_graph_view.h"

#include <QGraphicsScene>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

// px at a zoom of 1
constexpr double kLayerGap = 70;
constexpr double kNodeGap = 10;
constexpr double kPadding = 6;
constexpr double kMargin = 24;
constexpr int kMostNames = 8;  ///< of a large loop
constexpr double kLeastZoom = 0.05, kMostZoom = 4;

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

OrderGraphView::OrderGraphView(QWidget* parent) : QGraphicsView(parent)
{
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setRenderHint(QPainter::Antialiasing);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setAccessibleName(tr("Order of solving"));
}

void OrderGraphView::show(OrderGraph graph)
{
    graph_ = std::move(graph);
    layOut();
}

void OrderGraphView::layOut()
{
    const QFontMetricsF metrics(font());
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
    scene()->setSceneRect(all.adjusted(-kMargin, -kMargin, kMargin, kMargin));
    viewport()->update();
}

void OrderGraphView::highlight(const QSet<QString>& components)
{
    highlighted_ = components;
    viewport()->update();
}

QPointF OrderGraphView::middleOf(int node) const
{
    return boxes_.at(static_cast<std::size_t>(node)).center();
}

bool OrderGraphView::isHighlighted(const OrderGraph::Node& node) const
{
    return highlighted_.contains(node.component.section(QLatin1Char('.'), 0, 0));
}

int OrderGraphView::nodeAt(QPointF scene) const
{
    const auto found = std::ranges::find_if(boxes_, [&](const QRectF& box) { return box.contains(scene); });
    return found == boxes_.end() ? -1 : static_cast<int>(found - boxes_.begin());
}

void OrderGraphView::drawArcs(QPainter& painter, const QRectF& visible) const
{
    QColor faint = palette().color(QPalette::PlaceholderText);
    faint.setAlphaF(0.35F);
    const QColor strong = palette().color(QPalette::Link);
    for (const OrderGraph::Arc& arc : graph_.arcs) {
        const auto from = static_cast<std::size_t>(arc.from), to = static_cast<std::size_t>(arc.to);
        const QPointF start(boxes_[from].right(), boxes_[from].center().y());
        const QPointF end(boxes_[to].left(), boxes_[to].center().y());
        if (!QRectF(start, end).normalized().adjusted(-1, -1, 1, 1).intersects(visible))
            continue;
        const double reach = std::max(20.0, (end.x() - start.x()) / 2);
        QPainterPath path(start);
        path.cubicTo(start + QPointF(reach, 0), end - QPointF(reach, 0), end);
        const bool isStrong = isHighlighted(graph_.nodes[from]) || isHighlighted(graph_.nodes[to]);
        painter.setPen(QPen(isStrong ? strong : faint, isStrong ? 1.6 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isStrong ? strong : faint);
        painter.drawPolygon(QPolygonF{end, end + QPointF(-6, 3), end + QPointF(-6, -3)});
    }
}

void OrderGraphView::drawNode(QPainter& painter, const OrderGraph::Node& node, const QRectF& box) const
{
    const bool isLoop = node.names.size() > 1;
    const QColor accent = palette().color(QPalette::Link);
    painter.setPen(QPen(isLoop || isHighlighted(node) ? accent : palette().color(QPalette::PlaceholderText),
                        isHighlighted(node) ? 2 : 1));
    painter.setBrush(palette().color(node.isState ? QPalette::AlternateBase : QPalette::Base));
    const double radius = node.isState ? box.height() / 2 : 3;
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(box.adjusted(kPadding, 0, -kPadding, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     shownNames(node).join(QLatin1Char('\n')));
}

void OrderGraphView::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, palette().color(QPalette::Base));
    painter->setFont(font());
    drawArcs(*painter, rect);
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].intersects(rect))
            drawNode(*painter, graph_.nodes[i], boxes_[i]);
}

void OrderGraphView::mouseReleaseEvent(QMouseEvent* event)
{
    QGraphicsView::mouseReleaseEvent(event);
    const int node = nodeAt(mapToScene(event->pos()));
    if (event->button() == Qt::LeftButton && node >= 0)
        Q_EMIT componentChosen(graph_.nodes[static_cast<std::size_t>(node)].component);
}

void OrderGraphView::wheelEvent(QWheelEvent* event)
{
    const double factor = std::pow(1.2, event->angleDelta().y() / 120.0);
    const double zoom = transform().m11() * factor;
    if (zoom > kLeastZoom && zoom < kMostZoom)
        scale(factor, factor);
    event->accept();
}

bool OrderGraphView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int node = nodeAt(mapToScene(help->pos()));
        if (node >= 0) {
            const OrderGraph::Node& shown = graph_.nodes[static_cast<std::size_t>(node)];
            QToolTip::showText(help->globalPos(),
                               shown.isState ? tr("%1 is integrated").arg(shown.names.front())
                                             : shown.equations.join(QLatin1Char('\n')),
                               viewport());
            return true;
        }
        QToolTip::hideText();
    }
    return QGraphicsView::viewportEvent(event);
}

void OrderGraphView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        layOut();
}

}  // namespace bramah::app
