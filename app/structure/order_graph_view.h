// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/order_graph_picture.h"

#include <QGraphicsView>
#include <QSet>

namespace bramah::app {

/// Shows an OrderGraph, fitted to its room until the user scales or moves it: by the wheel and dragging, or by plus,
/// minus and arrows. A double click shows the place there in full size, another one all of it, as 0 does. A tool tip
/// shows the formatted equations of a node, a click chooses its component. GUI thread.
class OrderGraphView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit OrderGraphView(QWidget* parent = nullptr);

    /// For the next graph; see OrderGraphPicture.
    void setValues(OrderGraphPicture::ValueText valueText) { picture_.setValues(std::move(valueText)); }
    [[nodiscard]] bool hasValues() const { return picture_.hasValues(); }
    void show(solver::OrderGraph graph);
    [[nodiscard]] const solver::OrderGraph& graph() const { return picture_.graph(); }
    /// Draws the nodes of these components, and their arcs, stronger than the others.
    void highlight(const QSet<QString>& components);
    /// The node that was clicked last; -1: none.
    [[nodiscard]] int currentNode() const { return current_ < static_cast<int>(graph().nodes.size()) ? current_ : -1; }
    /// The middle of a node in the scene.
    [[nodiscard]] QPointF middleOf(int node) const;

Q_SIGNALS:
    /// A node of the component with this path was clicked; empty: none.
    void componentChosen(const QString& path);
    /// The menu of a node is wanted at a place on the screen.
    void menuWanted(int node, QPoint place);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitUnlessMoved();
    void zoom(double factor);
    void bringIntoView();
    [[nodiscard]] QPoint scrolled() const;

    OrderGraphPicture picture_;
    QPoint pressedAt_;  ///< scrolled(), when the mouse was pressed
    int current_ = -1;
    bool isMoved_ = false;        ///< by the user, since it was fitted
    bool isShownInFull_ = false;  ///< by a double click
};

}  // namespace bramah::app
