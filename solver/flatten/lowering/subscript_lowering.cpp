// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/subscript_lowering.h"

#include "model/values/array_offsets.h"
#include "model/values/value_operations.h"
#include "solver/flatten/lowering/expression_lowering.h"

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;
using syntax::ExpressionKind;

SubscriptLowering::SubscriptLowering(ExpressionLowering& lowering) : lowering_(lowering), context_(lowering.context())
{
}

const model::ClassNode* SubscriptLowering::indexClass(const model::Instance& array, std::size_t dimension)
{
    std::vector<const model::ClassNode*>& known = indexClasses_[&array];
    while (known.size() <= dimension)  // sizes may be unknown, as those of a function's inputs
        known.push_back(array.indexClass(known.size()));
    return known[dimension];
}

Symbolic SubscriptLowering::lowerSubscript(const syntax::Expression& subscript, const Dimensions& dimensions,
                                           std::size_t d, const Place& place)
{
    LocalSymbols withEnd{place.locals, {}};
    withEnd.values["end"] =
        Symbolic::scalar(graph().constant(static_cast<double>(dimensions.sizes[d])), ValueType::Integer);
    Symbolic at = lowering_.lower(subscript, place.with(withEnd));
    const model::ClassNode* counted = dimensions.array ? indexClass(*dimensions.array, d) : nullptr;
    // If the declaration of the array is not known, Booleans and enumerations are accepted as indices.
    const bool isFree = !dimensions.array && at.kind == Symbolic::Kind::Scalars && at.type != ValueType::Real;
    const ValueType wanted = counted ? ExpressionChecks::typeOf(counted->builtin()) : ValueType::Integer;
    return isFree || !at.isKnown() || context_.types.expectType(at, wanted, place, subscript.span, counted)
               ? std::move(at)
               : Symbolic();
}

std::optional<std::vector<std::vector<std::int64_t>>> SubscriptLowering::selections(
    syntax::List<syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
    std::vector<std::int64_t>& resultSizes)
{
    const std::vector<std::int64_t>& sizes = dimensions.sizes;
    std::vector<std::vector<std::int64_t>> result;
    if (subscripts.size() > sizes.size())
        return std::nullopt;
    for (std::size_t d = 0; d < subscripts.size(); ++d) {
        std::vector<std::int64_t> selection;
        if (subscripts[d]->kind == ExpressionKind::Colon) {
            selection = model::allIndices(sizes[d]);
            resultSizes.push_back(sizes[d]);
        } else {
            const Symbolic at = lowerSubscript(*subscripts[d], dimensions, d, place);
            const model::Value known = context_.structural.parameterValue(at);
            // Booleans count from 0, all other indices from 1.
            const auto indexOf = [&at](double number) {
                return model::wholePart(number).value_or(-1) + (at.type == ValueType::Boolean ? 1 : 0);
            };
            if (const auto* list = known.to<model::ArrayValue>()) {
                for (const model::Value& element : list->elements)
                    selection.push_back(indexOf(element.number().value_or(-1)));
                resultSizes.push_back(static_cast<std::int64_t>(selection.size()));
            } else if (const auto number = known.number()) {
                selection.push_back(indexOf(*number));
            } else {
                return std::nullopt;
            }
        }
        for (const std::int64_t index : selection) {
            if (index < 1 || index > sizes[d]) {
                context_.messages.reportIndex(QString::number(index), sizes[d], place, subscripts[d]->span);
                return std::nullopt;
            }
        }
        result.push_back(std::move(selection));
    }
    for (std::size_t d = subscripts.size(); d < sizes.size(); ++d) {
        resultSizes.push_back(sizes[d]);
        result.push_back(model::allIndices(sizes[d]));
    }
    return result;
}

