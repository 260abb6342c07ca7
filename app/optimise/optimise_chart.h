// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/optimise/optimise_job.h"
#include "editor/theme/active_theme.h"

#include <QWidget>

class QCPAxis;
class QCustomPlot;

namespace bramah::app {

/// Draws the first goal of a search over its runs with the best so far, or two goals as a front. A click chooses the
/// nearest point. Borrows all. GUI thread.
class OptimiseChart : public QWidget
{
    Q_OBJECT
public:
    OptimiseChart(const OptimiseJob& job, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// The point is marked; nothing: none.
    void choose(std::optional<std::size_t> point);
    void redraw();
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }
    /// Where a point is drawn [px of the plot]; nothing where it is not.
    [[nodiscard]] std::optional<QPointF> placeOf(std::size_t point) const;

Q_SIGNALS:
    void clicked(std::size_t point);

private:
    /// The values of a goal's response in the unit that is shown.
    struct Axis {
        std::size_t response = 0;
        QString title;
        double factor = 1, offset = 0;
    };
    [[nodiscard]] Axis axisOf(std::size_t response) const;
    /// The responses of the goals, each once.
    [[nodiscard]] std::vector<std::size_t> goalResponses() const;
    [[nodiscard]] std::optional<QPointF> coordsOf(std::size_t point) const;
    void drawPoints(bool isFront);
    void drawBest(bool isFront);
    void drawChosen();
    void clickAt(QPointF at);

    const OptimiseJob& job_;
    const editor::ActiveTheme& theme_;
    QCustomPlot* plot_;
    Axis x_, y_;
    bool isFront_ = false;
    std::optional<std::size_t> chosen_;
};

}  // namespace bramah::app
