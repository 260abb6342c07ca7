// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/assemble.h"

#include "solver/compile/assemble/slot_order.h"
#include "solver/compile/assemble/slot_uses.h"
#include "solver/tape/compact_program.h"
#include "solver/tape/row_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace bramah::solver {

namespace {

ComponentId componentOf(const Compilation& c, VariableId id)
{
    return c.model.variable(id).origin.component;
}

void layOutStates(Assembly& a)
{
    for (VariableId id : a.c.states)
        a.system.layout.states.push_back({id, 1, componentOf(a.c, id)});
    for (std::size_t b = 0; b < a.plan.blocks.size(); ++b)
        if (a.isNeeded[b])
            for (VariableId id : a.plan.blocks[b].tears)
                a.system.layout.algebraics.push_back({id, 1, componentOf(a.c, id)});
}

/// Sets slot and sign of each variable's value; for an eliminated one those of its representative.
void placeVariables(Assembly& a)
{
    Compilation& c = a.c;
    std::vector<ValuePlace>& places = a.system.tape.places;
    places.resize(c.model.variables.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (c.roles[i] != Role::Eliminated) {
            places[i] = {a.slotOf[i], 1};
            continue;
        }
        const AliasTarget& target = c.aliases[i];
        if (target.representative == kNoVariable)
            places[i] = {a.tape.require(c.model.graph.constant(target.value)), 1};
        else
            places[i] = {a.slotOf[index(target.representative)], static_cast<double>(target.sign)};
    }
    for (std::uint32_t i = 0; i < places.size(); ++i) {
        const FlatVariable& v = c.model.variables[i];
        const bool isTruth =
            c.roles[i] == Role::Truth || c.roles[i] == Role::Delayed || (c.roles[i] == Role::Discrete && c.isMade[i]);
        if (places[i].slot != kNoSlot && v.variability > Variability::Parameter && !isTruth)
            a.system.layout.outputs.push_back({VariableId{i}});
    }
    std::erase_if(a.system.ranges,
                  [&](const CompiledRange& range) { return places[index(range.variable)].slot == kNoSlot; });
}

double operationsOf(const Program& program)
{
    double operations = 0;
    forEachInstruction(program.instructions, [&](const Instruction&) { ++operations; });
    return operations;
}

void measureWork(CompiledSystem& system)
{
    system.layout.derivativeWork = std::max(1.0, operationsOf(system.derivativeProgram));
    double chained = 0;
    for (const ImplicitJacobian::Chain& chain : system.implicitJacobian.chains)
        chained += chain.length;
    system.layout.jacobianWork = system.layout.derivativeWork + operationsOf(system.jacobianProgram) + chained;
}

/// What goes into histories needs a small share of the equations as a rule.
void assemblePast(CompiledSystem& system)
{
    std::vector<Slot> wanted;
    for (const CompiledHistory& history : system.histories) {
        wanted.insert(wanted.end(), history.places.inputs.begin(), history.places.inputs.end());
        wanted.push_back(history.places.speed);
    }
    const std::array<const Program*, 3> parts{&system.derivativeProgram, &system.outputProgram,
                                              &system.assertionProgram};
    if (!wanted.empty())
        system.pastProgram = pruned(system.tape, parts, wanted);
}

}  // namespace

std::shared_ptr<CompiledSystem> assemble(Compilation& c, const BlockPlan& plan, const InitialPlan& initial)
{
    auto system = std::make_shared<CompiledSystem>();
    system->readsTerminal = c.model.graph.uses(Operation::Terminal);
    TapeBuilder tape(c, system->tape);
    Assembly a(c, plan, *system, tape);
    assembleParameters(a);
    assembleInputs(a);
    assembleRanges(a);
    assembleBlocks(a);
    layOutStates(a);
    assembleJacobian(a);
    assembleEvents(a, initial);
    placeVariables(a);
    a.finishParameterProgram();
    assemblePast(*system);
    assembleInitial(a, initial);
    orderSlots(*system);
    findUses(*system);
    system->compactDerivative = CompactProgram::ofDerivatives(*system);
    measureWork(*system);
    return system;
}

}  // namespace bramah::solver
