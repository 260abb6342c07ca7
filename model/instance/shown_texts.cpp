// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/shown_texts.h"

#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

namespace bramah::model {

QString shownDescription(const Instance& component)
{
    if (!component.component())
        return {};
    const QString text = syntax::descriptionText(component.component()->comment.strings);
    return component.declaredIn() ? component.declaredIn()->shown(text) : text;
}

std::vector<std::pair<QString, QString>> shownLiterals(const ClassNode& enumeration)
{
    std::vector<std::pair<QString, QString>> literals;
    if (!enumeration.definition())
        return literals;
    const QString prefix = QString::fromStdString(enumeration.qualifiedName()) + QLatin1Char('.');
    for (const syntax::EnumerationLiteral& literal : enumeration.definition()->literals) {
        const QString name = QString::fromStdString(std::string(literal.name.text));
        const QString description = enumeration.shown(syntax::descriptionText(literal.comment.strings));
        literals.emplace_back(prefix + name, description.isEmpty() ? name : description);
    }
    return literals;
}

QString shownDocumentation(const Instance& instance)
{
    const auto& parts = instance.parts();
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        const syntax::ClassDefinition* definition = part->node->definition();
        const syntax::Annotation* annotation = definition ? definition->annotation : nullptr;
        const syntax::ClassModification* documentation =
            syntax::nestedIn(annotation ? annotation->arguments : nullptr, "Documentation");
        if (const auto info = syntax::stringIn(documentation, "info"); info && !info->trimmed().isEmpty())
            return part->node->shown(*info);
    }
    return {};
}

}  // namespace bramah::model
