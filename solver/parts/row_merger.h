// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/sample_batch.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace bramah::solver {

/// Makes rows of the whole from the rows of its parts. All parts have the rows of the grid. At an event of one part the
/// others have no row: there their values lie on the straight line between their rows before and behind, where a plot
/// draws them too.
class RowMerger
{
public:
    /// A column of the whole: column `column` of the part `part`.
    struct Source {
        std::size_t part = 0, column = 0;
    };
    /// A row of the whole; the values are good during the call. False: no more rows are wanted.
    using TakeRow = std::function<bool(double time, std::uint8_t flags, const std::vector<double>& values)>;

    RowMerger(std::size_t parts, std::vector<Source> columns);

    /// Adds rows of a part, in order of time.
    void add(std::size_t part, const SampleBatch& batch);
    /// How many times of the grid all parts have reached that are not merged yet.
    [[nodiscard]] std::size_t waiting() const;
    /// Gives the rows up to the next time of the grid that all parts have reached; there must be one waiting. False if
    /// no more rows are wanted.
    bool mergeNext(const TakeRow& take);
    /// Gives all rows that are left, up to \a end, where the run has ended: a part without a row behind a time counts
    /// as it was last.
    void mergeRest(double end, const TakeRow& take);

private:
    struct Row {
        double time = 0;
        std::uint8_t flags = 0;
        std::vector<double> values;

        /// A row that all parts have: of the grid, or at the end of the run.
        [[nodiscard]] bool isShared() const { return (flags & kGridRow) != 0 || flags == 0; }
    };
    struct PartRows {
        std::vector<Row> rows;   ///< the first is the last that was merged, once one was
        std::size_t begin = 0;   ///< of those to be merged
        std::size_t last = 0;    ///< the row merged next: those behind it may or may not have come yet
        std::size_t shared = 0;  ///< of them
    };

    [[nodiscard]] static std::size_t nextShared(const PartRows& part);
    /// Gives the events between the rows merged last and `last` of each part.
    bool giveEvents(double sharedTime, const TakeRow& take);
    bool give(double time, std::uint8_t flags, bool isRight, const TakeRow& take);
    /// The value of \a column at \a time, from the left or from the right of jumps there.
    [[nodiscard]] static double valueOf(const PartRows& part, std::size_t column, double time, bool isRight);

    std::vector<PartRows> parts_;
    std::vector<Source> columns_;
    std::vector<double> values_;
};

}  // namespace bramah::solver
