// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/decoupled_parts.h"

namespace bramah::solver {

/// How a system that delays cut into parts is run.
enum class PartsChoice {
    Auto,   ///< in parts where that is likely to take less time
    Joint,  ///< all at once, by one integrator
    Parts   ///< in parts, wherever there are any
};

/// Why a run in parts is likely to take less time than a joint one, or not.
enum class PartsVerdict {
    Pays,
    FewStates,    ///< the whole is small: it costs little in any case
    OneIsLarge,   ///< one part has most of the work
    ShortDelays,  ///< each part would have to stop too often
    Strict        ///< at this tolerance a joint run is more exact where kinks come out of a delay
};

/// Judges whether a run of \a duration [s] with \a tolerance in parts is likely to take less time than one of the \a
/// whole, be it in one thread only: there must be work enough in several of them, and delays long enough for a few
/// steps each.
[[nodiscard]] PartsVerdict judgeParts(const DecoupledParts& parts, const CompiledSystem& whole, double duration,
                                      double tolerance);

}  // namespace bramah::solver
