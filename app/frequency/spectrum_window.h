// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"
#include "app/run/run_record.h"
#include "editor/theme/active_theme.h"
#include "solver/analysis/spectrum.h"

#include <QDialog>

namespace bramah::app {

/// A window with the amplitude spectrum of a section of a curve.
class SpectrumWindow : public QDialog
{
    Q_OBJECT
public:
    /// Shows the spectrum of \a variable from \a from to \a to [s] in the results of \a run.
    SpectrumWindow(const RunRecord& run, const QString& variable, double from, double to,
                   const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] const solver::Spectrum& spectrum() const { return spectrum_; }
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }

private:
    solver::Spectrum spectrum_;
    QCustomPlot* plot_;
};

}  // namespace bramah::app
