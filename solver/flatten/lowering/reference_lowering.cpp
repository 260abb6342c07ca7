// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/reference_lowering.h"

#include "model/classes/class_library.h"
#include "model/connections/expandable_members.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/symbols/function_value.h"
#include "solver/translate.h"

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;

ReferenceLowering::ReferenceLowering(ExpressionLowering& lowering) : lowering_(lowering), context_(lowering.context())
{
}

Symbolic ReferenceLowering::elementsOf(const Instance& array, const syntax::ComponentReference& reference,
                                       std::size_t position, const Place& place)
{
    const auto subscripts = reference.parts[position].subscripts;
    if (subscripts.empty())
        return lowering_.symbols().symbolOf(array);
    const VariableId first = context_.variables.firstOf(array);
    const bool isPlain =
        first != kNoVariable && array.builtin() != BuiltinType::String && subscripts.size() <= array.sizes().size();
    if (!isPlain)
        return lowering_.subscripts().subscripted(lowering_.symbols().symbolOf(array), subscripts, place,
                                                  reference.span, &array);
    Symbolic result = Symbolic::array({}, {}, ExpressionChecks::typeOf(array.builtin()));
    const std::size_t before = context_.messages.count();
    const auto chosen = lowering_.subscripts().selections(subscripts, {array.sizes(), &array}, place, result.sizes);
    if (!chosen)  // an index that changes during the run, or a wrong one
        return context_.messages.count() == before
                   ? lowering_.subscripts().subscripted(lowering_.symbols().symbolOf(array), subscripts, place,
                                                        reference.span, &array)
                   : Symbolic();
    result.enumeration = array.enumeration();
    result.unit = context_.types.unitOf(array);
    model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        result.elements.push_back(lowering_.symbols().elementSymbol(first, model::offsetOf(indices, array.sizes())));
    });
    return result;
}

bool ReferenceLowering::isHidden(const Instance& child, const Instance& of, const Place& place, model::Span span)
{
    const bool isHidden = context_.tree.names().isHidden(child, of, *place.scope, place.part, span);
    if (isHidden)
        context_.messages.countOther();
    return isHidden;
}

void ReferenceLowering::reportUnknown(const Instance& at, std::string_view name, const Place& place, model::Span span)
{
    if (model::ExpandableMembers::isExpandable(at))
        context_.messages.report(
            DiagnosticKind::BusSignalUnknown,
            {QString::fromStdString(at.path()), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))},
            place, span);
    else
        context_.messages.report(DiagnosticKind::UnknownName, {textOf(place, span)}, place, span);
}

Symbolic ReferenceLowering::walkElement(const Instance& at, const syntax::ComponentReference& reference,
                                        std::size_t position, const Place& place)
{
    if (position + 1 == reference.parts.size()) {
        const bool isBuiltin = at.builtin() != BuiltinType::None;
        return isBuiltin ? elementsOf(at, reference, position, place) : lowering_.symbols().symbolOf(at);
    }
    const std::string_view name = reference.parts[position + 1].name.text;
    const Instance* child = at.child(name);
    if (!child) {
        if (at.isRemoved(name))
            context_.messages.report(DiagnosticKind::ConditionalComponentUsed,
                                     {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}, place,
                                     reference.span);
        else
            reportUnknown(at, name, place, reference.span);
        return {};
    }
    return isHidden(*child, at, place, reference.span) ? Symbolic() : walk(*child, reference, position + 1, place);
}

Symbolic ReferenceLowering::walk(const Instance& given, const syntax::ComponentReference& reference,
                                 std::size_t position, const Place& place)
{
    const Instance& at = context_.records.sourceOf(given.referred());
    if (!at.isArray() || at.builtin() != BuiltinType::None)
        return walkElement(at, reference, position, place);
    if (!hasElements(at))
        return {};
    std::vector<std::int64_t> resultSizes;
    const std::size_t before = context_.messages.count();
    const auto chosen =
        lowering_.subscripts().selections(reference.parts[position].subscripts, {at.sizes(), &at}, place, resultSizes);
    if (!chosen) {
        if (context_.messages.count() == before)
            context_.messages.report(DiagnosticKind::RangeNotKnown, {textOf(place, reference.span)}, place,
                                     reference.span);
        return {};
    }
    std::vector<Symbolic> parts;
    model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        parts.push_back(walkElement(*at.elementAt(indices), reference, position, place));
    });
    if (resultSizes.empty())
        return parts.empty() ? Symbolic() : parts.front();
    for (const Symbolic& part : parts)
        if (!part.isKnown())
            return {};
    return stacked(resultSizes, parts);
}

Symbolic ReferenceLowering::partOf(const Symbolic& local, const syntax::ComponentReference& reference,
                                   const Place& place, const Instance* variable)
{
    // Records are followed in place: a copy of all fields for each one would cost the square.
    const Symbolic none;
    Symbolic chosen;
    const Symbolic* at = &local;
    for (std::size_t i = 0; i < reference.parts.size(); ++i) {
        const syntax::ReferencePart& part = reference.parts[i];
        if (i > 0)
            at = at->findField(part.name.text);
        if (!at)
            at = &none;
        if (part.subscripts.empty())
            continue;
        chosen = lowering_.subscripts().subscripted(*at, part.subscripts, place, reference.span,
                                                    i == 0 ? variable : nullptr);
        at = &chosen;
    }
    return *at;
}

