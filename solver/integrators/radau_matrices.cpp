// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/radau_matrices.h"

#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/planned_lu.h"

#include <utility>
#include <vector>

namespace bramah::solver {
namespace {

/// Fills a \a matrix of the \a pattern with diagonal*I - J.
template <typename Number>
void fill(std::span<Number> matrix, const PatternWithDiagonal& pattern, std::span<const double> jacobian,
          Number diagonal)
{
    for (const auto position : pattern.diagonalPositions)
        matrix[static_cast<std::size_t>(position)] = Number();
    for (std::size_t e = 0; e < jacobian.size(); ++e)
        matrix[static_cast<std::size_t>(pattern.entryPositions[e])] = Number(-jacobian[e]);
    for (const auto position : pattern.diagonalPositions)
        matrix[static_cast<std::size_t>(position)] += diagonal;
}

class SeparateMatrices final : public RadauMatrices
{
public:
    explicit SeparateMatrices(PatternWithDiagonal pattern)
        : pattern_(std::move(pattern)),
          real_(makeFactorization(pattern_.pattern)),
          complex_(makeComplexFactorization(pattern_.pattern))
    {
    }

    std::string name() const override { return real_->name(); }
    bool factor(std::span<const double> jacobian, double r, std::complex<double> c) override
    {
        fill(real_->entries(), pattern_, jacobian, r);
        fill(complex_->entries(), pattern_, jacobian, c);
        return real_->factor() && complex_->factor();
    }
    void solve(std::span<double> real, std::span<std::complex<double>> complex) override
    {
        real_->solve(real);
        complex_->solve(complex);
    }
    void solve(std::span<double> real) override { real_->solve(real); }

private:
    PatternWithDiagonal pattern_;
    std::unique_ptr<Factorization> real_;
    std::unique_ptr<ComplexFactorization> complex_;
};

/// Small sparse matrices, whose lists of products take as long to go through as to compute: both at once.
class JointMatrices final : public RadauMatrices
{
public:
    explicit JointMatrices(PatternWithDiagonal pattern)
        : pattern_(std::move(pattern)),
          lu_(pattern_.pattern),
          entries_(static_cast<std::size_t>(pattern_.pattern.entries())),
          both_(static_cast<std::size_t>(pattern_.pattern.rows)),
          real_(both_.size())
    {
    }

    std::string name() const override { return "sparse"; }
    bool factor(std::span<const double> jacobian, double r, std::complex<double> c) override
    {
        fill(std::span(entries_), pattern_, jacobian, RealAndComplex(r, c));
        return lu_.factor(entries_);
    }
    void solve(std::span<double> real, std::span<std::complex<double>> complex) override
    {
        lu_.substitute(
            both_,
            [&](std::size_t row) {
                return RealAndComplex{real[row], complex[row]};
            },
            [&](std::size_t column, const RealAndComplex& value) {
                real[column] = value.real;
                complex[column] = value.complex;
            },
            [](const RealAndComplex& factor) -> const RealAndComplex& { return factor; });
    }
    void solve(std::span<double> real) override
    {
        lu_.substitute(
            real_, [&](std::size_t row) { return real[row]; },
            [&](std::size_t column, double value) { real[column] = value; },
            [](const RealAndComplex& factor) { return factor.real; });
    }

private:
    PatternWithDiagonal pattern_;
    PlannedLu<RealAndComplex> lu_;
    std::vector<RealAndComplex> entries_, both_;
    std::vector<double> real_;
};

}  // namespace

std::unique_ptr<RadauMatrices> makeRadauMatrices(const SparsePattern& jacobian)
{
    PatternWithDiagonal pattern = withDiagonal(jacobian);
    if (fastestKind(pattern.pattern) == FactorizationKind::Planned)
        return std::make_unique<JointMatrices>(std::move(pattern));
    return std::make_unique<SeparateMatrices>(std::move(pattern));
}

}  // namespace bramah::solver
