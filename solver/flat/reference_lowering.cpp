// SPDX-License-Identifier: GPL-3.0-or-later
// Names to symbols: components, their elements and fields, constants of packages, literals.
#include "solver/flat/expression_lowering.h"

#include "model/classes/class_library.h"

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;
using syntax::ExpressionKind;

namespace {

ValueType typeOf(const Instance& instance)
{
    switch (instance.builtin()) {
    case BuiltinType::Integer: return ValueType::Integer;
    case BuiltinType::Boolean: return ValueType::Boolean;
    case BuiltinType::Enumeration: return ValueType::Enumeration;
    case BuiltinType::String: return ValueType::String;
    default: return ValueType::Real;
    }
}

std::int64_t elementCount(const std::vector<std::int64_t>& sizes)
{
    std::int64_t count = 1;
    for (const std::int64_t size : sizes)
        count *= size;
    return count;
}

/// Place of the element at \a indices (from 1) in an array kept row by row.
std::int64_t offsetOf(const std::vector<std::int64_t>& indices, const std::vector<std::int64_t>& sizes)
{
    std::int64_t offset = 0;
    for (std::size_t d = 0; d < indices.size(); ++d)
        offset = offset * sizes[d] + indices[d] - 1;
    return offset;
}

/// Visits every combination of \a selections, the last varying fastest.
template <typename Visit>
void forEachCombination(const std::vector<std::vector<std::int64_t>>& selections, Visit&& visit)
{
    for (const auto& selection : selections)
        if (selection.empty())
            return;
    std::vector<std::size_t> at(selections.size(), 0);
    for (bool isMore = true; isMore;) {
        std::vector<std::int64_t> indices;
        for (std::size_t d = 0; d < at.size(); ++d)
            indices.push_back(selections[d][at[d]]);
        visit(indices);
        isMore = false;
        for (std::size_t d = at.size(); d-- > 0;) {
            if (++at[d] < selections[d].size()) {
                isMore = true;
                break;
            }
            at[d] = 0;
        }
    }
}

}  // namespace

std::optional<std::vector<std::vector<std::int64_t>>> ExpressionLowering::selections(
    syntax::List<syntax::ExpressionPtr> subscripts, const std::vector<std::int64_t>& sizes, const Place& place,
    std::vector<std::int64_t>& resultSizes)
{
    std::vector<std::vector<std::int64_t>> result;
    if (subscripts.size() > sizes.size())
        return std::nullopt;
    for (std::size_t d = 0; d < subscripts.size(); ++d) {
        std::vector<std::int64_t> selection;
        if (subscripts[d]->kind == ExpressionKind::Colon) {
            for (std::int64_t i = 1; i <= sizes[d]; ++i)
                selection.push_back(i);
            resultSizes.push_back(sizes[d]);
        } else {
            LocalSymbols withEnd{place.locals, {}};
            withEnd.values["end"] =
                Symbolic::scalar(graph().constant(static_cast<double>(sizes[d])), ValueType::Integer);
            const Symbolic at = lower(*subscripts[d], place.with(withEnd));
            const model::Value known = parameterValue(at);
            if (const auto* list = known.to<model::ArrayValue>()) {
                for (const model::Value& element : list->elements)
                    selection.push_back(static_cast<std::int64_t>(element.number().value_or(0)));
                resultSizes.push_back(static_cast<std::int64_t>(selection.size()));
            } else if (const auto number = known.number()) {
                selection.push_back(static_cast<std::int64_t>(*number) + (at.type == ValueType::Boolean ? 1 : 0));
            } else {
                return std::nullopt;
            }
        }
        for (const std::int64_t index : selection) {
            if (index < 1 || index > sizes[d]) {
                report(DiagnosticKind::IndexOutside, {QString::number(index), QString::number(sizes[d])}, place,
                       subscripts[d]->span);
                return std::nullopt;
            }
        }
        result.push_back(std::move(selection));
    }
    for (std::size_t d = subscripts.size(); d < sizes.size(); ++d) {
        std::vector<std::int64_t> selection;
        for (std::int64_t i = 1; i <= sizes[d]; ++i)
            selection.push_back(i);
        resultSizes.push_back(sizes[d]);
        result.push_back(std::move(selection));
    }
    return result;
}

