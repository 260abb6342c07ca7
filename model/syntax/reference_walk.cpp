// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/reference_walk.h"

namespace bramah::model::syntax {
namespace {

/// Walks over what may be null, and over lists.
struct ReferenceWalk {
    const ReferenceVisit& visit;

    void operator()(const Expression* expression) const
    {
        if (expression)
            forEachReference(*expression, visit);
    }
    void operator()(const Equation* equation) const { forEachReference(*equation, visit); }
    void operator()(const Statement* statement) const { forEachReference(*statement, visit); }
    void operator()(const ForIndex& index) const { (*this)(index.range); }
    void operator()(const FunctionArgument& argument) const { (*this)(argument.value); }
    void operator()(const IfBranch& branch) const
    {
        (*this)(branch.condition);
        (*this)(branch.value);
    }
    void operator()(const EquationBranch& branch) const
    {
        (*this)(branch.condition);
        (*this)(branch.equations);
    }
    void operator()(const StatementBranch& branch) const
    {
        (*this)(branch.condition);
        (*this)(branch.statements);
    }
    template <typename Item>
    void operator()(const List<Item>& items) const
    {
        for (const Item& item : items)
            (*this)(item);
    }
};

}  // namespace

void forEachReference(const Expression& expression, const ReferenceVisit& visit)
{
    const ReferenceWalk walk{visit};
    switch (expression.kind) {
    case ExpressionKind::Reference: {
        const auto& reference = expression.as<ComponentReference>();
        visit(reference);
        for (const ReferencePart& part : reference.parts)
            walk(part.subscripts);
        return;
    }
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

void forEachReference(const Equation& equation, const ReferenceVisit& visit)
{
    const ReferenceWalk walk{visit};
    walk(equation.left);
    walk(equation.right);
    walk(equation.branches);
    walk(equation.indices);
    walk(equation.body);
}

void forEachReference(const Statement& statement, const ReferenceVisit& visit)
{
    const ReferenceWalk walk{visit};
    walk(statement.target);
    walk(statement.value);
    walk(statement.branches);
    walk(statement.indices);
    walk(statement.body);
}

}  // namespace bramah::model::syntax
