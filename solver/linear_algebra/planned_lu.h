// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/elimination_plan.h"
#include "solver/linear_algebra/lu_arithmetic.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Chooses pivots for the matrix of \a pattern with these \a entries: among those of at least a tenth of the largest
/// entry left in their column, one that fills the matrix least (H. M. Markowitz, The elimination form of the inverse
/// and its application to linear programming, Management Science 3, 1957). Nothing if the matrix is singular. The
/// time that it takes grows with the fourth power of the size at most.
template <typename Number>
class PivotChoice
{
public:
    /// \a entries are those of \a pattern, in its order.
    [[nodiscard]] static std::optional<PivotOrder> of(const SparsePattern& pattern, std::span<const Number> entries)
    {
        PivotChoice choice(pattern, entries);
        for (std::size_t k = 0; k < choice.n_; ++k)
            if (!choice.takeNext())
                return std::nullopt;
        return std::move(choice.order_);
    }

private:
    static constexpr double kSmallestPivot = 0.1;
    struct Candidate {
        std::size_t row = 0, column = 0, fill = 0;
        double size = 0;  ///< 0: none
    };

    PivotChoice(const SparsePattern& pattern, std::span<const Number> entries)
        : n_(static_cast<std::size_t>(pattern.rows)),
          matrix_(n_ * n_),
          exists_(n_ * n_),
          isRowLeft_(n_, true),
          isColumnLeft_(n_, true)
    {
        for (std::size_t column = 0; column < n_; ++column)
            for (auto e = static_cast<std::size_t>(pattern.columnStarts[column]);
                 e < static_cast<std::size_t>(pattern.columnStarts[column + 1]); ++e) {
                const std::size_t at = static_cast<std::size_t>(pattern.rowIndices[e]) * n_ + column;
                matrix_[at] = entries[e];
                exists_[at] = true;
            }
    }

    [[nodiscard]] bool takeNext()
    {
        Candidate best;
        for (std::size_t column = 0; column < n_; ++column)
            if (isColumnLeft_[column] && !lookIn(column, best))
                return false;
        eliminate(best);
        return true;
    }

    /// Compares the candidates of \a column with the \a best one so far. False if the column has none.
    [[nodiscard]] bool lookIn(std::size_t column, Candidate& best) const
    {
        double largest = 0;
        std::size_t others = 0;
        for (std::size_t row = 0; row < n_; ++row)
            if (isLeft(row, column)) {
                largest = std::max(largest, pivotSize(matrix_[row * n_ + column]));
                ++others;
            }
        for (std::size_t row = 0; row < n_ && largest > 0; ++row) {
            if (!isLeft(row, column) || pivotSize(matrix_[row * n_ + column]) < kSmallestPivot * largest)
                continue;
            const Candidate one{row, column, (others - 1) * (countInRow(row) - 1),
                                pivotSize(matrix_[row * n_ + column])};
            if (best.size == 0 || one.fill < best.fill || (one.fill == best.fill && one.size > best.size))
                best = one;
        }
        return largest > 0;
    }

    [[nodiscard]] bool isLeft(std::size_t row, std::size_t column) const
    {
        return isRowLeft_[row] && isColumnLeft_[column] && exists_[row * n_ + column];
    }
    [[nodiscard]] std::size_t countInRow(std::size_t row) const
    {
        std::size_t count = 0;
        for (std::size_t column = 0; column < n_; ++column)
            count += isLeft(row, column) ? 1 : 0;
        return count;
    }

    void eliminate(const Candidate& pivot)
    {
        order_.rows.push_back(static_cast<std::uint16_t>(pivot.row));
        order_.columns.push_back(static_cast<std::uint16_t>(pivot.column));
        const Number scale = reciprocal(matrix_[pivot.row * n_ + pivot.column]);
        isRowLeft_[pivot.row] = false;
        for (std::size_t row = 0; row < n_; ++row) {
            if (!isLeft(row, pivot.column))
                continue;
            const Number factor = product(matrix_[row * n_ + pivot.column], scale);
            for (std::size_t column = 0; column < n_; ++column)
                if (column != pivot.column && isColumnLeft_[column] && exists_[pivot.row * n_ + column]) {
                    matrix_[row * n_ + column] -= product(factor, matrix_[pivot.row * n_ + column]);
                    exists_[row * n_ + column] = true;
                }
        }
        isColumnLeft_[pivot.column] = false;
    }

    std::size_t n_;
    std::vector<Number> matrix_;  ///< by rows
    std::vector<char> exists_, isRowLeft_, isColumnLeft_;
    PivotOrder order_;
};

