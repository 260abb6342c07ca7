// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hierarchy/wrap_components.h"

#include "app/documents/document_page.h"
#include "app/translate.h"
#include "app/widgets/class_name_dialog.h"
#include "editor/hierarchy/unwrap_command.h"
#include "editor/hierarchy/wrap_command.h"
#include "editor/view/sheet_view.h"

namespace bramah::app {

void wrapComponents(DocumentPage& page)
{
    editor::DocumentSession& session = page.session();
    if (!session.isDrawingEditable() || session.selection().components.isEmpty()) {
        page.messages().show(model::Severity::Note, session.isDrawingEditable()
                                                        ? tr("Select what is to be one component first.")
                                                        : tr("The drawing cannot be changed."));
        return;
    }
    const auto check = [&session](const QString& name) { return editor::innerClassFault(session, name); };
    ClassNameDialog dialog(tr("Make a component of the selection"),
                           tr("The selected components go into a class of their own. Lines that leave them become its "
                              "ports. Ctrl+Enter opens it."),
                           editor::freeInnerClassName(session), check, page.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto done = editor::wrapSelection(session, dialog.name()); !done)
        page.messages().show(model::Severity::Warning,
                             tr("The selection cannot become a component: %1").arg(done.error()));
    page.sheet().setFocus();
}

void unwrapComponent(DocumentPage& page)
{
    if (const auto done = editor::unwrapSelection(page.session()); !done)
        page.messages().show(model::Severity::Warning, tr("The component cannot be dissolved: %1").arg(done.error()));
    page.sheet().setFocus();
}

}  // namespace bramah::app
