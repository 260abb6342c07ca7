// SPDX-License-Identifier: GPL-3.0-or-later
// What must be known while the structure is made, and which parameters it then depends on.
#include "solver/flatten/lowering/expression_lowering.h"

#include "model/classes/class_library.h"

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;

std::optional<model::ArrayDimension> ExpressionLowering::dimensionOf(const syntax::ComponentReference& reference,
                                                                     std::size_t part, std::size_t subscript,
                                                                     const Place& place)
{
    const std::string_view first = reference.parts.front().name.text;
    if (const Symbolic* local = place.locals ? place.locals->find(first) : nullptr; local && local->isKnown()) {
        Symbolic value = *local;
        for (std::size_t i = 1; i <= part; ++i)
            value = value.field(reference.parts[i].name.text);
        // In an array of records the subscripts of the record come before.
        const std::size_t own = part == 0 ? 0 : value.sizes.size() - reference.parts[part].subscripts.size();
        return model::dimensionIn(value.sizes, own + subscript);
    }
    return model::dimensionOf(tree_, reference, part, subscript, *place.scope, place.part);
}

std::optional<model::ValueRange> ExpressionLowering::deducedRange(const syntax::ForIndex& index,
                                                                  const model::RepeatedReferences& repeated,
                                                                  const Place& place)
{
    const auto dimensionAt = [&](const syntax::ComponentReference& reference, std::size_t part, std::size_t subscript) {
        return dimensionOf(reference, part, subscript, place);
    };
    const auto range = model::deducedRange(index.name.text, repeated, dimensionAt);
    if (!range)
        report(DiagnosticKind::RangeNotDeduced, {textOf(place, index.span)}, place, index.span);
    return range;
}

std::optional<model::ValueRange> ExpressionLowering::valueOfRange(const syntax::RangeExpression& range,
                                                                  const Place& place)
{
    const std::size_t before = reportCount();
    const auto valueOf = [&](const syntax::Expression& part) { return parameterValue(lower(part, place)); };
    const model::Value from = valueOf(*range.start);
    const model::Value by = range.step ? valueOf(*range.step) : model::Value(std::int64_t{1});
    const model::Value to = valueOf(*range.stop);
    const auto values = model::ValueRange::of(from, by, to);
    const double step = by.number().value_or(0);
    if (!values && from.number() && to.number() && step != 0)
        report(DiagnosticKind::ArrayTooLarge,
               {textOf(place, range.span),
                QString::number(std::floor((*to.number() - *from.number()) / step) + 1, 'g', 15)},
               place, range.span);
    else if (!values && reportCount() == before)
        report(DiagnosticKind::RangeNotKnown, {textOf(place, range.span)}, place, range.span);
    return values;
}

std::optional<IndexValues> ExpressionLowering::rangeOf(const syntax::ForIndex& index,
                                                       const model::RepeatedReferences& repeated, const Place& place)
{
    const auto oneByOne = [this](const std::optional<model::ValueRange>& range) -> std::optional<IndexValues> {
        if (!range)
            return std::nullopt;
        return IndexValues{*range, range->count() == 0 ? ValueType::Real : fromValue(graph(), range->at(0)).type};
    };
    if (!index.range)
        return oneByOne(deducedRange(index, repeated, place));
    if (const auto* range = index.range->to<syntax::RangeExpression>())
        return oneByOne(valueOfRange(*range, place));
    if (const auto* reference = index.range->to<syntax::ComponentReference>();
        reference && reference->parts.size() == 1 &&
        !(place.locals && place.locals->find(reference->parts.front().name.text))) {
        const NameMeaning meaning = tree_.lookup(reference->parts.front().name.text, *place.scope, place.part);
        if (meaning.classNode && meaning.classNode->builtin() == BuiltinType::Boolean)
            return oneByOne(model::ValueRange::allOf(*meaning.classNode));
    }
    const Symbolic range = lower(*index.range, place);
    if (auto known = model::LoopValues::of(parameterValue(range)))
        return IndexValues{std::move(*known), range.type};
    if (place.locals && range.kind == Symbolic::Kind::Scalars && range.sizes.size() == 1)
        return IndexValues{model::ArrayValue(), range.type, range};
    if (range.isKnown())
        report(DiagnosticKind::RangeNotKnown, {textOf(place, index.span)}, place, index.span);
    return std::nullopt;
}

