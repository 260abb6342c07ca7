// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/linear_form.h"

#include <algorithm>

namespace bramah::solver {

ExprId LinearForm::coefficient(std::uint32_t k) const
{
    for (const auto& [unknown, value] : coefficients)
        if (unknown == k)
            return value;
    return kNoExpr;
}

void LinearFormBuilder::setUnknown(VariableId variable, std::uint32_t k)
{
    forms_[index(variable)] = {{{k, graph_.constant(1)}}, graph_.constant(0)};
}

std::optional<LinearForm> LinearFormBuilder::operator()(ExprId root)
{
    const auto nodes = cone_.collect(root);
    ordered_.assign(nodes.begin(), nodes.end());
    uses_.clear();
    NodeForms known;  // for nodes that depend on unknowns
    for (ExprId id : ordered_) {
        const ExpressionNode& n = graph_.node(id);
        if (n.operation == Operation::Variable) {
            if (const auto found = forms_.find(index(n.variable)); found != forms_.end())
                known.emplace(index(id), found->second);
            continue;
        }
        bool isDependent = false;
        graph_.forEachOperand(id, [&](ExprId operand) { isDependent |= known.contains(index(operand)); });
        if (!isDependent)
            continue;
        std::optional<LinearForm> form = ofNode(id, known);
        if (!form)
            return std::nullopt;
        known.emplace(index(id), std::move(*form));
    }
    if (const auto found = known.find(index(root)); found != known.end())
        return std::move(found->second);
    return LinearForm{{}, root};
}

LinearForm* LinearFormBuilder::longForm(ExprId operand, NodeForms& known)
{
    constexpr std::size_t kLong = 32;
    const auto found = known.find(index(operand));
    if (found == known.end() || found->second.coefficients.size() < kLong)
        return nullptr;
    if (uses_.empty())
        for (ExprId id : ordered_)
            graph_.forEachOperand(id, [&](ExprId used) { ++uses_[index(used)]; });
    return uses_[index(operand)] == 1 ? &found->second : nullptr;
}

LinearForm LinearFormBuilder::extended(LinearForm a, Operation operation, const LinearForm& b)
{
    const auto byUnknown = [](const auto& term, std::uint32_t k) { return term.first < k; };
    for (const auto& [k, value] : b.coefficients) {
        const auto at = std::lower_bound(a.coefficients.begin(), a.coefficients.end(), k, byUnknown);
        if (at == a.coefficients.end() || at->first != k) {
            a.coefficients.emplace(at, k, operation == Operation::Add ? value : graph_.unary(Operation::Negate, value));
            continue;
        }
        at->second = graph_.binary(operation, at->second, value);
        if (graph_.isConstant(at->second, 0))
            a.coefficients.erase(at);
    }
    a.rest = graph_.binary(operation, a.rest, b.rest);
    return a;
}

std::optional<LinearForm> LinearFormBuilder::ofNode(ExprId id, NodeForms& known)
{
    const ExpressionNode n = graph_.node(id);
    const auto isKnown = [&](ExprId operand) { return operand != kNoExpr && known.contains(index(operand)); };
    const auto form = [&](ExprId operand) {
        const auto found = known.find(index(operand));
        return found != known.end() ? found->second : LinearForm{{}, operand};
    };
    switch (n.operation) {
    case Operation::Add:
    case Operation::Subtract:
        // A sum of many terms, as of the flows into a large node, is extended in place.
        if (LinearForm* left = longForm(n.a, known))
            return extended(std::move(*left), n.operation, form(n.b));
        if (LinearForm* right = n.operation == Operation::Add ? longForm(n.b, known) : nullptr)
            return extended(std::move(*right), n.operation, form(n.a));
        return combined(n.operation, form(n.a), form(n.b));
    case Operation::Negate: return scaled(form(n.a), [&](ExprId e) { return graph_.unary(Operation::Negate, e); });
    case Operation::Multiply:
        if (isKnown(n.a) && isKnown(n.b))
            return std::nullopt;
        if (isKnown(n.a))
            return scaled(form(n.a), [&](ExprId e) { return graph_.binary(Operation::Multiply, e, n.b); });
        return scaled(form(n.b), [&](ExprId e) { return graph_.binary(Operation::Multiply, n.a, e); });
    case Operation::Divide:
        if (isKnown(n.b))
            return std::nullopt;
        return scaled(form(n.a),
                      [&](ExprId e) { return graph_.isConstant(e, 0) ? e : graph_.binary(Operation::Divide, e, n.b); });
    case Operation::If: {
        if (isKnown(n.a))
            return std::nullopt;
        const LinearForm yes = form(n.b), no = form(n.c);
        LinearForm result;
        std::size_t i = 0, j = 0;
        const ExprId zero = graph_.constant(0);
        const auto choose = [&](ExprId b, ExprId c) { return graph_.ternary(Operation::If, n.a, b, c); };
        while (i < yes.coefficients.size() || j < no.coefficients.size()) {
            const std::uint32_t ki = i < yes.coefficients.size() ? yes.coefficients[i].first : 0xFFFFFFFFu;
            const std::uint32_t kj = j < no.coefficients.size() ? no.coefficients[j].first : 0xFFFFFFFFu;
            const std::uint32_t k = std::min(ki, kj);
            const ExprId b = ki == k ? yes.coefficients[i++].second : zero;
            const ExprId c = kj == k ? no.coefficients[j++].second : zero;
            result.coefficients.emplace_back(k, choose(b, c));
        }
        result.rest = choose(yes.rest, no.rest);
        return result;
    }
    case Operation::NoEvent: return form(n.a);
    default: return std::nullopt;
    }
}

LinearForm LinearFormBuilder::combined(Operation operation, const LinearForm& a, const LinearForm& b)
{
    LinearForm result;
    std::size_t i = 0, j = 0;
    while (i < a.coefficients.size() || j < b.coefficients.size()) {
        const std::uint32_t ki = i < a.coefficients.size() ? a.coefficients[i].first : 0xFFFFFFFFu;
        const std::uint32_t kj = j < b.coefficients.size() ? b.coefficients[j].first : 0xFFFFFFFFu;
        ExprId value = kNoExpr;
        if (ki < kj)
            value = a.coefficients[i++].second;
        else if (kj < ki)
            value = operation == Operation::Add ? b.coefficients[j++].second
                                                : graph_.unary(Operation::Negate, b.coefficients[j++].second);
        else
            value = graph_.binary(operation, a.coefficients[i++].second, b.coefficients[j++].second);
        if (!graph_.isConstant(value, 0))
            result.coefficients.emplace_back(std::min(ki, kj), value);
    }
    result.rest = graph_.binary(operation, a.rest, b.rest);
    return result;
}

LinearForm LinearFormBuilder::scaled(const LinearForm& a, const std::function<ExprId(ExprId)>& scale)
{
    LinearForm result;
    for (const auto& [k, value] : a.coefficients) {
        const ExprId scaledValue = scale(value);
        if (!graph_.isConstant(scaledValue, 0))
            result.coefficients.emplace_back(k, scaledValue);
    }
    result.rest = scale(a.rest);
    return result;
}

}  // namespace bramah::solver
