// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// Which part of a system each variable belongs to, where the system falls into parts that act on each other through
/// delays only. What is solved together, reads each other, switches together or is compared in one relation, one
/// assertion or one `when` is in one part. What follows from time and parameters alone belongs to none: each part that
/// needs it computes it for itself. What nothing else needs, as a difference of pressures that is only looked at, joins
/// no parts: it is computed from the results of several.
struct PartMap {
    static constexpr std::int32_t kCommon = -1;
    static constexpr std::int32_t kOfSeveral = -2;

    std::size_t count = 0;  ///< of parts
    /// By variable; kCommon: of time and parameters, or eliminated; kOfSeveral: a result of several parts.
    std::vector<std::int32_t> partOf;
    std::vector<std::size_t> results;  ///< the blocks of the plan that are results of several parts, in order
    /// By part and variable: the part computes it, or is given it through a delay.
    std::vector<std::vector<bool>> needs;
    /// By history: the part that computes its inputs; kCommon if that is in all parts that read it.
    std::vector<std::int32_t> senderOf;

    /// The part that stores the results of \a variable: of a common one the first that computes it; none
    /// (DecoupledParts::kOfSeveral) of a result of several parts.
    [[nodiscard]] std::size_t ownerOf(VariableId variable) const;
};

/// Finds the parts of a system that is sorted and solved. Parts without states join the one that they hear of first.
[[nodiscard]] PartMap findParts(const Compilation& compilation, const BlockPlan& plan);

}  // namespace bramah::solver
