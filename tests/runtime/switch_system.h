// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/runtime/system_writer.h"

#include <functional>
#include <memory>

namespace bramah::test {

/// Switches whose laws are written by hand: truth k is `v_k + switches.x[k] > 0`, v_k a function of all truths. The
/// states x stand still and begin at 0: an event with other values of x forces truths, or lets them decide by
/// themselves.
struct Switches {
    /// Appends the instructions for all v to \a program and returns their slots.
    using Law = std::function<std::vector<solver::Slot>(SystemWriter&, solver::Program&,
                                                        const std::vector<solver::Slot>& truths)>;

    std::size_t count = 0;
    Law law;
};

/// The paths of its truths are `switches.on[1]` and so on.
[[nodiscard]] std::shared_ptr<const solver::CompiledSystem> switchSystem(const Switches& switches);

/// `when x > 0 then d_1 = 1; elsewhen pre(d_1) > 0 ...`: of \a count discrete variables each takes the value that the
/// one before had before the round, the first the truth of `chain.x > 0`. Their paths are `chain.d[1]` and so on.
[[nodiscard]] std::shared_ptr<const solver::CompiledSystem> whenChain(std::size_t count);

}  // namespace bramah::test
