// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/linear_algebra/factorization.h"

namespace bramah::solver {

/// A matrix with a fixed pattern whose factors a class \a Lu computes and keeps.
template <typename Number, typename Lu>
class FactorizationBy final : public FactorizationOf<Number>
{
public:
    /// \a name is a literal: what name() gives.
    FactorizationBy(const SparsePattern& pattern, const char* name)
        : FactorizationOf<Number>(static_cast<std::size_t>(pattern.entries())), name_(name), lu_(pattern)
    {
    }

    std::string name() const override { return name_; }
    bool factor() override { return lu_.factor(this->entries_); }
    void solve(std::span<Number> x) override { lu_.solve(x); }

private:
    const char* name_;
    Lu lu_;
};

}  // namespace bramah::solver
