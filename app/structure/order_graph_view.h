// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/order_graph_picture.h"

#include <QGraphicsView>
#include <QSet>

namespace bramah::app {

/// Shows an OrderGraph; a tool tip shows the formatted equations of a node. The wheel zooms, dragging moves, a click
/// chooses a node's component. GUI thread.
class OrderGraphView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit OrderGraphView(QWidget* parent = nullptr);

    /// For the next graph; see OrderGraphPicture.
    void setValues(OrderGraphPicture::ValueText valueText) { picture_.setValues(std::move(valueText)); }
    [[nodiscard]] bool hasValues() const { return picture_.hasValues(); }
    void show(OrderGraph graph);
    [[nodiscard]] const OrderGraph& graph() const { return picture_.graph(); }
    /// Draws the nodes of these components, and their arcs, stronger than the others.
    void highlight(const QSet<QString>& components);
    /// The middle of a node in the scene.
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
    void bringIntoView();
    OrderGraphPicture picture_;
};

}  // namespace bramah::app