Symbolic ReferenceLowering::lower(const syntax::ComponentReference& reference, const Place& place, bool isDeclared)
{
    const std::string_view first = reference.parts.front().name.text;
    if (!reference.isGlobal && place.locals && !isDeclared)
        if (const Symbolic* local = place.locals->find(first))
            return lowerLocal(*local, reference, place);
    if (first == "time" && reference.parts.size() == 1 && !place.scope->child("time"))
        return lowerTime(place, reference.span);
    const std::optional<Way> way = followPackages(reference, place);
    if (!way)
        return {};
    if (way->meaning.component)
        return walk(*way->meaning.component, reference, way->position, place);
    if (Symbolic literals = literalsOf(*way, reference); literals.isKnown())
        return literals;
    const model::ClassNode* node = way->meaning.classNode;
    const bool isWhole = way->position + 1 == reference.parts.size();
    if (node && isWhole && node->kind() == syntax::ClassKind::Function)
        if (const Instance* function = context_.tree.names().functionAt(reference, *place.scope, place.part)) {
            context_.recorder.noteOwn();
            return FunctionValue::of(*function);
        }
    reportUnknown(*way, reference, place);
    return {};
}

Symbolic ReferenceLowering::lowerLocal(const Symbolic& local, const syntax::ComponentReference& reference,
                                       const Place& place)
{
    const std::string_view first = reference.parts.front().name.text;
    const Instance* variable = place.isInFunction ? place.scope->child(first) : nullptr;
    if (variable)
        lowering_.assertions().assertAssigned(*variable, place.locals->gapOf(first), place, reference.span);
    const std::size_t before = context_.messages.count();
    Symbolic value = partOf(local, reference, place, variable);
    const bool isMissing = !value.isKnown() || (value.isScalar() && value.only() == graph().missing());
    if (isMissing && context_.messages.count() == before)
        context_.messages.report(DiagnosticKind::ValueMissing, {textOf(place, reference.span)}, place, reference.span);
    return isMissing ? Symbolic() : std::move(value);
}

Symbolic ReferenceLowering::lowerTime(const Place& place, model::Span span)
{
    if (!place.isInFunction)
        return Symbolic::scalar(graph().leaf(Operation::Time));
    context_.messages.report(DiagnosticKind::UnsupportedConstruct, {tr("time in a function")}, place, span);
    return {};
}

std::optional<ReferenceLowering::Way> ReferenceLowering::followPackages(const syntax::ComponentReference& reference,
                                                                        const Place& place)
{
    const auto& parts = reference.parts;
    Way way;
    if (reference.isGlobal)
        way.meaning.classNode = context_.tree.library().root().child(parts.front().name.text);
    else
        way.meaning = context_.tree.names().lookup(parts.front().name.text, *place.scope, place.part);
    for (; way.meaning.classNode && way.position + 1 < parts.size(); ++way.position) {
        const std::string_view name = parts[way.position + 1].name.text;
        const model::ClassNode& node = *way.meaning.classNode;
        if (context_.tree.names().packageInstance(node).builtin() == BuiltinType::Enumeration)
            break;
        if (const model::ClassNode* member = context_.tree.names().classes().memberClass(node, name)) {
            way.meaning.classNode = member;
            continue;
        }
        const Instance& package =
            context_.tree.names().packageAt(reference, way.position + 1, node, *place.scope, place.part);
        const Instance* constant = package.child(name);
        if (!constant)
            break;
        if (isHidden(*constant, package, place, reference.span))
            return std::nullopt;
        if (!constant->prefixes().isConstant)
            break;  // names of a class lead to its constants only (Modelica 3.6, 5.3.2)
        way.meaning = {constant, nullptr};
    }
    return way;
}

Symbolic ReferenceLowering::literalsOf(const Way& way, const syntax::ComponentReference& reference)
{
    if (!way.meaning.classNode)
        return {};
    const Instance& asInstance = context_.tree.names().packageInstance(*way.meaning.classNode);
    if (asInstance.builtin() != BuiltinType::Enumeration)
        return {};
    const auto& literals = asInstance.enumeration()->definition()->literals;
    const bool isWhole = way.position + 1 == reference.parts.size();
    Symbolic result = Symbolic::array({}, {}, ValueType::Enumeration);
    result.enumeration = asInstance.enumeration();
    if (isWhole)
        result.sizes = {std::ssize(literals)};
    for (std::size_t i = 0; i < literals.size(); ++i) {
        if (!isWhole && literals[i].name.text != reference.parts[way.position + 1].name.text)
            continue;
        result.elements.push_back(graph().constant(static_cast<double>(i + 1)));
        if (!isWhole)
            return result;
    }
    return isWhole ? result : Symbolic();
}

void ReferenceLowering::reportUnknown(const Way& way, const syntax::ComponentReference& reference, const Place& place)
{
    const std::string_view first = reference.parts.front().name.text;
    if (!reference.isGlobal && place.scope->isRemoved(first))
        context_.messages.report(DiagnosticKind::ConditionalComponentUsed,
                                 {QString::fromUtf8(first.data(), std::ssize(first))}, place, reference.span);
    else
        context_.messages.report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
}

}  // namespace bramah::solver
