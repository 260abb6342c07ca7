// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/repeated_lowering.h"

#include "model/instance/instance.h"

#include <algorithm>

namespace bramah::solver {

namespace syntax = model::syntax;
using syntax::ExpressionKind;

namespace {

/// A parameter may choose between a few forms of an expression, and what is made at first use is there at the second.
constexpr std::size_t kMostPatterns = 8;
constexpr int kMostFailures = 3;

/// Puts \a elements in the place of those of \a value and, field by field, of its fields.
void setElements(Symbolic& value, auto& next)
{
    for (ExprId& element : value.elements)
        element = next();
    for (auto& [name, field] : value.fields)
        setElements(field, next);
}

}  // namespace

bool RepeatedLowering::isWorthwhile(const syntax::Expression& expression, const Place& place) const
{
    const bool isPlain = !place.locals && !place.isInFunction && place.scope && context_.assertions.isAlwaysReached() &&
                         !context_.mayTextsChange;
    const bool isLiteral = expression.kind == ExpressionKind::Number || expression.kind == ExpressionKind::Boolean ||
                           expression.kind == ExpressionKind::String;
    return isPlain && !isLiteral && context_.alike.isRepeated(context_.alike[*place.scope]);
}

Symbolic RepeatedLowering::lower(const syntax::Expression& expression, const Place& place,
                                 const std::function<Symbolic()>& walk)
{
    const AlikeInstances::Member member = context_.alike[*place.scope];
    Patterns& patterns = patterns_[{&expression, member.kind}];
    for (const Pattern& pattern : patterns.found)
        if (pattern.part == place.part && pattern.isAtEvents == place.isAtEvents && doFactsHold(pattern, member))
            return repeat(pattern, member, place);
    if (patterns.failures == kMostFailures || patterns.found.size() == kMostPatterns)
        return walk();
    return record(place, walk, patterns);
}

RepeatedLowering::Traces RepeatedLowering::traces() const
{
    return {context_.messages.reports(),        context_.messages.count(),      context_.tree.diagnostics().size(),
            context_.leftLimits.count(),        context_.flat.variables.size(), context_.flat.histories.size(),
            context_.graph().functions().size()};
}

Symbolic RepeatedLowering::record(const Place& place, const std::function<Symbolic()>& walk, Patterns& patterns)
{
    const Traces before = traces();
    LoweringRecord record;
    context_.recorder.start(record);
    context_.graph().noteAskedIn(&record.nodes);
    Symbolic result = walk();
    context_.graph().noteAskedIn(nullptr);
    context_.recorder.stop();
    const bool isWhole = result.isKnown() && !record.isOfThisInstance && traces() == before;
    if (std::optional<Pattern> pattern = isWhole ? patternOf(record, result, place) : std::nullopt)
        patterns.found.push_back(std::move(*pattern));
    else
        ++patterns.failures;
    return result;
}

std::optional<RepeatedLowering::Pattern> RepeatedLowering::patternOf(const LoweringRecord& record,
                                                                     const Symbolic& result, const Place& place)
{
    Pattern pattern;
    pattern.part = place.part;
    pattern.isAtEvents = place.isAtEvents;
    pattern.member = context_.alike[*place.scope];
    pattern.facts = record.facts;
    pattern.result = result;
    steps_.clear();
    for (const ExprId id : record.nodes)
        if (!addStep(id, pattern))
            return std::nullopt;
    for (const ExprId id : record.structural) {
        const std::optional<Part> part = partOf(id, pattern);
        if (!part)
            return std::nullopt;
        pattern.structural.push_back(*part);
    }
    for (const FlatAction& action : record.assertions) {
        std::optional<Assertion> assertion = assertionOf(action, pattern, place);
        if (!assertion)
            return std::nullopt;
        pattern.assertions.push_back(std::move(*assertion));
    }
    return addParts(result, pattern) ? std::optional(std::move(pattern)) : std::nullopt;
}

bool RepeatedLowering::addStep(ExprId id, Pattern& pattern)
{
    if (steps_.contains(index(id)))
        return true;
    const ExpressionNode& node = context_.graph().node(id);
    Step step{id, 0, {}};
    bool isOwn = false;
    if (node.variable != kNoVariable) {
        isOwn = pattern.member.has(node.variable);
        step.variable = index(node.variable) - index(pattern.member.first);
    }
    std::size_t position = 0;
    for (const ExprId operand : {node.a, node.b, node.c}) {
        if (operand == kNoExpr)
            continue;
        const std::optional<Part> part = partOf(operand, pattern);
        if (!part)
            return false;
        isOwn = isOwn || part->step >= 0;
        step.operands[position++] = *part;
    }
    if (!isOwn)
        return true;
    steps_.emplace(index(id), static_cast<std::int32_t>(pattern.steps.size()));
    pattern.steps.push_back(step);
    return true;
}

std::optional<RepeatedLowering::Part> RepeatedLowering::partOf(ExprId id, const Pattern& pattern)
{
    if (const auto step = steps_.find(index(id)); step != steps_.end())
        return Part{step->second, id};
    const auto isOwn = [&](VariableId variable) { return pattern.member.has(variable); };
    if (std::ranges::any_of(cone_.variables(std::span(&id, 1)), isOwn))
        return std::nullopt;
    return Part{-1, id};
}

bool RepeatedLowering::addParts(const Symbolic& value, Pattern& pattern)
{
    if (value.object)
        return false;
    for (const ExprId element : value.elements) {
        const std::optional<Part> part = partOf(element, pattern);
        if (!part)
            return false;
        pattern.elements.push_back(*part);
    }
    return std::ranges::all_of(value.fields, [&](const auto& field) { return addParts(field.second, pattern); });
}

std::optional<RepeatedLowering::Assertion> RepeatedLowering::assertionOf(const FlatAction& action,
                                                                         const Pattern& pattern, const Place& place)
{
    const std::optional<Part> value = partOf(action.value, pattern);
    if (!value || action.kind != ActionKind::Assert ||
        action.origin.component != context_.messages.originOf(place, {}).component)
        return std::nullopt;
    Assertion assertion{action, *value, {}};
    for (const ExprId id : action.message.values) {
        const std::optional<Part> part = partOf(id, pattern);
        if (!part)
            return std::nullopt;
        assertion.messageValues.push_back(*part);
    }
    return assertion;
}

VariableId RepeatedLowering::counterpart(VariableId variable, const Pattern& pattern,
                                         const AlikeInstances::Member& member)
{
    return pattern.member.has(variable)
               ? VariableId{index(variable) - index(pattern.member.first) + index(member.first)}
               : variable;
}

bool RepeatedLowering::doFactsHold(const Pattern& pattern, const AlikeInstances::Member& member)
{
    return std::ranges::all_of(pattern.facts, [&](const LoweringRecord::Fact& fact) {
        const VariableId variable = counterpart(fact.variable, pattern, member);
        if (fact.kind == LoweringRecord::Fact::Kind::Parameter)
            return context_.structural.parameterConstant(variable) == fact.value;
        const ExprId bound = context_.flat.variable(variable).binding;
        return fact.value == (bound != kNoExpr && context_.graph().isConstant(bound) ? bound : kNoExpr);
    });
}

ExprId RepeatedLowering::ask(const Step& step, const AlikeInstances::Member& member)
{
    ExpressionGraph& graph = context_.graph();
    const VariableId variable{index(member.first) + step.variable};
    switch (graph.node(step.node).operation) {
    case Operation::Variable: return graph.variable(variable);
    case Operation::Derivative: return graph.derivative(variable);
    case Operation::Pre: return graph.pre(variable);
    default: break;
    }
    std::array<ExprId, 3> operands{};
    std::size_t count = 0;
    for (const Part& operand : step.operands)
        if (operand.node != kNoExpr)
            operands[count++] = expressionOf(operand);
    return graph.renamed(step.node, std::span(operands).first(count));
}

Symbolic RepeatedLowering::repeat(const Pattern& pattern, const AlikeInstances::Member& member, const Place& place)
{
    asked_.clear();
    for (const Step& step : pattern.steps)
        asked_.push_back(ask(step, member));
    for (const Part& part : pattern.structural)
        context_.structural.note(expressionOf(part));
    for (const Assertion& assertion : pattern.assertions) {
        FlatAction action = assertion.action;
        action.value = expressionOf(assertion.value);
        for (std::size_t i = 0; i < assertion.messageValues.size(); ++i)
            action.message.values[i] = expressionOf(assertion.messageValues[i]);
        action.origin.component = context_.messages.originOf(place, {}).component;
        context_.assertions.add(std::move(action));
    }
    if (pattern.result.isScalar()) {
        Symbolic scalar = Symbolic::scalar(expressionOf(pattern.elements.front()), pattern.result.type);
        scalar.enumeration = pattern.result.enumeration;
        scalar.unit = pattern.result.unit;
        return scalar;
    }
    Symbolic result = pattern.result;
    std::size_t next = 0;
    const auto nextElement = [&] { return expressionOf(pattern.elements[next++]); };
    setElements(result, nextElement);
    return result;
}

}  // namespace bramah::solver
