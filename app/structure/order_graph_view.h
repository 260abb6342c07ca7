// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/order_graph.h"

#include <QGraphicsView>
#include <QSet>

namespace bramah::app {

/// Draws an OrderGraph: states at the left, what is computed from them to the right, loops with their iterated
/// variables in the colour of the accent. The wheel zooms, dragging moves, a click chooses a node's component. GUI
/// thread.
class OrderGraphView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit OrderGraphView(QWidget* parent = nullptr);

    void show(OrderGraph graph);
    [[nodiscard]] const OrderGraph& graph() const { return graph_; }
    /// Draws the nodes of these components, and the arcs at them, stronger than the others.
    void highlight(const QSet<QString>& components);
    /// Where the middle of a node is drawn, in the scene.
    [[nodiscard]] QPointF middleOf(int node) const;

Q_SIGNALS:
    /// A node of the component with this path was clicked; empty: none.
    void componentChosen(const QString& path);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] int nodeAt(QPointF scene) const;
    [[nodiscard]] bool isHighlighted(const OrderGraph::Node& node) const;
    void drawArcs(QPainter& painter, const QRectF& visible) const;
    void drawNode(QPainter& painter, const OrderGraph::Node& node, const QRectF& box) const;

    OrderGraph graph_;
    std::vector<QRectF> boxes_;  ///< by node
    QSet<QString> highlighted_;
};

}  // namespace bramah::app
