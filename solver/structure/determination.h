// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/structure/matching.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// Finds the unknowns (columns) that equations (rows) determine, from the incidence alone (Dulmage and Mendelsohn
/// 1958): a column is determined if it is in a set of rows that has as many columns as can be matched to them.
class Determination
{
public:
    explicit Determination(Incidence incidence);

    [[nodiscard]] bool isDetermined(std::uint32_t column) const { return !isOpen_[column]; }

    /// Rows, and the columns in them.
    struct Part {
        std::vector<std::uint32_t> rows, columns;
        std::vector<std::uint32_t> steps;  ///< by row, of a determined column: one number is solved together
    };
    /// The part that determines a determined \a column, in the order of solution, rows beside the columns that they are
    /// solved for: the smallest one unless some rows are surplus. For another column the part that would have to
    /// determine it: it has more columns than rows.
    [[nodiscard]] Part partOf(std::uint32_t column) const;
    /// The columns of which each alone, once known, makes an open \a column determined; itself is none of them. Looks
    /// at \a most columns at most.
    [[nodiscard]] std::vector<std::uint32_t> wouldDetermine(std::uint32_t column, std::size_t most) const;
    /// Rows that say more than their columns can fulfil.
    [[nodiscard]] const std::vector<std::uint32_t>& surplusRows() const { return surplus_; }

private:
    void findOpenColumns();
    void findSurplusRows();
    void putInOrder(Part& part) const;

    Incidence incidence_, columns_;  ///< by row, by column
    Matching matching_;
    std::vector<bool> isOpen_;
    std::vector<std::uint32_t> surplus_;
};

}  // namespace bramah::solver
