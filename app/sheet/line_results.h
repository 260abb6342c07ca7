// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_results.h"
#include "model/diagram/diagram.h"
#include "solver/results/result_store.h"

namespace bramah::app {

/// What of a run's results is shown on lines.
struct LineResultsShown {
    bool hasColors = true;  ///< pressures as colours, flows as arrows
    bool hasValues = true;  ///< pressures, positions and signals as numbers
};

/// Reads pressures, flows and values of the nets of a diagram from the results of its run.
class LineResults
{
public:
    /// At \a time [s]. \a elapsed [s]: by the wall clock since the last call, in which arrows move on; 0: they stand.
    [[nodiscard]] editor::SheetResults at(const model::Diagram& diagram, const solver::ResultStore& results,
                                          double time, LineResultsShown shown, double elapsed);

private:
    /// How far the arrows of each net have moved, by segment.
    std::vector<std::vector<double>> ways_;
};

}  // namespace bramah::app
