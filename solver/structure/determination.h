// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/structure/matching.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// Finds the unknowns (columns) that equations (rows) determine, by incidence alone (Dulmage and Mendelsohn, 1958): a
/// column is determined if it is in a set of rows that have as many columns as can be matched to them.
class Determination
{
public:
    /// Finds the open columns and the surplus rows by a maximum matching.
    explicit Determination(Incidence incidence);

    /// Do the rows determine \a column?
    [[nodiscard]] bool isDetermined(std::uint32_t column) const { return !isOpen_[column]; }

    /// Rows, and the columns in them.
    struct Part {
        std::vector<std::uint32_t> rows, columns;
        std::vector<std::uint32_t> steps;  ///< by row, for a determined column: rows of one number are solved together
    };
    /// For a determined \a column the part that determines it, in order of solution, each row with the column it is
    /// solved for: the smallest such part unless some rows are surplus. For another column the reason why it is open:
    /// columns, and all rows that contain them, one row less than columns, whatever else is known; no column can be
    /// left out of it. There may be smaller reasons: the smallest is a shortest circuit of a transversal matroid, for
    /// which no fast algorithm is known; this is the smallest that some matchings show.
    [[nodiscard]] Part partOf(std::uint32_t column) const;
    /// The columns each of which alone, if known, makes the open \a column determined; \a column is none of them. Tries
    /// at most \a most columns.
    [[nodiscard]] std::vector<std::uint32_t> wouldDetermine(std::uint32_t column, std::size_t most) const;
    /// Rows of an overdetermined part.
    [[nodiscard]] const std::vector<std::uint32_t>& surplusRows() const { return surplus_; }

private:
    void findOpenColumns();
    void findSurplusRows();
    void putInOrder(Part& part) const;
    /// The reason that the matching shows when \a free, which is unmatched, is matched instead of \a column.
    [[nodiscard]] Part reasonBy(std::uint32_t column, std::uint32_t free) const;

    Incidence incidence_, columns_;  ///< by row, and by column
    Matching matching_;
    std::vector<bool> isOpen_;
    std::vector<std::uint32_t> surplus_;
};

}  // namespace bramah::solver
