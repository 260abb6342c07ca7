// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/initial_system.h"

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/blocks/block_order.h"
#include "solver/compile/blocks/block_solution.h"
#include "solver/compile/reduce/chosen_starts.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/expression_rewrite.h"
#include "solver/flat_model/expression_text.h"
#include "solver/structure/matching.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <ranges>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace bramah::solver {

namespace {

using model::DiagnosticKind;

/// Large: it holds what the steps of its construction hand on.
class InitialSystem
{
public:
    explicit InitialSystem(Compilation& compilation) : c_(compilation), graph_(compilation.model.graph), cone_(graph_)
    {
    }

    InitialPlan run()
    {
        separateDiscreteStarts();
        findParameters();
        makeHomotopy();
        collectUnknownsAndStarts();
        for (VariableId state : c_.states)
            if (!c_.model.variable(state).isFixed)
                result_.freeStates.push_back(state);
        findSurerStarts();
        const bool isAsked = !conditions_.empty() || !result_.parameters.empty() || result_.lambda != kNoVariable;
        result_.isNeeded = isAsked || !surer_.empty();
        if (!result_.isNeeded)
            return std::move(result_);
        collectHardEquations();
        chooseFreeStates();
        if (c_.hasErrors())
            return std::move(result_);
        // No other start could take the place of a state's.
        result_.isNeeded = isAsked || std::ranges::any_of(result_.freeStates, [&](VariableId id) {
                               return std::ranges::find(surer_, id) != surer_.end();
                           });
        if (!result_.isNeeded)
            return std::move(result_);
        result_.plan = intoBlocks(c_, std::move(equations_), std::move(unknowns_), rows_->incidence(), matching_);
        return std::move(result_);
    }

private:
    /// Removes `pre(d) = value`, and `d = value` for a discrete d without a value of its own at the start.
    void separateDiscreteStarts()
    {
        const auto discreteOf = [&](ExprId side, Operation operation) {
            const ExpressionNode& n = graph_.node(side);
            return n.operation == operation && c_.role(n.variable) == Role::Discrete ? n.variable : kNoVariable;
        };
        for (const FlatEquation& e : c_.initialEquations)
            for (ExprId side : {e.left, e.right})
                if (const VariableId id = discreteOf(side, Operation::Pre); id != kNoVariable)
                    givenBefore_.insert(index(id));
        for (const FlatEquation& e : c_.initialEquations) {
            const auto isStart = [&](ExprId side, ExprId other) {
                VariableId id = discreteOf(side, Operation::Pre);
                if (id == kNoVariable)
                    id = discreteOf(side, Operation::Variable);
                if (id == kNoVariable ||
                    (graph_.node(side).operation == Operation::Variable && hasUnknown(other) && isKnownAtStart(id)))
                    return false;
                result_.discreteStarts.emplace_back(id, other);
                return true;
            };
            if (!isStart(e.left, e.right) && !isStart(e.right, e.left))
                conditions_.push_back({e.left, e.right, e.origin});
        }
    }

    /// Has a discrete variable a value at the start without an initial equation? By its fixed start, by an initial
    /// equation for its pre(), or since its equation does not read its previous value.
    [[nodiscard]] bool isKnownAtStart(VariableId id)
    {
        if (c_.model.variable(id).isFixed || givenBefore_.contains(index(id)))
            return true;
        const auto equation = std::ranges::find(c_.discreteEquations, id, &DiscreteEquation::variable);
        if (equation == c_.discreteEquations.end())
            return false;
        std::unordered_map<std::uint32_t, ExprId> memo;
        const ExprId atStart = graph_.transform(
            equation->value,
            [this](ExprId e) {
                return graph_.node(e).operation == Operation::Initial ? graph_.boolean(true) : kNoExpr;
            },
            memo);
        return std::ranges::none_of(cone_.collect(atStart), [&](ExprId e) {
            return graph_.node(e).operation == Operation::Pre && graph_.node(e).variable == id;
        });
    }

