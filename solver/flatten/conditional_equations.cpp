// SPDX-License-Identifier: GPL-3.0-or-later
// Equations under a condition: one equation that chooses between values, or the equations of the branch that is taken.
#include "solver/flatten/connect_walk.h"
#include "solver/flatten/equation_flattening.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;
using syntax::EquationKind;

namespace {

/// Does a branch contain a connection, a call of Connections or a when clause? It then exists or not; it cannot switch
/// during a run.
bool areStructure(syntax::List<const syntax::Equation*> equations)
{
    return std::ranges::any_of(equations, [](const syntax::Equation* equation) {
        return equation->kind == EquationKind::Connect || equation->kind == EquationKind::When ||
               isCallOfConnections(*equation) || areStructure(equation->body) ||
               std::ranges::any_of(equation->branches, [](const auto& b) { return areStructure(b.equations); });
    });
}

}  // namespace

bool EquationFlattening::hasDerivative(const Equations& equations)
{
    std::vector<ExprId> sides;
    for (const FlatEquation& equation : equations)
        sides.insert(sides.end(), {equation.left, equation.right});
    return std::ranges::any_of(cone_.collect(sides), [this](ExprId id) {
        const Operation operation = lowering_.graph().node(id).operation;
        return operation == Operation::Derivative || operation == Operation::Differentiate;
    });
}

void EquationFlattening::chooseByParameters(std::vector<Branch>& branches)
{
    const auto isLike = [&branches](const Branch& b) { return b.equations.size() == branches.back().equations.size(); };
    const bool isEven = std::ranges::all_of(branches, isLike) &&
                        (branches.empty() || branches.back().condition == kNoExpr || branches.back().equations.empty());
    if (isEven && std::ranges::none_of(branches, [this](const Branch& b) { return hasDerivative(b.equations); }))
        return;
    std::vector<Branch> left;
    for (Branch& branch : branches) {
        if (branch.condition != kNoExpr) {
            const Symbolic condition = Symbolic::scalar(branch.condition, ValueType::Boolean);
            const auto known = lowering_.structural().parameterValue(condition).boolean();
            if (known && !*known)
                continue;
            if (known)
                branch.condition = kNoExpr;
        }
        left.push_back(std::move(branch));
        if (left.back().condition == kNoExpr)
            break;
    }
    branches = std::move(left);
}

std::vector<FlatAction> EquationFlattening::assertionsOf(const std::function<void()>& lowerPart)
{
    FlatModel& flat = lowering_.flat();
    auto outer = std::exchange(flat.assertions, {});
    lowerPart();
    return std::exchange(flat.assertions, std::move(outer));
}

void EquationFlattening::lowerIf(const syntax::Equation& equation, const Place& place, Equations& into)
{
    std::optional<std::vector<Branch>> branches = lowerBranches(equation, place);
    if (!branches)
        return;
    chooseByParameters(*branches);
    if (branches->empty())
        return;
    addAssertions(*branches);
    const std::vector<FlatEquation>& last = branches->back().equations;
    const bool isComplete = branches->back().condition == kNoExpr;
    if (branches->size() == 1 && isComplete) {
        into.insert(into.end(), last.begin(), last.end());
        return;
    }
    const bool isUneven =
        std::ranges::any_of(*branches, [&](const Branch& each) { return each.equations.size() != last.size(); });
    if (isUneven || (!isComplete && !last.empty())) {
        lowering_.messages().report(DiagnosticKind::IfBranchesDiffer, {}, place, equation.span);
        return;
    }
    merge(*branches, components_.origin(*place.scope, place.part, equation.span), into);
}

std::optional<std::vector<EquationFlattening::Branch>> EquationFlattening::lowerBranches(
    const syntax::Equation& equation, const Place& place)
{
    std::vector<Branch> branches;
    const bool isStructure =
        std::ranges::any_of(equation.branches, [](const auto& branch) { return areStructure(branch.equations); });
    for (const syntax::EquationBranch& branch : equation.branches) {
        const std::optional<BranchCondition> condition = lowerCondition(branch.condition, isStructure, place);
        if (!condition)
            return std::nullopt;
        if (condition->isNever)
            continue;
        Branch lowered;
        lowered.condition = condition->open;
        lowered.assertions = assertionsOf([&] {
            for (const syntax::Equation* element : branch.equations)
                lower(*element, place, lowered.equations);
        });
        branches.push_back(std::move(lowered));
        if (branches.back().condition == kNoExpr)
            break;
    }
    return branches;
}

std::optional<EquationFlattening::BranchCondition> EquationFlattening::lowerCondition(
    const syntax::Expression* condition, bool isStructure, const Place& place)
{
    if (!condition)
        return BranchCondition{};
    Symbolic lowered;
    auto known = lowering_.structuralValue(*condition, place, &lowered).boolean();
    if (known)
        return BranchCondition{kNoExpr, !*known};
    if (!lowered.isScalar() || !lowering_.types().expectType(lowered, ValueType::Boolean, place, condition->span))
        return std::nullopt;
    if (!isStructure)
        return BranchCondition{lowered.only(), false};
    known = lowering_.structural().parameterValue(lowered).boolean();
    if (known)
        return BranchCondition{kNoExpr, !*known};
    lowering_.messages().report(DiagnosticKind::RangeNotKnown, {textOf(place, condition->span)}, place,
                                condition->span);
    return std::nullopt;
}

void EquationFlattening::addAssertions(std::vector<Branch>& branches)
{
    // An assertion holds where its branch is taken: `not (c1 or ...) and c` implies its condition.
    FlatModel& flat = lowering_.flat();
    ExpressionGraph& graph = flat.graph;
    ExprId before = graph.boolean(false);
    for (Branch& branch : branches) {
        const ExprId here = branch.condition == kNoExpr ? graph.boolean(true) : branch.condition;
        const ExprId isTaken = graph.binary(Operation::And, graph.unary(Operation::Not, before), here);
        for (FlatAction& action : branch.assertions) {
            action.value = graph.binary(Operation::Or, graph.unary(Operation::Not, isTaken), action.value);
            flat.assertions.push_back(std::move(action));
        }
        before = graph.binary(Operation::Or, before, here);
    }
}

void EquationFlattening::merge(const std::vector<Branch>& branches, const Origin& origin, Equations& into)
{
    ExpressionGraph& graph = lowering_.graph();
    for (std::size_t i = 0; i < branches.back().equations.size(); ++i) {
        const ExprId left = branches.back().equations[i].left;
        const bool isSameLeft =
            std::ranges::all_of(branches, [&](const Branch& branch) { return branch.equations[i].left == left; });
        const auto valueOf = [&](const Branch& branch) {
            const FlatEquation& element = branch.equations[i];
            return isSameLeft ? element.right : graph.binary(Operation::Subtract, element.left, element.right);
        };
        ExprId value = valueOf(branches.back());
        for (std::size_t b = branches.size() - 1; b-- > 0;)
            value = graph.ternary(Operation::If, branches[b].condition, valueOf(branches[b]), value);
        into.push_back({isSameLeft ? left : value, isSameLeft ? value : graph.constant(0), origin});
    }
}

}  // namespace bramah::solver
