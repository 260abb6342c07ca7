// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/complex_factorization.h"

#include "solver/linear_algebra/klu_matrix.h"
#include "solver/linear_algebra/pivoted_lu.h"
#include "solver/linear_algebra/planned_lu.h"

namespace bramah::solver {
namespace {

using Complex = std::complex<double>;

class DenseComplexFactorization final : public ComplexFactorization
{
public:
    explicit DenseComplexFactorization(const SparsePattern& pattern)
        : ComplexFactorization(static_cast<std::size_t>(pattern.entries())), lu_(pattern)
    {
    }

    bool factor() override { return lu_.factor(entries_); }
    void solve(std::span<Complex> x) override { lu_.solve(x); }

private:
    PivotedLu<Complex> lu_;
};

class PlannedComplexFactorization final : public ComplexFactorization
{
public:
    explicit PlannedComplexFactorization(const SparsePattern& pattern)
        : ComplexFactorization(static_cast<std::size_t>(pattern.entries())), lu_(pattern)
    {
    }

    bool factor() override { return lu_.factor(entries_); }
    void solve(std::span<Complex> x) override { lu_.solve(x); }

private:
    PlannedLu<Complex> lu_;
};

class KluComplexFactorization final : public ComplexFactorization
{
public:
    explicit KluComplexFactorization(const SparsePattern& pattern)
        : ComplexFactorization(static_cast<std::size_t>(pattern.entries())), matrix_(pattern)
    {
    }

    bool factor() override { return matrix_.factor(entries_); }
    void solve(std::span<Complex> x) override { matrix_.solve(x); }

private:
    KluMatrix<Complex> matrix_;
};

}  // namespace

std::unique_ptr<ComplexFactorization> makeComplexFactorization(const SparsePattern& pattern)
{
    switch (fastestKind(pattern)) {
    case FactorizationKind::Dense: return std::make_unique<DenseComplexFactorization>(pattern);
    case FactorizationKind::Planned: return std::make_unique<PlannedComplexFactorization>(pattern);
    case FactorizationKind::Klu: break;
    }
    return std::make_unique<KluComplexFactorization>(pattern);
}

}  // namespace bramah::solver
