// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/side_by_side.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostSlots = 16'384;  // half a megabyte of lanes

}  // namespace

bool SideBySide::isPossibleFor(const CompiledSystem& system, const Program& program)
{
    const bool isStraight =
        std::ranges::all_of(program.steps, [](const ProgramStep& step) { return step.kind == StepKind::Run; });
    return isStraight && system.histories.empty() && !system.states.empty() &&
           system.tape.initialSlots.size() <= kMostSlots;
}

SideBySide::SideBySide(const CompiledSystem& system, const Program& program, std::vector<ValuePlace> places)
    : system_(system), program_(program), places_(std::move(places))
{
    if (!isPossibleFor(system, program))
        return;
    lanes_.assign(kLanes * system.tape.initialSlots.size(), 0);
    findGiven();
}

void SideBySide::findGiven()
{
    std::vector<bool> isKnown(lanes_.size() / kLanes, false);
    isKnown[system_.tape.time] = true;
    for (const CompiledState& state : system_.states)
        isKnown[state.slot] = true;
    const auto read = [&](Slot slot) {
        if (slot == kNoSlot || isKnown[slot])
            return;
        isKnown[slot] = true;
        given_.push_back(slot);
    };
    for (const ProgramStep& step : program_.steps)
        forEachInstruction(std::span(program_.instructions).subspan(step.begin, step.end - step.begin),
                           [&](const Instruction& instruction) {
                               for (const Slot operand : operandsOf(instruction))
                                   read(operand);
                               isKnown[instruction.result] = true;
                           });
    for (const ValuePlace& place : places_)
        read(place.slot);
}

void SideBySide::put(Slot slot, const std::array<double, kUsedLanes>& values)
{
    double* lanes = lanes_.data() + kLanes * slot;
    std::copy(values.begin(), values.end(), lanes);
    std::fill(lanes + kUsedLanes, lanes + kLanes, values.back());
}

bool SideBySide::evaluate(const NativeProgram* native, const std::vector<double>& slots, const Times& times,
                          const Points& x, const Results& results)
{
    double* lanes = lanes_.data();
    for (const Slot slot : given_)
        std::fill_n(lanes + kLanes * slot, kLanes, slots[slot]);
    put(system_.tape.time, times);
    for (std::size_t k = 0; k < system_.states.size(); ++k)
        put(system_.states[k].slot, {x[0][k], x[1][k], x[2][k]});

    for (std::size_t i = 0; i < program_.steps.size(); ++i) {
        const Instruction* first = program_.instructions.data();
        if (native)
            native->run(native->steps[i], lanes);
        else
            runInstructionsInLanes(first + program_.steps[i].begin, first + program_.steps[i].end, lanes,
                                   system_.tape.functions);
    }
    double sum = 0;  // of x - x, which is 0 exactly if no x is infinite or not a number
    for (std::size_t k = 0; k < places_.size(); ++k) {
        const double* values = lanes + kLanes * places_[k].slot;
        for (std::size_t point = 0; point < kUsedLanes; ++point) {
            const double value = places_[k].sign * values[point];
            results[point][k] = value;
            sum += value - value;
        }
    }
    return sum == 0;
}

}  // namespace bramah::solver
