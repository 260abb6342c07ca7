// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/assertion_lowering.h"

#include "model/classes/class_node.h"
#include "model/syntax/string_literal.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/lowering/predefined_operators.h"
#include "solver/flatten/symbols/call_arguments.h"
#include "solver/translate.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;
using syntax::BinaryOperator;

AssertionLowering::AssertionLowering(ExpressionLowering& lowering) : lowering_(lowering), context_(lowering.context())
{
}

std::optional<FlatAction> AssertionLowering::lower(const syntax::CallExpression& call, const Place& place)
{
    const syntax::Expression* condition = argumentOf(call, 0, "condition");
    const syntax::Expression* message = argumentOf(call, 1, "message");
    for (const auto& [given, name] : {std::pair(condition, "condition"), std::pair(message, "message")})
        if (!given)
            context_.messages.report(DiagnosticKind::ArgumentMissing,
                                     {QString::fromLatin1(name), QStringLiteral("assert")}, place, call.span);
    if (!condition || !message)
        return std::nullopt;
    const Symbolic holds = lowering_.lower(*condition, place);
    if (holds.isKnown() && !holds.isScalar())
        context_.messages.report(DiagnosticKind::WrongArguments, {QStringLiteral("assert")}, place, call.span);
    if (!holds.isScalar() || !context_.types.expectType(holds, ValueType::Boolean, place, condition->span))
        return std::nullopt;
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value = holds.only();
    action.message = lowerMessage(*message, place);
    action.origin = context_.messages.originOf(place, call.span);
    if (const auto* level = argumentOf(call, 2, "level")) {
        const Symbolic lowered = lowering_.lower(*level, place);
        if (!context_.types.expectType(lowered, ValueType::Enumeration, place, level->span))
            return std::nullopt;
        const model::Value value = context_.structural.structuralValue(lowered);
        if (const auto* literal = value.to<model::EnumerationValue>(); literal && literal->ordinal == 1)
            action.level = AssertionLevel::Warning;
    }
    return action;
}

void AssertionLowering::assertAssigned(const Instance& variable, ExprId gap, const Place& place, model::Span span)
{
    if (gap == kNoExpr)
        return;
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value = graph().unary(Operation::Not, gap);
    action.message.texts = {
        tr("`%1` of function `%2` has no value here: none of the assignments to it was reached")
            .arg(QString::fromStdString(variable.name()), QString::fromStdString(variable.parent()->classNode().name()))
            .toStdString()};
    action.origin = context_.messages.originOf(place, span);
    context_.assertions.add(std::move(action));
}

void AssertionLowering::add(const syntax::CallExpression& call, const Place& place)
{
    // An assertion that cannot be lowered does not make its function unusable: the result does not depend on it.
    const std::size_t messagesBefore = context_.messages.diagnostics().size();
    const std::size_t before = context_.messages.count();
    std::optional<FlatAction> action = lower(call, place);
    context_.messages.diagnostics().resize(messagesBefore);
    if (action && context_.messages.count() == before)
        context_.assertions.add(std::move(*action));
}

FlatMessage AssertionLowering::lowerMessage(const syntax::Expression& expression, const Place& place)
{
    FlatMessage message;
    message.texts.emplace_back();
    const auto append = [&](const auto& self, const syntax::Expression& part) -> void {
        if (const auto* inner = part.to<syntax::ParenthesizedExpression>())
            return self(self, *inner->inner);
        if (const auto* sum = part.to<syntax::BinaryExpression>(); sum && sum->operation == BinaryOperator::Add) {
            self(self, *sum->left);
            self(self, *sum->right);
            return;
        }
        if (const auto* call = part.to<syntax::CallExpression>(); call && call->callee->parts.size() == 1 &&
                                                                  call->callee->parts.front().name.text == "String" &&
                                                                  !call->arguments.empty()) {
            const Symbolic value = lowering_.lower(*call->arguments.front().value, place);
            if (value.isScalar()) {
                (void)PredefinedOperators(lowering_, place, *call).doStringOptionsFit(value);
                message.values.push_back(value.only());
                message.texts.emplace_back();
                return;
            }
        }
        if (const auto* literal = part.to<syntax::StringLiteral>(); literal && place.part) {
            message.texts.back() += place.part->shown(syntax::unescape(literal->raw)).toStdString();
            return;
        }
        const Symbolic value = lowering_.lower(part, place);
        if (value.isChangingText()) {
            message.texts.back() += value.texts.front();
            message.texts.insert(message.texts.end(), value.texts.begin() + 1, value.texts.end());
            message.values.insert(message.values.end(), value.elements.begin(), value.elements.end());
        } else if (value.kind == Symbolic::Kind::Text) {
            message.texts.back() += value.text;
        } else if (value.isKnown()) {
            (void)context_.types.expectType(value, ValueType::String, place, part.span);
        }
    };
    append(append, expression);
    return message;
}

}  // namespace bramah::solver
