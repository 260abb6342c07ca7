// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"

#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/analysis/form_choices.h"
#include "solver/compile/assemble/assemble.h"
#include "solver/compile/blocks/block_order.h"
#include "solver/compile/blocks/block_solution.h"
#include "solver/compile/blocks/initial_system.h"
#include "solver/compile/blocks/resting_system.h"
#include "solver/compile/blocks/shared_calls.h"
#include "solver/compile/events/discrete_equations.h"
#include "solver/compile/events/event_extraction.h"
#include "solver/compile/index_reduction/index_reduction.h"
#include "solver/compile/parts/assemble_parts.h"
#include "solver/compile/reduce/alias_elimination.h"
#include "solver/compile/reduce/carried_starts.h"
#include "solver/compile/reduce/conserved_sums.h"
#include "solver/compile/reduce/parameters.h"
#include "solver/compile/reduce/semi_linear_chains.h"
#include "solver/compile/reduce/simplify.h"
#include "solver/compile/reduce/value_decisions.h"
#include "solver/compile/reduce/written_starts.h"
#include "solver/compile/stage_text.h"
#include "solver/expressions/expression_cone.h"
#include "solver/flat_model/expression_text.h"
#include "solver/flat_model/modelica_text.h"
#include "solver/inspection/describe_system.h"
#include "solver/vector_registers.h"

#include <algorithm>

namespace bramah::solver {

namespace {

constexpr std::size_t kDivisorLength = 80;  ///< characters of an expression in a message

class Compiler
{
public:
    /// \a decided: Compilation::decided.
    Compiler(FlatModel model, const CompileOptions& options, std::vector<ComponentId> decided)
    {
        c_.model = std::move(model);
        c_.decided = std::move(decided);
        c_.options = options;
        if (options.nameStarts)
            nameWrittenStarts(c_.model);
        const ExpressionGraph& graph = c_.model.graph;
        for (std::uint32_t i = 0; i < graph.size() && !written_; ++i)
            if (graph.node(ExprId{i}).operation == Operation::Delay)
                written_ = std::make_shared<const FlatModel>(c_.model);
    }

    CompileOutcome run()
    {
        CompileOutcome outcome;
        clearUpperVectors();
        std::shared_ptr<CompiledSystem> system = runStages();
        outcome.isStopped = c_.isStopWanted();
        outcome.diagnostics = std::move(c_.diagnostics);
        outcome.stageTexts = texts_;
        if (system && !outcome.isStopped && !model::hasErrors(outcome.diagnostics)) {
            system->usedValues = usedParameters();
            open_ = openByValues();
            system->model = std::move(c_.model);
            system->model.whens = std::move(whens_);
            system->stageTexts = std::move(texts_);
            system->written = std::move(written_);
            if (parts_) {
                giveModels(*parts_, *system);
                system->parts = std::move(parts_);
            }
            outcome.system = std::move(system);
        }
        return outcome;
    }

    /// Compilation::undetermined.
    [[nodiscard]] const std::vector<Compilation::Undetermined>& undetermined() const { return c_.undetermined; }
    /// Warnings of the unknowns among them that are divided by what is 0.
    [[nodiscard]] const model::Diagnostics& open() const { return open_; }

private:
    [[nodiscard]] bool mustEnd() const { return c_.hasErrors() || c_.isStopWanted(); }

    template <typename MakeText>
    void keepText(const char* stage, MakeText&& makeText)
    {
        if (c_.options.keepStageTexts)
            texts_[stage] = makeText();
        if (c_.options.onStage)
            c_.options.onStage(stage, c_);
    }

    void takeEquations()
    {
        c_.initialEquations = c_.model.initialEquations;
        whens_ = c_.model.whens;
        c_.equations.reserve(c_.model.equations.size());
        for (const FlatEquation& e : c_.model.equations)
            c_.equations.push_back({e.left, e.right, e.origin});
    }

    /// Null if a stage found errors or the compilation was stopped.
    std::shared_ptr<CompiledSystem> runStages()
    {
        keepText("flat", [&] { return modelicaText(c_.model); });
        takeEquations();
        evaluateParameters(c_);
        if (mustEnd())
            return nullptr;
        decideByValues(c_);
        keepText("parameters", [&] { return parametersText(c_); });
        extractEvents(c_);
        expandDerivatives(c_);
        if (mustEnd())
            return nullptr;
        eliminateAliases(c_);
        if (mustEnd())
            return nullptr;
        carryStarts(c_);
        separateDiscreteEquations(c_);
        resolveSemiLinearChains(c_);
        keepText("events", [&] { return eventsText(c_); });
        keepText("alias", [&] { return aliasText(c_); });
        if (mustEnd())
            return nullptr;
        c_.variablesBeforeReduction = static_cast<std::uint32_t>(c_.model.variables.size());
        reduceIndex(c_);
        if (mustEnd())
            return nullptr;
        addConservedSums(c_);
        selectStates(c_);
        keepText("index", [&] { return indexText(c_); });
        if (mustEnd())
            return nullptr;
        InitialPlan initial = planInitialSystem(c_);
        if (mustEnd())
            return nullptr;
        simplifyForSimulation(c_);
        if (c_.options.atRest)
            return systemAtRest();
        FormChoices choices(c_);
        BlockPlan plan = sortIntoBlocks(c_, c_.equations, unknowns(), &choices);
        keepText("matching", [&] { return matchingText(c_, plan); });
        keepText("blocks", [&] { return blocksText(c_, plan); });
        if (mustEnd())
            return nullptr;
        solveBlocks(c_, plan, BlocksOf::Simulation, &choices);
        solveInitialSystem(c_, initial, plan);
        keepText("initial", [&] { return initialText(c_, initial); });
        reportIdleIterations(c_, plan);
        auto structure = c_.options.keepStructure ? describeSystem(c_, plan) : nullptr;
        shareCalls(c_, plan);
        keepText("torn", [&] { return tornText(c_, plan); });
        if (mustEnd())
            return nullptr;
        std::shared_ptr<CompiledSystem> system = assemble(c_, plan, initial);
        system->structure = std::move(structure);
        if (!mustEnd())
            parts_ = assembleParts(c_, plan);
        keepText("tape", [&] {
            system->model = c_.model;
            return tapeText(*system);
        });
        return system;
    }

