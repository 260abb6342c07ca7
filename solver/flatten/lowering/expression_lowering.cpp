// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/expression_lowering.h"

#include "model/instance/function_call.h"

#include "model/syntax/integer_range.h"
#include "model/syntax/string_literal.h"
#include "model/values/array_offsets.h"
#include "model/values/stack_room.h"
#include "solver/flatten/lowering/function_inlining.h"
#include "solver/flatten/lowering/loop_turns.h"
#include "solver/flatten/lowering/predefined_calls.h"
#include "solver/flatten/symbols/function_value.h"
#include "solver/flatten/symbols/symbolic_arrays.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;
using syntax::ExpressionKind;

namespace {

constexpr int kMaxDepth = 400;

}  // namespace

ExpressionLowering::ExpressionLowering(FlatModel& flat, model::InstanceTree& tree, FlatComponents& components,
                                       std::function<bool()> isStopWanted)
    : context_(flat, tree, components, std::move(isStopWanted),
               [this](const model::Modifier& modifier) { return lower(modifier); }),
      symbols_(*this),
      references_(*this),
      connectors_(*this),
      subscripts_(*this),
      ranges_(*this),
      operators_(*this),
      assertions_(*this),
      repeated_(context_)
{
}

Symbolic ExpressionLowering::lower(const model::Modifier& modifier)
{
    if (!modifier.value)
        return {};
    const Place place{modifier.scope, modifier.part, nullptr, false};
    // A field of a named record is lowered alone: lowering the record for each of its fields would cost their square.
    if (modifier.accesses.size() == 1 && !modifier.accesses.front().field.empty())
        if (const auto* reference = modifier.value->to<syntax::ComponentReference>())
            if (const Instance* whole = context_.records.componentAt(*reference, *place.scope, place.part);
                whole && !whole->isArray())
                if (const Instance* field = whole->child(modifier.accesses.front().field))
                    return symbols_.symbolOf(*field);
    if (modifier.accesses.empty())
        return lower(*modifier.value, place);
    const auto part = [](const Symbolic& value, const model::Access& access) {
        return access.field.empty() ? value.at(access.indices) : value.field(access.field);
    };
    Symbolic value;
    for (std::size_t i = 0; i < modifier.accesses.size(); ++i) {
        const model::Access& access = modifier.accesses[i];
        const Symbolic& whole = i == 0 ? wholeValue(modifier, place) : value;
        if (access.array && !types().expectSizes(whole, access.array->sizes(), true, modifier, *access.array))
            return {};
        value = part(whole, access);
    }
    return value;
}

const Symbolic& ExpressionLowering::wholeValue(const model::Modifier& modifier, const Place& place)
{
    const std::pair key(modifier.value, modifier.scope);
    if (const auto known = wholeValues_.find(key); known != wholeValues_.end() && known->second.isKnown())
        return known->second;
    Symbolic value = lower(*modifier.value, place);
    return wholeValues_[key] = std::move(value);
}

Symbolic ExpressionLowering::lower(const syntax::Expression& expression, const Place& place)
{
    const auto walkThrough = [&] { return walk(expression, place); };
    const bool isOutermost = context_.nesting.expressions() == 0;
    return isOutermost && repeated_.isWorthwhile(expression, place)
               ? repeated_.lower(expression, place, std::cref(walkThrough))
               : walkThrough();
}

Symbolic ExpressionLowering::walk(const syntax::Expression& expression, const Place& place)
{
    if (context_.nesting.expressions() > kMaxDepth || model::isStackAlmostFull()) {
        messages().report(DiagnosticKind::NestingTooDeep, {QString::number(kMaxDepth)}, place, expression.span);
        return {};
    }
    const Nesting::Expression nested(context_.nesting);
    if (context_.stop.isHeard(graph().size()))
        return {};
    Symbolic value = lowerKind(expression, place);
    return expression.kind == ExpressionKind::Number || isInRange(value, expression, place) ? std::move(value)
                                                                                            : Symbolic();
}

