// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/replace_components.h"

#include "app/documents/document_page.h"
#include "app/translate.h"
#include "editor/commands/replace_command.h"
#include "editor/palette/class_chooser.h"
#include "editor/view/sheet_view.h"

namespace bramah::app {

void replaceComponents(DocumentPage& page, const editor::ActiveTheme& theme, const editor::IconSet& icons)
{
    editor::DocumentSession& session = page.session();
    const auto& selected = session.selection().components;
    if (!session.isDrawingEditable() || selected.isEmpty()) {
        page.messages().show(model::Severity::Note, session.isDrawingEditable()
                                                        ? tr("Select the components to replace first.")
                                                        : tr("The drawing cannot be changed."));
        return;
    }
    const model::DiagramComponent* first = session.sheet().diagram().component(*selected.begin());
    const QString title = selected.size() == 1 ? tr("Replace %1 by").arg(selected.begin()->name)
                                               : tr("Replace the selected components by");
    editor::ClassChooser chooser(title, first ? first->className : QString(), session.workspace(), theme, icons,
                                 page.window());
    if (chooser.exec() != QDialog::Accepted)
        return;
    if (!editor::replaceSelection(session, chooser.className()))
        page.messages().show(model::Severity::Note, tr("This class cannot replace any of the selected components."));
    page.sheet().setFocus();
}

}  // namespace bramah::app
