// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

#include <functional>
#include <map>
#include <optional>

class QCPAxis;
class QCPRange;
class QCustomPlot;
class QMouseEvent;
class QRubberBand;
class QWheelEvent;

namespace bramah::app {

/// The mouse on a plot. The wheel zooms time about the cursor (with Ctrl, or over a value axis, the values). Dragging
/// zooms to a box; with Shift or the middle button it moves the plot. A double click fits, a click sets a mark, which
/// can be dragged.
class PlotNavigation : public QObject
{
    Q_OBJECT
public:
    explicit PlotNavigation(QCustomPlot& plot);
    /// Tells how the mouse looks over something to drag at a position; nothing where there is none. After gripped(),
    /// gripMoved() follows the mouse until gripLeft().
    void setGrip(std::function<std::optional<Qt::CursorShape>(QPoint position)> grip) { grip_ = std::move(grip); }

Q_SIGNALS:
    /// The user has moved or zoomed time.
    void timeRangeChosen(const QCPRange& range);
    /// The user has moved or zoomed values.
    void valueRangeChosen();
    void doubleClicked(QPoint position);
    /// The mouse is over \a position, at the \a place of the axis.
    void hovered(double place, QPoint position);
    void left();
    void clicked(double place, QPoint position);
    void gripped(QPoint position);
    /// \a position is within the plot.
    void gripMoved(QPoint position);
    void gripLeft();
    void menuWanted(QPoint position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool wheel(QWheelEvent& event);
    bool press(QMouseEvent& event);
    bool move(QMouseEvent& event);
    bool release(QMouseEvent& event);
    void moveBy(QPoint delta);
    void zoomTo(const QRect& box);

    QCustomPlot& plot_;
    QRubberBand* band_;
    std::optional<QPoint> pressedAt_;
    bool isPanning_ = false;
    bool isGripping_ = false;
    std::function<std::optional<Qt::CursorShape>(QPoint)> grip_;
    QPoint lastPosition_;
};

}  // namespace bramah::app
