// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// Compressed columns: rows of column j are rowIndices[columnStarts[j]] .. rowIndices[columnStarts[j + 1] - 1], rising.
struct SparsePattern {
    int rows = 0;
    std::vector<std::int32_t> columnStarts;
    std::vector<std::int32_t> rowIndices;

    ///@{
    /// Numbers of columns and of entries; of a pattern that nobody has filled -1 columns.
    [[nodiscard]] int columns() const { return static_cast<int>(columnStarts.size()) - 1; }
    [[nodiscard]] int entries() const { return static_cast<int>(rowIndices.size()); }
    ///@}
};

}  // namespace bramah::solver
