// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/turn_bound.h"

#include "model/syntax/reference_walk.h"
#include "solver/flatten/symbols/assigned_targets.h"

#include <algorithm>

namespace bramah::solver {

namespace syntax = model::syntax;
using syntax::BinaryOperator;

namespace {

/// Finds the counter in one condition.
class TurnSearch
{
public:
    TurnSearch(const syntax::Statement& loop, ExpressionLowering& lowering, const Place& place)
        : whole_(*loop.value),
          assigned_(assignedNames(loop.body)),
          lowering_(lowering),
          place_(place),
          // Only known values are used, so nothing here is evaluated during the run.
          never_(lowering.context().assertions, lowering.graph().boolean(false))
    {
        for (const syntax::Statement* statement : loop.body)
            if (statement->kind == syntax::StatementKind::Assign)
                eachTurn_.merge(assignedNames({&statement, 1}));
    }

    [[nodiscard]] std::optional<CountedTurns> of(const syntax::Expression& condition);

private:
    [[nodiscard]] std::optional<CountedTurns> comparison(const syntax::Expression& counter,
                                                         const syntax::Expression& end, bool isUp);
    /// The least value of \a counter for which no subscript in the condition is below 1.
    [[nodiscard]] std::optional<std::int64_t> leastAsSubscript(const std::string& counter);

    const syntax::Expression& whole_;
    std::unordered_set<std::string> assigned_, eachTurn_;  ///< variables assigned in the loop, and in each iteration
    ExpressionLowering& lowering_;
    const Place& place_;
    GuardedAssertions::Guard never_;
};

std::optional<CountedTurns> TurnSearch::of(const syntax::Expression& condition)
{
    if (const auto* bracketed = condition.to<syntax::ParenthesizedExpression>())
        return of(*bracketed->inner);
    const auto* binary = condition.to<syntax::BinaryExpression>();
    if (!binary)
        return std::nullopt;
    switch (binary->operation) {
    case BinaryOperator::And: {
        const auto left = of(*binary->left), right = of(*binary->right);
        if (!left || !right || left->counts != right->counts)
            return left && (!right || left->counts > right->counts) ? left : right;
        // A counter that does not count in each iteration may continue when the other one has ended.
        const bool isLeast = left->counts == CountedTurns::Counts::InEachTurn;
        return (left->most() <= right->most()) == isLeast ? left : right;
    }
    case BinaryOperator::Less:
    case BinaryOperator::LessEqual: {
        const auto up = comparison(*binary->left, *binary->right, true);
        return up ? up : comparison(*binary->right, *binary->left, false);
    }
    case BinaryOperator::Greater:
    case BinaryOperator::GreaterEqual: {
        const auto down = comparison(*binary->left, *binary->right, false);
        return down ? down : comparison(*binary->right, *binary->left, true);
    }
    default: return std::nullopt;
    }
}

std::optional<CountedTurns> TurnSearch::comparison(const syntax::Expression& counter, const syntax::Expression& end,
                                                   bool isUp)
{
    const auto* reference = counter.to<syntax::ComponentReference>();
    if (!reference || !place_.locals || reference->parts.size() != 1 || !reference->parts.front().subscripts.empty())
        return std::nullopt;
    CountedTurns found;
    found.counter = reference->parts.front().name.text;
    found.isUp = isUp;
    found.counts = eachTurn_.contains(found.counter)   ? CountedTurns::Counts::InEachTurn
                   : assigned_.contains(found.counter) ? CountedTurns::Counts::InSomeTurns
                                                       : CountedTurns::Counts::Never;
    const Symbolic* local = place_.locals->find(found.counter);
    if (!local || !local->isScalar() || local->type != ValueType::Integer)
        return std::nullopt;
    const auto last = lowering_.structuralValue(end, place_).integer();
    const ExpressionGraph& graph = lowering_.graph();
    found.isStartKnown = graph.isConstant(local->only());
    if (found.isStartKnown)
        found.first = static_cast<std::int64_t>(graph.node(local->only()).value);
    else if (isUp)
        found.first = leastAsSubscript(found.counter);
    if (!last || (!isUp && !found.first))
        return std::nullopt;
    found.last = *last;
    return found;
}

std::optional<std::int64_t> TurnSearch::leastAsSubscript(const std::string& counter)
{
    std::optional<std::int64_t> least;
    const LocalSymbols atOne{place_.locals,
                             {{counter, Symbolic::scalar(lowering_.graph().constant(1), ValueType::Integer)}}};
    syntax::forEachReference(whole_, {}, [&](const syntax::ComponentReference& reference) {
        for (const syntax::ReferencePart& part : reference.parts)
            for (const syntax::Expression* subscript : part.subscripts) {
                bool isAsked = false;
                syntax::forEachReference(*subscript, counter, [&](const syntax::ComponentReference& inner) {
                    isAsked |= inner.parts.size() == 1 && inner.parts.front().name.text == counter;
                });
                if (!isAsked)
                    continue;
                if (const auto one = lowering_.structuralValue(*subscript, place_.with(atOne)).integer())
                    least = std::max(least.value_or(2 - *one), 2 - *one);
            }
    });
    return least;
}

}  // namespace

std::int64_t CountedTurns::most() const
{
    const std::int64_t from = first.value_or(1);
    return std::max<std::int64_t>(0, isUp ? last - from + 1 : from - last + 1);
}

std::optional<CountedTurns> countedTurns(const syntax::Statement& loop, ExpressionLowering& lowering,
                                         const Place& place)
{
    return TurnSearch(loop, lowering, place).of(*loop.value);
}

}  // namespace bramah::solver
