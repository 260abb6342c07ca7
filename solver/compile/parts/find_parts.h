// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The part of a system to which each variable belongs, if the system consists of parts that act on each other only
/// through delays. Variables are in one part if they are solved together, read each other, switch together, or are
/// compared in one relation, assertion or `when`. Variables of time and parameters alone are common: each part computes
/// those that it needs. Mere results, as a difference of pressures for display, join no parts: they are computed from
/// the results of several.
struct PartMap {
    static constexpr std::int32_t kCommon = -1;
    static constexpr std::int32_t kOfSeveral = -2;

    std::size_t count = 0;  ///< number of parts
    /// By variable; kCommon: depends on time and parameters, or eliminated; kOfSeveral: a result of several parts.
    std::vector<std::int32_t> partOf;
    std::vector<std::size_t> results;  ///< blocks of the plan that are results of several parts, in order
    /// By part and variable: the part computes it or receives it through a delay.
    std::vector<std::vector<bool>> needs;
    /// By history: the part that computes its inputs; kCommon if all parts that read it do.
    std::vector<std::int32_t> senderOf;

    /// The part that stores the results of \a variable: for a common one the first that computes it;
    /// DecoupledParts::kOfSeveral for a result of several parts.
    [[nodiscard]] std::size_t ownerOf(VariableId variable) const;
};

/// Finds the parts of a sorted and solved system. Parts without states join the first part whose signals they receive.
[[nodiscard]] PartMap findParts(const Compilation& compilation, const BlockPlan& plan);

}  // namespace bramah::solver
