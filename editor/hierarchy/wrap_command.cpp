// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hierarchy/wrap_command.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/translate.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/hierarchy/wrap_plan.h"

namespace bramah::editor {

QString innerClassFault(const DocumentSession& session, const QString& name)
{
    if (!DocumentSession::isName(name))
        return tr("“%1” is not a name: use letters, digits and _, a letter first.").arg(name);
    const auto* definition = model::findClass(session.file().document().tree(), session.sheet().className());
    if (!definition || !session.sheet().instance())
        return tr("There is no model to put the component in.");
    bool isTaken = session.sheet().diagram().symbol({name}) || session.sheet().instance()->child(name.toStdString()) ||
                   model::toString(definition->name.text) == name;
    for (const auto* element : definition->elements)
        isTaken |= element->definition && model::toString(element->definition->name.text) == name;
    return isTaken ? tr("“%1” is taken in this model.").arg(name) : QString();
}

QString freeInnerClassName(const DocumentSession& session)
{
    const QString base = QStringLiteral("Subcircuit");
    QString name = base;
    for (int number = 2; !innerClassFault(session, name).isEmpty() && number < 1000; ++number)
        name = base + QString::number(number);
    return name;
}

tl::expected<void, QString> wrapSelection(DocumentSession& session, const QString& className)
{
    if (!session.isDrawingEditable())
        return tl::unexpected(tr("The drawing cannot be changed."));
    if (const QString fault = innerClassFault(session, className); !fault.isEmpty())
        return tl::unexpected(fault);
    const auto& selected = session.selection().components;
    auto plan = model::planWrapping({session.file().document().sharedTree(),
                                     session.sheet().diagram(),
                                     *session.sheet().instance(),
                                     {selected.begin(), selected.end()},
                                     className});
    if (!plan)
        return tl::unexpected(plan.error());
    if (!session.file().applyEdits(tr("Make component %1").arg(className), std::move(plan->edits)))
        return tl::unexpected(tr("The drawing cannot be changed."));
    Selection selection;
    selection.components.insert({plan->component});
    session.select(std::move(selection));
    return {};
}

}  // namespace bramah::editor
