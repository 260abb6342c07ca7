// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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
    std::vector<std::uint8_t> flags;           ///< RowFlag of each row
    std::vector<std::vector<double>> columns;  ///< for each stored variable one value a row, SI

    [[nodiscard]] std::size_t rowCount() const { return times.size(); }
};

}  // namespace bramah::solver
