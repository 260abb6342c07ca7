// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compact_program.h"
#include "solver/tape/native_code.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// Runs a program at several points at once, as at the stages of an implicit step: decoding instructions takes the
/// time, not the arithmetic.
class SideBySide
{
public:
    /// The times of the points [s].
    using Times = std::array<double, kUsedLanes>;
    using Points = std::array<std::vector<double>, kUsedLanes>;  ///< states
    /// For each point an array for the results of the program.
    using Results = std::array<double*, kUsedLanes>;

    /// \a program and \a functions must outlive this object.
    SideBySide(const CompactProgram& program, const TapeFunctions& functions);

    /// Fills \a results for \a times, states \a x and \a inputs, by input of the system; if these are empty, inputs are
    /// as in \a slots, like all other given values. \a changes: a number that grows whenever slots change that no
    /// program computes from time, states and inputs. \a native: the program's machine code for lanes; null: runs the
    /// tape. False if a result is not finite.
    [[nodiscard]] bool evaluate(const NativeProgram* native, const std::vector<double>& slots, std::uint64_t changes,
                                const Times& times, const Points& x, std::span<const Times> inputs,
                                const Results& results);

private:
    /// The lanes of one slot.
    struct alignas(kLanes * sizeof(double)) Cell {
        std::array<double, kLanes> values{};
    };

    void placePoints(const Times& times, const Points& x, std::span<const Times> inputs);
    void run(const NativeProgram* native);
    [[nodiscard]] bool readResults(const Results& results) const;

    const CompactProgram& program_;
    const TapeFunctions& functions_;
    std::vector<Cell> lanes_;          ///< by slot of the program
    std::uint64_t changesBehind_ = 0;  ///< value of `changes` for which the lanes are valid
};

}  // namespace bramah::solver
