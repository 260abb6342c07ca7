// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/plot_picture.h"

#include "app/plots/picture_export.h"
#include "app/plots/plot_annotation.h"
#include "app/plots/plot_area.h"
#include "app/results/run_history.h"
#include "app/translate.h"
#include "editor/theme/active_theme.h"
#include "model/text/dotted_name.h"
#include "solver/measures/measure.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace bramah::app {
namespace {

constexpr std::size_t kMostPlots = 3;
constexpr std::size_t kMostCurves = 5;
constexpr QSize kPictureSize(1000, 900);

/// The variables that a reader looks for first: pressures, then motions.
int rankOf(const QString& unit)
{
    static const QStringList kOrder{QStringLiteral("Pa"), QStringLiteral("m"), QStringLiteral("m/s"),
                                    QStringLiteral("rad/s"), QStringLiteral("m3/s")};
    const qsizetype rank = kOrder.indexOf(unit);
    return static_cast<int>(rank < 0 ? kOrder.size() : rank);
}

/// Is the variable worth showing without being asked for?
bool isTelling(const solver::ResultColumn& variable)
{
    return !variable.isDiscrete && !variable.unit.isEmpty() && model::namesIn(variable.path).size() <= 2;
}

/// Variables of one unit that change; of several with the same course only the one nearest to the top of the model.
PlotDefinitions choosePlots(const solver::ResultStore& store, bool (*isWanted)(const solver::ResultColumn&))
{
    struct Candidate {
        QString path;
        solver::ValueRange range;
        double middle = 0;
    };
    std::map<std::pair<int, QString>, std::vector<Candidate>> byUnit;
    const double middleTime = (store.firstTime() + store.lastTime()) / 2;
    for (int column = 0; column < static_cast<int>(store.columns().size()); ++column) {
        const solver::ResultColumn& variable = store.columns()[static_cast<std::size_t>(column)];
        const solver::ValueRange range = store.range(column);
        const double size = std::max(std::abs(range.lower), std::abs(range.upper));
        if (!isWanted(variable) || range.upper - range.lower <= 1e-9 * size)
            continue;
        auto& group = byUnit[{rankOf(variable.unit), variable.unit}];
        const double middle = store.valueAt(column, middleTime);
        const bool isKnown = std::any_of(group.begin(), group.end(), [&](const Candidate& other) {
            return other.range.lower == range.lower && other.range.upper == range.upper && other.middle == middle;
        });
        if (!isKnown)
            group.push_back({variable.path, range, middle});
    }
    PlotDefinitions plots;
    for (const auto& [unit, group] : byUnit) {
        if (plots.size() == kMostPlots)
            break;
        PlotDefinition plot;
        for (std::size_t k = 0; k < std::min(group.size(), kMostCurves); ++k)
            plot.curves.push_back({group[k].path, {}});
        plots.push_back(plot);
    }
    return plots;
}

/// The plots of the class, without variables that were not stored.
PlotDefinitions preparedPlots(const solver::ResultStore& store, const model::ClassNode& node)
{
    PlotDefinitions plots = allPlots(plotsOf(node).value_or(PlotPages()));
    const solver::ResultNames names = solver::namesIn(store);
    for (PlotDefinition& plot : plots)
        std::erase_if(plot.curves, [&](const CurveDefinition& curve) {
            return store.find(curve.variable) < 0 && !solver::ResultExpression::read(curve.variable, names);
        });
    std::erase_if(plots, [](const PlotDefinition& plot) { return plot.curves.empty(); });
    return plots;
}

}  // namespace

PlotDefinitions plotsForResults(const solver::ResultStore& store, const model::ClassNode& node)
{
    PlotDefinitions plots = preparedPlots(store, node);
    if (plots.empty())
        plots = choosePlots(store, isTelling);
    return plots.empty() ? choosePlots(store, [](const solver::ResultColumn&) { return true; }) : plots;
}

std::optional<QString> writePlotOfResults(solver::ResultStore& store, const model::ClassNode& node, const QString& path)
{
    const PlotDefinitions plots = plotsForResults(store, node);
    if (plots.empty())
        return tr("there is nothing to plot: no stored variable changes");
    RunHistory history;
    RunRecord& record = history.start({}, {}, {});
    record.results = std::move(store);
    history.end(record, {});

    const editor::ActiveTheme theme;
    const PlottableVariables variables(history);
    PlotArea area(history, variables, theme);
    area.resize(kPictureSize);
    area.setDefinitions(plots);
    layOut(area);
    area.fitAll();
    // Axes get their places at the first painting; then the curves are drawn for those places.
    layOut(area);
    for (PlotView* plot : area.plots())
        plot->refresh();
    layOut(area);
    std::optional<QString> problem = writePlotPicture(area, path);
    store = std::move(record.results);
    return problem;
}

}  // namespace bramah::app
