// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_results.h"
#include "editor/session/shown_place.h"
#include "model/diagram/diagram.h"
#include "model/units/shown_unit.h"
#include "solver/results/result_store.h"

#include <utility>
#include <vector>

namespace bramah::app {

/// The results of a run that are shown on lines.
struct LineResultsShown {
    bool hasColors = true;        ///< pressures as colours, flows as arrows
    bool hasPressures = true;     ///< as numbers, and the other common values of a net: temperatures, voltages
    bool hasFlows = true;         ///< of oil and of current, as numbers with an arrow
    bool hasPositions = true;     ///< and angles, as numbers
    bool hasForces = true;        ///< and torques, as numbers
    bool hasSignals = true;       ///< as numbers
    bool hasDifferences = false;  ///< measured minus simulated values, as colours and numbers, in place of pressures

    [[nodiscard]] bool isAny() const
    {
        return hasColors || hasPressures || hasFlows || hasPositions || hasForces || hasSignals || hasDifferences;
    }
};

/// The shown part of a sheet.
struct SheetPart {
    QRectF area;           ///< on the sheet
    bool hasTexts = true;  ///< zoomed in enough to read values
};

/// Reads pressures, flows and values of the nets of a diagram from the results of its run. Finds the columns once and
/// keeps them.
class LineResults
{
public:
    /// Results of a single moment have a second row so much later, from which speeds are known [s].
    static constexpr double kInstant = 1e-3;

    /// The results at \a time [s] for the lines within \a seen. \a elapsed [s]: clock time since the last call, for
    /// which arrows move on, or back if negative; 0 if nothing runs.
    [[nodiscard]] editor::SheetResults at(const model::Diagram& diagram, const solver::ResultStore& results,
                                          double time, LineResultsShown shown, const SheetPart& seen, double elapsed);
    /// To be called before another run is read.
    void forget();
    /// To be called before a diagram at another \a place of the run's class is read.
    void lookAt(const editor::ShownPlace& place);

private:
    /// The flow out of a net at a port.
    struct PortFlow {
        QPointF place;
        int column = -1;
        /// Sign of the column in it. The flow of a component's port goes out of the net into the component. That of a
        /// port of the shown class itself goes into the class, so out of the port into the net.
        double sign = 1;
        bool isNode = false;  ///< of a node where lines meet, not of an end of a line
    };
    /// The columns with the results of one net.
    struct NetColumns {
        int telling = -1;  ///< of its pressure, position or signal; -1: it has none
        model::LineStyle style = model::LineStyle::Other;
        bool hasFluid = false;
        model::ShownUnit unit;  ///< of `telling`
        QRectF bounds;          ///< of the lines, on the sheet
        std::vector<PortFlow> flows;
    };
    /// The largest values of hydraulic nets in the run.
    struct Ranges {
        std::size_t rows = 0;  ///< that were read
        double pressure = 0;   ///< in `unit`
        double flow = 0;       ///< kg/s
        QString unit;
    };
    void lookUp(const model::Diagram& diagram, const solver::ResultStore& results);
    void updateRanges(const solver::ResultStore& results, bool isRunning);
    /// The segments where flows are written: a segment between two ports, else the one at each port.
    [[nodiscard]] static std::vector<std::size_t> flowSegments(const model::Net& net, const NetColumns& columns);
    /// The numbers beside the lines of \a net. \a flows: by segment, in SI; empty if unknown.
    [[nodiscard]] std::vector<editor::ValueLabel> labels(const model::Net& net, const NetColumns& columns,
                                                         const solver::ResultStore& results, double time,
                                                         LineResultsShown shown,
                                                         const std::vector<double>& flows) const;

    editor::ShownPlace place_;
    std::vector<NetColumns> nets_;
    const solver::ResultColumn* columns_ = nullptr;  ///< those that the indices refer to; only compared
    std::size_t columnCount_ = 0;
    Ranges ranges_;
    /// The distances by which arrows have moved, by net and segment.
    std::vector<std::vector<double>> ways_;
};

}  // namespace bramah::app
