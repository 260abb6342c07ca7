// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/content/plot_content.h"
#include "app/plots/content/unit_axes.h"
#include "model/units/shown_unit.h"
#include "solver/analysis/spectrum.h"

namespace bramah::app {

/// Amplitude spectra of variables of the latest run, of the time that the other plots show, with an axis for each unit.
/// A run that is on is shown when it has ended. Borrows what the frame holds.
class SpectrumCurves final : public PlotContent
{
public:
    explicit SpectrumCurves(const PlotFrame& frame);
    ~SpectrumCurves() override;

    void rebuild(const PlotDefinition& definition, const editor::Theme& theme) override;
    [[nodiscard]] bool isOutdated() const override;
    void applyTheme(const editor::Theme& theme) override;
    [[nodiscard]] bool isOverTime() const override { return false; }
    [[nodiscard]] QString logarithmicPlaceText() const override;
    [[nodiscard]] QString logarithmicValueText() const override;
    [[nodiscard]] std::optional<QCPRange> time() const override { return timeOfShownRuns(frame_.history); }
    void setTime(const QCPRange& time) override;
    /// Shows the frequencies up to the last one with a noticeable amplitude.
    void fitPlaces() override;
    void fitValues() override;
    void draw(const QCPRange&, int) override {}  // all points are in the graphs
    /// The greatest amplitude near a place.
    [[nodiscard]] std::optional<double> readPlace(double place) const override;
    [[nodiscard]] QString placeText(double place) const override;
    [[nodiscard]] QString placeLabel() const override;
    [[nodiscard]] std::vector<CursorReading> readings(double frequency, const QLocale& locale) const override;
    [[nodiscard]] std::vector<std::pair<QString, QCPAxis*>> valueAxes() const override { return axes_.all(); }
    [[nodiscard]] int pointCount(const QString& variable) const override;

    /// In SI; empty if the latest run has no values of the variable there.
    [[nodiscard]] solver::Spectrum spectrum(const QString& variable) const;

private:
    struct Curve {
        QString variable;
        model::ShownUnit unit;
        QCPGraph* graph = nullptr;
        solver::Spectrum spectrum;
        [[nodiscard]] double shown(double amplitude) const { return amplitude * unit.factor; }
    };

    void clear();
    void compute();
    [[nodiscard]] const RunRecord* run() const;
    /// The number of a line of the spectrum at a pixel.
    [[nodiscard]] std::size_t lineAt(const Curve& curve, double pixel) const;

    PlotFrame frame_;
    PlotDefinition definition_;
    UnitAxes axes_;
    std::vector<Curve> curves_;
    QCPRange time_{0, 0};
    QCPRange computed_{0, 0};  ///< the part of time_ that the run has
    int runNumber_ = 0;        ///< of the run whose spectra are shown; 0: none
};

}  // namespace bramah::app
