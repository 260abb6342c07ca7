// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/pivoted_lu.h"

namespace bramah::solver {
namespace {

class DenseFactorization final : public Factorization
{
public:
    explicit DenseFactorization(const SparsePattern& pattern)
        : Factorization(static_cast<std::size_t>(pattern.entries())), lu_(pattern)
    {
    }

    std::string name() const override { return "dense"; }
    bool factor() override { return lu_.factor(entries_); }
    void solve(std::span<double> b) override { lu_.solve(b); }

private:
    PivotedLu<double> lu_;
};

}  // namespace

std::unique_ptr<Factorization> makeDenseFactorization(const SparsePattern& pattern)
{
    return std::make_unique<DenseFactorization>(pattern);
}

}  // namespace bramah::solver
