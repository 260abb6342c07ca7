// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/row_program.h"

#include <algorithm>
#include <array>

namespace bramah::solver {
namespace {

/// Walks programs backwards and keeps the instructions on which the wanted slots depend.
class Pruning
{
public:
    Pruning(const CompiledTape& tape, std::span<const Slot> wanted)
        : tape_(tape), isWanted_(tape.initialSlots.size(), false)
    {
        want(wanted);
    }

    void prepend(const Program& program)
    {
        for (auto step = program.steps.rbegin(); step != program.steps.rend(); ++step) {
            switch (step->kind) {
            case StepKind::Run: prependRun(program, step->begin, step->end); break;
            case StepKind::SolveLinear: prependLinear(*step); break;
            case StepKind::SolveNewton: prependNewton(program, *step); break;
            }
        }
    }

    /// The kept steps in their original order.
    [[nodiscard]] Program program()
    {
        Program kept;
        const auto append = [&](const std::vector<Instruction>& reversed) {
            kept.instructions.insert(kept.instructions.end(), reversed.rbegin(), reversed.rend());
            const auto appended = std::span(kept.instructions).last(reversed.size());
            kept.instructions.resize(kept.instructions.size() - appended.size() + packStrips(appended));
            return static_cast<std::uint32_t>(kept.instructions.size());
        };
        for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
            const auto begin = static_cast<std::uint32_t>(kept.instructions.size());
            if (step->kind == StepKind::SolveNewton) {
                Program::NewtonRanges ranges;
                ranges.residualBegin = begin;
                ranges.residualEnd = ranges.matrixBegin = append(step->instructions);
                ranges.matrixEnd = append(step->matrix);
                kept.steps.push_back(
                    {StepKind::SolveNewton, static_cast<std::uint32_t>(kept.newtonRanges.size()), 0, step->block});
                kept.newtonRanges.push_back(ranges);
            } else {
                const std::uint32_t end = append(step->instructions);
                kept.steps.push_back({step->kind, begin, end, step->block});
            }
        }
        return kept;
    }

private:
    struct Kept {
        StepKind kind = StepKind::Run;
        std::uint32_t block = 0;
        std::vector<Instruction> instructions, matrix;  // in reverse order
    };

    static std::vector<Instruction> partOf(const Program& program, std::uint32_t begin, std::uint32_t end)
    {
        return unpacked(std::span(program.instructions).subspan(begin, end - begin));
    }
    static std::vector<Instruction> reversedPartOf(const Program& program, std::uint32_t begin, std::uint32_t end)
    {
        std::vector<Instruction> part = partOf(program, begin, end);
        std::ranges::reverse(part);
        return part;
    }

    void want(std::span<const Slot> slots)
    {
        for (const Slot slot : slots)
            if (slot != kNoSlot)
                isWanted_[slot] = true;
    }
    void wantOperands(const Instruction& instruction) { want(operandsOf(instruction)); }
    [[nodiscard]] bool isAnyWanted(const std::vector<Slot>& slots) const
    {
        return std::ranges::any_of(slots, [&](Slot slot) { return isWanted_[slot]; });
    }

    void prependRun(const Program& program, std::uint32_t begin, std::uint32_t end)
    {
        Kept kept;
        for (const Instruction& instruction : reversedPartOf(program, begin, end)) {
            if (!isWanted_[instruction.result])
                continue;
            wantOperands(instruction);
            kept.instructions.push_back(instruction);
        }
        if (!kept.instructions.empty())
            steps_.push_back(std::move(kept));
    }

    void prependLinear(const ProgramStep& step)
    {
        const TapeBlock& block = tape_.blocks[step.block];
        if (!isAnyWanted(block.tearSlots))
            return;
        want(block.matrixSlots);
        want(block.rightSideSlots);
        steps_.push_back({StepKind::SolveLinear, step.block, {}, {}});
    }

    /// An iteration is kept as a whole, since its residuals decide when it ends.
    void prependNewton(const Program& program, const ProgramStep& step)
    {
        const TapeBlock& block = tape_.blocks[step.block];
        const Program::NewtonRanges& ranges = program.newtonRanges[step.begin];
        const auto isResultWanted = [&](std::uint32_t begin, std::uint32_t end) {
            return std::ranges::any_of(partOf(program, begin, end),
                                       [&](const Instruction& i) { return isWanted_[i.result]; });
        };
        if (!isAnyWanted(block.tearSlots) && !isResultWanted(ranges.residualBegin, ranges.residualEnd))
            return;
        Kept kept{StepKind::SolveNewton, step.block, {}, {}};
        const auto keep = [&](std::uint32_t begin, std::uint32_t end, std::vector<Instruction>& reversed) {
            for (const Instruction& instruction : reversedPartOf(program, begin, end)) {
                wantOperands(instruction);
                reversed.push_back(instruction);
            }
        };
        keep(ranges.matrixBegin, ranges.matrixEnd, kept.matrix);
        keep(ranges.residualBegin, ranges.residualEnd, kept.instructions);
        for (const auto* slots : {&block.residualSlots, &block.matrixSlots, &block.startSlots, &block.nominalSlots,
                                  &block.minSlots, &block.maxSlots, &block.truthSlots})
            want(*slots);
        steps_.push_back(std::move(kept));
    }

    const CompiledTape& tape_;
    std::vector<bool> isWanted_;
    std::vector<Kept> steps_;  // in reverse order
};

[[nodiscard]] bool iterates(const Program& program)
{
    return std::ranges::any_of(program.steps, [](const ProgramStep& s) { return s.kind == StepKind::SolveNewton; });
}

}  // namespace

Program pruned(const CompiledTape& tape, std::span<const Program* const> parts, std::span<const Slot> wanted)
{
    Pruning pruning(tape, wanted);
    for (auto part = parts.rbegin(); part != parts.rend(); ++part)
        pruning.prepend(**part);
    return pruning.program();
}

RowProgram::RowProgram(const CompiledSystem& system, std::span<const std::size_t> chosen)
    : needsDerivatives_(iterates(system.derivativeProgram))
{
    std::vector<Slot> wanted;
    for (const std::size_t k : chosen) {
        places_.push_back(system.tape.places[index(system.layout.outputs[k].variable)]);
        wanted.push_back(places_.back().slot);
    }
    const std::array<const Program*, 2> parts{&system.derivativeProgram, &system.outputProgram};
    program_ = pruned(system.tape, std::span(parts).subspan(needsDerivatives_ ? 1 : 0), wanted);
}

}  // namespace bramah::solver