std::optional<std::vector<std::vector<ExprId>>> SubscriptLowering::changingSelections(
    syntax::List<syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place, model::Span whole,
    std::vector<std::int64_t>& resultSizes)
{
    const std::vector<std::int64_t>& sizes = dimensions.sizes;
    std::vector<std::vector<ExprId>> result;
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        std::vector<ExprId> indices;
        if (d >= subscripts.size() || subscripts[d]->kind == ExpressionKind::Colon) {
            for (std::int64_t i = 1; i <= sizes[d]; ++i)
                indices.push_back(graph().constant(static_cast<double>(i)));
            resultSizes.push_back(sizes[d]);
        } else {
            const syntax::Expression& subscript = *subscripts[d];
            const Symbolic at = lowerSubscript(subscript, dimensions, d, place);
            if (at.kind != Symbolic::Kind::Scalars || at.sizes.size() > 1)
                return std::nullopt;
            resultSizes.insert(resultSizes.end(), at.sizes.begin(), at.sizes.end());
            for (const ExprId element : at.elements) {
                const ExprId index = at.type == ValueType::Boolean
                                         ? graph().binary(Operation::Add, element, graph().constant(1))
                                         : element;
                const auto last = static_cast<double>(sizes[d]);
                const bool isKnown = graph().isConstant(index);
                const double known = isKnown ? graph().node(index).value : 1;
                if (!(known >= 1 && known <= last)) {
                    const QString text = isKnown ? QString::number(known, 'g', 17) : textOf(place, subscript.span);
                    context_.messages.reportIndex(text, sizes[d], place, subscript.span);
                    return std::nullopt;
                }
                indices.push_back(index);
                if (at.type == ValueType::Integer)
                    context_.assertions.addInside(index, sizes[d], textOf(place, subscript.span), textOf(place, whole),
                                                  place, subscript.span);
            }
        }
        result.push_back(std::move(indices));
    }
    return result;
}

ExprId SubscriptLowering::elementAt(const Symbolic& value, const std::vector<ExprId>& indices, std::size_t dimension,
                                    std::size_t offset)
{
    if (dimension == indices.size())
        return value.elements[offset];
    const std::int64_t size = value.sizes[dimension];
    const ExprId index = indices[dimension];
    const auto of = [&](std::int64_t i) {
        return elementAt(value, indices, dimension + 1,
                         offset * static_cast<std::size_t>(size) + static_cast<std::size_t>(i - 1));
    };
    if (graph().isConstant(index))
        return of(static_cast<std::int64_t>(graph().node(index).value));
    ExprId result = of(size);
    for (std::int64_t i = size - 1; i >= 1; --i) {
        const ExprId isHere = graph().binary(Operation::LessEqual, index, graph().constant(static_cast<double>(i)));
        result = graph().ternary(Operation::If, graph().unary(Operation::NoEvent, isHere), of(i), result);
    }
    return result;
}

Symbolic SubscriptLowering::subscripted(const Symbolic& value, syntax::List<syntax::ExpressionPtr> subscripts,
                                        const Place& place, model::Span whole, const model::Instance* array)
{
    if (subscripts.empty() || !value.isKnown())
        return value;
    if (value.kind == Symbolic::Kind::Record) {
        Symbolic record = value;
        for (auto& [name, field] : record.fields) {
            if (!field.isKnown())
                continue;  // not assigned yet, and perhaps not selected
            field = subscripted(field, subscripts, place, whole, array);
            if (!field.isKnown())
                return {};
        }
        return record;
    }
    if (subscripts.size() > value.sizes.size()) {
        context_.messages.report(DiagnosticKind::TooManySubscripts,
                                 {QString::number(subscripts.size()), QString::number(value.sizes.size())}, place,
                                 subscripts.front()->span);
        return {};
    }
    Symbolic result = Symbolic::array({}, {}, value.type);
    result.enumeration = value.enumeration;
    result.unit = value.unit;
    const std::size_t before = context_.messages.count();
    if (const auto chosen = selections(subscripts, {value.sizes, array}, place, result.sizes)) {
        if (value.kind == Symbolic::Kind::Text) {
            std::vector<Symbolic> parts;
            model::forEachCombination(*chosen,
                                      [&](const std::vector<std::int64_t>& at) { parts.push_back(value.at(at)); });
            return result.sizes.empty() && !parts.empty() ? parts.front() : stacked(result.sizes, parts);
        }
        model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
            result.elements.push_back(value.at(indices).only());
        });
        return result;
    }
    if (context_.messages.count() != before)
        return {};
    // An index that changes during the run gives a choice between all elements.
    if (value.kind == Symbolic::Kind::Text) {
        context_.messages.reportChangingText(place, whole);
        return {};
    }
    result.sizes.clear();
    const auto chosen = changingSelections(subscripts, {value.sizes, array}, place, whole, result.sizes);
    if (!chosen)
        return {};
    model::forEachCombination(
        *chosen, [&](const std::vector<ExprId>& indices) { result.elements.push_back(elementAt(value, indices)); });
    return result;
}

}  // namespace bramah::solver
