// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_results.h"
#include "editor/session/shown_place.h"
#include "editor/units/shown_unit.h"
#include "model/diagram/diagram.h"
#include "solver/results/result_store.h"

#include <utility>
#include <vector>

namespace bramah::app {

/// The results of a run that are shown on lines.
struct LineResultsShown {
    bool hasColors = true;     ///< pressures as colours, flows as arrows
    bool hasPressures = true;  ///< as numbers, and all others that a net has one of: temperatures, voltages
    bool hasFlows = true;      ///< of oil and of current, as numbers with an arrow
    bool hasPositions = true;  ///< and angles, as numbers
    bool hasForces = true;     ///< and torques, as numbers
    bool hasSignals = true;    ///< as numbers

    [[nodiscard]] bool isAny() const
    {
        return hasColors || hasPressures || hasFlows || hasPositions || hasForces || hasSignals;
    }
};

/// The part of a sheet that is shown.
struct SheetPart {
    QRectF area;           ///< on the sheet
    bool hasTexts = true;  ///< near enough to read values
};

/// Reads pressures, flows and values of the nets of a diagram from the results of its run. Looks up which columns they
/// are once and keeps that.
class LineResults
{
public:
    /// At \a time [s], of the lines within \a seen; others have none. \a elapsed [s]: by the wall clock since the last
    /// call, in which arrows move on; 0: they stand, since nothing runs.
    [[nodiscard]] editor::SheetResults at(const model::Diagram& diagram, const solver::ResultStore& results,
                                          double time, LineResultsShown shown, const SheetPart& seen, double elapsed);
    /// The next call is for another run.
    void forget();
    /// The next calls are for the diagram shown at \a place of the class that is run.
    void lookAt(const editor::ShownPlace& place);

private:
    /// The flow into a port of a net.
    struct PortFlow {
        QPointF place;
        int column = -1;
        bool isNode = false;  ///< of a node, in which lines meet, no end of a line
    };
    /// The columns with the results of one net.
    struct NetColumns {
        int telling = -1;  ///< of its pressure, position or signal; -1: it has none
        model::LineStyle style = model::LineStyle::Other;
        bool hasFluid = false;
        editor::ShownUnit unit;  ///< of `telling`
        QRectF bounds;           ///< of the lines, on the sheet
        std::vector<PortFlow> flows;
    };
    /// The largest values of hydraulic nets in the run.
    struct Ranges {
        std::size_t rows = 0;  ///< that were looked at
        double pressure = 0;   ///< in `unit`
        double flow = 0;       ///< kg/s
        QString unit;
    };
    void lookUp(const model::Diagram& diagram, const solver::ResultStore& results);
    void updateRanges(const solver::ResultStore& results, bool isRunning);
    /// The segments beside which flows are written: one between two ports, else the one at each port.
    [[nodiscard]] static std::vector<std::size_t> flowSegments(const model::Net& net, const NetColumns& columns);
    /// The numbers beside the lines of \a net. \a flows: by segment, in SI; empty: not known.
    [[nodiscard]] std::vector<editor::ValueLabel> labels(const model::Net& net, const NetColumns& columns,
                                                         const solver::ResultStore& results, double time,
                                                         LineResultsShown shown,
                                                         const std::vector<double>& flows) const;

    editor::ShownPlace place_;
    std::vector<NetColumns> nets_;
    const solver::ResultColumn* columns_ = nullptr;  ///< those that were looked through; never followed
    std::size_t columnCount_ = 0;
    Ranges ranges_;
    /// The ways that the arrows of each net have moved, by segment.
    std::vector<std::vector<double>> ways_;
};

}  // namespace bramah::app
