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
    /// solved for: the smallest one unless some rows are surplus. Of another column the reason why it is open: columns,
    /// and all the rows in which they are, one row less than columns, whatever else is known. None of the columns can
    /// be left out of it. There may be smaller ones: to find the smallest is to find the shortest circuit of a
    /// transversal matroid, for which no quick way is known; it is the smallest of those that some matchings show.
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
    /// The reason that the matching shows if \a free, which is unmatched, is matched instead of \a column.
    [[nodiscard]] Part reasonBy(std::uint32_t column, std::uint32_t free) const;

    Incidence incidence_, columns_;  ///< by row, by column
    Matching matching_;
    std::vector<bool> isOpen_;
    std::vector<std::uint32_t> surplus_;
};

}  // namespace bramah::solver
