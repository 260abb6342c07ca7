// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/range_lowering.h"

#include "solver/flatten/lowering/expression_lowering.h"

#include "model/classes/class_library.h"

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;

RangeLowering::RangeLowering(ExpressionLowering& lowering) : lowering_(lowering), context_(lowering.context()) {}

std::optional<model::ArrayDimension> RangeLowering::dimensionOf(const syntax::ComponentReference& reference,
                                                                std::size_t part, std::size_t subscript,
                                                                const Place& place)
{
    const std::string_view first = reference.parts.front().name.text;
    if (const Symbolic* local = place.locals ? place.locals->find(first) : nullptr; local && local->isKnown()) {
        Symbolic value = *local;
        for (std::size_t i = 1; i <= part; ++i)
            value = value.field(reference.parts[i].name.text);
        // In an array of records the record's subscripts come first.
        const std::size_t own = part == 0 ? 0 : value.sizes.size() - reference.parts[part].subscripts.size();
        return model::dimensionIn(value.sizes, own + subscript);
    }
    return model::dimensionOf(context_.tree, reference, part, subscript, *place.scope, place.part);
}

std::optional<model::ValueRange> RangeLowering::deducedRange(const syntax::ForIndex& index,
                                                             const model::RepeatedReferences& repeated,
                                                             const Place& place)
{
    const auto dimensionAt = [&](const syntax::ComponentReference& reference, std::size_t part, std::size_t subscript) {
        return dimensionOf(reference, part, subscript, place);
    };
    const auto range = model::deducedRange(index.name.text, repeated, dimensionAt);
    if (!range)
        context_.messages.report(DiagnosticKind::RangeNotDeduced, {textOf(place, index.span)}, place, index.span);
    return range;
}

std::optional<model::ValueRange> RangeLowering::valueOfRange(const syntax::RangeExpression& range, const Place& place)
{
    const std::size_t before = context_.messages.count();
    const auto valueOf = [&](const syntax::Expression& part) {
        return context_.structural.parameterValue(lowering_.lower(part, place));
    };
    const model::Value from = valueOf(*range.start);
    const model::Value by = range.step ? valueOf(*range.step) : model::Value(std::int64_t{1});
    const model::Value to = valueOf(*range.stop);
    const auto values = model::ValueRange::of(from, by, to);
    const double step = by.number().value_or(0);
    if (!values && from.number() && to.number() && step != 0)
        context_.messages.report(DiagnosticKind::ArrayTooLarge,
                                 {textOf(place, range.span),
                                  QString::number(std::floor((*to.number() - *from.number()) / step) + 1, 'g', 15)},
                                 place, range.span);
    else if (!values && context_.messages.count() == before)
        context_.messages.report(DiagnosticKind::RangeNotKnown, {textOf(place, range.span)}, place, range.span);
    return values;
}

std::optional<IndexValues> RangeLowering::rangeOf(const syntax::ForIndex& index,
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
        const NameMeaning meaning =
            context_.tree.names().lookup(reference->parts.front().name.text, *place.scope, place.part);
        if (meaning.classNode && meaning.classNode->builtin() == BuiltinType::Boolean)
            return oneByOne(model::ValueRange::allOf(*meaning.classNode));
    }
    const Symbolic range = lowering_.lower(*index.range, place);
    if (auto known = model::LoopValues::of(context_.structural.parameterValue(range)))
        return IndexValues{std::move(*known), range.type};
    if (place.locals && range.kind == Symbolic::Kind::Scalars && range.sizes.size() == 1)
        return IndexValues{model::ArrayValue(), range.type, range};
    if (range.isKnown())
        context_.messages.report(DiagnosticKind::RangeNotKnown, {textOf(place, index.span)}, place, index.span);
    return std::nullopt;
}

}  // namespace bramah::solver
