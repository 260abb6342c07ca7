// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/lu_arithmetic.h"

#include <array>
#include <cstddef>
#include <utility>

namespace bramah::solver {

/// LU factors in one array, column by column: L, whose diagonal is 1, below the diagonal, U on and above it. Whole rows
/// are exchanged: in step k row k with row exchanges[k].
template <typename Number>
struct LuPlaces {
    Number* matrix;
    Number* reciprocals;  ///< of the diagonal of U
    std::size_t* exchanges;
};

/// Step \a k of the elimination in a matrix of \a size; false if the pivot is 0. To be inlined where the C++ compiler
/// knows both.
template <typename Number>
[[gnu::always_inline]] inline bool eliminate(const LuPlaces<Number>& lu, std::size_t size, std::size_t k)
{
    Number* __restrict const column = lu.matrix + k * size;
    std::size_t pivot = k;
    double largest = pivotSize(column[k]);
    for (std::size_t row = k + 1; row < size; ++row)
        if (const double candidate = pivotSize(column[row]); candidate > largest) {
            largest = candidate;
            pivot = row;
        }
    lu.exchanges[k] = pivot;
    if (!(largest > 0))
        return false;
    if (pivot != k)
        for (std::size_t c = 0; c < size; ++c)
            std::swap(lu.matrix[c * size + k], lu.matrix[c * size + pivot]);
    const Number scale = lu.reciprocals[k] = reciprocal(column[k]);
    for (std::size_t row = k + 1; row < size; ++row)
        column[row] = product(column[row], scale);
    for (std::size_t c = k + 1; c < size; ++c) {
        Number* __restrict const other = lu.matrix + c * size;
        const Number factor = other[k];
        if (factor == Number())
            continue;
#pragma GCC unroll 16
        for (std::size_t row = k + 1; row < size; ++row)
            other[row] -= product(column[row], factor);
    }
    return true;
}

/// Factorises a matrix whose size the C++ compiler knows: in a small one loop overhead and memory traffic take longer
/// than the arithmetic. False if it is singular.
template <typename Number, std::size_t size>
bool factorUnrolled(const LuPlaces<Number>& lu)
{
    return [&]<std::size_t... k>(std::index_sequence<k...>)
    {
        return (eliminate(lu, size, k) && ...);
    }
    (std::make_index_sequence<size>());
}

/// Solves L U x = b with x in place of b, whose rows are
/// exchanged already, for a size that the C++ compiler knows.
template <typename Number, std::size_t size>
void solveUnrolled(const LuPlaces<Number>& lu, Number* __restrict b)
{
    const Number* __restrict const matrix = lu.matrix;
    const Number* __restrict const reciprocals = lu.reciprocals;
    Number x[size];
    for (std::size_t i = 0; i < size; ++i)
        x[i] = b[i];
#pragma GCC unroll 16
    for (std::size_t column = 0; column < size; ++column) {
#pragma GCC unroll 16
        for (std::size_t row = column + 1; row < size; ++row)
            x[row] -= product(x[column], matrix[column * size + row]);
    }
#pragma GCC unroll 16
    for (std::size_t done = 0; done < size; ++done) {
        const std::size_t column = size - 1 - done;
        x[column] = product(x[column], reciprocals[column]);
#pragma GCC unroll 16
        for (std::size_t row = 0; row < column; ++row)
            x[row] -= product(x[column], matrix[column * size + row]);
    }
    for (std::size_t i = 0; i < size; ++i)
        b[i] = x[i];
}

/// The functions above for one size; null if it is too large for them.
template <typename Number>
struct UnrolledLu {
    bool (*factor)(const LuPlaces<Number>&) = nullptr;
    void (*solve)(const LuPlaces<Number>&, Number*) = nullptr;
};

/// The functions for \a size; null for 0 and above 8.
template <typename Number>
UnrolledLu<Number> unrolledLu(std::size_t size)
{
    constexpr std::size_t kLargest = 8;
    static constexpr auto kAll = []<std::size_t... k>(std::index_sequence<k...>)
    {
        return std::array<UnrolledLu<Number>, kLargest + 1>{
            UnrolledLu<Number>{}, UnrolledLu<Number>{&factorUnrolled<Number, k + 1>, &solveUnrolled<Number, k + 1>}...};
    }
    (std::make_index_sequence<kLargest>());
    return size < kAll.size() ? kAll[size] : UnrolledLu<Number>{};
}

}  // namespace bramah::solver
