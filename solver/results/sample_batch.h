// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The kinds of rows; a row can be of several kinds.
enum RowFlag : std::uint8_t {
    kGridRow = 1,         ///< lies on the sample grid; exactly one row a grid point has it
    kBeforeEventRow = 2,  ///< left limit at an event
    kAfterEventRow = 4,   ///< right limit at an event
};

/// Rows of a run on their way from its worker to a ResultStore. As many as `times`, which never fall.
struct SampleBatch {
    std::vector<double> times;
    std::vector<std::uint8_t> flags;           ///< RowFlag, one a row
    std::vector<std::vector<double>> columns;  ///< one a stored variable, each with one value a row, SI

    [[nodiscard]] std::size_t rowCount() const { return times.size(); }
};

}  // namespace bramah::solver
