// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/order_graph.h"

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QSet>

#include <vector>

class QPainter;

namespace bramah::app {

/// An OrderGraph as it is drawn: layers from left to right, loops with their iterated variables in the colour of the
/// accent. For a window and for files. Needs a QGuiApplication.
class OrderGraphPicture
{
public:
    void layOut(OrderGraph graph, const QFont& font);
    [[nodiscard]] const OrderGraph& graph() const { return graph_; }
    /// The area of the picture with a margin [px at a zoom of 1].
    [[nodiscard]] QRectF bounds() const { return bounds_; }
    [[nodiscard]] const QRectF& boxOf(int node) const { return boxes_.at(static_cast<std::size_t>(node)); }
    /// -1: none.
    [[nodiscard]] int nodeAt(QPointF point) const;
    /// Draws the nodes of these components, and the arcs at them, stronger than the others.
    void highlight(const QSet<QString>& components) { highlighted_ = components; }
    void paint(QPainter& painter, const QRectF& visible, const QPalette& palette) const;

private:
    [[nodiscard]] bool isHighlighted(const OrderGraph::Node& node) const;
    /// Without names and bends: a whole large system at once.
    void paintFromAfar(QPainter& painter, const QRectF& visible, const QPalette& palette) const;
    void drawArcs(QPainter& painter, const QRectF& visible, const QPalette& palette) const;
    void drawNode(QPainter& painter, const OrderGraph::Node& node, const QRectF& box, const QPalette& palette) const;

    OrderGraph graph_;
    QFont font_;
    QRectF bounds_;
    std::vector<QRectF> boxes_;  ///< by node
    QSet<QString> highlighted_;
};

}  // namespace bramah::app
