// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/connector_references.h"

#include "model/connections/expandable_members.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/lowering/expression_lowering.h"

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;

ConnectorReferences::ConnectorReferences(ExpressionLowering& lowering)
    : lowering_(lowering), context_(lowering.context())
{
}

std::vector<Connector> ConnectorReferences::find(const syntax::ComponentReference& reference, const Place& place,
                                                 bool& isRemoved, MissingMember* missing)
{
    isRemoved = false;
    const auto& parts = reference.parts;
    const NameMeaning meaning = context_.tree.names().lookup(parts.front().name.text, *place.scope, place.part);
    if (!meaning.component) {
        isRemoved = place.scope->isRemoved(parts.front().name.text);
        if (!isRemoved)
            context_.messages.report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place,
                                     reference.span);
        return {};
    }
    std::vector<const Instance*> level{&meaning.component->referred()};
    for (std::size_t i = 0;; ++i) {
        const auto elements = elementsOf(level, parts[i], place);
        if (!elements)
            return {};
        if (i + 1 == parts.size())
            return connectorsOf(*elements, parts[i], place);
        level.clear();
        for (const Instance* at : *elements) {
            const Instance* child = childOf(*at, parts[i + 1].name.text, place, reference.span, isRemoved, missing);
            if (!child && missing && missing->bus) {
                missing->part = i + 1;
                missing->busCount = elements->size();
            }
            if (!child)
                return {};
            level.push_back(&child->referred());
        }
    }
}

std::optional<std::vector<const Instance*>> ConnectorReferences::elementsOf(const std::vector<const Instance*>& level,
                                                                            const syntax::ReferencePart& part,
                                                                            const Place& place)
{
    std::vector<const Instance*> elements;
    for (const Instance* at : level) {
        if (!at->isArray() || at->builtin() != BuiltinType::None) {
            elements.push_back(at);
            continue;
        }
        if (!hasElements(*at))
            return std::nullopt;
        std::vector<std::int64_t> resultSizes;
        const auto chosen = lowering_.subscripts().selections(part.subscripts, {at->sizes(), at}, place, resultSizes);
        if (!chosen)
            return std::nullopt;
        model::forEachCombination(
            *chosen, [&](const std::vector<std::int64_t>& indices) { elements.push_back(at->elementAt(indices)); });
    }
    return elements;
}

std::vector<Connector> ConnectorReferences::connectorsOf(const std::vector<const Instance*>& elements,
                                                         const syntax::ReferencePart& part, const Place& place)
{
    std::vector<Connector> found;
    for (const Instance* at : elements) {
        if (part.subscripts.empty() || at->builtin() == BuiltinType::None) {
            found.push_back({at, -1});
            continue;
        }
        std::vector<std::int64_t> resultSizes;
        const auto chosen = lowering_.subscripts().selections(part.subscripts, {at->sizes(), at}, place, resultSizes);
        if (!chosen)
            return {};
        model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
            found.push_back({at, model::offsetOf(indices, at->sizes())});
        });
    }
    return found;
}

const Instance* ConnectorReferences::childOf(const Instance& at, std::string_view name, const Place& place,
                                             model::Span span, bool& isRemoved, MissingMember* missing)
{
    const Instance* child = at.child(name);
    if (child)
        return lowering_.references().isHidden(*child, at, place, span) ? nullptr : child;
    isRemoved = at.isRemoved(name);
    if (isRemoved)
        return nullptr;
    if (missing && model::ExpandableMembers::isExpandable(at))
        missing->bus = &at;
    else
        lowering_.references().reportUnknown(at, name, place, span);
    return nullptr;
}

Symbolic ConnectorReferences::cardinalityOf(const syntax::Expression* connector, const Place& place, model::Span span)
{
    const auto* reference = connector ? connector->to<syntax::ComponentReference>() : nullptr;
    bool isRemoved = false;
    const std::size_t before = context_.messages.count();
    const auto found = reference ? find(*reference, place, isRemoved) : std::vector<Connector>();
    if (isRemoved)
        context_.messages.report(DiagnosticKind::ConditionalComponentUsed, {textOf(place, reference->span)}, place,
                                 span);
    else if (context_.messages.count() == before &&
             (found.size() != 1 || !found.front().instance->isConnector() || !count_))
        context_.messages.report(DiagnosticKind::WrongArguments, {QStringLiteral("cardinality")}, place, span);
    if (context_.messages.count() != before)
        return {};
    asking_.insert(componentOf(place));
    return Symbolic::scalar(graph().constant(static_cast<double>(count_(found.front()))), ValueType::Integer);
}

Symbolic ConnectorReferences::placeInTree(const syntax::CallExpression& call, bool isRooted, const Place& place)
{
    const auto* reference =
        call.arguments.size() == 1 ? call.arguments.front().value->to<syntax::ComponentReference>() : nullptr;
    bool isRemoved = false;
    const std::size_t before = context_.messages.count();
    const auto found = reference ? find(*reference, place, isRemoved) : std::vector<Connector>();
    if (isRemoved)
        context_.messages.report(DiagnosticKind::ConditionalComponentUsed, {textOf(place, reference->span)}, place,
                                 call.span);
    else if (context_.messages.count() == before && (found.size() != 1 || !isRoot_))
        context_.messages.report(DiagnosticKind::WrongArguments, {textOf(place, call.callee->span)}, place, call.span);
    if (context_.messages.count() != before)
        return {};
    const Instance& record = *found.front().instance;
    context_.recorder.noteOwn();
    const std::optional<bool> value = isRooted ? isRooted_(record, place, call.span) : std::optional(isRoot_(record));
    return value ? Symbolic::scalar(graph().boolean(*value), ValueType::Boolean) : Symbolic();
}

}  // namespace bramah::solver
