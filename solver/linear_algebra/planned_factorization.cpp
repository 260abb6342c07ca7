// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/planned_lu.h"

namespace bramah::solver {
namespace {

class PlannedFactorization final : public Factorization
{
public:
    explicit PlannedFactorization(const SparsePattern& pattern)
        : Factorization(static_cast<std::size_t>(pattern.entries())), lu_(pattern)
    {
    }

    std::string name() const override { return "sparse"; }
    bool factor() override { return lu_.factor(entries_); }
    void solve(std::span<double> b) override { lu_.solve(b); }

private:
    PlannedLu<double> lu_;
};

}  // namespace

std::unique_ptr<Factorization> makePlannedFactorization(const SparsePattern& pattern)
{
    return std::make_unique<PlannedFactorization>(pattern);
}

}  // namespace bramah::solver
