// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_cursor.h"
#include "app/plots/drawing/plot_definition.h"
#include "app/plots/plottable_variables.h"
#include "app/plots/run_difference.h"
#include "app/plots/unit_axes.h"
#include "editor/units/shown_unit.h"

#include <map>
#include <optional>

class QCPGraph;
class QCPLegend;
class QCustomPlot;

namespace bramah::app {

class LegendEntry;

/// The curves of one plot. Either one for each variable and shown run, the latest run in full colour and earlier ones
/// dimmed; or one for each variable with the difference of the latest run from the run it is compared with. A variable
/// that the latest run does not have (yet) gets an empty curve, so that legend and axis show what will be drawn.
/// Borrows all arguments.
class PlotCurves
{
public:
    PlotCurves(QCustomPlot& plot, QCPLegend& legend, const RunHistory& history, const PlottableVariables& variables);

    /// Makes axes, curves and legend again for a definition.
    void rebuild(const PlotDefinition& definition, const editor::Theme& theme);
    /// Does the latest run have results now for a variable with an empty curve?
    [[nodiscard]] bool isOutdated(const PlotDefinition& definition) const;
    void applyTheme(const editor::Theme& theme);

    /// The time span of all shown runs; for a running one up to a round time, so that the axis moves in steps. Nothing
    /// while there are no results.
    [[nodiscard]] std::optional<QCPRange> time() const;
    /// Fits each value axis to its curves.
    void fitValues();
    /// Draws the curves within \a time with as many points as \a pixels can show.
    void draw(const QCPRange& time, int pixels);

    [[nodiscard]] std::vector<CursorReading> readings(double time, const QLocale& locale) const;
    /// Number of points drawn for a variable of the latest run; 0 if it has no curve.
    [[nodiscard]] int pointCount(const QString& variable) const;
    [[nodiscard]] const UnitAxes& axes() const { return axes_; }

private:
    struct Curve {
        QCPGraph* graph = nullptr;
        int column = -1;
        std::optional<RunDifference> difference;  ///< in place of the run's values
        editor::ShownUnit unit;

        /// The number drawn for a value or difference in SI.
        [[nodiscard]] double shown(double value) const { return difference ? value * unit.factor : unit.fromSi(value); }
        int index = 0;  ///< in the definition
        std::size_t rowsDrawn = 0;
        QCPRange drawnRange;
        int drawnPixels = 0;
    };
    /// Run number and variable. The run number 0 stands for empty curves.
    using Key = std::pair<int, QString>;

    void clear();
    void makeAxes(const PlotDefinition& definition, const editor::Theme& theme);
    Curve& add(const Key& key, int index, const editor::ShownUnit& unit);
    void addRun(const RunRecord& run, const PlotDefinition& definition);
    void addAwaited(const PlotDefinition& definition);
    void addEarlierRuns();
    void addToLegend(QCPGraph& graph, const QString& run, int age);
    [[nodiscard]] editor::ShownUnit unitOf(const CurveDefinition& curve) const;
    [[nodiscard]] QString legendName(const CurveDefinition& curve) const;
    [[nodiscard]] static QString printedUnit(const Curve& curve, const solver::ResultStore& results);

    QCustomPlot& plot_;
    QCPLegend& legend_;
    const RunHistory& history_;
    const PlottableVariables& variables_;
    UnitAxes axes_;
    std::map<Key, Curve> curves_;
    std::map<int, int> ages_;  ///< by number of an earlier run: 1 for the one before the latest
    std::vector<std::pair<LegendEntry*, int>> earlierRuns_;  ///< in the legend, with their ages
};

}  // namespace bramah::app
