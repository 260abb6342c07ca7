// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/inspection/system_structure.h"

#include <memory>

namespace bramah::solver {

/// The structure of a system whose blocks are sorted and solved.
[[nodiscard]] std::shared_ptr<const SystemStructure> describeSystem(const Compilation& compilation,
                                                                    const BlockPlan& plan);

}  // namespace bramah::solver