/// Sparse LU factors of a matrix of real or complex numbers, or both, with a fixed pattern, by an EliminationPlan. The
/// pivots are chosen for the first matrix; they serve the later ones until one of them becomes too small against its
/// column.
template <typename Number>
class PlannedLu
{
public:
    /// Of a square \a pattern with fewer than 2^16 rows; the pivots are chosen by the first factor().
    explicit PlannedLu(SparsePattern pattern)
        : pattern_(std::move(pattern)), reciprocals_(static_cast<std::size_t>(pattern_.rows)), y_(reciprocals_.size())
    {
    }

    /// \a entries: those of the pattern. False if the matrix is singular.
    [[nodiscard]] bool factor(std::span<const Number> entries)
    {
        if (plan_ && eliminate(entries) <= kLargestFactor)
            return true;
        const auto order = PivotChoice<Number>::of(pattern_, entries);
        if (!order)
            return false;
        plan_.emplace(pattern_, *order);
        factors_.resize(plan_->size);
        return std::isfinite(eliminate(entries));
    }

    /// Replaces the right-hand side by the solution. Needs a successful factor().
    void solve(std::span<Number> x)
    {
        substitute(
            y_, [x](std::size_t row) { return x[row]; },
            [x](std::size_t column, const Number& value) { x[column] = value; },
            [](const Number& factor) -> const Number& { return factor; });
    }

    /// Solves for what \a part takes of each number of the factors, in the work space \a y with an element for each
    /// row. \a rightSide(row) gives the right-hand side, \a put(column, value) takes the solution; the first has been
    /// called for all rows before the second is.
    template <typename Value, typename RightSide, typename Put, typename Part>
    void substitute(std::vector<Value>& y, RightSide&& rightSide, Put&& put, Part&& part) const
    {
        const std::size_t n = reciprocals_.size();
        for (std::size_t k = 0; k < n; ++k)
            y[k] = rightSide(std::size_t{plan_->order.rows[k]});
        const std::uint16_t* row = plan_->lowerRows.data();
        for (std::size_t k = 0; k < n; ++k) {
            const EliminationPlan::Pivot& pivot = plan_->pivots[k];
            const Value known = y[k];
            for (std::size_t i = 0; i < pivot.lowerCount; ++i)
                y[*row++] -= product(part(factors_[pivot.lower + i]), known);
        }
        const std::uint16_t* column = plan_->upperColumns.data() + plan_->upperColumns.size();
        for (std::size_t k = n; k-- > 0;) {
            const EliminationPlan::Pivot& pivot = plan_->pivots[k];
            Value left = y[k];
            for (std::size_t j = pivot.upperCount; j-- > 0;)
                left -= product(part(factors_[pivot.upper + j]), y[*--column]);
            y[k] = product(left, part(reciprocals_[k]));
        }
        for (std::size_t k = 0; k < n; ++k)
            put(std::size_t{plan_->order.columns[k]}, y[k]);
    }

private:
    /// The largest entry of L with which factors are good: fresh ones have none above 10.
    static constexpr double kLargestFactor = 100;

    /// Factorises by the plan. The largest entry of L; infinity if a pivot is 0 or not a number.
    [[nodiscard]] double eliminate(std::span<const Number> entries)
    {
        std::ranges::fill(factors_, Number());
        for (std::size_t e = 0; e < entries.size(); ++e)
            factors_[plan_->places[e]] = entries[e];
        Number* const values = factors_.data();
        const std::uint32_t* target = plan_->targets.data();
        double largest = 0;
        for (std::size_t k = 0; k < reciprocals_.size(); ++k) {
            const EliminationPlan::Pivot& pivot = plan_->pivots[k];
            const double size = pivotSize(values[pivot.diagonal]);
            if (!(size > 0 && std::isfinite(size)))
                return std::numeric_limits<double>::infinity();
            const Number scale = reciprocals_[k] = reciprocal(values[pivot.diagonal]);
            for (std::size_t i = pivot.lower; i < pivot.lower + pivot.lowerCount; ++i) {
                const Number factor = values[i] = product(values[i], scale);
                largest = std::max(largest, factorSize(factor));
                for (std::size_t j = pivot.upper; j < pivot.upper + pivot.upperCount; ++j)
                    values[*target++] -= product(factor, values[j]);
            }
        }
        return largest;
    }

    SparsePattern pattern_;
    std::optional<EliminationPlan> plan_;
    std::vector<Number> factors_, reciprocals_, y_;
};

}  // namespace bramah::solver
