// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/diagram_edits.h"

#include "model/declarations/declaration_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/class_index.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "model/planning/note_plan.h"
#include "model/symbol/graphic_change.h"
#include "model/syntax/string_literal.h"

#include <QSet>

#include <algorithm>
#include <optional>
#include <span>

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
    TextEdits operator()(const ReplaceClass& change) const
    {
        return setType(tree, definition, change.id.name, change.className);
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
    TextEdits operator()(const SetVendorValue& change) const
    {
        return setVendorValue(tree, definition, change.id.name, change.path, change.value);
    }
    TextEdits operator()(const SetSheetCodes& change) const { return setSheetCodes(tree, definition, change.codes); }
    TextEdits operator()(const SetLineCode& change) const
    {
        return setLineCode(tree, definition, findConnect(tree, definition, keyOf(change.id)), change.code);
    }
    TextEdits operator()(const ChooseForm& change) const
    {
        return setGiven(tree, definition, change.id.name, change.given);
    }
    TextEdits operator()(const SetLabel& change) const
    {
        return setLabel(tree, definition, change.id.name, change.label);
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
    TextEdits operator()(const SetParameterValue& change) const
    {
        return setDeclaredValue(tree, definition, change.name, change.value);
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
    TextEdits operator()(const SetEnds& change) const
    {
        return setConnectEnds(tree, definition, keyOf(change.id), change.a.text(), change.b.text());
    }
    TextEdits operator()(const SetLine& change) const
    {
        return setLinePoints(tree, definition, keyOf(change.id), change.points);
    }
    TextEdits operator()(const SetMark& change) const
    {
        return setConnectMark(tree, definition, keyOf(change.id), change.mark);
    }
    /// Those of notes are made together, see textEditsOf().
    template <typename ChangeOfNote>
    TextEdits operator()(const ChangeOfNote&) const
    {
        return {};
    }
};

/// Can the change be made from a tree that its neighbours in the list have not changed yet?
bool isIndependent(const DiagramChange& change)
{
    return std::holds_alternative<SetPlacement>(change) || std::holds_alternative<SetLine>(change) ||
           std::holds_alternative<SetDesignation>(change);
}

/// The edits of independent changes, sorted, made from one tree; nothing if two of them change the same text.
std::optional<TextEdits> editsOfAll(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    std::span<const DiagramChange> changes)
{
    const ClassIndex index(tree, definition);
    std::vector<TextEdits> each;
    QSet<const void*> seen;
    for (const DiagramChange& change : changes) {
        const auto* place = std::get_if<SetPlacement>(&change);
        const auto* line = std::get_if<SetLine>(&change);
        const auto* code = std::get_if<SetDesignation>(&change);
        const DeclaredComponent declared = place  ? index.component(place->id.name)
                                           : code ? index.component(code->id.name)
                                                  : DeclaredComponent();
        const syntax::Equation* connect = line ? index.connect(keyOf(line->id)) : nullptr;
        const void* changed = line ? static_cast<const void*>(connect) : declared.component;
        if (!changed)
            continue;
        if (seen.contains(changed))
            return std::nullopt;
        seen.insert(changed);
        TextEdits edits = place  ? setPlacement(tree, definition, declared, place->placement)
                          : code ? setDesignation(tree, definition, declared, code->designation)
                                 : setLinePoints(tree, definition, connect, line->points);
        if (!edits.isEmpty())
            each.push_back(std::move(edits));
    }
    // Edits are added fastest at the end of a list.
    std::stable_sort(each.begin(), each.end(), [](const TextEdits& a, const TextEdits& b) {
        return a.edits().front().span.begin < b.edits().front().span.begin;
    });
    TextEdits all;
    for (const TextEdits& edits : each)
        if (!all.add(edits))
            return std::nullopt;
    return all;
}

}  // namespace

TextEdits textEditsOf(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                      const DiagramChanges& changes)
{
    EditedText text(tree);
    const auto apply = [&](const DiagramChange& change) {
        if (changesNote(change))
            return;
        if (const syntax::ClassDefinition* definition = findClass(text.tree(), className))
            text.apply(std::visit(EditOf{text.tree(), *definition}, change));
    };
    for (auto next = changes.begin(); next != changes.end();) {
        const auto end = std::find_if_not(next, changes.end(), isIndependent);
        const syntax::ClassDefinition* definition = end - next > 1 ? findClass(text.tree(), className) : nullptr;
        const auto together = definition ? editsOfAll(text.tree(), *definition, {next, end}) : std::nullopt;
        if (together)
            text.apply(*together);
        else
            std::for_each(next, end, apply);
        next = end;
        if (next != changes.end())
            apply(*next++);
    }
    if (const GraphicChanges notes = graphicChangesOf(changes); !notes.empty())
        text.apply(graphicEdits(text.sharedTree(), className, GraphicLayer::Diagram, notes));
    return text.edits();
}

}  // namespace bramah::model
