// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"
#include "solver/tape/native_code.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// Runs a program at several points at once, as at the stages of an implicit step: decoding instructions takes the
/// time, not the arithmetic. For programs without implicit blocks and delays, and not for systems so large that the
/// lanes would take much memory: one after the other three points touch as much of it as side by side.
class SideBySide
{
public:
    using Times = std::array<double, kUsedLanes>;
    using Points = std::array<std::vector<double>, kUsedLanes>;  ///< states
    using Results = std::array<double*, kUsedLanes>;

    /// \a places: places of the results. System and program must outlive this object.
    SideBySide(const CompiledSystem& system, const Program& program, std::vector<ValuePlace> places);

    [[nodiscard]] static bool isPossibleFor(const CompiledSystem& system, const Program& program);
    [[nodiscard]] bool isPossible() const { return !lanes_.empty(); }
    /// If isPossible(): fills \a results for \a times and states \a x; other inputs are as in \a slots. \a changes: a
    /// number that grows whenever slots change that no program computes from time and states. \a native: the program's
    /// machine code for lanes; null: runs the tape. False if a result is not finite.
    [[nodiscard]] bool evaluate(const NativeProgram* native, const std::vector<double>& slots, std::uint64_t changes,
                                const Times& times, const Points& x, const Results& results);

private:
    /// The lanes of one slot.
    struct alignas(kLanes * sizeof(double)) Cell {
        std::array<double, kLanes> values{};
    };

    void findGiven();
    void takeGiven(const std::vector<double>& slots);

    const CompiledSystem& system_;
    const Program& program_;
    std::vector<ValuePlace> places_;
    std::vector<Slot> given_;          ///< slots that the program reads and does not write, except time and states
    std::vector<Cell> lanes_;          ///< by slot
    std::uint64_t changesBehind_ = 0;  ///< value of `changes` for which the lanes are valid
};

}  // namespace bramah::solver
