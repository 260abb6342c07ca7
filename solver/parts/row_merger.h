// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/sample_batch.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <vector>

namespace bramah::solver {

/// Merges the rows of parts to rows of the whole. All parts have the rows of the grid. At an event or at the end of a
/// step of one part the others have no row: their values are taken from the straight line between their rows before and
/// behind, as a plot draws them.
class RowMerger
{
public:
    /// A column of the whole: column `column` of the part `part`.
    struct Source {
        std::size_t part = 0, column = 0;
    };
    /// Receives a row of the whole; the values are valid during the call. False: no more rows are wanted.
    using TakeRow = std::function<bool(double time, std::uint8_t flags, const std::vector<double>& values)>;

    /// \a leastBetween: the shortest time [s] from a row of the whole to one at the end of a part's step. Nearer ones
    /// are left out, as the parts have many together.
    RowMerger(std::size_t parts, std::vector<Source> columns,
              double leastBetween = std::numeric_limits<double>::infinity());

    /// Adds rows of a part, in order of time.
    void add(std::size_t part, const SampleBatch& batch);
    /// The number of times on the grid that all parts have reached and that are not merged yet.
    [[nodiscard]] std::size_t waiting() const;
    /// Gives the rows up to the next grid time that all parts have reached, of which there must be one. False if no
    /// more rows are wanted.
    bool mergeNext(const TakeRow& take);
    /// Gives all remaining rows up to \a end, at which the run ended; a part without a row behind a time keeps its last
    /// values.
    void mergeRest(double end, const TakeRow& take);

private:
    struct Row {
        double time = 0;
        std::uint8_t flags = 0;
        std::vector<double> values;

        /// Do all parts have this row? Those of the grid and at the end of the run.
        [[nodiscard]] bool isShared() const { return (flags & kGridRow) != 0 || flags == 0; }
    };
    struct PartRows {
        std::deque<Row> rows;    ///< begins with the last merged row, if there is one
        std::size_t begin = 0;   ///< first row to be merged
        std::size_t last = 0;    ///< next row to be merged; rows behind it may not have arrived yet
        std::size_t shared = 0;  ///< number of shared rows
    };

    [[nodiscard]] static std::size_t nextShared(const PartRows& part);
    /// Gives the events and ends of steps between the rows merged last and row `last` of each part.
    bool giveBetween(double sharedTime, const TakeRow& take);
    bool giveEvent(double time, double sharedTime, const TakeRow& take);
    bool give(double time, std::uint8_t flags, bool isRight, const TakeRow& take);
    /// The value of \a column at \a time, on the left or right side of jumps there.
    [[nodiscard]] static double valueOf(const PartRows& part, std::size_t column, double time, bool isRight);

    std::vector<PartRows> parts_;
    std::vector<Source> columns_;
    std::vector<double> values_;
    double leastBetween_;
    double lastTime_ = -std::numeric_limits<double>::infinity();  ///< of the rows given so far
};

}  // namespace bramah::solver
