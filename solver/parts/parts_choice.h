// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/decoupled_parts.h"

namespace bramah::solver {

/// How a system that delays divide into parts is run.
enum class PartsChoice {
    Auto,   ///< in parts if that is likely to be faster
    Joint,  ///< all at once by one integrator
    Parts   ///< in parts if there are any
};

/// The verdict whether a run in parts is likely to be faster than a joint run.
enum class PartsVerdict {
    Pays,
    FewStates,   ///< the whole is small and takes little time anyway
    OneIsLarge,  ///< one part has most of the work
    ShortDelays  ///< each part would have to stop too often
};

/// Judges whether a run of \a duration [s] is likely to be faster in parts than as \a whole, even in one thread:
/// several parts need enough work, and delays have to last a few steps each.
[[nodiscard]] PartsVerdict judgeParts(const DecoupledParts& parts, const CompiledSystem& whole, double duration);

}  // namespace bramah::solver