bool ExpressionLowering::isStructural(ExprId root)
{
    // Boolean, Integer and enumeration parameters, evaluated ones, and constants; nothing that changes during a run.
    if (const auto known = isStructuralMemo_.find(index(root)); known != isStructuralMemo_.end())
        return known->second;
    bool result = true;
    const ExpressionNode& node = graph().node(root);
    switch (node.operation) {
    case Operation::Constant: break;
    case Operation::Variable: {
        const FlatVariable& variable = flat_.variable(node.variable);
        if (variable.variability == Variability::Constant)
            break;
        result = variable.variability == Variability::Parameter && variable.isFixed &&
                 (variable.isStructural || variable.type == ValueType::Boolean || variable.type == ValueType::Integer ||
                  variable.type == ValueType::Enumeration);
        break;
    }
    case Operation::Derivative:
    case Operation::Pre:
    case Operation::Time:
    case Operation::Initial:
    case Operation::Terminal:
    case Operation::Sample:
    case Operation::Delay:
    case Operation::Transported:
    case Operation::Differentiate: result = false; break;
    default: graph().forEachOperand(root, [&](ExprId operand) { result = result && isStructural(operand); });
    }
    isStructuralMemo_[index(root)] = result;
    return result;
}

void ExpressionLowering::noteStructural(ExprId id)
{
    if (!graph().isConstant(id))
        structural_.push_back(id);
}

model::Value ExpressionLowering::structuralValue(const syntax::Expression& expression, const Place& place)
{
    const std::size_t before = reportCount();
    const Symbolic lowered = lower(expression, place);
    return reportCount() == before ? structuralValue(lowered) : model::Value();
}

model::Value ExpressionLowering::structuralValue(const Symbolic& lowered)
{
    if (lowered.kind == Symbolic::Kind::Text)
        return toValue(graph(), lowered);
    if (lowered.kind != Symbolic::Kind::Scalars)
        return {};
    for (const ExprId element : lowered.elements)
        if (!isStructural(element))
            return {};
    return boundValue(lowered);
}

model::Value ExpressionLowering::parameterValue(const Symbolic& lowered)
{
    if (lowered.kind == Symbolic::Kind::Text)
        return toValue(graph(), lowered);
    return lowered.kind == Symbolic::Kind::Scalars ? boundValue(lowered) : model::Value();
}

ExprId ExpressionLowering::parameterConstant(VariableId parameter)
{
    const auto [instance, offset] = index(parameter) < declared_.size() ? declared_[index(parameter)] : Declared();
    const Variability variability = flat_.variable(parameter).variability;
    if (!instance || (variability != Variability::Parameter && variability != Variability::Constant))
        return kNoExpr;
    const auto [known, isNew] = parameterConstants_.try_emplace(index(parameter), kNoExpr);
    if (!isNew)
        return known->second;  // kNoExpr too while it is being found: it depends on itself
    model::Value value = instance->value();
    if (!value.isKnown())
        // What only the compiler can evaluate, as external functions.
        if (const model::Modifier* binding = instance->modifiers().binding())
            value = parameterValue(lower(*binding));
    if (const auto* array = value.to<model::ArrayValue>(); array && offset < array->elements.size())
        value = model::Value(array->elements[offset]);
    const auto number = value.number();
    return parameterConstants_[index(parameter)] = number ? graph().constant(*number) : kNoExpr;
}

model::Value ExpressionLowering::boundValue(const Symbolic& lowered)
{
    const model::Value result = valueOf(lowered);
    if (result.isKnown())
        for (const ExprId element : lowered.elements)
            noteStructural(element);
    return result;
}

model::Value ExpressionLowering::valueOf(const Symbolic& lowered)
{
    if (model::Value known = toValue(graph(), lowered); known.isKnown())
        return known;
    std::unordered_map<std::uint32_t, ExprId> memo;
    Symbolic values = lowered;
    for (ExprId& element : values.elements)
        element = graph().transform(
            element,
            [this](ExprId id) {
                const ExpressionNode node = graph().node(id);
                return node.operation == Operation::Variable ? parameterConstant(node.variable) : kNoExpr;
            },
            memo);
    return toValue(graph(), values);
}

}  // namespace bramah::solver
