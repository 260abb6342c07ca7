// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <klu.h>
#include <complex>
#include <span>
#include <type_traits>
#include <vector>

namespace bramah::solver {

/// KLU's factors of a matrix of real or complex numbers with a fixed pattern, ordered by AMD. The first factorisation
/// chooses pivots; later ones keep them as long as the pivot growth allows.
template <typename Number>
class KluMatrix
{
public:
    /// Analyses \a pattern, which is square; if it is structurally singular, factor() fails.
    explicit KluMatrix(const SparsePattern& pattern)
        : size_(pattern.rows),
          columnStarts_(pattern.columnStarts.begin(), pattern.columnStarts.end()),
          rowIndices_(pattern.rowIndices.begin(), pattern.rowIndices.end())
    {
        constexpr int kOrderingAmd = 0;
        klu_defaults(&common_);
        common_.ordering = kOrderingAmd;
        symbolic_ = klu_analyze(size_, columnStarts_.data(), rowIndices_.data(), &common_);
    }
    ~KluMatrix()
    {
        freeNumeric();
        klu_free_symbolic(&symbolic_, &common_);
    }
    KluMatrix(const KluMatrix&) = delete;
    KluMatrix& operator=(const KluMatrix&) = delete;

    /// False if the matrix with these \a entries, in the pattern's order, is singular.
    [[nodiscard]] bool factor(std::span<Number> entries)
    {
        if (symbolic_ == nullptr)
            return false;  // structurally singular
        if (numeric_ != nullptr && refactor(valuesOf(entries)))
            return true;
        freeNumeric();
        constexpr auto* kluFactor = kIsComplex ? klu_z_factor : klu_factor;
        numeric_ = kluFactor(columnStarts_.data(), rowIndices_.data(), valuesOf(entries), symbolic_, &common_);
        return numeric_ != nullptr && common_.status == KLU_OK;
    }

    /// Replaces the right-hand side by the solution.
    void solve(std::span<Number> x)
    {
        constexpr auto* kluSolve = kIsComplex ? klu_z_solve : klu_solve;
        kluSolve(symbolic_, numeric_, size_, 1, valuesOf(x), &common_);
    }

private:
    static constexpr bool kIsComplex = !std::is_same_v<Number, double>;
    // A reciprocal pivot growth below this means that the old pivots no longer suit the new values.
    static constexpr double kSmallestPivotGrowth = 1e-10;

    /// A complex number is stored as its two parts, one after the other.
    [[nodiscard]] static double* valuesOf(std::span<Number> numbers)
    {
        return reinterpret_cast<double*>(numbers.data());
    }
    [[nodiscard]] bool refactor(double* values)
    {
        constexpr auto* kluRefactor = kIsComplex ? klu_z_refactor : klu_refactor;
        constexpr auto* growth = kIsComplex ? klu_z_rgrowth : klu_rgrowth;
        return kluRefactor(columnStarts_.data(), rowIndices_.data(), values, symbolic_, numeric_, &common_) != 0 &&
               common_.status == KLU_OK &&
               growth(columnStarts_.data(), rowIndices_.data(), values, symbolic_, numeric_, &common_) != 0 &&
               common_.rgrowth > kSmallestPivotGrowth;
    }
    void freeNumeric()
    {
        if constexpr (kIsComplex)
            klu_z_free_numeric(&numeric_, &common_);
        else
            klu_free_numeric(&numeric_, &common_);
    }

    int size_;
    std::vector<int> columnStarts_;
    std::vector<int> rowIndices_;
    klu_common common_{};
    klu_symbolic* symbolic_ = nullptr;
    klu_numeric* numeric_ = nullptr;
};

}  // namespace bramah::solver
