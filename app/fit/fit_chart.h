// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/fit/fit_job.h"
#include "editor/theme/active_theme.h"

#include <QWidget>

class QCustomPlot;

namespace bramah::app {

/// Draws one signal of a fit: measured values as points, the model as a line. Borrows both. GUI thread.
class FitChart : public QWidget
{
    Q_OBJECT
public:
    FitChart(const FitJob& job, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    void show(std::size_t signal);
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }

private:
    void redraw();

    const FitJob& job_;
    const editor::ActiveTheme& theme_;
    QCustomPlot* plot_;
    std::size_t signal_ = 0;
};

}  // namespace bramah::app