Symbolic ExpressionLowering::subscripted(const Symbolic& value, syntax::List<syntax::ExpressionPtr> subscripts,
                                         const Place& place)
{
    if (subscripts.empty() || !value.isKnown())
        return value;
    if (value.kind == Symbolic::Kind::Record) {
        Symbolic record = value;
        for (auto& [name, field] : record.fields)
            field = subscripted(field, subscripts, place);
        return record;
    }
    if (subscripts.size() > value.sizes.size()) {
        report(DiagnosticKind::TooManySubscripts,
               {QString::number(subscripts.size()), QString::number(value.sizes.size())}, place,
               subscripts.front()->span);
        return {};
    }
    std::vector<std::int64_t> resultSizes;
    const std::size_t before = diagnostics_.size();
    if (const auto chosen = selections(subscripts, value.sizes, place, resultSizes)) {
        Symbolic result = Symbolic::array(resultSizes, {}, value.type);
        result.enumeration = value.enumeration;
        result.unit = value.unit;
        forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
            result.elements.push_back(value.at(indices).only());
        });
        return result;
    }
    if (diagnostics_.size() != before)
        return {};
    // An index that changes during the run: a choice between all elements.
    if (subscripts.size() == 1 && value.sizes.size() == 1 && !value.elements.empty()) {
        const Symbolic at = lower(*subscripts.front(), place);
        if (!at.isScalar())
            return {};
        // Booleans count from 0, all other indices from 1.
        const double first = at.type == ValueType::Boolean ? 0 : 1;
        ExprId result = value.elements.back();
        for (std::size_t i = value.elements.size() - 1; i-- > 0;) {
            const ExprId isHere =
                graph().binary(Operation::LessEqual, at.only(), graph().constant(static_cast<double>(i) + first));
            result =
                graph().ternary(Operation::If, graph().unary(Operation::NoEvent, isHere), value.elements[i], result);
        }
        return Symbolic::scalar(result, value.type);
    }
    report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("variable subscripts of matrices")}, place,
           subscripts.front()->span);
    return {};
}

Symbolic ExpressionLowering::symbolOf(const Instance& given)
{
    const Instance& instance = given.resolved();
    if (instance.isMissing())
        return {};  // that its class is missing has been said
    if (instance.builtin() == BuiltinType::ExternalObject)
        return objectOf(instance);
    if (instance.builtin() != BuiltinType::None) {
        const VariableId first = firstVariable(instance);
        if (instance.builtin() == BuiltinType::String || first == kNoVariable)
            return fromValue(graph(), instance.value());
        Symbolic result = Symbolic::array(instance.sizes(), {}, typeOf(instance));
        result.enumeration = instance.enumeration();
        result.unit = unitOf(instance);
        const std::int64_t count = elementCount(instance.sizes());
        for (std::int64_t i = 0; i < count; ++i)
            result.elements.push_back(elementSymbol(first, i));
        return result;
    }
    if (instance.isArray()) {
        std::vector<Symbolic> parts;
        for (const auto& element : instance.elements())
            parts.push_back(symbolOf(*element));
        if (parts.empty()) {
            // The fields' shapes cannot be read off elements that are not there.
            Symbolic empty;
            empty.kind = Symbolic::Kind::Record;
            return empty;
        }
        return stacked(instance.sizes(), parts);
    }
    Symbolic record;
    record.kind = Symbolic::Kind::Record;
    for (const auto& child : instance.children())
        record.fields.emplace_back(child->name(), symbolOf(*child));
    return record;
}

ExprId ExpressionLowering::elementSymbol(VariableId first, std::int64_t offset)
{
    const VariableId id{index(first) + static_cast<std::uint32_t>(offset)};
    const FlatVariable& variable = flat_.variable(id);
    // Constants are their values; everything else keeps its name so that a value change needs no new structure.
    const bool isFolded = variable.variability == Variability::Constant && variable.binding != kNoExpr &&
                          graph().isConstant(variable.binding);
    return isFolded ? variable.binding : graph().variable(id);
}

