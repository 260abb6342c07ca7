// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/codes/edit_codes.h"

#include "app/codes/codes_dialog.h"
#include "app/documents/document_page.h"
#include "app/translate.h"
#include "editor/session/legible_edit.h"
#include "editor/session/workspace.h"
#include "editor/view/sheet_view.h"

namespace bramah::app {

void editCodes(DocumentPage& page)
{
    editor::DocumentSession& session = page.session();
    if (!session.isEditable()) {
        page.messages().show(model::Severity::Note, session.readOnlyReason());
        return;
    }
    const auto diagram = session.sheet().sharedDiagram();
    CodesDialog dialog(*diagram, session.sheet().instance(), page.window());
    // It reads values of the sheet, which are gone once that changes from elsewhere.
    QObject::connect(&session.workspace(), &editor::Workspace::classesAboutToChange, &dialog, &QDialog::reject);
    if (dialog.exec() == QDialog::Accepted)
        editor::applyLegibly(session, tr("Change the codes"), dialog.changes());
    page.sheet().setFocus();
}

}  // namespace bramah::app
