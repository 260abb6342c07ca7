// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// The unknowns (columns) that occur in each equation (row).
struct Incidence {
    std::vector<std::uint32_t> starts{0};
    std::vector<std::uint32_t> entries;
    std::uint32_t columns = 0;

    /// The number of rows.
    [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(starts.size() - 1); }
    /// The columns in row \a r, in the order in which they were added.
    [[nodiscard]] std::span<const std::uint32_t> row(std::uint32_t r) const
    {
        return {entries.data() + starts[r], entries.data() + starts[r + 1]};
    }
    /// Adds a row; its columns are below `columns`, each once.
    void addRow(std::span<const std::uint32_t> row)
    {
        entries.insert(entries.end(), row.begin(), row.end());
        starts.push_back(static_cast<std::uint32_t>(entries.size()));
    }
    /// Rows and columns exchanged, the entries of each new row rising.
    [[nodiscard]] Incidence transposed() const;
    /// Only the entries for which \a isKept(row, column) is true.
    template <typename IsKept>
    [[nodiscard]] Incidence where(IsKept&& isKept) const
    {
        Incidence kept;
        kept.columns = columns;
        std::vector<std::uint32_t> left;
        for (std::uint32_t r = 0; r < rows(); ++r) {
            left.clear();
            for (const std::uint32_t column : row(r))
                if (isKept(r, column))
                    left.push_back(column);
            kept.addRow(left);
        }
        return kept;
    }
};

inline constexpr std::uint32_t kUnmatched = 0xFFFFFFFFu;

/// Pairs of rows and columns, each at most once; kUnmatched: it has no partner.
struct Matching {
    std::vector<std::uint32_t> columnOfRow, rowOfColumn;

    /// Have all rows and all columns a partner?
    [[nodiscard]] bool isPerfect() const;
};

/// A maximum matching (Hopcroft and Karp, 1973), starting greedily with each row's first free entry: put the preferred
/// unknown first. O(E sqrt(V)), almost linear on circuits.
[[nodiscard]] Matching maximumMatching(const Incidence& incidence);

/// Enlarges \a matching by an alternating path from \a row; false if there is none. \a marks (one for each row) and \a
/// mark let repeated calls skip clearing.
bool augmentFrom(const Incidence& incidence, Matching& matching, std::uint32_t row, std::vector<std::uint32_t>& marks,
                 std::uint32_t mark);

/// A smallest structurally singular part: more rows than columns, or more columns than rows. Empty if all are matched.
struct SingularSubset {
    bool isOverdetermined = false;
    std::vector<std::uint32_t> rows, columns;
};
/// Each unmatched row or column has a part, reached by alternating paths (Dulmage and Mendelsohn); returns the smallest
/// of each sort, overdetermined ones first.
[[nodiscard]] std::vector<SingularSubset> singularSubsets(const Incidence& incidence, const Matching& matching);

}  // namespace bramah::solver
