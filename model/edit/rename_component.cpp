// SPDX-License-Identifier: GPL-3.0-or-later
// Renames references to a component in the class that declares it.
#include "model/edit/class_in_text.h"
#include "model/edit/class_references.h"
#include "model/edit/component_edits.h"
#include "model/edit/plot_names.h"
#include "model/edit/text_layout.h"

namespace bramah::model {

using namespace syntax;

TextEdits renameComponent(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                          const QString& newName)
{
    TextEdits edits;
    const auto declared = findComponent(definition, name);
    if (!declared || name == newName || newName.isEmpty())
        return edits;
    TextLayout(tree).replaceName(edits, declared.component->name.span, newName.toUtf8());
    edits.add(renameReferences(tree, definition, name, newName));
    edits.add(renameInPlotTexts(tree, definition, name, newName));
    return edits;
}

TextEdits renameReferences(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                           const QString& newName)
{
    TextEdits edits;
    const TextLayout layout(tree);
    const QByteArray wanted = name.toUtf8();
    const std::string_view written(wanted.constData(), static_cast<std::size_t>(wanted.size()));
    forEachClassReference(definition, [&](const ComponentReference& reference) {
        if (reference.parts[0].name.text == written)
            layout.replaceName(edits, reference.parts[0].name.span, newName.toUtf8());
    });
    return edits;
}

}  // namespace bramah::model
