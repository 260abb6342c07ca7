// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_area.h"
#include "app/report/report.h"
#include "app/results/plottable_variables.h"
#include "app/results/run_history.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "solver/measures/measure.h"

#include <memory>
#include <vector>

namespace bramah::app {

/// What a report is of. Borrows all. The drawing is shown as it is now; the values are those that the run was started
/// with.
struct ReportSource {
    const model::Instance& instance;  ///< of the class
    const model::Diagram& diagram;
    const RunHistory& history;
    const RunRecord& run;
    const PlottableVariables& variables;
    PlotPages plots;
    solver::Measures measures;
    QString fileName;  ///< without its folder; empty for a circuit that is not saved
};

/// Plots that are painted without a window, as they are arranged on their pages. They stay until it ends.
class PaintedPlots
{
public:
    PaintedPlots(const RunHistory& history, const PlottableVariables& variables, const PlotPages& pages,
                 const std::vector<PlotLimit>& limits);
    ~PaintedPlots();

    /// A section for each page.
    [[nodiscard]] std::vector<ReportSection> sections();

private:
    /// Those of one page: each plot for itself where the room decides how they lie, else all as one.
    [[nodiscard]] static std::vector<ReportPicture> pictures(PlotArea& area);

    editor::ActiveTheme theme_;
    QStringList headings_;
    std::vector<std::unique_ptr<PlotArea>> areas_;  ///< one for each page
};

/// The report of a run. Its pictures borrow \a source and \a plots.
[[nodiscard]] Report circuitReport(const ReportSource& source, PaintedPlots& plots);

}  // namespace bramah::app
