// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/reference_walk.h"

namespace bramah::model::syntax {
namespace {

using ExpressionVisit = std::function<void(const Expression&)>;

/// Visits the expressions of a node: what may be null, lists, and lists of lists.
struct ChildWalk {
    const ExpressionVisit& visit;

    void operator()(const Expression* expression) const
    {
        if (expression)
            visit(*expression);
    }
    void operator()(const ForIndex& index) const { (*this)(index.range); }
    void operator()(const FunctionArgument& argument) const { (*this)(argument.value); }
    void operator()(const IfBranch& branch) const
    {
        (*this)(branch.condition);
        (*this)(branch.value);
    }
    template <typename Item>
    void operator()(const List<Item>& items) const
    {
        for (const Item& item : items)
            (*this)(item);
    }
};

}  // namespace

void forEachChild(const Expression& expression, const ExpressionVisit& visit)
{
    const ChildWalk walk{visit};
    switch (expression.kind) {
    case ExpressionKind::Reference:
        for (const ReferencePart& part : expression.as<ComponentReference>().parts)
            walk(part.subscripts);
        return;
    case ExpressionKind::Unary: walk(expression.as<UnaryExpression>().operand); return;
    case ExpressionKind::Binary:
        walk(expression.as<BinaryExpression>().left);
        walk(expression.as<BinaryExpression>().right);
        return;
    case ExpressionKind::If:
        walk(expression.as<IfExpression>().branches);
        walk(expression.as<IfExpression>().otherwise);
        return;
    case ExpressionKind::Call:
        walk(expression.as<CallExpression>().arguments);
        walk(expression.as<CallExpression>().iterators);
        return;
    case ExpressionKind::PartialApplication: walk(expression.as<PartialApplication>().arguments); return;
    case ExpressionKind::Array:
        walk(expression.as<ArrayExpression>().elements);
        walk(expression.as<ArrayExpression>().iterators);
        return;
    case ExpressionKind::Matrix: walk(expression.as<MatrixExpression>().rows); return;
    case ExpressionKind::Range:
        walk(expression.as<RangeExpression>().start);
        walk(expression.as<RangeExpression>().step);
        walk(expression.as<RangeExpression>().stop);
        return;
    case ExpressionKind::Tuple: walk(expression.as<TupleExpression>().elements); return;
    case ExpressionKind::Parenthesized:
        walk(expression.as<ParenthesizedExpression>().inner);
        walk(expression.as<ParenthesizedExpression>().subscripts);
        return;
    case ExpressionKind::Error:
    case ExpressionKind::Number:
    case ExpressionKind::String:
    case ExpressionKind::Boolean:
    case ExpressionKind::End:
    case ExpressionKind::Colon: return;
    }
}

void forEachReference(const Expression& expression, const ReferenceVisit& visit)
{
    if (const auto* reference = expression.to<ComponentReference>())
        visit(*reference);
    forEachChild(expression, [&visit](const Expression& child) { forEachReference(child, visit); });
}

namespace {

void forEachReference(const Expression* expression, const ReferenceVisit& visit)
{
    if (expression)
        forEachReference(*expression, visit);
}

void forEachReference(const List<ForIndex>& indices, const ReferenceVisit& visit)
{
    for (const ForIndex& index : indices)
        forEachReference(index.range, visit);
}

}  // namespace

void forEachReference(const Equation& equation, const ReferenceVisit& visit)
{
    forEachReference(equation.left, visit);
    forEachReference(equation.right, visit);
    for (const EquationBranch& branch : equation.branches) {
        forEachReference(branch.condition, visit);
        for (const Equation* inner : branch.equations)
            forEachReference(*inner, visit);
    }
    forEachReference(equation.indices, visit);
    for (const Equation* inner : equation.body)
        forEachReference(*inner, visit);
}

void forEachReference(const Statement& statement, const ReferenceVisit& visit)
{
    forEachReference(statement.target, visit);
    forEachReference(statement.value, visit);
    for (const StatementBranch& branch : statement.branches) {
        forEachReference(branch.condition, visit);
        for (const Statement* inner : branch.statements)
            forEachReference(*inner, visit);
    }
    forEachReference(statement.indices, visit);
    for (const Statement* inner : statement.body)
        forEachReference(*inner, visit);
}

}  // namespace bramah::model::syntax
