// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace bramah::solver {

/// The ways in which a run evaluates its equations. The results are the same, bit for bit.
enum class EvaluationMode : std::uint8_t {
    Auto,  ///< by the tape at first; by machine code once a run is long enough to be worth compiling in the background
    Tape,  ///< by the tape's interpreter
    Native,  ///< by machine code from the start; by the tape where that cannot be made
};

}  // namespace bramah::solver
