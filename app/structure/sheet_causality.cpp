// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/sheet_causality.h"

#include "app/structure/tables/causality_notes.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"

namespace bramah::app {

SheetCausality::SheetCausality(editor::DocumentSession& session, const LiveCheck& check, editor::SheetView& sheet,
                               QObject* parent)
    : QObject(parent), session_(session), check_(check), sheet_(sheet)
{
    connect(&check_, &LiveCheck::checked, this, &SheetCausality::show);
    // The old notes stand at the old places.
    connect(&session_, &editor::DocumentSession::diagramChanged, this, [this] { sheet_.sheet().showNotes({}); });
}

void SheetCausality::setOn(bool isOn)
{
    isOn_ = isOn;
    show();
}

void SheetCausality::show()
{
    if (check_.isPending())
        return;  // the end of the check comes back here
    const auto& system = check_.compiled().system;
    if (!isOn_)
        sheet_.sheet().showNotes({});
    else if (system && system->structure) {
        editor::SheetNotes notes = causalityNotes(session_.diagram(), session_.place(), *system);
        if (const model::Instance* shown = session_.instance())
            notes.uses = portUseNotes(session_.diagram(), *shown);
        sheet_.sheet().showNotes(std::move(notes));
    } else if (!session_.place().isInside())
        sheet_.sheet().showNotes(conflictNotes(session_.diagram(), check_.compiled().diagnostics));
    else
        sheet_.sheet().showNotes({});
}

}  // namespace bramah::app
