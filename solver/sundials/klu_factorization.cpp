// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sundials/factorization.h"

#include <QtGlobal>

#include <klu.h>

namespace bramah::solver {
namespace {

constexpr int kOrderingAmd = 0;
// A reciprocal pivot growth below this means that the old pivot order no longer fits the new values.
constexpr double kSmallestPivotGrowth = 1e-10;

/// The first factorisation chooses pivots; later ones keep them as long as the pivot growth allows.
class KluFactorization final : public Factorization
{
public:
    explicit KluFactorization(const SparsePattern& pattern)
        : Factorization(static_cast<std::size_t>(pattern.entries())),
          size_(pattern.rows),
          columnStarts_(pattern.columnStarts.begin(), pattern.columnStarts.end()),
          rowIndices_(pattern.rowIndices.begin(), pattern.rowIndices.end())
    {
        klu_defaults(&common_);
        common_.ordering = kOrderingAmd;
        symbolic_ = klu_analyze(size_, columnStarts_.data(), rowIndices_.data(), &common_);
    }
    ~KluFactorization() override
    {
        klu_free_numeric(&numeric_, &common_);
        klu_free_symbolic(&symbolic_, &common_);
    }
    KluFactorization(const KluFactorization&) = delete;
    KluFactorization& operator=(const KluFactorization&) = delete;

    std::string name() const override { return "klu"; }

    bool factor() override
    {
        if (symbolic_ == nullptr)
            return false;  // structurally singular
        if (numeric_ != nullptr) {
            const bool isRefactored = klu_refactor(columnStarts_.data(), rowIndices_.data(), entries_.data(), symbolic_,
                                                   numeric_, &common_) != 0 &&
                                      common_.status == KLU_OK;
            if (isRefactored &&
                klu_rgrowth(columnStarts_.data(), rowIndices_.data(), entries_.data(), symbolic_, numeric_, &common_) !=
                    0 &&
                common_.rgrowth > kSmallestPivotGrowth)
                return true;
            klu_free_numeric(&numeric_, &common_);
        }
        numeric_ = klu_factor(columnStarts_.data(), rowIndices_.data(), entries_.data(), symbolic_, &common_);
        return numeric_ != nullptr && common_.status == KLU_OK;
    }

    void solve(std::span<double> x) override { klu_solve(symbolic_, numeric_, size_, 1, x.data(), &common_); }

private:
    int size_;
    std::vector<int> columnStarts_;
    std::vector<int> rowIndices_;
    klu_common common_{};
    klu_symbolic* symbolic_ = nullptr;
    klu_numeric* numeric_ = nullptr;
};

}  // namespace

std::unique_ptr<Factorization> makeKluFactorization(const SparsePattern& pattern)
{
    return std::make_unique<KluFactorization>(pattern);
}

}  // namespace bramah::solver