bool ExpressionLowering::isInRange(const Symbolic& value, const syntax::Expression& expression, const Place& place)
{
    if (value.type != ValueType::Integer || value.kind != Symbolic::Kind::Scalars)
        return true;
    for (const ExprId element : value.elements) {
        const ExpressionNode& node = graph().node(element);
        if (node.operation != Operation::Constant || model::syntax::isIntegerInRange(node.value) ||
            !std::isfinite(node.value))
            continue;
        messages().report(DiagnosticKind::IntegerOverflow,
                          {textOf(place, expression.span), QString::number(node.value, 'f', 0)}, place,
                          expression.span);
        return false;
    }
    return true;
}

Symbolic ExpressionLowering::lowerKind(const syntax::Expression& expression, const Place& place)
{
    switch (expression.kind) {
    case ExpressionKind::Number: return lowerNumber(expression.as<syntax::NumberLiteral>());
    case ExpressionKind::Boolean:
        return Symbolic::scalar(graph().boolean(expression.as<syntax::BooleanLiteral>().value), ValueType::Boolean);
    case ExpressionKind::String:
        return fromValue(graph(), syntax::unescape(expression.as<syntax::StringLiteral>().raw).toStdString());
    case ExpressionKind::Parenthesized: {
        const auto& bracketed = expression.as<syntax::ParenthesizedExpression>();
        Symbolic inner = lower(*bracketed.inner, place);
        return bracketed.subscripts.empty()
                   ? std::move(inner)
                   : subscripts_.subscripted(inner, bracketed.subscripts, place, expression.span);
    }
    case ExpressionKind::Reference: return references_.lower(expression.as<syntax::ComponentReference>(), place);
    case ExpressionKind::Unary: return operators_.lower(expression.as<syntax::UnaryExpression>(), place);
    case ExpressionKind::Binary: return operators_.lower(expression.as<syntax::BinaryExpression>(), place);
    case ExpressionKind::If: return lowerIf(expression.as<syntax::IfExpression>(), place);
    case ExpressionKind::Call: {
        auto results = lowerCall(expression.as<syntax::CallExpression>(), place);
        return results.empty() ? Symbolic() : std::move(results.front());
    }
    case ExpressionKind::Array: return lowerArray(expression.as<syntax::ArrayExpression>(), place);
    case ExpressionKind::Matrix: return matrixOf(expression.as<syntax::MatrixExpression>(), place);
    case ExpressionKind::Range:
        if (const auto range = ranges_.valueOfRange(expression.as<syntax::RangeExpression>(), place))
            return fromValue(graph(), range->array());
        return {};
    case ExpressionKind::Tuple: {
        const auto& tuple = expression.as<syntax::TupleExpression>();
        return tuple.elements.size() == 1 && tuple.elements.front() ? lower(*tuple.elements.front(), place)
                                                                    : Symbolic();
    }
    case ExpressionKind::End: {
        const Symbolic* size = place.locals ? place.locals->find("end") : nullptr;
        return size ? *size : Symbolic();
    }
    case ExpressionKind::PartialApplication: return lowerPartial(expression.as<syntax::PartialApplication>(), place);
    case ExpressionKind::Error:
    case ExpressionKind::Colon: return {};
    }
    return {};
}

Symbolic ExpressionLowering::lowerPartial(const syntax::PartialApplication& partial, const Place& place)
{
    std::map<std::string, Symbolic> bound;
    for (const syntax::FunctionArgument& argument : partial.arguments) {
        Symbolic value = lower(*argument.value, place);
        if (!value.isKnown())
            return {};
        bound[std::string(argument.name.text)] = std::move(value);
    }
    const bool isPlain = partial.function.parts.size() == 1;
    const Symbolic* local = isPlain && place.locals ? place.locals->find(partial.function.parts.front().text) : nullptr;
    context_.recorder.noteOwn();
    const FunctionValue* outer = FunctionValue::in(local);
    const Instance* function = outer ? outer->function : functionNamed(partial.function, place);
    if (!function) {
        messages().report(DiagnosticKind::UnknownFunction, {textOf(place, partial.function.span)}, place,
                          partial.function.span);
        return {};
    }
    for (const auto& [name, value] : bound) {
        const Instance* input = function->child(name);
        if (!input || !model::isArgument(*function, *input) || (outer && outer->bound.contains(name))) {
            messages().report(DiagnosticKind::WrongArguments,
                              {QString::fromStdString(function->classNode().qualifiedName())}, place, partial.span);
            return {};
        }
    }
    if (outer)
        bound.insert(outer->bound.begin(), outer->bound.end());
    return FunctionValue::of(*function, std::move(bound));
}

