// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <vector>

namespace bramah::solver {

/// The quantities with which the value of an expression can change, from the least to the most.
enum class Dependence : std::uint8_t { Constant, Parameter, Discrete, Time, Continuous };

/// Tells the dependence of expressions from the roles of their variables. Answers are kept; make a new one after roles
/// have changed.
class DependenceTable
{
public:
    explicit DependenceTable(const Compilation& compilation) : compilation_(compilation) {}

    [[nodiscard]] Dependence operator()(ExprId id);

private:
    static constexpr Dependence kUnknown{0xFF};

    [[nodiscard]] Dependence ownDependence(const ExpressionNode& node) const;
    [[nodiscard]] Dependence known(ExprId id) const;

    const Compilation& compilation_;
    std::vector<Dependence> known_;  ///< by expression, as far as it was asked for; leaves need none
    std::vector<ExprId> stack_;
};

}  // namespace bramah::solver