Symbolic ExpressionLowering::elementsOf(const Instance& array, syntax::List<syntax::ExpressionPtr> subscripts,
                                        const Place& place)
{
    const VariableId first = firstVariable(array);
    const bool isPlain = first != kNoVariable && array.builtin() != BuiltinType::String && !subscripts.empty() &&
                         subscripts.size() <= array.sizes().size();
    if (!isPlain)
        return subscripted(symbolOf(array), subscripts, place);
    Symbolic result = Symbolic::array({}, {}, typeOf(array));
    const std::size_t before = diagnostics_.size();
    const auto chosen = selections(subscripts, array.sizes(), place, result.sizes);
    if (!chosen)  // an index that changes during the run, or a wrong one
        return diagnostics_.size() == before ? subscripted(symbolOf(array), subscripts, place) : Symbolic();
    result.enumeration = array.enumeration();
    result.unit = unitOf(array);
    forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        result.elements.push_back(elementSymbol(first, offsetOf(indices, array.sizes())));
    });
    return result;
}

UnitId ExpressionLowering::unitOf(const Instance& instance)
{
    if (instance.builtin() != BuiltinType::Real)
        return kAnyUnit;
    if (const std::optional<UnitId> known = unitByInstance_[instance])
        return *known;
    const model::Value unit = instance.attribute("unit");
    const UnitId id = unit.to<std::string>() ? checks_.unitOf(*unit.to<std::string>()) : kAnyUnit;
    unitByInstance_.set(instance, id);
    return id;
}

Symbolic ExpressionLowering::objectOf(const Instance& instance)
{
    const auto [found, isNew] = objects_.try_emplace(&instance);
    const model::Modifier* binding = instance.modifiers().binding();
    if (!isNew || !binding)
        return found->second;  // unknown too while it is being made: it depends on itself
    Symbolic object = lower(*binding);
    return objects_[&instance] = object;
}

Symbolic ExpressionLowering::walkElement(const Instance& at, const syntax::ComponentReference& reference,
                                         std::size_t position, const Place& place)
{
    if (position + 1 == reference.parts.size()) {
        const bool isBuiltin = at.builtin() != BuiltinType::None;
        return isBuiltin ? elementsOf(at, reference.parts[position].subscripts, place) : symbolOf(at);
    }
    const std::string_view name = reference.parts[position + 1].name.text;
    const Instance* child = at.child(name);
    if (!child) {
        if (at.isRemoved(name))
            report(DiagnosticKind::ConditionalComponentUsed,
                   {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}, place, reference.span);
        else
            report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    return walk(*child, reference, position + 1, place);
}

Symbolic ExpressionLowering::walk(const Instance& given, const syntax::ComponentReference& reference,
                                  std::size_t position, const Place& place)
{
    const Instance& at = given.resolved();
    if (!at.isArray() || at.builtin() != BuiltinType::None)
        return walkElement(at, reference, position, place);
    std::vector<std::int64_t> resultSizes;
    const auto chosen = selections(reference.parts[position].subscripts, at.sizes(), place, resultSizes);
    if (!chosen) {
        report(DiagnosticKind::RangeNotKnown, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    std::vector<Symbolic> parts;
    forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        parts.push_back(walkElement(*at.elements()[static_cast<std::size_t>(offsetOf(indices, at.sizes()))], reference,
                                    position, place));
    });
    if (resultSizes.empty())
        return parts.empty() ? Symbolic() : parts.front();
    for (const Symbolic& part : parts)
        if (!part.isKnown())
            return {};
    return stacked(resultSizes, parts);
}

Symbolic ExpressionLowering::lowerReference(const syntax::ComponentReference& reference, const Place& place,
                                            bool isDeclared)
{
    const auto& parts = reference.parts;
    const std::string_view first = parts.front().name.text;
    if (!reference.isGlobal && place.locals && !isDeclared) {
        if (const Symbolic* local = place.locals->find(first)) {
            Symbolic value = subscripted(*local, parts.front().subscripts, place);
            for (std::size_t i = 1; i < parts.size(); ++i)
                value = subscripted(value.field(parts[i].name.text), parts[i].subscripts, place);
            if (!value.isKnown())
                report(DiagnosticKind::ValueMissing, {textOf(place, reference.span)}, place, reference.span);
            return value;
        }
    }
    if (first == "time" && parts.size() == 1 && !place.scope->child("time"))
        return Symbolic::scalar(graph().leaf(Operation::Time));
    NameMeaning meaning;
    if (reference.isGlobal)
        meaning.classNode = tree_.library().root().child(first);
    else
        meaning = tree_.lookup(first, *place.scope, place.part);
    std::size_t position = 0;
    while (meaning.classNode && position + 1 < parts.size()) {
        const std::string_view name = parts[position + 1].name.text;
        const model::ClassNode* node = meaning.classNode;
        const Instance& asInstance = tree_.packageInstance(*node);
        if (asInstance.builtin() == BuiltinType::Enumeration) {
            const auto& literals = asInstance.enumeration()->definition()->literals;
            for (std::size_t i = 0; i < literals.size(); ++i) {
                if (literals[i].name.text == name) {
                    Symbolic literal =
                        Symbolic::scalar(graph().constant(static_cast<double>(i + 1)), ValueType::Enumeration);
                    literal.enumeration = asInstance.enumeration();
                    return literal;
                }
            }
            break;
        }
        if (const model::ClassNode* member = tree_.memberClass(*node, name)) {
            meaning.classNode = member;
        } else if (const Instance* constant = asInstance.child(name)) {
            meaning = {constant, nullptr};
        } else {
            break;
        }
        ++position;
    }
    if (meaning.component)
        return walk(*meaning.component, reference, position, place);
    if (meaning.classNode && position + 1 == parts.size()) {
        const Instance& asInstance = tree_.packageInstance(*meaning.classNode);
        if (asInstance.builtin() == BuiltinType::Enumeration) {
            Symbolic literals = Symbolic::array({}, {}, ValueType::Enumeration);
            literals.enumeration = asInstance.enumeration();
            const auto count = static_cast<std::int64_t>(literals.enumeration->definition()->literals.size());
            literals.sizes = {count};
            for (std::int64_t i = 1; i <= count; ++i)
                literals.elements.push_back(graph().constant(static_cast<double>(i)));
            return literals;
        }
    }
    if (!reference.isGlobal && place.scope->isRemoved(first))
        report(DiagnosticKind::ConditionalComponentUsed,
               {QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size()))}, place, reference.span);
    else
        report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
    return {};
}

