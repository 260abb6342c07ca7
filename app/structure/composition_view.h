// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/composition.h"

#include <QTransform>
#include <QWidget>

namespace bramah::app {

/// Shows a Composition, fitted to its room until the wheel zooms. Dragging moves it, a double click fits it again, a
/// click chooses a component. GUI thread.
class CompositionView : public QWidget
{
    Q_OBJECT
public:
    explicit CompositionView(QWidget* parent = nullptr);

    void show(Composition composition);
    [[nodiscard]] const Composition& composition() const { return composition_; }
    /// Highlights the components with these paths.
    void highlight(const QStringList& paths);
    /// The place of a point of the composition in the widget.
    [[nodiscard]] QPointF shown(QPointF point) const { return toWidget().map(point); }

Q_SIGNALS:
    /// The component with this path was clicked; empty: none, or the whole.
    void componentChosen(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QTransform toWidget() const;

    Composition composition_;
    QStringList highlighted_;
    std::optional<QTransform> chosen_;  ///< set by the user; otherwise the composition is fitted
    QPointF pressedAt_, last_;
};

}  // namespace bramah::app
