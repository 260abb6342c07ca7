// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/side_by_side.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostSlots = 1'048'576;  // 32 MB of lanes

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
    lanes_.resize(system.tape.initialSlots.size());
    findGiven();
}

void SideBySide::findGiven()
{
    std::vector<bool> isKnown(lanes_.size(), false);
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

void SideBySide::takeGiven(const std::vector<double>& slots)
{
    for (const Slot slot : given_)
        lanes_[slot].values.fill(slots[slot]);
}

bool SideBySide::evaluate(const NativeProgram* native, const std::vector<double>& slots, std::uint64_t changes,
                          const Times& times, const Points& x, const Results& results)
{
    if (changesBehind_ != changes)
        takeGiven(slots);
    changesBehind_ = changes;
    lanes_[system_.tape.time].values = {times[0], times[1], times[2], times[2]};
    const double *first = x[0].data(), *second = x[1].data(), *third = x[2].data();
    for (const CompiledState& state : system_.states) {
        lanes_[state.slot].values = {*first++, *second++, *third, *third};
        ++third;
    }

    double* const lanes = lanes_.front().values.data();
    for (std::size_t i = 0; i < program_.steps.size(); ++i) {
        const Instruction* code = program_.instructions.data();
        if (native)
            native->run(native->steps[i], lanes, system_.tape.functions);
        else
            runInstructionsInLanes(code + program_.steps[i].begin, code + program_.steps[i].end, lanes,
                                   system_.tape.functions);
    }
    double sum = 0;                // sum of x - x, which is exactly 0 unless an x is infinite or not a number
    const Results into = results;  // a copy, which the compiler knows to be constant
    for (std::size_t k = 0; k < places_.size(); ++k) {
        const auto& values = lanes_[places_[k].slot].values;
        const double sign = places_[k].sign;
        for (std::size_t point = 0; point < kUsedLanes; ++point) {
            const double value = sign * values[point];
            into[point][k] = value;
            sum += value - value;
        }
    }
    return sum == 0;
}

}  // namespace bramah::solver
