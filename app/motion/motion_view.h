// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/mechanism_drawing.h"
#include "editor/theme/active_theme.h"

#include <QPolygonF>
#include <QRectF>
#include <QSet>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace bramah::app {

/// The way of a frame through a run.
struct MotionTrail {
    QPolygonF way;         ///< in the plane [m]
    qsizetype passed = 0;  ///< the first so many points lie before the shown time
};

/// Draws a mechanism at one time, over a grid and with a scale. Fitted to its room until the user scales or moves it:
/// by the wheel and dragging, or by plus, minus and the arrow keys; 0 and a double click fit it again. Borrows the
/// theme. GUI thread. Large: a picture with its mouse and keys.
class MotionView : public QWidget
{
    Q_OBJECT
public:
    explicit MotionView(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Shows \a text in place of a mechanism.
    void showNothing(const QString& text);
    /// Sets what is drawn. \a room: what it passes through, in the plane [m].
    void setMechanism(std::shared_ptr<const Mechanism> mechanism, MotionPlane plane, const QRectF& room);
    /// Sets the poses of all frames at one time, this time in words, and the ways of some frames.
    void setPoses(std::vector<FramePose> poses, const QString& time, std::vector<MotionTrail> trails);
    /// Marks the parts of these components, given by their paths.
    void setMarked(const QSet<QString>& components);

    [[nodiscard]] const Mechanism* mechanism() const { return mechanism_.get(); }
    [[nodiscard]] const std::vector<FramePose>& poses() const { return poses_; }
    [[nodiscard]] const std::vector<MotionTrail>& trails() const { return trails_; }
    [[nodiscard]] const QString& emptyText() const { return emptyText_; }
    /// Where the frame with this number is in the widget; there must be poses.
    [[nodiscard]] QPointF placeOf(int frame) const;
    /// Has the user scaled or moved it?
    [[nodiscard]] bool isMoved() const { return chosen_.has_value(); }
    void fit();
    /// Puts a picture in light colours on the clipboard, as SVG and as PNG.
    void copyPicture() const;

Q_SIGNALS:
    /// The user has clicked a part of the component at \a path, or, if it is empty, beside all parts. \a isAdded: to
    /// add it to those chosen before, or to take it from them.
    void componentClicked(const QString& path, bool isAdded);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    [[nodiscard]] bool isEmpty() const { return !mechanism_ || poses_.empty(); }
    /// From the plane to a picture of this size: all of the room, or what the user has chosen.
    [[nodiscard]] QTransform fitted(QSizeF size) const;
    [[nodiscard]] QTransform toWidget(QSizeF size) const { return chosen_ ? *chosen_ : fitted(size); }
    [[nodiscard]] MotionMap mapFor(QSizeF size) const;
    [[nodiscard]] const MotionPart* hit(QPointF point) const;
    [[nodiscard]] QString tip(const MotionPart& part) const;
    void paint(QPainter& painter, QSize size, const editor::Theme& theme, bool isForExport) const;
    void paintGrid(QPainter& painter, QSize size, const QTransform& map, const editor::Theme& theme) const;
    void paintTrails(QPainter& painter, const QTransform& map, const editor::Theme& theme) const;
    void zoom(double factor, QPointF at);
    void move(QPointF shift);

    const editor::ActiveTheme& theme_;
    std::shared_ptr<const Mechanism> mechanism_;
    std::vector<FramePose> poses_;
    std::vector<MotionTrail> trails_;
    MotionPlane plane_ = MotionPlane::XY;
    QRectF room_;  ///< m
    QString time_;
    QString emptyText_;
    QSet<QString> marked_;
    std::optional<QTransform> chosen_;  ///< by the user
    QPointF pressedAt_, last_;
    bool isDragging_ = false;
};

}  // namespace bramah::app
