// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_cursor.h"
#include "app/plots/drawing/plot_definition.h"
#include "app/results/plottable_variables.h"
#include "editor/theme/theme.h"

#include <QLocale>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace bramah::app {

/// Where a content draws, and the results that it shows.
struct PlotFrame {
    QCustomPlot& plot;  ///< with an axis along the bottom, and none for values
    QCPLegend& legend;
    const RunHistory& history;
    const PlottableVariables& variables;
};

/// What a plot shows: one class for each kind of plot. What lies along the plot's axis is a place: a time, or what the
/// content makes of it. Large: a function for each thing in which kinds of plots differ; most have an answer here.
class PlotContent
{
public:
    virtual ~PlotContent() = default;

    /// Makes everything anew for \a definition.
    virtual void rebuild(const PlotDefinition& definition, const editor::Theme& theme) = 0;
    /// Are there results now for which it must be made anew?
    [[nodiscard]] virtual bool isOutdated() const { return false; }
    virtual void applyTheme(const editor::Theme& theme) = 0;
    /// Takes in new rows, for a moment. False if more are left, for which it is to be asked again.
    virtual bool update() { return true; }

    /// Does the axis along the bottom show time, if need be in another scale? Plots over time show the same of it.
    [[nodiscard]] virtual bool isOverTime() const { return true; }
    /// What the menu calls a logarithmic axis along the bottom, and logarithmic axes of values; empty if it cannot have
    /// them.
    [[nodiscard]] virtual QString logarithmicPlaceText() const { return {}; }
    [[nodiscard]] virtual QString logarithmicValueText() const { return {}; }
    /// The time of all that is shown. Nothing while there are no results.
    [[nodiscard]] virtual std::optional<QCPRange> time() const = 0;
    /// Not over time: what is shown is of this \a time.
    virtual void setTime(const QCPRange& /*time*/) {}
    /// Not over time: fits the axis along the bottom.
    virtual void fitPlaces() {}
    /// Fits the axes of values.
    virtual void fitValues() {}
    /// Draws what lies within \a places with as many points as \a pixels can show.
    virtual void draw(const QCPRange& places, int pixels) = 0;

    /// The place of a time, and the time of a place.
    [[nodiscard]] virtual double placeOf(double time) const { return time; }
    [[nodiscard]] virtual double timeAt(double place) const { return place; }
    /// Not over time: the place that is read for one under the mouse, if its points have no time, and its words.
    [[nodiscard]] virtual std::optional<double> readPlace(double /*place*/) const { return std::nullopt; }
    [[nodiscard]] virtual QString placeText(double /*place*/) const { return {}; }
    /// Not over time, where each point has a time: shows those of \a time, in the layer of the cursor.
    virtual void showPoints(std::optional<double> /*time*/) {}
    /// The same: the time of the point drawn near \a position [px].
    [[nodiscard]] virtual std::optional<double> timeNear(QPointF /*position*/) const { return std::nullopt; }
    /// The variable of the curve under \a position [px], of any run; empty if there is none.
    [[nodiscard]] virtual QString variableAt(QPointF /*position*/) const { return {}; }
    /// What the axis along the bottom is called.
    [[nodiscard]] virtual QString placeLabel() const = 0;
    /// Do lines of the grid stand on that axis?
    [[nodiscard]] virtual bool hasGrid() const { return true; }
    /// The room left of the area of the plot, at least [px].
    [[nodiscard]] virtual int leftMargin() const { return 10; }

    /// The values at a time, or else at a place, for the cursor.
    [[nodiscard]] virtual std::vector<CursorReading> readings(double time, const QLocale& locale) const = 0;
    /// The value axes with their units.
    [[nodiscard]] virtual std::vector<std::pair<QString, QCPAxis*>> valueAxes() const { return {}; }
    /// Number of points drawn for a variable of the latest run; 0 if it is not drawn.
    [[nodiscard]] virtual int pointCount(const QString&) const { return 0; }
};

/// The time of all shown runs; of a running one up to a round time, so that an axis moves in steps. Nothing while there
/// are no results.
[[nodiscard]] std::optional<QCPRange> timeOfShownRuns(const RunHistory& history);
/// The content for a kind of plot.
[[nodiscard]] std::unique_ptr<PlotContent> makeContent(PlotKind kind, const PlotFrame& frame);
/// The kinds of plots that a user can choose, with their names.
[[nodiscard]] std::vector<std::pair<PlotKind, QString>> plotKinds();

}  // namespace bramah::app
