// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/exclusions.h"

#include "model/diagram/diagram_ids.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"

#include <QHash>

#include <algorithm>

namespace bramah::model {
namespace {

constexpr auto kKey = "excluded";

/// The component at which a problem's exclusion is stored; empty: the class.
QString ownerOf(const Diagnostic& problem)
{
    return ComponentId{firstName(problem.component)}.baseName();
}

bool isAboutDrawing(DiagnosticKind kind)
{
    switch (kind) {
    case DiagnosticKind::LineThroughSymbol:
    case DiagnosticKind::LineThroughText:
    case DiagnosticKind::LineOnLine:
    case DiagnosticKind::FalseJoint:
    case DiagnosticKind::LineOverPort:
    case DiagnosticKind::LineRunsBack:
    case DiagnosticKind::TextOverSymbol: return true;
    default: return false;
    }
}

/// The text that identifies a problem at its owner.
QString keyOf(const Diagnostic& problem)
{
    QStringList words{nameOf(problem.kind)};
    const QString component = problem.component;
    const QString inside = component.mid(firstName(component).size() + 1);
    if (const QString place = inside.isEmpty() || problem.port.isEmpty() ? inside + problem.port
                                                                         : inside + QLatin1Char('.') + problem.port;
        !place.isEmpty())
        words.append(place);
    // Several lines may cross one symbol, a name lie on several, and problems of the class name their objects in the
    // message.
    if (isAboutDrawing(problem.kind) || component.isEmpty())
        for (const QString& argument : problem.arguments)
            words.append(QString(argument).remove(QLatin1Char('`')));
    return words.join(QLatin1Char(' '));
}

QStringList exclusionsAt(const syntax::ClassDefinition& definition, const QString& owner)
{
    if (owner.isEmpty())
        return syntax::vendorStrings(definition.annotation, kKey);
    const DeclaredComponent declared = findComponent(definition, owner);
    return declared ? syntax::vendorStrings(declared.component->comment.annotation, kKey) : QStringList();
}

/// The reason in \a exclusions for excluding \a problem; nothing if it is not excluded.
std::optional<QString> reasonIn(const QStringList& exclusions, const Diagnostic& problem)
{
    if (exclusions.isEmpty() || !canBeExcluded(problem))
        return std::nullopt;
    const QString head = keyOf(problem) + QStringLiteral(": ");
    for (const QString& exclusion : exclusions)
        if (exclusion.startsWith(head))
            return exclusion.mid(head.size());
    return std::nullopt;
}

/// All exclusions of a class by the components that hold them.
QHash<QString, QStringList> exclusionsOf(const syntax::ClassDefinition& definition)
{
    QHash<QString, QStringList> all;
    const auto add = [&](const QString& owner, const syntax::Annotation* annotation) {
        if (const QStringList here = syntax::vendorStrings(annotation, kKey); !here.isEmpty())
            all.insert(owner, here);
    };
    add(QString(), definition.annotation);
    for (const syntax::Element* element : definition.elements)
        for (const syntax::Component& component : element->components)
            add(toString(component.name.text), component.comment.annotation);
    return all;
}

}  // namespace

bool canBeExcluded(const Diagnostic& problem)
{
    return problem.severity() != Severity::Error;
}

SortedProblems sortedProblems(const syntax::ClassDefinition* definition, const Diagnostics& problems)
{
    const auto exclusions = definition && !problems.empty() ? exclusionsOf(*definition) : QHash<QString, QStringList>();
    SortedProblems sorted;
    for (const Diagnostic& problem : problems) {
        if (const auto reason =
                exclusions.isEmpty() ? std::nullopt : reasonIn(exclusions.value(ownerOf(problem)), problem))
            sorted.excluded.emplace_back(problem, *reason);
        else
            sorted.open.push_back(problem);
    }
    return sorted;
}

TextEdits setExclusion(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                       const Diagnostic& problem, const QString& reason)
{
    const QString owner = ownerOf(problem);
    const QString head = keyOf(problem) + QStringLiteral(": ");
    QStringList all = exclusionsAt(definition, owner);
    all.removeIf([&](const QString& one) { return one.startsWith(head); });
    if (!reason.isEmpty())
        all.append(head + reason);
    if (!owner.isEmpty())
        return setExclusions(tree, definition, owner, all);
    const ArgumentPath path{"__Bramah", kKey};
    return all.isEmpty() ? removeClassAnnotation(tree, definition, path)
                         : setClassAnnotation(tree, definition, {{path, syntax::quotedArray(all)}});
}

}  // namespace bramah::model
