// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/curves_job.h"
#include "editor/theme/active_theme.h"
#include "model/units/shown_unit.h"

#include <QWidget>

#include <optional>

class QCPGraph;
class QCustomPlot;

namespace bramah::app {

/// Draws a variable over time in many runs: a thin curve for each run and, where there are enough of them, the median
/// and the band that holds 90 % of them at each time. Borrows all. GUI thread.
class CurvesChart : public QWidget
{
    Q_OBJECT
public:
    CurvesChart(const CurvesJob& job, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// As many curves have a median and a band.
    static constexpr std::size_t kLeastForBand = 20;

    void redraw();
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }
    /// The run whose curve is near \a at [px]; nothing if none is.
    [[nodiscard]] std::optional<std::size_t> pointAt(QPointF at) const;

Q_SIGNALS:
    /// The curve of a run was clicked.
    void clicked(std::size_t point);

private:
    QCPGraph* addCurve(const std::vector<double>& values, const QPen& pen);
    void drawCurves();
    void drawBand();

    const CurvesJob& job_;
    const editor::ActiveTheme& theme_;
    QCustomPlot* plot_;
    model::ShownUnit unit_;
    bool isDiscrete_ = false;
};

}  // namespace bramah::app
