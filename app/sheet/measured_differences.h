// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/measured_curve.h"
#include "editor/canvas/sheet_results.h"
#include "editor/session/shown_place.h"
#include "model/diagram/diagram.h"
#include "model/units/shown_unit.h"

#include <vector>

namespace bramah::app {

/// Colours lines by measured minus simulated values, where measured channels are laid beside variables of their nets,
/// and writes the difference beside them. Finds the nets once and keeps them. Borrows the data.
class MeasuredDifferences
{
public:
    /// Null: nothing has been measured.
    void setData(const solver::MeasuredData* data)
    {
        data_ = data;
        forget();
    }
    /// To be called when channels, diagram or run are others.
    void forget() { isLookedUp_ = false; }
    /// Shows the differences at \a time [s] in place of the pressures of \a sheet, the results of the run \a run.
    void show(editor::SheetResults& sheet, const model::Diagram& diagram, const editor::ShownPlace& place,
              const solver::ResultStore& run, double time, bool hasTexts);

private:
    /// A net with a measured channel.
    struct Measured {
        std::size_t net = 0;
        int column = 0;    ///< of the run
        double scale = 1;  ///< of its values
        MeasuredCurve curve;
        double allowed = 1;  ///< the difference that has the strongest colour [SI]
        model::ShownUnit unit;
    };
    void lookUp(const model::Diagram& diagram, const editor::ShownPlace& place, const solver::ResultStore& run);

    const solver::MeasuredData* data_ = nullptr;
    bool isLookedUp_ = false;
    std::vector<Measured> measured_;
};

}  // namespace bramah::app
