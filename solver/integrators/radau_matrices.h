// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/sparse_pattern.h"

#include <complex>
#include <memory>
#include <span>
#include <string>

namespace bramah::solver {

/// The two matrices of a step of Radau IIA, r*I - J and c*I - J with the Jacobian J, a real r and a complex c, and
/// their factors.
class RadauMatrices
{
public:
    virtual ~RadauMatrices() = default;

    /// The kind of the factors, for statistics.
    [[nodiscard]] virtual std::string name() const = 0;
    /// \a jacobian: the entries of its pattern. False if a matrix is singular.
    [[nodiscard]] virtual bool factor(std::span<const double> jacobian, double r, std::complex<double> c) = 0;
    /// Replaces the right-hand sides of both by the solutions. Needs a successful factor().
    virtual void solve(std::span<double> real, std::span<std::complex<double>> complex) = 0;
    /// The same with the real matrix alone.
    virtual void solve(std::span<double> real) = 0;
};

/// \a jacobian: the pattern of J.
[[nodiscard]] std::unique_ptr<RadauMatrices> makeRadauMatrices(const SparsePattern& jacobian);

}  // namespace bramah::solver
