// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/own_class_command.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/classes/class_node.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>
#include <utility>

namespace bramah::editor {

namespace {

using model::syntax::ClassDefinition;

/// The base, if the change adds a component of one.
const model::ClassNode* baseOf(const DocumentSession& session, const model::DiagramChange& change)
{
    const auto* added = std::get_if<model::AddComponent>(&change);
    const auto* node = added ? session.workspace().library().find(added->className.toStdString()) : nullptr;
    return node && isExtendedToPlace(*node) ? node : nullptr;
}

/// `DrillStep1` for a base `DrillStep`, with the first number that is free in the shown class.
QString freeClassName(const DocumentSession& session, const ClassDefinition& shown, const QString& base)
{
    const auto isTaken = [&](const QString& name) {
        return session.sheet().diagram().symbol({name}) ||
               std::ranges::any_of(shown.elements, [&](const model::syntax::Element* element) {
                   return element->definition && model::toString(element->definition->name.text) == name;
               });
    };
    int number = 1;
    while (isTaken(base + QString::number(number)))
        ++number;
    return base + QString::number(number);
}

/// Writes a class that extends \a base into the shown one; returns its name, or nothing if that is impossible.
QString writeClass(DocumentSession& session, const QString& entry, const model::ClassNode& base)
{
    const model::syntax::SyntaxTree& tree = session.file().document().tree();
    const ClassDefinition* shown = model::findClass(tree, session.sheet().className());
    if (!shown)
        return {};
    const QString name = freeClassName(session, *shown, QString::fromStdString(base.name()));
    const QByteArray indentation = model::TextLayout(tree).innerIndentation(*shown);
    const QByteArray text = "model " + name.toUtf8() + '\n' + indentation + "  extends " +
                            QByteArray::fromStdString(base.qualifiedName()) + ";\n" + indentation +
                            "  annotation(Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));\n" + indentation +
                            "end " + name.toUtf8();
    return session.file().applyEdits(entry, model::addClass(tree, *shown, text)) ? name : QString();
}

}  // namespace

bool isExtendedToPlace(const model::ClassNode& node)
{
    return node.definition() && model::syntax::vendorFlag(node.definition()->annotation, "extendToPlace");
}

bool applyWithOwnClasses(DocumentSession& session, const QString& name, const model::DiagramChanges& changes,
                         std::optional<Selection> selectAfter)
{
    const bool hasBase = std::ranges::any_of(changes, [&](const auto& change) { return baseOf(session, change); });
    if (!hasBase || !session.isDrawingEditable())
        return session.apply(name, changes, std::move(selectAfter));
    model::DiagramChanges own = changes;
    session.file().undoStack().beginMacro(name);
    for (model::DiagramChange& change : own)
        if (const model::ClassNode* base = baseOf(session, change))
            if (const QString written = writeClass(session, name, *base); !written.isEmpty())
                std::get<model::AddComponent>(change).className = written;
    const bool isDone = session.apply(name, own, std::move(selectAfter));
    session.file().undoStack().endMacro();
    return isDone;
}

}  // namespace bramah::editor
