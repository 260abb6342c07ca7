// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/loop_ends.h"
#include "solver/integrate/row_grid.h"
#include "solver/integrate/row_writer.h"

#include <array>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The shortest time [s] from a row to one at the end of a step in a run whose rows have \a width values; infinity if
/// steps have no rows.
[[nodiscard]] double leastBetweenRows(const IntegrationSettings& settings, std::size_t width);

/// Writes the rows of a run: at its start, on the grid, on both sides of events, at its end. Each function that
/// writes a row returns the end of the run if the row cannot be evaluated or the user stops the run; else
/// nothing.
class RunRows
{
public:
    /// Borrows all three.
    RunRows(RowWriter& writer, const IntegrationSettings& settings, const LoopEnds& ends);

    /// Writes the row at (t, x); it counts as the next of the grid if \a flags say so, except at the start.
    [[nodiscard]] std::optional<LoopEnd> write(double t, std::span<const double> x, std::uint8_t flags);
    /// Writes the rows of the grid before \a t from the dense output; \a x is then at the last of them.
    [[nodiscard]] std::optional<LoopEnd> writeGridBefore(double t, const Integrator& integrator,
                                                         std::vector<double>& x);
    /// Writes the row at (t, x), the end of a step, if the grid has one there or steps have rows of their own and the
    /// last row is not too near.
    [[nodiscard]] std::optional<LoopEnd> writeStep(double t, std::span<const double> x);
    /// Writes the row at the stop time if the grid has none there.
    [[nodiscard]] std::optional<LoopEnd> writeLast(const Integrator& integrator, std::vector<double>& x);

    /// Evaluates the row at the left limit of an event at (t, x) and keeps it.
    [[nodiscard]] EvaluationStatus takeLeftLimit(double t, std::span<const double> x);
    /// Writes the rows of an event: the kept left limit, and the right limit at (t, x). An event that changed nothing
    /// has a row only at a time of the grid.
    [[nodiscard]] std::optional<LoopEnd> writeEvent(double t, std::span<const double> x, bool hasChanged);
    /// Do events have rows of their own?
    [[nodiscard]] bool hasEventRows() const { return eventRows_ == EventRows::Both; }

    /// Makes the rows written so far final.
    void settle() { writer_.settle(); }
    /// Removes the rows written since the last settle() that no reader has seen.
    void takeBack() { grid_.goBack(writer_.takeBack()); }
    /// Hands out the rows that the writer has collected.
    void flush() { writer_.flush(); }
    /// Variables that have left their min or max since the last call.
    [[nodiscard]] std::vector<RangeWarning> takeWarnings() { return writer_.takeWarnings(); }

    /// The times at which rows are due.
    [[nodiscard]] const RowGrid& grid() const { return grid_; }
    /// The number of rows written, as RowWriter::rows().
    [[nodiscard]] std::int64_t count() const { return writer_.rows(); }

private:
    /// Evaluates and keeps the next three rows of the grid; \a x is then at the last of them. False if they have to be
    /// evaluated one by one.
    [[nodiscard]] bool evaluateThree(const Integrator& integrator, std::vector<double>& x);
    [[nodiscard]] std::optional<LoopEnd> writeEvaluated(std::uint8_t flags);
    [[nodiscard]] std::optional<LoopEnd> writeRightLimit(double t, std::span<const double> x, std::uint8_t grid);

    RowWriter& writer_;
    RowGrid grid_;
    EventRows eventRows_;
    double start_, stop_;
    double leastBetween_;  ///< [s] from a row to the next one at the end of a step
    double lastEventRow_;
    std::array<std::vector<double>, 3> points_;
    bool mayBeThree_ = true;  ///< false once evaluateThree() has failed
    const LoopEnds& ends_;
};

}  // namespace bramah::solver
