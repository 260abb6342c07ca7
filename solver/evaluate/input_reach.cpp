// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/input_reach.h"

#include <algorithm>
#include <array>

namespace bramah::solver {

InputReach::InputReach(const CompiledSystem& system, Slot input)
    : system_(system), reached_(system.tape.initialSlots.size())
{
    reached_[input] = true;
    for (const Program* program : {&system.derivativeProgram, &system.outputProgram, &system.relationProgram,
                                   &system.eventProgram, &system.assertionProgram})
        run(*program);
}

bool InputReach::causesEvents() const
{
    const auto isReached = [this](Slot slot) { return this->isReached(slot); };
    const auto isOfRelation = [&](const CompiledRelation& one) {
        return isReached(one.left) || isReached(one.right) || isReached(one.instant) || isReached(one.next);
    };
    const auto isOfDiscrete = [&](const CompiledDiscrete& one) { return isReached(one.next) || isReached(one.held); };
    const auto isOfPre = [&](const CompiledPre& one) {
        return isReached(system_.tape.places[index(one.variable)].slot);
    };
    const auto isOfSample = [&](const CompiledSample& one) { return isReached(one.start) || isReached(one.interval); };
    const auto isOfAction = [&](const CompiledAction& one) { return isReached(one.fires); };
    const auto isOfHistory = [&](const CompiledHistory& one) {
        return std::ranges::any_of(one.places.inputs, isReached) || std::ranges::any_of(one.places.settings, isReached);
    };
    const auto isOfBlock = [&](const TapeBlock& one) { return std::ranges::any_of(one.literalSlots, isReached); };
    return std::ranges::any_of(system_.relations, isOfRelation) ||
           std::ranges::any_of(system_.discretes, isOfDiscrete) || std::ranges::any_of(system_.pres, isOfPre) ||
           std::ranges::any_of(system_.samples, isOfSample) || std::ranges::any_of(system_.eventActions, isOfAction) ||
           std::ranges::any_of(system_.histories, isOfHistory) || std::ranges::any_of(system_.tape.blocks, isOfBlock);
}

void InputReach::run(const Program& program)
{
    for (const ProgramStep& step : program.steps) {
        if (step.kind == StepKind::Run) {
            runInstructions(program, step.begin, step.end);
            continue;
        }
        const TapeBlock& block = system_.tape.blocks[step.block];
        if (step.kind == StepKind::SolveLinear) {
            solve(block);
            continue;
        }
        const Program::NewtonRanges& ranges = program.newtonRanges[step.begin];
        for (int pass = 0; pass < 2; ++pass) {  // the second one takes what the unknowns reach
            runInstructions(program, ranges.residualBegin, ranges.residualEnd);
            runInstructions(program, ranges.matrixBegin, ranges.matrixEnd);
            solve(block);
        }
    }
}

void InputReach::runInstructions(const Program& program, std::uint32_t begin, std::uint32_t end)
{
    forEachInstruction(std::span(program.instructions).subspan(begin, end - begin), [this](const Instruction& one) {
        const std::array<Slot, 3> operands = operandsOf(one);
        reached_[one.result] = std::ranges::any_of(operands, [this](Slot slot) { return isReached(slot); });
    });
}

bool InputReach::isAnyReached(const std::vector<Slot>& slots) const
{
    return std::ranges::any_of(slots, [this](Slot slot) { return isReached(slot); });
}

void InputReach::solve(const TapeBlock& block)
{
    if (isAnyReached(block.residualSlots) || isAnyReached(block.matrixSlots) || isAnyReached(block.rightSideSlots))
        for (const Slot tear : block.tearSlots)
            reached_[tear] = true;
}

}  // namespace bramah::solver
