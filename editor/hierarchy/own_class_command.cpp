// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hierarchy/own_class_command.h"

#include "editor/hierarchy/wrap_command.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/classes/class_node.h"
#include "model/classes/placing.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace bramah::editor {

namespace {

/// The base, if the change adds a component of one.
const model::ClassNode* baseOf(const DocumentSession& session, const model::DiagramChange& change)
{
    const auto* added = std::get_if<model::AddComponent>(&change);
    const auto* node = added ? session.workspace().library().find(added->className.toStdString()) : nullptr;
    return node && model::isExtendedToPlace(*node) ? node : nullptr;
}

/// `DrillStep1` for a base `DrillStep`, with the first number that is free in the shown class.
QString freeClassName(const DocumentSession& session, const QString& base)
{
    int number = 1;
    while (!innerClassFault(session, base + QString::number(number)).isEmpty())
        ++number;
    return base + QString::number(number);
}

/// Writes a class that extends \a base into the shown one; returns its name, or nothing if that is impossible.
QString writeClass(DocumentSession& session, const QString& entry, const model::ClassNode& base)
{
    const model::syntax::SyntaxTree& tree = session.file().document().tree();
    const model::syntax::ClassDefinition* shown = model::findClass(tree, session.sheet().className());
    if (!shown || !session.sheet().instance())
        return {};
    const QString name = freeClassName(session, QString::fromStdString(base.name()));
    const QByteArray indentation = model::TextLayout(tree).innerIndentation(*shown);
    const QByteArray text = "model " + name.toUtf8() + '\n' + indentation + "  extends " +
                            QByteArray::fromStdString(base.qualifiedName()) + ";\n" + indentation +
                            "  annotation(Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));\n" + indentation +
                            "end " + name.toUtf8();
    return session.file().applyEdits(entry, model::addClass(tree, *shown, text)) ? name : QString();
}

bool placeWithOwnClasses(DocumentSession& session, const QString& name, model::DiagramChanges changes,
                         std::optional<Selection> selectAfter)
{
    for (model::DiagramChange& change : changes)
        if (const model::ClassNode* base = baseOf(session, change)) {
            const QString written = writeClass(session, name, *base);
            if (written.isEmpty())
                return false;
            std::get<model::AddComponent>(change).className = written;
        }
    return session.apply(name, changes, std::move(selectAfter));
}

}  // namespace

bool applyWithOwnClasses(DocumentSession& session, const QString& name, const model::DiagramChanges& changes,
                         std::optional<Selection> selectAfter)
{
    const bool hasBase = std::ranges::any_of(changes, [&](const auto& change) { return baseOf(session, change); });
    if (!hasBase || !session.isDrawingEditable())
        return session.apply(name, changes, std::move(selectAfter));
    QUndoStack& stack = session.file().undoStack();
    const int before = stack.index();
    stack.beginMacro(name);
    const bool isDone = placeWithOwnClasses(session, name, changes, std::move(selectAfter));
    stack.endMacro();
    if (!isDone)
        while (stack.index() > before)
            stack.undo();
    return isDone;
}

}  // namespace bramah::editor
