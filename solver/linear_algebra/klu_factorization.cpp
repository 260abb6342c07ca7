// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/klu_matrix.h"

namespace bramah::solver {
namespace {

class KluFactorization final : public Factorization
{
public:
    explicit KluFactorization(const SparsePattern& pattern)
        : Factorization(static_cast<std::size_t>(pattern.entries())), matrix_(pattern)
    {
    }

    std::string name() const override { return "klu"; }
    bool factor() override { return matrix_.factor(entries_); }
    void solve(std::span<double> x) override { matrix_.solve(x); }

private:
    KluMatrix<double> matrix_;
};

}  // namespace

std::unique_ptr<Factorization> makeKluFactorization(const SparsePattern& pattern)
{
    return std::make_unique<KluFactorization>(pattern);
}

}  // namespace bramah::solver
