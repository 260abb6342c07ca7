// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// Which part of a system each variable belongs to, where the system falls into parts that act on each other through
/// delays only. What is solved together, reads each other, switches together or is compared in one relation, one
/// assertion or one `when` is in one part. What follows from time and parameters alone belongs to none: each part that
/// needs it computes it for itself.
struct PartMap {
    static constexpr std::int32_t kCommon = -1;

    std::size_t count = 0;             ///< of parts
    std::vector<std::int32_t> partOf;  ///< by variable; kCommon: of time and parameters, or eliminated
    /// By part and variable: the part computes it, or is given it through a delay.
    std::vector<std::vector<bool>> needs;
    /// By history: the part that computes its inputs; kCommon if that is in all parts that read it.
    std::vector<std::int32_t> senderOf;

    /// The first part that computes a common variable: the one that stores its results.
    [[nodiscard]] std::size_t ownerOf(VariableId variable) const;
};

/// Finds the parts of a system that is sorted and solved. Parts without states join the one that they hear of first.
[[nodiscard]] PartMap findParts(const Compilation& compilation, const BlockPlan& plan);

}  // namespace bramah::solver
