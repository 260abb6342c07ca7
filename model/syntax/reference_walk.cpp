// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/reference_walk.h"

namespace bramah::model::syntax {
namespace {

using ExpressionVisit = std::function<void(const Expression&)>;

/// Visits the expressions of a node: pointers that may be null, lists, and lists of lists.
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

namespace {

/// Visits references in which \a name is not hidden by the index of an inner loop.
struct ReferenceWalk {
    std::string_view name;
    const ReferenceVisit& visit;

    void operator()(const Expression* expression) const
    {
        if (!expression)
            return;
        if (const auto* reference = expression->to<ComponentReference>())
            visit(*reference);
        const auto* array = expression->to<ArrayExpression>();
        const auto* call = expression->to<CallExpression>();
        const List<ForIndex> iterators = array ? array->iterators : call ? call->iterators : List<ForIndex>();
        // The last iterator is the outermost one.
        for (std::size_t i = iterators.size(); i-- > 0;)
            if (iterators[i].name.text == name) {
                for (std::size_t outer = i; outer < iterators.size(); ++outer)
                    (*this)(iterators[outer].range);
                return;
            }
        forEachChild(*expression, [this](const Expression& child) { (*this)(&child); });
    }
    void operator()(const Equation* equation) const
    {
        (*this)(equation->left);
        (*this)(equation->right);
        for (const EquationBranch& branch : equation->branches) {
            (*this)(branch.condition);
            each(branch.equations);
        }
        inLoop(*equation, 0);
    }
    void operator()(const Statement* statement) const
    {
        (*this)(statement->target);
        (*this)(statement->value);
        for (const StatementBranch& branch : statement->branches) {
            (*this)(branch.condition);
            each(branch.statements);
        }
        inLoop(*statement, 0);
    }
    /// Visits the body of \a loop, inside of its indices from number \a first.
    template <typename Loop>
    void inLoop(const Loop& loop, std::size_t first) const
    {
        for (std::size_t i = first; i < loop.indices.size(); ++i) {
            (*this)(loop.indices[i].range);
            if (loop.indices[i].name.text == name)
                return;
        }
        each(loop.body);
    }
    template <typename Items>
    void each(const Items& items) const
    {
        for (const auto* item : items)
            (*this)(item);
    }
};

}  // namespace

void forEachReference(const Expression& expression, std::string_view name, const ReferenceVisit& visit)
{
    ReferenceWalk{name, visit}(&expression);
}

void forEachReference(const Equation& loop, std::size_t index, const ReferenceVisit& visit)
{
    ReferenceWalk{loop.indices[index].name.text, visit}.inLoop(loop, index + 1);
}

void forEachReference(const Statement& loop, std::size_t index, const ReferenceVisit& visit)
{
    ReferenceWalk{loop.indices[index].name.text, visit}.inLoop(loop, index + 1);
}

}  // namespace bramah::model::syntax