    /// Can an initial equation determine something in \a side?
    [[nodiscard]] bool hasUnknown(ExprId side)
    {
        return std::ranges::any_of(cone_.variables(std::span(&side, 1)), [this](VariableId id) {
            return c_.role(id) == Role::Continuous ||
                   (c_.role(id) == Role::Parameter && !c_.model.variable(id).isFixed);
        });
    }

    /// Finds parameters with fixed = false, and those whose binding reads one.
    void findParameters()
    {
        std::vector<bool> isOpen(c_.model.variables.size(), false);
        for (VariableId id : c_.parameterOrder) {
            if (c_.role(id) == Role::Input)
                continue;
            const FlatVariable& v = c_.model.variable(id);
            bool depends = !v.isFixed && v.variability == Variability::Parameter;
            if (!depends && v.binding != kNoExpr && !graph_.isConstant(v.binding))
                for (VariableId read : cone_.variables(std::span(&v.binding, 1)))
                    depends = depends || isOpen[index(read)];
            if (!depends)
                continue;
            isOpen[index(id)] = true;
            result_.parameters.push_back(id);
            unknowns_.push_back(id);
            if (v.isFixed)
                equations_.push_back({graph_.variable(id), v.binding, v.origin});
        }
    }

    void makeHomotopy()
    {
        if (!graph_.uses(Operation::Homotopy))
            return;
        std::vector<ExprId> roots;
        for (const ContinuousEquation& e : c_.equations) {
            roots.push_back(e.left);
            roots.push_back(e.right);
        }
        for (ExprId id : cone_.collect(roots)) {
            if (graph_.node(id).operation != Operation::Homotopy)
                continue;
            result_.lambda = c_.makeVariable("homotopy", Role::Truth, {});
            break;
        }
    }

    /// The equations with homotopy() as a mixture that lambda governs.
    void collectHardEquations()
    {
        if (result_.lambda == kNoVariable) {
            equations_.insert(equations_.end(), c_.equations.begin(), c_.equations.end());
            return;
        }
        ExpressionRewrite* itself = nullptr;
        ExpressionRewrite rewrite(graph_, [&](ExprId id) -> ExprId {
            const ExpressionNode n = graph_.node(id);
            if (n.operation != Operation::Homotopy)
                return kNoExpr;
            const ExprId actual = (*itself)(n.a), simplified = (*itself)(n.b);
            const ExprId lambda = graph_.variable(result_.lambda), one = graph_.constant(1);
            const ExprId mixed = graph_.binary(
                Operation::Add, graph_.binary(Operation::Multiply, lambda, actual),
                graph_.binary(Operation::Multiply, graph_.binary(Operation::Subtract, one, lambda), simplified));
            return graph_.ternary(Operation::If, graph_.binary(Operation::GreaterEqual, lambda, one), actual, mixed);
        });
        itself = &rewrite;
        for (const ContinuousEquation& e : c_.equations)
            equations_.push_back({rewrite(e.left), rewrite(e.right), e.origin});
    }

    void collectUnknownsAndStarts()
    {
        // A value that a source prescribes (a chamber directly at a tank) also holds at the start, whatever its own
        // start attribute is.
        DependenceTable dependence(c_);
        isPrescribed_.assign(c_.model.variables.size(), false);
        for (const ContinuousEquation& e : c_.equations) {
            for (const auto& [side, other] : {std::pair(e.left, e.right), std::pair(e.right, e.left)}) {
                const ExpressionNode& n = graph_.node(side);
                if (n.operation == Operation::Variable && c_.role(n.variable) == Role::Continuous &&
                    dependence(other) <= Dependence::Time)
                    isPrescribed_[index(n.variable)] = true;
            }
        }
        isState_.assign(c_.model.variables.size(), false);
        for (VariableId state : c_.states)
            isState_[index(state)] = true;
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
            if (c_.roles[i] != Role::Continuous)
                continue;
            unknowns_.push_back(VariableId{i});
            if (c_.model.variables[i].isFixed && !isState_[i] && !isPrescribed_[i])
                conditions_.push_back(startEquation(VariableId{i}));
        }
        for (VariableId state : c_.states)
            if (c_.model.variable(state).isFixed)
                fixedStates_.push_back(startEquation(state));
    }

