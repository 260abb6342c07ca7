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
