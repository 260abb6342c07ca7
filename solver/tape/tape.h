// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_graph.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Place of a value in a run's array of doubles.
using Slot = std::uint32_t;
inline constexpr Slot kNoSlot = 0xFFFFFFFFu;

/// slots[result] = operation(slots[a], slots[b], slots[c]); of a Call c is the function's index.
struct Instruction {
    Operation operation = Operation::Constant;
    /// The number of single instructions of this operation in a row from here on, this one among them; at least 1. A
    /// hint: 1 is right everywhere.
    std::uint8_t group = 1;
    /// More than 1: this begins a strip of so many instructions, as equal components side by side have them. Only its
    /// first two are written down; the others follow in the same steps from slot to slot.
    std::uint16_t strip = 1;
    Slot result = 0, a = 0, b = 0, c = 0;

    Instruction() = default;
    Instruction(Operation what, Slot into, Slot first, Slot second, Slot third)
        : operation(what), result(into), a(first), b(second), c(third)
    {
    }
    /// The next one of the strip in which \a from is followed by \a to.
    void advance(const Instruction& from, const Instruction& to)
    {
        result += to.result - from.result;
        a += to.a - from.a;
        b += to.b - from.b;
        c += to.c - from.c;
    }
};

/// The slots that \a i reads; kNoSlot for a missing operand.
[[nodiscard]] inline std::array<Slot, 3> operandsOf(const Instruction& i)
{
    return {i.a, i.b, i.operation == Operation::Call ? kNoSlot : i.c};
}

enum class StepKind : std::uint8_t {
    Run,          ///< instructions [begin, end)
    SolveLinear,  ///< block `block`: matrix and right side are in place, writes its tears
    SolveNewton,  ///< block `block`: iterates over its own instruction ranges, writes its tears
};

struct ProgramStep {
    StepKind kind = StepKind::Run;
    std::uint32_t begin = 0, end = 0;
    std::uint32_t block = 0;
};

/// Instructions for one purpose (derivatives, outputs, ...), packed, and the order in which they run.
struct Program {
    std::vector<Instruction> instructions;
    std::vector<ProgramStep> steps;
    /// Ranges of Newton blocks, in the order of the SolveNewton steps' `begin`.
    struct NewtonRanges {
        std::uint32_t residualBegin = 0, residualEnd = 0, matrixBegin = 0, matrixEnd = 0;
    };
    std::vector<NewtonRanges> newtonRanges;
};

/// Functions that instructions call, by index.
using TapeFunctions = std::vector<std::shared_ptr<const NativeFunction>>;

/// Do the three do the same, and their slots differ from one to the next by steady steps?
[[nodiscard]] bool areSteady(const Instruction& first, const Instruction& second, const Instruction& third);

/// Writes strips of code as their first two and notes the groups of the rest; the code's new length. Linear.
[[nodiscard]] std::size_t packStrips(std::span<Instruction> code);

/// Calls \a visit with each instruction of packed code in order.
template <typename Visit>
void forEachInstruction(std::span<const Instruction> packed, Visit&& visit)
{
    for (std::size_t i = 0; i<packed.size(); i += packed[i].strip> 1 ? 2 : 1) {
        Instruction at = packed[i];
        at.strip = at.group = 1;
        for (int left = packed[i].strip; left > 0; --left) {
            visit(std::as_const(at));
            if (left > 1)
                at.advance(packed[i], packed[i + 1]);
        }
    }
}
[[nodiscard]] std::vector<Instruction> unpacked(std::span<const Instruction> packed);

/// exp(\a x), at once where x is 0: so it stands in the branch of an `if` that is not taken, as exp(min(x, 0)).
[[nodiscard]] inline double exponential(double x)
{
    return x == 0 ? 1 : std::exp(x);
}

/// Runs straight-line packed code. No allocation. Deterministic.
void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions);

/// The number of values of each slot that can lie side by side: slot s at \a slots + kLanes*s. The last one is padding.
inline constexpr std::size_t kLanes = 4;
inline constexpr std::size_t kUsedLanes = 3;
/// runInstructions() for all lanes at once, bit for bit: that costs little more than one.
void runInstructionsInLanes(const Instruction* begin, const Instruction* end, double* slots,
                            const TapeFunctions& functions);

}  // namespace bramah::solver
