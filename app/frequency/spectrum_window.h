// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/curve_readout.h"
#include "app/results/run_record.h"
#include "editor/theme/active_theme.h"
#include "editor/units/shown_unit.h"
#include "solver/analysis/spectrum.h"

#include <QCheckBox>
#include <QDialog>

namespace bramah::app {

/// A window with the amplitude spectrum of a section of a curve. The mouse reads the nearest peak; a double click shows
/// all again.
class SpectrumWindow : public QDialog
{
    Q_OBJECT
public:
    /// Shows the spectrum of \a variable from \a from to \a to [s] in the results of \a run. Borrows \a theme.
    SpectrumWindow(const RunRecord& run, const QString& variable, double from, double to,
                   const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] const solver::Spectrum& spectrum() const { return spectrum_; }
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }
    [[nodiscard]] const CurveReadout& readout() const { return *readout_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void draw(const editor::ShownUnit& unit);
    void applyTheme();
    /// Gives the axes their scales and shows the frequencies up to the last one with a noticeable amplitude.
    void fit();
    /// The frequency of the greatest amplitude near a place under the mouse.
    [[nodiscard]] double peakNear(double frequency) const;

    const editor::ActiveTheme& theme_;
    solver::Spectrum spectrum_;
    QString unit_;  ///< of the amplitudes, as it is printed; empty if they have none
    QCustomPlot* plot_;
    CurveReadout* readout_;
    QCheckBox *logarithmicFrequency_, *logarithmicAmplitude_;
};

}  // namespace bramah::app
