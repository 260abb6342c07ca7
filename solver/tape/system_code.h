// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/native_code.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace bramah::solver {

class CompiledSystem;

/// So many evaluations pay for machine code: compiling an instruction takes about the time that it saves in them.
inline constexpr std::int64_t kEvaluationsBeforeCompilation = 10'000;

/// Makes the machine code of \a system for all its runs; to be called by whoever has claimed it. Null, and not claimed
/// any more, on \a isStopWanted; null where there is no LLVM.
std::shared_ptr<const NativeCode> makeSharedCode(const CompiledSystem& system,
                                                 const std::function<bool()>& isStopWanted);

}  // namespace bramah::solver
