// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/assemble.h"

namespace bramah::solver {

namespace {

class InitialAssembly
{
public:
    InitialAssembly(Assembly& outer, const InitialPlan& initial, CompiledInitial& result)
        : outer_(outer),
          initial_(initial),
          result_(result),
          builder_(outer.c, result.tape),
          a_(outer.c, initial.plan, result.tape, builder_)
    {
    }

    void run()
    {
        link();
        for (std::size_t b = 0; b < initial_.plan.blocks.size(); ++b)
            if (initial_.plan.blocks[b].kind != BlockKind::Explicit)
                makeTapeBlock(a_, b);
        builder_.open(TapeSection::Derivatives, result_.program, {});
        for (std::size_t b = 0; b < initial_.plan.blocks.size(); ++b)
            emitBlock(a_, b, result_.program, false);
        builder_.finishRun();
        a_.finishParameterProgram();
        collectResults();
    }

private:
    /// Gives known variables slots in this tape and records where their values come from.
    void link()
    {
        Compilation& c = outer_.c;
        std::vector<bool> isUnknown(c.model.variables.size(), false);
        for (VariableId id : initial_.plan.unknowns)
            isUnknown[index(id)] = true;
        for (std::uint32_t i = 0; i < c.model.variables.size(); ++i) {
            const VariableId id{i};
            if (isUnknown[i] || c.role(id) == Role::Eliminated || c.role(id) == Role::Continuous)
                continue;
            const Slot from = i < outer_.slotOf.size() ? outer_.slotOf[i] : kNoSlot;
            if (from == kNoSlot && id != initial_.lambda)
                continue;
            const Slot slot = builder_.newSlot();
            a_.bindVariable(id, slot);
            if (id == initial_.lambda)
                result_.tape.lambda = slot;
            else
                result_.inputs.push_back({from, slot});
        }
        for (const CompiledPre& pre : outer_.system.pres) {
            const Slot slot = builder_.newSlot();
            builder_.bindLeaf(c.model.graph.pre(pre.variable), slot);
            result_.inputs.push_back({pre.slot, slot});
        }
        result_.inputs.push_back({outer_.system.tape.time, result_.tape.time});
        result_.inputs.push_back({outer_.system.tape.isInitial, result_.tape.isInitial});
        result_.hasHomotopy = initial_.lambda != kNoVariable;
    }

    void collectResults()
    {
        for (const CompiledState& state : outer_.system.states)
            result_.results.push_back({a_.slotOf[index(state.variable)], state.slot});
        for (const TapeBlock& block : outer_.system.tape.blocks)
            for (std::uint32_t k = 0; k < block.size(); ++k)
                result_.results.push_back({a_.slotOf[index(block.tears[k])], block.tearSlots[k]});
        for (VariableId p : initial_.parameters)
            result_.parameters.push_back({p, a_.slotOf[index(p)]});
        for (const Block& block : initial_.plan.blocks) {
            for (VariableId v : block.tears)
                result_.solved.push_back({v, a_.slotOf[index(v)], outer_.c.model.variable(v).origin});
            for (const Assignment& assignment : block.assignments)
                result_.solved.push_back(a_.solvedPlace(assignment));
        }
    }

    Assembly& outer_;
    const InitialPlan& initial_;
    CompiledInitial& result_;
    TapeBuilder builder_;
    BlockAssembly a_;
};

}  // namespace

void assembleInitial(Assembly& a, const InitialPlan& initial)
{
    for (VariableId id : initial.freeStates)
        a.system.freeStates.push_back(id);
    if (!initial.isNeeded)
        return;
    // Parameters that the initial system determines do not count as known.
    const std::vector<Role> roles = a.c.roles;
    for (VariableId p : initial.parameters)
        a.c.roles[index(p)] = Role::Continuous;
    InitialAssembly(a, initial, a.system.initial.emplace()).run();
    a.c.roles = roles;
}

}  // namespace bramah::solver