    [[nodiscard]] ContinuousEquation startEquation(VariableId id)
    {
        const FlatVariable& v = c_.model.variable(id);
        return {graph_.variable(id), v.start == kNoExpr ? graph_.constant(0) : v.start, v.origin};
    }

    /// The order in which starts are chosen: the surer ones first, and of equal ones those of states.
    [[nodiscard]] auto rank(VariableId id) const
    {
        const FlatVariable& v = c_.model.variable(id);
        return std::tuple(starts_.confidence(id), !isState_[index(id)], -static_cast<int>(v.stateSelect));
    }

    /// Finds variables that are no states, but have a surer start than a state that nothing else determines.
    void findSurerStarts()
    {
        const auto least = std::ranges::max_element(result_.freeStates, {}, [this](VariableId id) { return rank(id); });
        if (least == result_.freeStates.end())
            return;
        for (const VariableId id : unknowns_) {
            const FlatVariable& v = c_.model.variable(id);
            if (c_.role(id) == Role::Continuous && v.hasStart && !v.isFixed && !isState_[index(id)] &&
                !isPrescribed_[index(id)] && rank(id) < rank(*least))
                surer_.push_back(id);
        }
    }

    void chooseFreeStates()
    {
        const std::size_t firstCondition = equations_.size();
        equations_.insert(equations_.end(), fixedStates_.begin(), fixedStates_.end());
        equations_.insert(equations_.end(), conditions_.begin(), conditions_.end());
        matchEquations();
        const auto isComplete = [this] { return std::ranges::count(matching_.columnOfRow, kUnmatched) == 0; };
        if (!isComplete())
            dropOfferedConditions(firstCondition);
        if (!isComplete()) {
            reportTooMany(matching_, firstCondition);
            return;
        }
        std::vector<VariableId> open = std::exchange(result_.freeStates, {});
        open.insert(open.end(), surer_.begin(), surer_.end());
        std::stable_sort(open.begin(), open.end(), [this](VariableId a, VariableId b) { return rank(a) < rank(b); });
        for (VariableId p : result_.parameters)
            if (!c_.model.variable(p).isFixed)
                open.push_back(p);
        for (VariableId id : open)
            if (addIfPossible(startEquation(id)))
                result_.freeStates.push_back(id);
    }

    void matchEquations()
    {
        rows_.emplace(c_, unknowns_);
        for (const ContinuousEquation& e : equations_)
            rows_->add(e);
        matching_ = maximumMatching(rows_->incidence());
    }

    /// Appends \a e to the equations if an unknown is left for it.
    bool addIfPossible(const ContinuousEquation& e)
    {
        rows_->add(e);
        matching_.columnOfRow.push_back(kUnmatched);
        const std::uint32_t last = rows_->incidence().rows() - 1;
        marks_.resize(std::size_t{last} + 1, 0);
        if (!augmentFrom(rows_->incidence(), matching_, last, marks_, ++mark_)) {
            rows_->removeLast();
            matching_.columnOfRow.pop_back();
            return false;
        }
        equations_.push_back(e);
        return true;
    }

    /// Removes conditions if there are more than can hold, those
    /// that components bring with them, and notes each one.
    void dropOfferedConditions(std::size_t firstCondition)
    {
        const std::vector<ContinuousEquation> conditions(
            equations_.begin() + static_cast<std::ptrdiff_t>(firstCondition), equations_.end());
        equations_.resize(firstCondition);
        std::vector<ContinuousEquation> offered;
        ChosenStarts chosen(c_.model);
        for (const ContinuousEquation& e : conditions) {
            const bool isWritten = e.origin.component == ComponentId{} || chosen.readsChosen(e.left) ||
                                   chosen.readsChosen(e.right) || isStartChosen(chosen, e);
            if (isWritten)
                equations_.push_back(e);
            else
                offered.push_back(e);
        }
        matchEquations();
        if (std::ranges::count(matching_.columnOfRow, kUnmatched) != 0)
            return;
        for (const ContinuousEquation& e : offered)
            if (!addIfPossible(e))
                c_.report(DiagnosticKind::StartNotUsed,
                          {QString::fromStdString(equationText(c_.model, e.left, e.right))}, e.origin);
    }

