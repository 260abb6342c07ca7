// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"
#include "solver/tape/native_code.h"

#include <array>
#include <span>
#include <vector>

namespace bramah::solver {

/// What a program computes at several points, all at once, as at the stages of an implicit step: what takes time is
/// going through the instructions, not the arithmetic. Only of programs without implicit blocks and delays, and not of
/// large systems, whose values would leave the processor's cache.
class SideBySide
{
public:
    using Times = std::array<double, kUsedLanes>;
    using Points = std::array<std::vector<double>, kUsedLanes>;  ///< states
    using Results = std::array<double*, kUsedLanes>;

    /// \a places: what the results are. The system and the program must live as long.
    SideBySide(const CompiledSystem& system, const Program& program, std::vector<ValuePlace> places);

    [[nodiscard]] static bool isPossibleFor(const CompiledSystem& system, const Program& program);
    [[nodiscard]] bool isPossible() const { return !lanes_.empty(); }
    /// As far as isPossible(): fills \a results at \a times and states \a x; everything else is as in \a slots.
    /// \a native: the program's machine code for lanes; null: the tape runs. False if a result is not finite.
    [[nodiscard]] bool evaluate(const NativeProgram* native, const std::vector<double>& slots, const Times& times,
                                const Points& x, const Results& results);

private:
    void findGiven();
    void put(Slot slot, const std::array<double, kUsedLanes>& values);

    const CompiledSystem& system_;
    const Program& program_;
    std::vector<ValuePlace> places_;
    std::vector<Slot> given_;    ///< what the program reads and does not write, but for time and states
    std::vector<double> lanes_;  ///< kLanes values for each slot
};

}  // namespace bramah::solver
