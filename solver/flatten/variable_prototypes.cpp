// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/variable_prototypes.h"

#include <algorithm>
#include <array>

namespace bramah::solver {

using model::Instance;
namespace syntax = model::syntax;
using syntax::ExpressionKind;

namespace {

/// Is the value of \a instance the only thing that is modified from outside of its class?
bool isPlain(const Instance& instance)
{
    const Instance* around = instance.parent();
    const bool isInComponent = instance.component() && around && around->parent();
    return isInComponent && std::ranges::all_of(instance.modifiers().list(), [around](const model::Modifier& modifier) {
               const bool isValue = modifier.appliesHere() && !modifier.nested && !modifier.redeclaration;
               return modifier.scope == around || isValue;
           });
}

/// Do their parts inherit the same prefixes from them?
bool giveSamePrefixes(const Instance& a, const Instance& b)
{
    const auto given = [](const syntax::Prefixes& of) {
        return std::array{of.isParameter, of.isConstant, of.isDiscrete, of.isInput, of.isOutput, of.isFlow};
    };
    return given(a.prefixes()) == given(b.prefixes());
}

bool isNumber(const syntax::Expression& expression)
{
    const auto* unary = expression.to<syntax::UnaryExpression>();
    const syntax::Expression& number =
        unary && unary->operation == syntax::UnaryOperator::Minus ? *unary->operand : expression;
    return number.kind == ExpressionKind::Number || number.kind == ExpressionKind::Boolean;
}

bool isText(const syntax::Expression& expression)
{
    return expression.kind == ExpressionKind::String;
}

bool isTruth(const syntax::Expression& expression)
{
    return expression.kind == ExpressionKind::Boolean;
}

bool isStateSelect(const syntax::Expression& expression)
{
    const auto* reference = expression.to<syntax::ComponentReference>();
    return reference && reference->parts.size() == 2 && reference->parts.front().name.text == "StateSelect";
}

/// Is nothing written for the attribute \a name, or an expression that \a isWanted accepts?
bool isLiteral(const Instance& instance, std::string_view name, bool (*isWanted)(const syntax::Expression&))
{
    const syntax::Expression* written = instance.attributeExpression(name);
    return written ? isWanted(*written) : !instance.mayHaveAttribute(name) || !instance.attributeModifier(name);
}

}  // namespace

const VariablePrototypes::Prototype* VariablePrototypes::find(const Instance& instance) const
{
    if (!isPlain(instance))
        return nullptr;
    const auto found = known_.find({instance.component(), &instance.parent()->classNode()});
    if (found == known_.end() || !found->second.prototype)
        return nullptr;
    const Instance& known = *found->second.instance;
    const bool isAlike = known.hasPartsOf(instance) && giveSamePrefixes(*known.parent(), *instance.parent());
    return isAlike ? &*found->second.prototype : nullptr;
}

void VariablePrototypes::add(const Instance& instance, VariableId variable, const FlatVariable& declared)
{
    if (!isPlain(instance))
        return;
    const auto [place, isNew] = known_.try_emplace({instance.component(), &instance.parent()->classNode()});
    if (!isNew)
        return;
    const auto areLiterals = [&instance](const auto& names, bool (*isWanted)(const syntax::Expression&)) {
        return std::ranges::all_of(names, [&](std::string_view name) { return isLiteral(instance, name, isWanted); });
    };
    place->second.instance = &instance;
    if (!areLiterals(std::array{"unit", "displayUnit", "quantity"}, isText) || !isLiteral(instance, "fixed", isTruth) ||
        !isLiteral(instance, "stateSelect", isStateSelect))
        return;
    Prototype& prototype = place->second.prototype.emplace(Prototype{});
    prototype.variable = variable;
    prototype.declared = declared;
    prototype.declared.path.clear();
    prototype.hasLiterals = areLiterals(std::array{"start", "min", "max", "nominal"}, isNumber);
}

}  // namespace bramah::solver
