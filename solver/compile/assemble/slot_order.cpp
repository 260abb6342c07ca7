// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/slot_order.h"

#include "solver/compile/assemble/slot_visit.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {
namespace {

/// Finds the new number of each slot.
class SlotOrder
{
public:
    explicit SlotOrder(const CompiledSystem& system) : numbers_(system.tape.initialSlots.size(), kNoSlot)
    {
        for (const Slot first : {system.tape.time, system.tape.isInitial, system.tape.isTerminal})
            add(first);
        for (const CompiledState& state : system.states)
            add(state.slot);
        findWritten(system);
        for (const Program* program : system.programs())
            forEachStrip(program->instructions, [this](std::span<const Instruction> strip) { addReads(strip); });
        for (const Program* program : system.programs())
            forEachInstruction(program->instructions, [this](const Instruction& i) { add(i.result); });
        for (Slot slot = 0; slot < numbers_.size(); ++slot)
            add(slot);
    }

    void renumber(Slot& slot) const
    {
        if (slot != kNoSlot)
            slot = numbers_[slot];
    }

private:
    void add(Slot slot)
    {
        if (slot != kNoSlot && numbers_[slot] == kNoSlot)
            numbers_[slot] = next_++;
    }

    void findWritten(const CompiledSystem& system)
    {
        isWritten_.assign(numbers_.size(), false);
        for (const Program* program : system.programs())
            forEachInstruction(program->instructions, [this](const Instruction& i) { isWritten_[i.result] = true; });
    }

    /// Given values have slots in the order of their first readers: first all first operands, then all second ones.
    void addReads(std::span<const Instruction> strip)
    {
        for (std::size_t operand = 0; operand < operandsOf(strip[0]).size(); ++operand)
            forEachInstruction(strip, [&](const Instruction& i) {
                const Slot slot = operandsOf(i).at(operand);
                if (slot != kNoSlot && !isWritten_[slot])
                    add(slot);
            });
    }

    std::vector<Slot> numbers_;    ///< by old slot
    std::vector<bool> isWritten_;  ///< by old slot: a program other than that of parameters computes it
    Slot next_ = 0;
};

/// Gives the instructions of a program new slots and packs them again.
void rewrite(Program& program, const SlotOrder& order)
{
    // Strips end where steps and ranges do.
    std::vector<std::uint32_t*> borders;
    for (ProgramStep& step : program.steps)
        if (step.kind == StepKind::Run)
            borders.insert(borders.end(), {&step.begin, &step.end});
    for (Program::NewtonRanges& ranges : program.newtonRanges)
        borders.insert(borders.end(),
                       {&ranges.residualBegin, &ranges.residualEnd, &ranges.matrixBegin, &ranges.matrixEnd});
    auto end = static_cast<std::uint32_t>(program.instructions.size());
    borders.push_back(&end);
    std::ranges::stable_sort(borders, {}, [](const std::uint32_t* border) { return *border; });

    std::vector<Instruction> rewritten;
    rewritten.reserve(program.instructions.size());
    std::uint32_t from = 0;
    for (std::uint32_t* border : borders) {
        const std::size_t begin = rewritten.size();
        forEachInstruction(std::span(program.instructions).subspan(from, *border - from), [&](Instruction i) {
            order.renumber(i.result);
            order.renumber(i.a);
            order.renumber(i.b);
            if (!isCall(i.operation))
                order.renumber(i.c);
            rewritten.push_back(i);
        });
        rewritten.resize(begin + packStrips(std::span(rewritten).subspan(begin)));
        from = std::exchange(*border, static_cast<std::uint32_t>(rewritten.size()));
    }
    program.instructions = std::move(rewritten);
}

}  // namespace

void orderSlots(CompiledSystem& system)
{
    const SlotOrder order(system);
    std::vector<double> values(system.tape.initialSlots.size());
    for (Slot slot = 0; slot < values.size(); ++slot) {
        Slot place = slot;
        order.renumber(place);
        values[place] = system.tape.initialSlots[slot];
    }
    system.tape.initialSlots = std::move(values);
    for (Program* program : {&system.tape.parameterProgram, &system.derivativeProgram, &system.jacobianProgram,
                             &system.outputProgram, &system.relationProgram, &system.eventProgram,
                             &system.assertionProgram, &system.daeProgram, &system.pastProgram})
        rewrite(*program, order);
    SlotVisit([&order](Slot& slot) { order.renumber(slot); }).of(system);
}

}  // namespace bramah::solver
