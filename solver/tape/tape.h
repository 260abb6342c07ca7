// SPDX-License-Identifier: BSD-3-Clause
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

/// Index of a value in a run's array of doubles.
using Slot = std::uint32_t;
inline constexpr Slot kNoSlot = 0xFFFFFFFFu;

/// The instruction slots[result] = operation(slots[a], slots[b], slots[c]); c of a call is the function's index.
struct Instruction {
    Operation operation = Operation::Constant;
    /// The number of consecutive single instructions of this operation from here on, including this one; at least 1. A
    /// hint: 1 is always valid.
    std::uint8_t group = 1;
    /// More than 1: the length of a strip that begins here, as equal adjacent components give. Only its first two
    /// instructions are stored; in the others the slots advance by the same steps.
    std::uint16_t strip = 1;
    Slot result = 0, a = 0, b = 0, c = 0;

    Instruction() = default;
    /// A single instruction.
    Instruction(Operation what, Slot into, Slot first, Slot second, Slot third)
        : operation(what), result(into), a(first), b(second), c(third)
    {
    }
    /// Advances this instruction to the next one of the strip in which \a to follows \a from.
    void advance(const Instruction& from, const Instruction& to)
    {
        result += to.result - from.result;
        a += to.a - from.a;
        b += to.b - from.b;
        c += to.c - from.c;
    }
    bool operator==(const Instruction& other) const = default;
};

/// Does the operation call a function?
[[nodiscard]] inline bool isCall(Operation operation)
{
    return operation == Operation::Call || operation == Operation::CallJoined;
}

/// The slots that \a i reads; kNoSlot for missing operands. A CallJoined reads those of its Joined, too.
[[nodiscard]] inline std::array<Slot, 3> operandsOf(const Instruction& i)
{
    return {i.a, i.b, isCall(i.operation) ? kNoSlot : i.c};
}

/// What a step does.
enum class StepKind : std::uint8_t {
    Run,          ///< instructions [begin, end)
    SolveLinear,  ///< block `block`: matrix and right side are computed; writes its tears
    SolveNewton,  ///< block `block`: iterates over its own ranges of instructions; writes its tears
};

/// A step of a program; `begin` of a SolveNewton is an index into Program::newtonRanges.
struct ProgramStep {
    StepKind kind = StepKind::Run;
    std::uint32_t begin = 0, end = 0;
    std::uint32_t block = 0;

    bool operator==(const ProgramStep& other) const = default;
};

/// The packed instructions for one purpose (derivatives, outputs, ...), and the steps that run them.
struct Program {
    std::vector<Instruction> instructions;
    std::vector<ProgramStep> steps;
    /// Ranges of Newton blocks, indexed by the `begin` of SolveNewton steps.
    struct NewtonRanges {
        std::uint32_t residualBegin = 0, residualEnd = 0, matrixBegin = 0, matrixEnd = 0;

        bool operator==(const NewtonRanges& other) const = default;
    };
    std::vector<NewtonRanges> newtonRanges;

    bool operator==(const Program& other) const = default;
};

/// When the value of a slot is used: always, or only in one branch of an `if` whose condition is constant in a run.
struct SlotUse {
    Slot condition = kNoSlot;  ///< kNoSlot: always
    bool isTrue = false;       ///< used while the condition is not 0; else while it is 0

    /// True if every run uses it.
    [[nodiscard]] bool isAlways() const { return condition == kNoSlot; }
    bool operator==(const SlotUse& other) const = default;
};

/// Functions that instructions call, by index.
using TapeFunctions = std::vector<std::shared_ptr<const NativeFunction>>;

/// The value of a Joined: the slots of its operands in one number, exactly.
[[nodiscard]] inline double joinedSlots(Slot value, Slot further)
{
    constexpr double kMost = 1u << 26;  // of slots
    return kMost * value + further;
}
/// The slots of the arguments of \a function that \a joined names in \a slots.
[[nodiscard]] std::vector<Slot> joinedPlaces(const NativeFunction& function, const double* slots, double joined);
/// The value of \a function of the arguments that \a joined names in \a slots. Allocates for many arguments.
[[nodiscard]] double callJoined(const NativeFunction& function, const double* slots, double joined);

/// Are the operations of the three equal, and do their slots advance in equal steps?
[[nodiscard]] bool areSteady(const Instruction& first, const Instruction& second, const Instruction& third);

/// Fewer steady instructions make no strip.
inline constexpr std::size_t kShortestStrip = 4;

/// Stores strips of code as their first two instructions and records groups; returns the new length. Linear time.
[[nodiscard]] std::size_t packStrips(std::span<Instruction> code);

/// Calls \a visit with what is stored of each strip, or of each instruction in none, of packed code, in order.
template <typename Visit>
void forEachStrip(std::span<const Instruction> packed, Visit&& visit)
{
    while (!packed.empty()) {
        const std::size_t stored = packed.front().strip > 1 ? 2 : 1;
        visit(packed.first(stored));
        packed = packed.subspan(stored);
    }
}

/// Calls \a visit with each instruction of packed code, in order.
template <typename Visit>
void forEachInstruction(std::span<const Instruction> packed, Visit&& visit)
{
    forEachStrip(packed, [&visit](std::span<const Instruction> strip) {
        Instruction at = strip.front();
        at.strip = at.group = 1;
        for (int left = strip.front().strip; left > 0; --left) {
            visit(std::as_const(at));
            if (left > 1)
                at.advance(strip[0], strip[1]);
        }
    });
}
/// Packed code as single instructions, in order.
[[nodiscard]] std::vector<Instruction> unpacked(std::span<const Instruction> packed);

/// exp(\a x), immediately for x = 0, which occurs in branches of `if` that are not taken: exp(min(x, 0)).
[[nodiscard]] inline double exponential(double x)
{
    return x == 0 ? 1 : std::exp(x);
}

/// Runs straight-line packed code. No allocation. Deterministic.
void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions);

/// The number of values of each slot side by side: those of slot s begin at \a slots + kLanes*s. The last is padding.
inline constexpr std::size_t kLanes = 4;
inline constexpr std::size_t kUsedLanes = 3;
/// runInstructions() for all lanes at once, bit for bit; costs little more than one.
void runInstructionsInLanes(const Instruction* begin, const Instruction* end, double* slots,
                            const TapeFunctions& functions);

}  // namespace bramah::solver