const Instance* ExpressionLowering::functionNamed(const syntax::Name& name, const Place& place)
{
    model::NameLookup& names = context_.tree.names();
    const model::ClassNode* through = nullptr;
    const model::ClassNode* node = names.lookupClass(name, *place.scope, place.part, &through);
    const bool isFunction = node && node->kind() == syntax::ClassKind::Function;
    return isFunction ? &names.functionInstance(*node, *place.scope, through) : nullptr;
}

Symbolic ExpressionLowering::lowerNumber(const syntax::NumberLiteral& number)
{
    Symbolic literal =
        Symbolic::scalar(graph().constant(number.value), number.isInteger ? ValueType::Integer : ValueType::Real);
    literal.unit = kNumber;
    return literal;
}

Symbolic ExpressionLowering::lowerArray(const syntax::ArrayExpression& array, const Place& place)
{
    if (!array.iterators.empty())
        return comprehension(*array.elements.front(), array.iterators, place);
    std::vector<Symbolic> parts;
    for (const syntax::Expression* element : array.elements) {
        parts.push_back(lower(*element, place));
        if (!parts.back().isKnown() || !types().expectSameType(parts.front(), parts.back(), place, element->span))
            return {};
    }
    Symbolic result = stacked({std::ssize(parts)}, parts);
    if (!result.isKnown())
        messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, array.span)}, place, array.span);
    return result;
}

Symbolic ExpressionLowering::lowerArgument(const syntax::Expression& argument, std::string_view name,
                                           std::size_t position, const Place& place)
{
    Symbolic value = lower(argument, place);
    const bool fits = !value.isKnown() || types().expectKind(value, name, position, place, argument.span);
    return fits ? std::move(value) : Symbolic();
}

model::Value ExpressionLowering::structuralValue(const syntax::Expression& expression, const Place& place,
                                                 Symbolic* lowered)
{
    const std::size_t before = messages().count();
    Symbolic value = lower(expression, place);
    model::Value known = messages().count() == before ? structural().structuralValue(value) : model::Value();
    if (lowered)
        *lowered = std::move(value);
    return known;
}

Symbolic ExpressionLowering::lowerIf(const syntax::IfExpression& choice, const Place& place)
{
    std::vector<std::pair<ExprId, const syntax::Expression*>> open;
    const syntax::Expression* last = choice.otherwise;
    for (const syntax::IfBranch& branch : choice.branches) {
        Symbolic condition;
        if (const auto known = structuralValue(*branch.condition, place, &condition).boolean()) {
            if (!*known)
                continue;
            last = branch.value;
            break;
        }
        if (!condition.isScalar() || !types().expectType(condition, ValueType::Boolean, place, branch.condition->span))
            return {};
        open.emplace_back(condition.only(), branch.value);
    }
    ExprId isNoneBefore = graph().boolean(true);
    std::vector<ExprId> isTaken;
    for (const auto& branch : open) {
        isTaken.push_back(graph().binary(Operation::And, isNoneBefore, branch.first));
        isNoneBefore = graph().binary(Operation::And, isNoneBefore, graph().unary(Operation::Not, branch.first));
    }
    const auto lowerWhere = [&](const syntax::Expression& value, ExprId condition) {
        if (open.empty())
            return lower(value, place);
        const GuardedAssertions::Guard guard(context_.assertions, condition);
        return lower(value, place);
    };
    Symbolic result = lowerWhere(*last, isNoneBefore);
    for (auto branch = open.rbegin(); branch != open.rend(); ++branch) {
        const ExprId condition = place.isInFunction ? graph().unary(Operation::NoEvent, branch->first) : branch->first;
        const Symbolic value = lowerWhere(*branch->second, isTaken[static_cast<std::size_t>(open.rend() - branch) - 1]);
        if (!value.isKnown() || !result.isKnown() ||
            !types().expectAlike(value, branch->second->span, result, last->span, place, choice.span))
            return {};
        Symbolic merged =
            zipped(value, result, [&](ExprId a, ExprId b) { return graph().ternary(Operation::If, condition, a, b); });
        if (!merged.isKnown()) {
            messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, choice.span)}, place, choice.span);
            return {};
        }
        merged.enumeration = value.enumeration;
        merged.unit = ExpressionChecks::common(value.unit, result.unit);
        result = std::move(merged);
    }
    return result;
}

