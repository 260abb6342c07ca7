// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTransform>
#include <QWidget>

#include <optional>

namespace bramah::app {

/// A picture fitted to its room until the user scales or moves it: by the wheel and dragging, or by plus, minus and the
/// arrow keys. A double click shows the place there in full size, another one all of it, as 0 does. GUI thread.
class ZoomedPicture : public QWidget
{
    Q_OBJECT
public:
    explicit ZoomedPicture(QWidget* parent = nullptr);

    /// The place of a point of the picture in the widget.
    [[nodiscard]] QPointF shown(QPointF point) const { return toWidget().map(point); }
    /// Has the user scaled or moved it?
    [[nodiscard]] bool isMoved() const { return chosen_.has_value(); }

protected:
    /// The size of the whole picture; a larger one than the widget is shown smaller.
    [[nodiscard]] virtual QSizeF pictureSize() const = 0;
    virtual void paintPicture(QPainter& painter) = 0;
    /// A click at a point of the picture.
    virtual void clicked(QPointF point) = 0;
    /// Fits the picture again.
    void fit();

    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QTransform toWidget() const;
    void zoom(double factor, QPointF at);
    void move(QPointF shift);

    std::optional<QTransform> chosen_;  ///< by the user
    QPointF pressedAt_, last_;
    bool isDoubleClick_ = false;  ///< the next release is that of a double click
};

}  // namespace bramah::app
