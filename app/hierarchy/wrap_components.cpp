// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hierarchy/wrap_components.h"

#include "app/components/manage_classes.h"
#include "app/components/my_components.h"
#include "app/documents/document_page.h"
#include "app/translate.h"
#include "app/widgets/class_name_dialog.h"
#include "editor/hierarchy/unwrap_command.h"
#include "editor/hierarchy/wrap_command.h"
#include "editor/theme/command_keys.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"

namespace bramah::app {

namespace {

constexpr int kOwn = 1;  ///< the place after this file

/// Moves the class \a name, which the last undo entry has made, into My components, as part of that entry.
void moveToOwn(DocumentPage& page, const QString& name, ClassManager& classes)
{
    editor::DocumentSession& session = page.session();
    const editor::Selection selection = session.selection();
    const QString fault = classes.moveToOwn(session.sheet().className() + QLatin1Char('.') + name);
    if (!fault.isEmpty()) {
        page.messages().show(model::Severity::Warning, tr("%1 stays in this file: %2").arg(name, fault));
        return;
    }
    const QByteArray text = session.file().document().text().bytes();
    session.file().undoStack().undo();
    session.file().undoStack().undo();
    session.file().replaceText(tr("Make component %1").arg(name), text);
    session.select(selection);
    page.messages().show(model::Severity::Note, tr("%1 is in My components, for all circuits.").arg(name));
}

}  // namespace

void wrapComponents(DocumentPage& page, ClassManager& classes, const MyComponents& own)
{
    editor::DocumentSession& session = page.session();
    if (!session.isDrawingEditable() || session.selection().components.isEmpty()) {
        page.messages().show(model::Severity::Note, session.isDrawingEditable()
                                                        ? tr("Select the components to combine first.")
                                                        : tr("The drawing cannot be changed."));
        return;
    }
    const auto check = [&](const QString& name, int place) {
        const QString fault = editor::innerClassFault(session, name);
        return fault.isEmpty() && place == kOwn && own.has(name) ? tr("“%1” is taken there.").arg(name) : fault;
    };
    QStringList places{tr("This file, %1").arg(page.title())};
    if (own.isThere())
        places.append(tr("My components"));
    ClassNameDialog dialog(tr("Make a component of the selection"),
                           tr("The selected components go into a class of their own. Lines that leave them become its "
                              "ports. %1 opens it.")
                               .arg(editor::keysOfCommand(*page.window(), "edit.openClass")),
                           editor::freeInnerClassName(session), check, page.window(), places);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto done = editor::wrapSelection(session, dialog.name()); !done)
        page.messages().show(model::Severity::Warning,
                             tr("The selection cannot become a component: %1").arg(done.error()));
    else if (dialog.place() == kOwn)
        moveToOwn(page, dialog.name(), classes);
    page.sheet().setFocus();
}

void unwrapComponent(DocumentPage& page)
{
    if (const auto done = editor::unwrapSelection(page.session()); !done)
        page.messages().show(model::Severity::Warning, tr("The component cannot be dissolved: %1").arg(done.error()));
    page.sheet().setFocus();
}

}  // namespace bramah::app
