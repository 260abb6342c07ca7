// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compose_valve.h"

#include "app/documents/document_page.h"
#include "app/translate.h"
#include "app/views/class_views.h"
#include "editor/valves/valve_commands.h"
#include "editor/valves/valve_dialog.h"
#include "editor/view/sheet_view.h"
#include "model/text/dotted_name.h"
#include "model/valves/usual_valves.h"

namespace bramah::app {

void composeValve(DocumentPage& page, editor::Workspace& workspace, const editor::Theme& theme)
{
    page.views().show(ClassViewKind::Circuit);
    editor::DocumentSession& session = page.session();
    if (!session.isEditable()) {
        page.messages().show(model::Severity::Warning, session.readOnlyReason());
        return;
    }
    const model::ValveTable start = editor::selectedValveTable(session).value_or(model::usualValve(4, 3));
    const auto check = [&session](const QString& name) { return editor::classNameFault(session, name); };
    editor::ValveDialog dialog(workspace, editor::SheetTheme::of(theme), start, editor::freeValveName(session, start),
                               check, page.window());
    dialog.setProposal([&session](const model::ValveTable& table) { return editor::freeValveName(session, table); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString className = editor::addValve(session, dialog.table(), dialog.name());
    if (className.isEmpty())
        return;
    page.sheet().setFocus();
    page.sheet().startPlacing(className);
}

void changeValve(DocumentPage& page, editor::Workspace& workspace, const editor::Theme& theme)
{
    editor::DocumentSession& session = page.session();
    const QString className = editor::selectedOwnValve(session);
    const auto table = editor::selectedValveTable(session);
    if (className.isEmpty() || !table)
        return;
    editor::ValveDialog dialog(
        workspace, editor::SheetTheme::of(theme), *table, model::lastName(className),
        [](const QString&) { return QString(); }, page.window());
    dialog.setExisting(
        editor::isChangedByHand(session, className)
            ? tr("The text of this valve was changed by hand. Its class is made anew; Undo brings it back.")
            : QString());
    if (dialog.exec() == QDialog::Accepted)
        editor::changeValve(session, className, dialog.table());
}

}  // namespace bramah::app
