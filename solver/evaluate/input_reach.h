// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <vector>

namespace bramah::solver {

/// Which slots change with an input at fixed states, truths, discrete variables and pasts, by the operands of all
/// instructions.
class InputReach
{
public:
    /// Borrows \a system; \a input is the slot of one of its inputs. Goes through all its programs once.
    InputReach(const CompiledSystem& system, Slot input);

    /// Can a change of the input, at fixed states, be an event: does it reach a relation, a discrete variable, an
    /// action, a time event, or what a delay remembers?
    [[nodiscard]] bool causesEvents() const;

private:
    void run(const Program& program);
    void runInstructions(const Program& program, std::uint32_t begin, std::uint32_t end);
    [[nodiscard]] bool isReached(Slot slot) const { return slot != kNoSlot && reached_[slot]; }
    [[nodiscard]] bool isAnyReached(const std::vector<Slot>& slots) const;
    /// All unknowns of a block change if one of its equations does.
    void solve(const TapeBlock& block);

    const CompiledSystem& system_;
    std::vector<bool> reached_;  ///< by slot
};

}  // namespace bramah::solver
