// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The order in which an elimination takes its pivots: pivot k lies in row rows[k] and column columns[k].
struct PivotOrder {
    std::vector<std::uint16_t> rows, columns;
};

/// What an LU factorisation of a sparse matrix does in one order of pivots, as lists: which entries the factors have
/// and where each product goes. Factors with these lists cost their products alone, without searching and without the
/// zeros of a full matrix (F. G. Gustavson, W. Liniger, R. Willoughby, Symbolic generation of an optimal Crout
/// algorithm for sparse systems of linear equations, J. ACM 17, 1970).
///
/// Rows and columns are numbered in the order of pivots. All factors lie in one array: of pivot k itself, the other
/// entries of its row (of U), those of its column (of L), then those of the next pivot.
struct EliminationPlan {
    /// Of \a pattern, whose rows and columns are fewer than 2^16.
    EliminationPlan(const SparsePattern& pattern, PivotOrder pivots);

    /// A pivot in the array of factors.
    struct Pivot {
        std::uint32_t diagonal = 0, upper = 0, lower = 0;  ///< where it and its entries of U and L begin
        std::uint16_t upperCount = 0, lowerCount = 0;
    };
    PivotOrder order;
    std::vector<Pivot> pivots;
    std::vector<std::uint16_t> upperColumns, lowerRows;  ///< of the entries of U and L, pivot after pivot
    /// Where the product of an entry of L and one of U is subtracted: for each pivot, each of its entries of L and each
    /// of those of U, in this order.
    std::vector<std::uint32_t> targets;
    std::vector<std::uint32_t> places;  ///< of the entries of the pattern
    std::size_t size = 0;               ///< of the array of factors
};

}  // namespace bramah::solver
