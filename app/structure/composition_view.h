// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/zoomed_picture.h"
#include "solver/overview/composition.h"

namespace bramah::app {

/// Shows a Composition; a click chooses a component. GUI thread.
class CompositionView : public ZoomedPicture
{
    Q_OBJECT
public:
    explicit CompositionView(QWidget* parent = nullptr);

    void show(solver::Composition composition);
    [[nodiscard]] const solver::Composition& composition() const { return composition_; }
    /// Highlights the components with these paths.
    void highlight(const QStringList& paths);

Q_SIGNALS:
    /// The component with this path was clicked; empty: none, or the whole.
    void componentChosen(const QString& path);

protected:
    [[nodiscard]] QSizeF pictureSize() const override { return composition_.size; }
    void paintPicture(QPainter& painter) override;
    void clicked(QPointF point) override;

private:
    solver::Composition composition_;
    QStringList highlighted_;
};

}  // namespace bramah::app