    /// Compiles the system at rest to its structure alone.
    std::shared_ptr<CompiledSystem> systemAtRest()
    {
        bringToRest(c_);
        BlockPlan plan = sortIntoBlocks(c_, c_.equations, unknowns());
        if (mustEnd())
            return nullptr;
        solveBlocks(c_, plan, BlocksOf::Start);
        auto system = std::make_shared<CompiledSystem>();
        system->structure = describeSystem(c_, plan);
        return system;
    }

    /// The variables for which the equations are solved: all but the states.
    [[nodiscard]] std::vector<VariableId> unknowns() const
    {
        std::vector<bool> isState(c_.model.variables.size(), false);
        for (VariableId state : c_.states)
            isState[index(state)] = true;
        std::vector<VariableId> result;
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i)
            if (c_.roles[i] == Role::Continuous && !isState[i])
                result.push_back(VariableId{i});
        return result;
    }

    /// The parameters that influence Compilation::usedValues, through starts and bindings.
    [[nodiscard]] std::vector<VariableId> usedParameters() const
    {
        std::vector<ExprId> open = c_.usedValues;
        std::vector<bool> isMet(c_.model.variables.size(), false);
        ExpressionCone cone(c_.model.graph);
        while (!open.empty()) {
            const ExprId expression = open.back();
            open.pop_back();
            for (const VariableId id : cone.variables(std::span(&expression, 1))) {
                if (isMet[index(id)])
                    continue;
                isMet[index(id)] = true;
                const FlatVariable& v = c_.model.variable(id);
                const bool isGiven = c_.role(id) == Role::Parameter || c_.role(id) == Role::Input;
                const ExprId value = isGiven ? v.binding : v.start;
                if (value != kNoExpr)
                    open.push_back(value);
            }
        }
        std::vector<VariableId> used;
        for (std::uint32_t i = 0; i < isMet.size(); ++i)
            if (isMet[i] && (c_.roles[i] == Role::Parameter || c_.roles[i] == Role::Input))
                used.push_back(VariableId{i});
        return used;
    }

    [[nodiscard]] model::Diagnostics openByValues() const
    {
        model::Diagnostics warnings;
        const auto text = [](const std::string& it) { return QString::fromStdString(it); };
        for (const Compilation::Undetermined& one : c_.undetermined)
            if (one.divisor != kNoExpr)
                warnings.push_back(diagnosticAt(c_.model, model::DiagnosticKind::LeftOpenByValues,
                                                {text(c_.model.variable(one.variable).path),
                                                 text(expressionText(c_.model, one.divisor, kDivisorLength))},
                                                c_.model.variable(one.variable).origin));
        return warnings;
    }

    std::map<std::string, std::string> texts_;
    model::Diagnostics open_;
    std::shared_ptr<DecoupledParts> parts_;
    std::vector<FlatWhen> whens_;               ///< as written: whoever compiles the model again needs them
    std::shared_ptr<const FlatModel> written_;  ///< null if there are no delays
    Compilation c_;
};

/// Adds the components of \a undetermined to a sorted list; false if all are there.
bool addTo(std::vector<ComponentId>& list, const std::vector<Compilation::Undetermined>& undetermined)
{
    const std::size_t before = list.size();
    for (const Compilation::Undetermined& one : undetermined)
        list.push_back(one.component);
    std::ranges::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list.size() > before;
}

}  // namespace

CompileOutcome compile(FlatModel flatModel, const CompileOptions& options)
{
    // What equations there are must not depend on the values of parameters, until some of these leave unknowns open.
    // Where these cannot be decided so either, the run names what is divided by.
    constexpr int kMostDecisions = 3;
    std::vector<ComponentId> decided;
    CompileOutcome usable;
    model::Diagnostics open;
    const auto withWarnings = [&open](CompileOutcome outcome) {
        outcome.diagnostics.insert(outcome.diagnostics.end(), open.begin(), open.end());
        return outcome;
    };
    for (int round = 0;; ++round) {
        Compiler compiler(round < kMostDecisions ? flatModel : std::move(flatModel), options, decided);
        CompileOutcome outcome = compiler.run();
        if (!outcome.system)
            return usable.system ? withWarnings(std::move(usable)) : std::move(outcome);
        open = compiler.open();
        if (round == kMostDecisions || !addTo(decided, compiler.undetermined()))
            return withWarnings(std::move(outcome));
        if (round == 0)
            usable = std::move(outcome);
    }
}

}  // namespace bramah::solver
