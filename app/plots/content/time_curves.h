// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/content/plot_content.h"
#include "app/plots/content/unit_axes.h"
#include "app/results/curve_source.h"
#include "model/units/shown_unit.h"

#include <array>
#include <map>
#include <memory>

namespace bramah::app {

class LegendEntry;

/// Curves over time. Either one for each variable and shown run, the latest run in full colour and earlier ones
/// dimmed; or one for each variable with the difference of the latest run from the run it is compared with. A variable
/// that the latest run does not have (yet) gets an empty curve, so that legend and axis show what will be drawn. A
/// measured channel is the same beside any run.
/// Borrows what the frame holds.
class TimeCurves final : public PlotContent
{
public:
    explicit TimeCurves(const PlotFrame& frame);
    ~TimeCurves() override;

    void rebuild(const PlotDefinition& definition, const editor::Theme& theme) override;
    /// Does the latest run have results now for a variable with an empty curve?
    [[nodiscard]] bool isOutdated() const override;
    void applyTheme(const editor::Theme& theme) override;
    bool update() override;
    [[nodiscard]] QString logarithmicValueText() const override;
    [[nodiscard]] QString variableAt(QPointF position) const override;
    /// That of the runs; of measured channels where there is no run.
    [[nodiscard]] std::optional<QCPRange> time() const override;
    void fitValues() override;
    void draw(const QCPRange& places, int pixels) override;
    [[nodiscard]] QString placeLabel() const override;
    [[nodiscard]] std::vector<CursorReading> readings(double time, const QLocale& locale) const override;
    [[nodiscard]] std::vector<std::pair<QString, QCPAxis*>> valueAxes() const override { return axes_.all(); }
    [[nodiscard]] int pointCount(const QString& variable) const override;

private:
    struct Curve {
        QCPGraph* graph = nullptr;
        std::array<QCPGraph*, 2> edges{};     ///< of the band around a measured channel; null without one
        double band = 0;                      ///< half its width [SI]
        std::unique_ptr<CurveSource> source;  ///< null for an empty curve
        model::ShownUnit unit;

        /// The number drawn for a value or difference in SI.
        [[nodiscard]] double shown(double value) const
        {
            return source->isDifference() ? value * unit.factor : unit.fromSi(value);
        }
        int index = 0;  ///< in the definition
        std::size_t rowsDrawn = 0;
        QCPRange drawnRange;
        int drawnPixels = 0;
    };
    /// Run number and variable. The run number 0 stands for empty curves, -1 for measured channels.
    using Key = std::pair<int, QString>;

    void clear();
    void drawBand(const Curve& curve);
    void makeAxes(const editor::Theme& theme);
    Curve& add(const Key& key, int index, const model::ShownUnit& unit);
    void addRun(const RunRecord& run);
    void addMeasured();
    void addAwaited();
    /// Is the curve one of the present: of the latest run, measured, or empty?
    [[nodiscard]] bool isPresent(const Key& key) const;
    void addEarlierRuns();
    void addToLegend(QCPGraph& graph, const QString& run, int age);
    [[nodiscard]] model::ShownUnit unitOf(const CurveDefinition& curve) const;
    [[nodiscard]] QString legendName(const CurveDefinition& curve) const;
    /// \a isMeasured: it is a measured channel.
    [[nodiscard]] static QString printedUnit(const Curve& curve, bool isMeasured);

    PlotFrame frame_;
    PlotDefinition definition_;
    UnitAxes axes_;
    std::map<Key, Curve> curves_;
    std::map<int, int> ages_;  ///< by number of an earlier run: 1 for the one before the latest
    std::vector<std::pair<LegendEntry*, int>> earlierRuns_;  ///< in the legend, with their ages
};

}  // namespace bramah::app
