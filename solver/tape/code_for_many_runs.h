// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <memory>
#include <thread>

namespace bramah::solver {

/// Makes machine code of a system beside many runs of it, when all together are long enough to pay for it: a run that
/// begins the compilation throws it away at its own end. Hold one while the runs are made. Any thread.
class CodeForManyRuns
{
public:
    /// Begins in a thread of its own, unless the code is there or somebody else makes it; null is allowed.
    explicit CodeForManyRuns(std::shared_ptr<const CompiledSystem> system);

private:
    std::jthread compilation_;  ///< ends soon when it is to stop
};

}  // namespace bramah::solver
