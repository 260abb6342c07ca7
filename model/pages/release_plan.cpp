// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/release_plan.h"

#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/edited_text.h"
#include "model/planning/diagram_edits.h"
#include "model/syntax/string_literal.h"

namespace bramah::model {

TextEdits releaseEdits(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                       const DiagramChanges& fields, const Release& release)
{
    EditedText text(tree);
    text.apply(textEditsOf(tree, className, fields));
    const syntax::ClassDefinition* definition = findClass(text.tree(), className);
    if (!definition)
        return {};
    QByteArray parts;
    const PartDigests digests = partDigests(text.tree(), *definition);
    for (auto part = digests.cbegin(); part != digests.cend(); ++part)
        parts += (parts.isEmpty() ? "{" : ", ") + syntax::quoted(part.key() + QLatin1Char(' ') + part.value());
    const auto path = [](const char* name) { return ArgumentPath{"__Bramah", "release", name}; };
    text.apply(setClassAnnotation(text.tree(), *definition,
                                  {{path("revision"), syntax::quoted(release.revision)},
                                   {path("date"), syntax::quoted(release.date)},
                                   {path("by"), syntax::quoted(release.by)},
                                   {path("parts"), parts.isEmpty() ? QByteArray("{}") : parts + '}'}}));
    return text.edits();
}

}  // namespace bramah::model
