// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/slot_uses.h"

#include "solver/compile/assemble/slot_visit.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <vector>

namespace bramah::solver {
namespace {

/// Goes through the programs from results to operands. The use of an operand follows from those of the results that are
/// made of it; where they differ, it is always used.
class UseSearch
{
public:
    explicit UseSearch(CompiledSystem& system)
        : system_(system), uses_(system.tape.initialSlots.size()), isKnown_(uses_.size()), isParametric_(uses_.size())
    {
        forEachInstruction(system.tape.parameterProgram.instructions,
                           [this](const Instruction& i) { isParametric_[i.result] = true; });
        std::vector<bool> isRead(uses_.size());
        for (const Program* program : system.programs())
            forEachInstruction(program->instructions, [&](const Instruction& i) {
                isParametric_[i.result] = false;
                for (const Slot operand : operandsOf(i))
                    if (operand != kNoSlot)
                        isRead[operand] = true;
            });
        SlotVisit([this](Slot& slot) { add(slot, {}); }).of(system);
        for (Slot slot = 0; slot < uses_.size(); ++slot)
            if (!isRead[slot])
                add(slot, {});
    }

    std::vector<SlotUse> uses()
    {
        do {
            hasChanged_ = false;
            const auto programs = system_.programs();
            for (const Program* program : std::views::reverse(programs)) {
                const std::vector<Instruction> instructions = unpacked(program->instructions);
                for (const Instruction& i : std::views::reverse(instructions))
                    addOperands(i);
            }
        } while (hasChanged_);
        return std::move(uses_);
    }

private:
    void addOperands(const Instruction& i)
    {
        if (!isKnown_[i.result])
            return;
        const SlotUse use = uses_[i.result];
        const bool isChoice = i.operation == Operation::If && isParametric_[i.a] && use.isAlways();
        const std::array<Slot, 3> operands = operandsOf(i);
        for (std::size_t k = 0; k < operands.size(); ++k)
            add(operands[k], isChoice && k > 0 ? SlotUse{i.a, k == 1} : use);
    }

    void add(Slot slot, SlotUse use)
    {
        if (slot == kNoSlot || (isKnown_[slot] && (uses_[slot] == use || uses_[slot].isAlways())))
            return;
        uses_[slot] = isKnown_[slot] ? SlotUse() : use;
        isKnown_[slot] = hasChanged_ = true;
    }

    CompiledSystem& system_;
    std::vector<SlotUse> uses_;  ///< by slot
    std::vector<bool> isKnown_, isParametric_;
    bool hasChanged_ = false;
};

}  // namespace

void findUses(CompiledSystem& system)
{
    system.uses = UseSearch(system).uses();
}

}  // namespace bramah::solver