    [[nodiscard]] bool isStartChosen(ChosenStarts& chosen, const ContinuousEquation& e) const
    {
        const ExpressionNode& n = graph_.node(e.left);
        return n.operation == Operation::Variable && chosen.isChosen(n.variable);
    }

    void reportTooMany(const Matching& matching, std::size_t firstCondition)
    {
        const std::vector<SingularSubset> subsets = singularSubsets(rows_->incidence(), matching);
        const auto over =
            std::find_if(subsets.begin(), subsets.end(), [](const auto& s) { return s.isOverdetermined; });
        if (over == subsets.end())
            return;
        QStringList conditions;
        Origin origin;
        for (std::uint32_t r : over->rows) {
            if (r < firstCondition)
                continue;
            const ContinuousEquation& e = equations_[r];
            conditions << QStringLiteral("`%1`").arg(QString::fromStdString(equationText(c_.model, e.left, e.right)));
            origin = e.origin;
        }
        const std::size_t wanted = conditions.size() + over->columns.size();
        const std::size_t possible = wanted > over->rows.size() ? wanted - over->rows.size() : 0;
        c_.report(
            DiagnosticKind::TooManyInitialConditions,
            {QString::number(conditions.size()), QString::number(possible), conditions.join(QStringLiteral(", "))},
            origin);
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    ExpressionCone cone_;
    InitialPlan result_;
    std::unordered_set<std::uint32_t> givenBefore_;  ///< variables whose pre() an initial equation sets
    std::vector<ContinuousEquation> conditions_;     ///< fixed starts of other variables, and initial equations
    std::vector<ContinuousEquation> fixedStates_;
    std::vector<VariableId> surer_;  ///< no states, whose start may decide in place of one
    std::vector<bool> isState_, isPrescribed_;
    ChosenStarts starts_{c_.model};
    std::vector<ContinuousEquation> equations_;
    std::vector<VariableId> unknowns_;
    std::optional<EquationRows> rows_;
    Matching matching_;
    std::vector<std::uint32_t> marks_;
    std::uint32_t mark_ = 0;
};

/// Removes the blocks of \a plan, sorted but not solved, that lead to no variable that \a isWanted.
void keepBlocksFor(std::vector<bool> isWanted, BlockPlan& plan, const ExpressionGraph& graph)
{
    ExpressionCone cone(graph);
    std::vector<Block> kept;
    std::vector<ExprId> sides;
    // A block reads only unknowns of earlier ones, so from the last to the first the wanted unknowns are known.
    for (Block& block : plan.blocks | std::views::reverse) {
        if (std::ranges::none_of(block.unknowns, [&](VariableId v) { return isWanted[index(v)]; }))
            continue;
        sides.clear();
        for (const std::uint32_t e : block.equations)
            sides.insert(sides.end(), {plan.equations[e].left, plan.equations[e].right});
        for (const VariableId v : cone.variables(sides))
            isWanted[index(v)] = true;
        kept.push_back(std::move(block));
    }
    std::ranges::reverse(kept);
    plan.blocks = std::move(kept);
}

}  // namespace

InitialPlan planInitialSystem(Compilation& compilation)
{
    return InitialSystem(compilation).run();
}

void solveInitialSystem(Compilation& c, InitialPlan& initial, const BlockPlan& simulation)
{
    std::vector<bool> isWanted(c.model.variables.size(), false);
    const auto want = [&](const std::vector<VariableId>& variables) {
        for (const VariableId v : variables)
            isWanted[index(v)] = true;
    };
    want(c.states);
    want(initial.parameters);
    for (const Block& block : simulation.blocks)
        want(block.tears);
    keepBlocksFor(std::move(isWanted), initial.plan, c.model.graph);
    const std::vector<Role> roles = c.roles;
    for (const VariableId p : initial.parameters)
        c.roles[index(p)] = Role::Continuous;
    solveBlocks(c, initial.plan, BlocksOf::Start);
    std::copy(roles.begin(), roles.end(), c.roles.begin());
}

}  // namespace bramah::solver
