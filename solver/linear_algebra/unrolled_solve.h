// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <complex>
#include <cstddef>
#include <utility>

namespace bramah::solver {

inline double product(double a, double b)
{
    return a * b;
}

/// The products of C++ look for infinities; these do not, and are three times as fast.
inline std::complex<double> product(std::complex<double> a, std::complex<double> b)
{
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

/// Solves L U x = b, x standing where b stood, for a system of a size known to the C++ compiler: in a small one the
/// loops' own work and the way of x through memory take longer than the arithmetic. \a matrix column by column, L below
/// the diagonal and U on and above it; \a reciprocals of U's diagonal.
template <typename Number, std::size_t size>
void solveUnrolled(const Number* __restrict matrix, const Number* __restrict reciprocals, Number* __restrict b)
{
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

template <typename Number>
using UnrolledSolve = void(const Number*, const Number*, Number*);

template <typename Number, std::size_t... sizes>
constexpr std::array<UnrolledSolve<Number>*, sizeof...(sizes) + 1> unrolledSolves(
    std::index_sequence<sizes...> /*sizes*/)
{
    return {nullptr, &solveUnrolled<Number, sizes + 1>...};
}

/// solveUnrolled() for systems of \a size; null: too large.
template <typename Number>
UnrolledSolve<Number>* unrolledSolve(std::size_t size)
{
    static constexpr auto kAll = unrolledSolves<Number>(std::make_index_sequence<12>());
    return size < kAll.size() ? kAll[size] : nullptr;
}

}  // namespace bramah::solver
