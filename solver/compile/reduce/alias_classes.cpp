// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/alias_classes.h"

#include <algorithm>

namespace bramah::solver {

AliasClasses::AliasClasses(Compilation& compilation) : c_(compilation)
{
    grow();
}

void AliasClasses::grow()
{
    const std::size_t count = c_.model.variables.size();
    while (parents_.size() < count)
        parents_.push_back(VariableId{static_cast<std::uint32_t>(parents_.size())});
    signs_.resize(count, 1);
    isConstant_.resize(count, false);
    constants_.resize(count, 0);
    while (ranks_.size() < count)
        ranks_.push_back(rankOf(static_cast<std::uint32_t>(ranks_.size())));
}

std::uint64_t AliasClasses::rankOf(std::uint32_t variable) const
{
    if (c_.roles[variable] != Role::Discrete && c_.roles[variable] != Role::Continuous)
        return 0;
    const FlatVariable& v = c_.model.variables[variable];
    std::uint64_t rank = c_.roles[variable] == Role::Discrete ? 1 : 0;
    rank = rank * 8 + static_cast<std::uint64_t>(v.stateSelect);
    for (const bool speaksForIt : {v.isFixed, v.hasStart, !c_.isMade[variable], !v.isProtected})
        rank = rank * 2 + (speaksForIt ? 1 : 0);
    // Prefers the path nearest to the top, then the shortest.
    constexpr std::uint64_t kMost = 0xFFFF;
    for (const auto length : {std::count(v.path.begin(), v.path.end(), '.'), std::ssize(v.path)})
        rank = rank * (kMost + 1) + (kMost - std::min(static_cast<std::uint64_t>(length), kMost));
    return rank;
}

SignedVariable AliasClasses::find(VariableId id)
{
    grow();
    VariableId root = id;
    int sign = 1;
    while (parents_[index(root)] != root) {
        sign *= signs_[index(root)];
        root = parents_[index(root)];
    }
    // Second pass: every variable on the way now points to the root.
    VariableId walk = id;
    int remaining = sign;
    while (parents_[index(walk)] != root && walk != root) {
        const VariableId next = parents_[index(walk)];
        const int own = signs_[index(walk)];
        parents_[index(walk)] = root;
        signs_[index(walk)] = static_cast<signed char>(remaining);
        remaining *= own;
        walk = next;
    }
    return {root, sign};
}

bool AliasClasses::isBetterRoot(VariableId a, VariableId b) const
{
    const std::uint64_t first = ranks_[index(a)], second = ranks_[index(b)];
    return first != second ? first > second : index(a) < index(b);
}

VariableId AliasClasses::lowestIntegral(VariableId root)
{
    while (c_.antiderivatives[index(root)] != kNoVariable)
        root = find(c_.antiderivatives[index(root)]).variable;
    return root;
}

bool AliasClasses::merge(VariableId a, VariableId b, int sign)
{
    const SignedVariable rootA = find(a), rootB = find(b);
    VariableId winner = rootA.variable, loser = rootB.variable;
    const int between = rootA.sign * sign * rootB.sign;  // winner = between * loser
    if (winner == loser)
        return false;
    // A state with a constant derivative stays a state, so der(x) = number stays an equation.
    if ((isConstant(winner) && c_.antiderivatives[index(loser)] != kNoVariable) ||
        (isConstant(loser) && c_.antiderivatives[index(winner)] != kNoVariable))
        return false;
    if (isConstant(winner)) {
        setConstant(loser, between * constant(winner));
        return true;
    }
    if (isConstant(loser)) {
        setConstant(winner, between * constant(loser));
        return true;
    }
    const VariableId integralA = c_.antiderivatives[index(winner)], integralB = c_.antiderivatives[index(loser)];
    if (integralA != kNoVariable && integralB != kNoVariable)
        return false;
    // der(x) = -x, or two states each of which is the other's derivative, stay equations.
    if (lowestIntegral(winner) == lowestIntegral(loser))
        return false;
    const bool isDiscreteA = c_.role(winner) == Role::Discrete, isDiscreteB = c_.role(loser) == Role::Discrete;
    if (between < 0 && (c_.model.variable(winner).type == ValueType::Boolean ||
                        c_.model.variable(winner).type == ValueType::Enumeration))
        return false;
    bool isSwapped = isBetterRoot(loser, winner);
    if (between < 0 && integralA != kNoVariable)
        isSwapped = false;
    if (between < 0 && integralB != kNoVariable)
        isSwapped = true;
    if (isDiscreteA != isDiscreteB) {
        if (integralA != kNoVariable || integralB != kNoVariable)
            return false;
        isSwapped = isDiscreteB;
    }
    if (isSwapped)
        std::swap(winner, loser);

    parents_[index(loser)] = winner;
    signs_[index(loser)] = static_cast<signed char>(between);
    changed_.push_back(loser);
    if (const VariableId integral = c_.antiderivatives[index(loser)]; integral != kNoVariable) {
        c_.derivatives[index(integral)] = winner;
        c_.antiderivatives[index(winner)] = integral;
        c_.antiderivatives[index(loser)] = kNoVariable;
    }
    mergeDerivatives(loser, winner, between);
    return true;
}

void AliasClasses::mergeDerivatives(VariableId eliminated, VariableId root, int sign)
{
    const VariableId derivative = c_.derivatives[index(eliminated)];
    if (derivative == kNoVariable) {
        return;
    }
    c_.derivatives[index(eliminated)] = kNoVariable;
    c_.antiderivatives[index(derivative)] = kNoVariable;
    if (c_.role(root) != Role::Continuous) {
        setConstant(derivative, 0);
        return;
    }
    const VariableId rootDerivative = c_.derivativeOf(root);
    grow();
    if (find(derivative).variable != find(rootDerivative).variable && !merge(derivative, rootDerivative, sign)) {
        ExpressionGraph& graph = c_.model.graph;
        ExprId right = graph.variable(rootDerivative);
        if (sign < 0)
            right = graph.unary(Operation::Negate, right);
        leftOver_.push_back({graph.variable(derivative), right, c_.model.variable(eliminated).origin});
    }
}

void AliasClasses::setConstant(VariableId a, double value)
{
    // A chain of derivatives: if x is constant, der(x) is 0, der(der(x)) is 0, and so on.
    for (VariableId next = a; next != kNoVariable;) {
        const SignedVariable root = find(next);
        if (isConstant(root.variable))
            return;
        isConstant_[index(root.variable)] = true;
        constants_[index(root.variable)] = root.sign * value;
        changed_.push_back(root.variable);
        next = c_.derivatives[index(root.variable)];
        c_.derivatives[index(root.variable)] = kNoVariable;
        if (next != kNoVariable)
            c_.antiderivatives[index(next)] = kNoVariable;
        value = 0;
    }
}

}  // namespace bramah::solver
