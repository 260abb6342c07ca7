// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// The kinds of rows; a row can be of several kinds.
enum RowFlag : std::uint8_t {
    kGridRow = 1,         ///< on the output grid; exactly one row of each grid time has it
    kBeforeEventRow = 2,  ///< left limit at an event
    kAfterEventRow = 4,   ///< right limit at an event
    kStepRow = 8,         ///< at the end of a step between two times of the grid
};

/// Rows of a run on the way from its worker to a ResultStore: one for each entry of `times`, which do not decrease.
struct SampleBatch {
    std::vector<double> times;
    std::vector<std::uint8_t> flags;  ///< RowFlag of each row
    std::vector<double> values;       ///< row by row; a row has one value for each stored column, SI

    /// The number of rows.
    [[nodiscard]] std::size_t rowCount() const { return times.size(); }
    /// The number of values in a row; 0 without rows.
    [[nodiscard]] std::size_t width() const { return times.empty() ? 0 : values.size() / times.size(); }
    /// The values of one row, which must be there; valid until rows are added.
    [[nodiscard]] std::span<const double> row(std::size_t row) const
    {
        return std::span(values).subspan(row * width(), width());
    }
    /// Adds a row, as wide as those before.
    void add(double time, std::uint8_t rowFlags, std::span<const double> row)
    {
        times.push_back(time);
        flags.push_back(rowFlags);
        values.insert(values.end(), row.begin(), row.end());
    }
};

}  // namespace bramah::solver
