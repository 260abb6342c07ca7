// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/diagram_edits.h"

#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "model/syntax/string_literal.h"

namespace bramah::model {
namespace {

ConnectKey keyOf(const ConnectionId& id)
{
    return {id.a.text(), id.b.text(), id.ordinal};
}

struct EditOf {
    const syntax::SyntaxTree& tree;
    const syntax::ClassDefinition& definition;

    TextEdits operator()(const AddComponent& change) const
    {
        const QString type =
            change.prefixes.isEmpty() ? change.className : change.prefixes + QLatin1Char(' ') + change.className;
        return addComponent(tree, definition,
                            {type, change.name, change.modification, change.placement, change.isAutoNode});
    }
    TextEdits operator()(const RemoveComponent& change) const
    {
        return removeComponent(tree, definition, change.id.name);
    }
    TextEdits operator()(const SetPlacement& change) const
    {
        return setPlacement(tree, definition, change.id.name, change.placement);
    }
    TextEdits operator()(const RenameComponent& change) const
    {
        return renameComponent(tree, definition, change.id.name, change.name);
    }
    TextEdits operator()(const SetModifier& change) const
    {
        return setModifier(tree, definition, change.id.name, change.path, change.value);
    }
    TextEdits operator()(const SetDesignation& change) const
    {
        return setDesignation(tree, definition, change.id.name, change.designation);
    }
    TextEdits operator()(const AddParameter& change) const
    {
        const QString description = change.description.isEmpty()
                                        ? QString()
                                        : QLatin1Char(' ') + QString::fromUtf8(syntax::quoted(change.description));
        return addComponent(tree, definition,
                            {QStringLiteral("parameter ") + change.type, change.name,
                             QStringLiteral(" = ") + change.value + description, std::nullopt, false});
    }
    TextEdits operator()(const AddConnection& change) const
    {
        return addConnect(tree, definition, change.a.text(), change.b.text(), change.points,
                          lineAttributes(change.style));
    }
    TextEdits operator()(const RemoveConnection& change) const
    {
        return removeConnect(tree, definition, keyOf(change.id));
    }
    TextEdits operator()(const SetLine& change) const
    {
        return setLinePoints(tree, definition, keyOf(change.id), change.points);
    }
};

/// Can the change be made from a tree in which its neighbours in the list are not made yet?
bool isIndependent(const DiagramChange& change)
{
    return std::holds_alternative<SetPlacement>(change) || std::holds_alternative<SetLine>(change);
}

}  // namespace

TextEdits textEditsOf(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                      const DiagramChanges& changes)
{
    EditedText text(tree);
    TextEdits batch;
    const auto flush = [&] {
        if (!batch.isEmpty())
            text.apply(batch);
        batch = {};
    };
    const auto editOf = [&](const DiagramChange& change) {
        const syntax::ClassDefinition* definition = findClass(text.tree(), className);
        return definition ? std::visit(EditOf{text.tree(), *definition}, change) : TextEdits();
    };
    for (const DiagramChange& change : changes) {
        if (!isIndependent(change))
            flush();
        const TextEdits edits = editOf(change);
        if (!batch.add(edits)) {
            flush();
            batch = editOf(change);
        }
        if (!isIndependent(change))
            flush();
    }
    flush();
    return text.edits();
}

}  // namespace bramah::model
