// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <vector>

namespace bramah::solver {

/// The kinds of quantities on which an expression depends, from the least to the most variable.
enum class Dependence : std::uint8_t { Constant, Parameter, Discrete, Time, Continuous };

/// Finds the dependence of expressions from the roles of their variables. Results are kept: make a new table after
/// roles have changed.
class DependenceTable
{
public:
    /// \a compilation must outlive the table; it may gain variables and expressions meanwhile.
    explicit DependenceTable(const Compilation& compilation) : compilation_(compilation) {}

    [[nodiscard]] Dependence operator()(ExprId id);

private:
    static constexpr Dependence kUnknown{0xFF};

    [[nodiscard]] Dependence ownDependence(const ExpressionNode& node) const;
    [[nodiscard]] Dependence known(ExprId id) const;

    const Compilation& compilation_;
    std::vector<Dependence> known_;  ///< by expression, if asked for before; leaves need none
    std::vector<ExprId> stack_;
};

}  // namespace bramah::solver
