// SPDX-License-Identifier: GPL-3.0-or-later
// Equations under a condition: one choice of values for each, or those of the one branch that counts.
#include "solver/flatten/equation_flattening.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;
using syntax::EquationKind;

namespace {

/// Whether \a equations have a connection or a when clause: a branch with one is there or not, it cannot switch.
bool areStructure(syntax::List<const syntax::Equation*> equations)
{
    return std::ranges::any_of(equations, [](const syntax::Equation* equation) {
        return equation->kind == EquationKind::Connect || equation->kind == EquationKind::When ||
               areStructure(equation->body) ||
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
    FlatModel& flat = lowering_.flat();
    std::vector<Branch> branches;
    bool isComplete = false;
    const bool isStructure =
        std::ranges::any_of(equation.branches, [](const auto& branch) { return areStructure(branch.equations); });
    for (const syntax::EquationBranch& branch : equation.branches) {
        Branch lowered;
        if (branch.condition) {
            auto known = lowering_.structuralValue(*branch.condition, place).boolean();
            Symbolic condition;
            if (!known) {
                condition = lowering_.lower(*branch.condition, place);
                if (!condition.isScalar() ||
                    !lowering_.types().expectType(condition, ValueType::Boolean, place, branch.condition->span))
                    return;
                if (isStructure)
                    known = lowering_.structural().parameterValue(condition).boolean();
            }
            if (known) {
                if (!*known)
                    continue;
                isComplete = true;
            } else if (isStructure) {
                lowering_.messages().report(DiagnosticKind::RangeNotKnown, {textOf(place, branch.condition->span)},
                                            place, branch.condition->span);
                return;
            } else {
                lowered.condition = condition.only();
            }
        } else {
            isComplete = true;
        }
        lowered.assertions = assertionsOf([&] {
            for (const syntax::Equation* element : branch.equations)
                lower(*element, place, lowered.equations);
        });
        branches.push_back(std::move(lowered));
        if (isComplete)
            break;
    }
    chooseByParameters(branches);
    if (branches.empty())
        return;
    isComplete = isComplete || branches.back().condition == kNoExpr;
    ExpressionGraph& graph = flat.graph;
    // Assertions hold where their branch is taken: not (c1 or ... ) and c implies the condition.
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
    const std::size_t count = branches.back().equations.size();
    if (branches.size() == 1 && branches.front().condition == kNoExpr) {
        into.insert(into.end(), branches.front().equations.begin(), branches.front().equations.end());
        return;
    }
    const bool isUneven = std::any_of(branches.begin(), branches.end(),
                                      [count](const Branch& branch) { return branch.equations.size() != count; });
    if (isUneven || (!isComplete && count > 0)) {
        lowering_.messages().report(DiagnosticKind::IfBranchesDiffer, {}, place, equation.span);
        return;
    }
    const Origin origin = components_.origin(*place.scope, place.part, equation.span);
    for (std::size_t i = 0; i < count; ++i) {
        const ExprId left = branches.back().equations[i].left;
        const bool isSameLeft = std::all_of(branches.begin(), branches.end(),
                                            [&](const Branch& branch) { return branch.equations[i].left == left; });
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
