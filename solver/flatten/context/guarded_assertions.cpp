// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/guarded_assertions.h"

#include "solver/translate.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {

GuardedAssertions::Guard::Guard(GuardedAssertions& assertions, ExprId condition)
    : assertions_(assertions), outer_(assertions.guard_)
{
    if (condition != kNoExpr)
        assertions.guard_ =
            outer_ == kNoExpr ? condition : assertions.flat_.graph.binary(Operation::And, outer_, condition);
}

void GuardedAssertions::add(FlatAction action)
{
    ExpressionGraph& graph = flat_.graph;
    if (guard_ != kNoExpr)
        action.value = graph.binary(Operation::Or, graph.unary(Operation::Not, guard_), action.value);
    if (collection_) {
        if (!graph.isConstant(action.value, 1))
            collection_->push_back(std::move(action));
        return;
    }
    recorder_.addAssertion(action);
    // An expression may be lowered several times in a row, so the latest assertions are compared.
    constexpr std::ptrdiff_t kLatest = 32;
    const auto latest = flat_.assertions.end() - std::min(kLatest, std::ssize(flat_.assertions));
    const bool isKnown = std::any_of(latest, flat_.assertions.end(), [&action](const FlatAction& known) {
        return known.kind == action.kind && known.value == action.value && known.level == action.level &&
               known.message.texts == action.message.texts;
    });
    if (!isKnown && !graph.isConstant(action.value, 1))
        flat_.assertions.push_back(std::move(action));
}

void GuardedAssertions::addInside(ExprId index, std::int64_t size, const QString& subscript, const QString& array,
                                  const Place& place, model::Span span)
{
    ExpressionGraph& graph = flat_.graph;
    const ExprId one = graph.constant(1), last = graph.constant(static_cast<double>(size));
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value = graph.binary(Operation::And, graph.binary(Operation::GreaterEqual, index, one),
                                graph.binary(Operation::LessEqual, index, last));
    constexpr QChar kValue(1);
    const QStringList texts = tr("subscript `%1` of `%2` is %3, which is outside of 1 to %4")
                                  .arg(subscript, array, QString(kValue), QString::number(size))
                                  .split(kValue);
    for (const QString& text : texts)
        action.message.texts.push_back(text.toStdString());
    action.message.values = {index};
    action.origin = messages_.originOf(place, span);
    add(std::move(action));
}

}  // namespace bramah::solver