Symbolic ExpressionLowering::comprehension(const syntax::Expression& body, syntax::List<syntax::ForIndex> iterators,
                                           const Place& place)
{
    if (iterators.empty())
        return lower(body, place);
    // {e for i, j} means {{e for i} for j}: the last iterator is the first dimension (Modelica 3.6, 10.4.1.1).
    const auto repeated = [&](const syntax::ReferenceVisit& visit) {
        syntax::forEachReference(body, iterators.back().name.text, visit);
    };
    const auto values = ranges_.rangeOf(iterators.back(), repeated, place);
    if (!values)
        return {};
    std::vector<Symbolic> parts;
    LoopTurns turns(*this, place, body.span);
    for (std::int64_t i = 0; i < values->count(); ++i) {
        if (!turns.next())
            return {};
        const LocalSymbols inner{place.locals, {{std::string(iterators.back().name.text), values->at(graph(), i)}}};
        parts.push_back(comprehension(body, iterators.first(iterators.size() - 1), place.with(inner)));
        if (!parts.back().isKnown())
            return {};
    }
    return stacked({static_cast<std::int64_t>(parts.size())}, parts);
}

Symbolic ExpressionLowering::matrixOf(const syntax::MatrixExpression& matrix, const Place& place)
{
    std::size_t dimensions = 2;
    std::vector<std::vector<Symbolic>> parts;
    for (const auto& row : matrix.rows) {
        std::vector<Symbolic>& columns = parts.emplace_back();
        for (const syntax::Expression* element : row) {
            columns.push_back(lower(*element, place));
            if (!types().expectSameType(parts.front().front(), columns.back(), place, element->span))
                return {};
            dimensions = std::max(dimensions, columns.back().sizes.size());
        }
    }
    std::vector<Symbolic> rows;
    for (std::vector<Symbolic>& columns : parts) {
        for (Symbolic& column : columns)
            column = promoted(std::move(column), dimensions);
        rows.push_back(concatenated(1, columns));
    }
    Symbolic result = concatenated(0, rows);
    if (!result.isKnown())
        messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, matrix.span)}, place, matrix.span);
    return result;
}

std::vector<Symbolic> ExpressionLowering::lowerCall(const syntax::CallExpression& call, const Place& place)
{
    if (auto results = PredefinedCalls(*this, place).lower(call))
        return std::move(*results);
    if (place.locals && call.callee->parts.size() == 1)
        if (const auto* passed = FunctionValue::in(place.locals->find(call.callee->parts.front().name.text)))
            return FunctionInlining(*this, *passed->function, place, call.span).lowerPassed(call, passed->bound);
    const Instance* function = context_.tree.names().functionAt(*call.callee, *place.scope, place.part);
    if (!function) {
        messages().report(DiagnosticKind::UnknownFunction, {textOf(place, call.callee->span)}, place,
                          call.callee->span);
        return {};
    }
    // A function of a component around, or of one that a subscript chooses, may be another one elsewhere.
    const bool isSubscripted =
        std::ranges::any_of(call.callee->parts, [](const auto& part) { return !part.subscripts.empty(); });
    if (isSubscripted || (function->parent() != place.scope && function->isWithin(*context_.tree.root())))
        context_.recorder.noteOwn();
    return FunctionInlining(*this, *function, place, call.span).lower(call);
}

void ExpressionLowering::lowerEffects(const syntax::CallExpression& call, const Place& place)
{
    const Instance* function = context_.tree.names().functionAt(*call.callee, *place.scope, place.part);
    const auto isExternal = [](const model::ClassPart& part) {
        return part.node->definition() && part.node->definition()->external;
    };
    const auto isOutput = [](const auto& variable) { return variable->prefixes().isOutput; };
    // An external function without results, as one that prints, does not affect the model.
    if (function && std::ranges::any_of(function->parts(), isExternal) &&
        std::ranges::none_of(function->children(), isOutput))
        return;
    const bool couldTextsChange = std::exchange(context_.mayTextsChange, true);
    (void)lowerCall(call, place);
    context_.mayTextsChange = couldTextsChange;
}

}  // namespace bramah::solver
