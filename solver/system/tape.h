// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat/expression_graph.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace bramah::solver {

/// Place of a value in a run's array of doubles.
using Slot = std::uint32_t;
inline constexpr Slot kNoSlot = 0xFFFFFFFFu;

/// slots[result] = operation(slots[a], slots[b], slots[c]); of a Call c is the function's index
struct Instruction {
    Operation operation = Operation::Constant;
    Slot result = 0, a = 0, b = 0, c = 0;
};

/// The slots that \a i reads; kNoSlot for what is no operand.
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

/// Instructions for one purpose (derivatives, outputs, ...) and the order in which they run.
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

/// Runs straight-line code. No allocation. Deterministic.
void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions);

}  // namespace bramah::solver
