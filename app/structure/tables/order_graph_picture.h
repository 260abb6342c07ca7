// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/overview/order_graph.h"

#include <QFont>
#include <QPalette>
#include <QPen>
#include <QRectF>
#include <QSet>
#include <QStaticText>

#include <functional>
#include <vector>

class QPainter;

namespace bramah::app {

/// The picture of an OrderGraph: layers from left to right, loops with their iterated variables in the accent colour.
/// For a window and for files. Needs a QGuiApplication.
class OrderGraphPicture
{
public:
    void layOut(solver::OrderGraph graph, const QFont& font);
    [[nodiscard]] const solver::OrderGraph& graph() const { return graph_; }
    /// The area of the picture with a margin [px at a zoom of 1].
    [[nodiscard]] QRectF bounds() const { return bounds_; }
    [[nodiscard]] const QRectF& boxOf(int node) const { return boxes_.at(static_cast<std::size_t>(node)); }
    /// The node at \a point; -1 for none.
    [[nodiscard]] int nodeAt(QPointF point) const;
    /// Values of variables by path, with units, drawn after their names; empty texts for unknown values.
    using ValueText = std::function<QString(const QString& path)>;
    /// Sets the function that gives values. The next layOut() reserves room for them if there is one.
    void setValues(ValueText valueText) { valueText_ = std::move(valueText); }
    [[nodiscard]] bool hasValues() const { return valueText_ != nullptr; }
    /// Draws the nodes of these components, and their arcs, stronger than the others.
    void highlight(const QSet<QString>& components) { highlighted_ = components; }
    void paint(QPainter& painter, const QRectF& visible, const QPalette& palette) const;

private:
    [[nodiscard]] bool isHighlighted(const solver::OrderGraph::Node& node) const;
    void layOutBonds();
    void drawBonds(QPainter& painter, const QRectF& visible, const QPalette& palette) const;
    void drawElement(QPainter& painter, const solver::OrderGraph::Node& node, const QRectF& box,
                     const QPalette& palette) const;
    /// Draws a whole large system without names and bends.
    void paintFromAfar(QPainter& painter, const QRectF& visible, const QPalette& palette) const;
    struct ArcLine {
        QPointF start, end;
    };
    [[nodiscard]] ArcLine lineOf(const solver::OrderGraph::Arc& arc) const;
    void drawArcs(QPainter& painter, const QRectF& visible, const QPalette& palette) const;
    /// Draws arcs with only one visible end.
    void drawFarArcs(QPainter& painter, const std::vector<std::uint32_t>& arcs, const QRectF& visible, QPen pen) const;
    void drawNearArcs(QPainter& painter, const std::vector<std::uint32_t>& arcs, QPen pen) const;
    void drawNode(QPainter& painter, const solver::OrderGraph::Node& node, const QRectF& box,
                  const QPalette& palette) const;

    solver::OrderGraph graph_;
    QFont font_;
    QRectF bounds_;
    std::vector<QRectF> boxes_;                       ///< by node
    std::vector<std::vector<std::uint32_t>> arcsAt_;  ///< by node
    mutable std::vector<QStaticText> texts_;          ///< by node; laid out when first drawn
    QSet<QString> highlighted_;
    ValueText valueText_;
};

}  // namespace bramah::app
