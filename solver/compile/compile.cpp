// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"

#include "solver/compile/alias_elimination.h"
#include "solver/compile/assemble.h"
#include "solver/compile/block_plan.h"
#include "solver/compile/differentiate.h"
#include "solver/compile/discrete_equations.h"
#include "solver/compile/event_extraction.h"
#include "solver/compile/index_reduction.h"
#include "solver/compile/initial_system.h"
#include "solver/compile/parameters.h"

namespace bramah::solver {

namespace {

class Compiler
{
public:
    Compiler(FlatModel model, const CompileOptions& options)
    {
        c_.model = std::move(model);
        c_.options = options;
    }

    CompileOutcome run()
    {
        std::shared_ptr<CompiledSystem> system = runStages();
        CompileOutcome outcome;
        outcome.isStopped = c_.isStopWanted();
        outcome.diagnostics = std::move(c_.diagnostics);
        if (system && !outcome.isStopped && !model::hasErrors(outcome.diagnostics)) {
            system->model = std::move(c_.model);
            outcome.system = std::move(system);
        }
        return outcome;
    }

private:
    [[nodiscard]] bool mustEnd() const { return c_.hasErrors() || c_.isStopWanted(); }

    std::shared_ptr<CompiledSystem> runStages()
    {
        c_.initialEquations = c_.model.initialEquations;
        for (const FlatEquation& e : c_.model.equations)
            c_.equations.push_back({e.left, e.right, e.origin});
        evaluateParameters(c_);
        if (mustEnd())
            return nullptr;
        extractEvents(c_);
        expandDerivatives(c_);
        if (mustEnd())
            return nullptr;
        eliminateAliases(c_);
        if (mustEnd())
            return nullptr;
        separateDiscreteEquations(c_);
        if (mustEnd())
            return nullptr;
        c_.variablesBeforeReduction = static_cast<std::uint32_t>(c_.model.variables.size());
        reduceIndex(c_);
        if (mustEnd())
            return nullptr;
        selectStates(c_);
        if (mustEnd())
            return nullptr;
        const InitialPlan initial = planInitialSystem(c_);
        if (mustEnd())
            return nullptr;
        takeActualEquations(c_);
        std::vector<bool> isState(c_.model.variables.size(), false);
        for (VariableId state : c_.states)
            isState[index(state)] = true;
        std::vector<VariableId> unknowns;
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i)
            if (c_.roles[i] == Role::Continuous && !isState[i])
                unknowns.push_back(VariableId{i});
        BlockPlan plan = sortIntoBlocks(c_, c_.equations, std::move(unknowns));
        if (mustEnd())
            return nullptr;
        solveBlocks(c_, plan);
        if (mustEnd())
            return nullptr;
        return assemble(c_, plan, initial);
    }

    Compilation c_;
};

}  // namespace

CompileOutcome compile(FlatModel flatModel, const CompileOptions& options)
{
    return Compiler(std::move(flatModel), options).run();
}

}  // namespace bramah::solver