std::vector<ExpressionLowering::Connector> ExpressionLowering::connectors(const syntax::ComponentReference& reference,
                                                                          const Place& place, bool& isRemoved)
{
    isRemoved = false;
    const auto& parts = reference.parts;
    const NameMeaning meaning = tree_.lookup(parts.front().name.text, *place.scope, place.part);
    if (!meaning.component) {
        isRemoved = place.scope->isRemoved(parts.front().name.text);
        if (!isRemoved)
            report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    std::vector<const Instance*> level{&meaning.component->resolved()};
    for (std::size_t i = 0;; ++i) {
        std::vector<const Instance*> elements;
        for (const Instance* at : level) {
            if (!at->isArray() || at->builtin() != BuiltinType::None) {
                elements.push_back(at);
                continue;
            }
            std::vector<std::int64_t> resultSizes;
            const auto chosen = selections(parts[i].subscripts, at->sizes(), place, resultSizes);
            if (!chosen)
                return {};
            forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
                elements.push_back(at->elements()[static_cast<std::size_t>(offsetOf(indices, at->sizes()))].get());
            });
        }
        if (i + 1 == parts.size()) {
            std::vector<Connector> found;
            for (const Instance* at : elements) {
                if (parts[i].subscripts.empty() || at->builtin() == BuiltinType::None) {
                    found.push_back({at, -1});
                    continue;
                }
                std::vector<std::int64_t> resultSizes;
                const auto chosen = selections(parts[i].subscripts, at->sizes(), place, resultSizes);
                if (!chosen)
                    return {};
                forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
                    found.push_back({at, offsetOf(indices, at->sizes())});
                });
            }
            return found;
        }
        level.clear();
        for (const Instance* at : elements) {
            const std::string_view name = parts[i + 1].name.text;
            const Instance* child = at->child(name);
            if (!child) {
                isRemoved = at->isRemoved(name);
                if (!isRemoved)
                    report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
                return {};
            }
            level.push_back(&child->resolved());
        }
    }
}

const model::ClassNode* ExpressionLowering::functionOf(const syntax::ComponentReference& callee, const Place& place)
{
    std::vector<syntax::Identifier> identifiers;
    for (const syntax::ReferencePart& step : callee.parts)
        identifiers.push_back(step.name);
    return tree_.lookupClass({callee.isGlobal, identifiers, callee.span}, *place.scope, place.part);
}

}  // namespace bramah::solver
