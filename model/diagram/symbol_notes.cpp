// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/symbol_notes.h"

#include "model/diagram/technical_data.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>
#include <ranges>

namespace bramah::model {
namespace {

const syntax::ClassModification* vendorOf(const ClassNode& node)
{
    const auto* definition = node.definition();
    return definition ? syntax::vendorAnnotation(definition->annotation) : nullptr;
}

/// What the class \a node, or the innermost package around it that says so, has for \a key.
std::optional<QString> saidAround(const ClassNode& node, std::string_view key)
{
    for (const ClassNode* at = &node; at; at = at->parent())
        if (auto said = syntax::stringIn(vendorOf(*at), key))
            return said;
    return std::nullopt;
}

/// The same for the class of \a instance, else for the nearest base class that is complete by itself.
QString kindOf(const Instance& instance, std::string_view key, const char* ofValve)
{
    for (const ClassPart& part : instance.parts() | std::views::reverse) {
        if (part.extends && part.node->isPartial())
            continue;
        if (auto said = saidAround(*part.node, key))
            return *said;
        if (syntax::nestedIn(vendorOf(*part.node), "valve"))  // one that was composed of positions and paths
            return QString::fromLatin1(ofValve);
    }
    return {};
}

bool isFurtherLeft(const DiagramComponent* one, const DiagramComponent* other)
{
    const QPointF a = one->bounds.center(), b = other->bounds.center();
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
}

}  // namespace

ComponentKind componentKindOf(const Instance& instance)
{
    ComponentKind kind;
    kind.letter = kindOf(instance, "letter", "V");
    kind.productClass = kindOf(instance, "productClass", "QM");
    for (const ClassPart& part : instance.parts() | std::views::reverse)
        if (const auto* definition = part.node->definition()) {
            if (kind.coilPorts.isEmpty())
                kind.coilPorts = syntax::vendorStrings(definition->annotation, "coils");
            kind.standsUpright = kind.standsUpright || syntax::vendorFlag(definition->annotation, "standsUpright");
        }
    return kind;
}

void readKind(DiagramComponent& component, const Instance& instance)
{
    if (component.isMissing)
        return;
    ComponentKind kind = componentKindOf(instance);
    component.letter = kind.letter;
    component.productClass = kind.productClass;
    component.standsUpright = kind.standsUpright;
    kind.coilPorts.removeIf([&](const QString& port) { return !component.port(port); });
    component.coilPorts = kind.coilPorts;
    const QStringList names = syntax::vendorStrings(instance.component()->comment.annotation, "coils");
    component.notes.coils = names.mid(0, kind.coilPorts.size());
}

void noteCodes(DiagramContent& content, const Instance& sheet)
{
    if (const auto* definition = sheet.classNode().definition())
        content.codes = sheetCodesOf(*definition);
    QStringList designations;
    for (const DiagramComponent& component : content.components)
        if (!component.designation.isEmpty())
            designations.append(component.designation);
    content.codeScheme = schemeOf(content.codes, designations);
    for (DiagramComponent& component : content.components) {
        component.notes.letters = content.codes.letters;
        if (component.designation.isEmpty())
            continue;
        component.notes.code = content.codes.shownCode(component.designation, content.codeScheme);
        component.notes.hasFrame = content.codeScheme == CodeScheme::Iso2012 &&
                                   parsedCode(component.designation, content.codeScheme).has_value();
        component.setShownName(component.notes.code);
    }
    for (const CircuitFunction& circuit : content.codes.circuits)
        if (const auto* head = headOfCircuit(content.components, circuit.circuit, content.codeScheme))
            content.components[static_cast<std::size_t>(head - content.components.data())].notes.function =
                circuit.text;
}

void noteData(DiagramComponent& component, const Instance& instance, const SheetCodes& codes)
{
    if (component.isMissing)
        return;
    const DataAtSymbol own = dataAtSymbol(instance.component()->comment.annotation);
    if (own.text && own.isShown.value_or(true))
        component.notes.data = *own.text;
    else if (own.isShown.value_or(codes.showsTechnicalData))
        component.notes.data = technicalDataOf(instance, codes);
}

const DiagramComponent* headOfCircuit(const std::vector<DiagramComponent>& components, int circuit, CodeScheme scheme)
{
    const auto rankOf = [](const DiagramComponent& component) {
        return component.letter == QLatin1String("A") ? 0 : component.letter == QLatin1String("P") ? 1 : 2;
    };
    const DiagramComponent* head = nullptr;
    for (const DiagramComponent& component : components) {
        const auto code = parsedCode(component.designation, scheme);
        if (!code || code->circuit != circuit || scheme == CodeScheme::Iec81346)
            continue;
        const int rank = rankOf(component), best = head ? rankOf(*head) : 3;
        if (rank < best || (rank == best && isFurtherLeft(&component, head)))
            head = &component;
    }
    return head;
}

}  // namespace bramah::model
