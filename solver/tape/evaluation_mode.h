// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace bramah::solver {

/// How a run evaluates its equations. Results are equal, bit for bit.
enum class EvaluationMode : std::uint8_t {
    Auto,    ///< first by the tape; by machine code when a run is long enough to pay for compiling in the background
    Tape,    ///< by the tape's interpreter
    Native,  ///< by machine code from the start; by the tape if that cannot be made
};

}  // namespace bramah::solver
