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
    connect(&session_.sheet(), &editor::Sheet::diagramChanged, this, [this] { sheet_.sheet().showNotes({}); });
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
        editor::SheetNotes notes = causalityNotes(session_.sheet().diagram(), session_.sheet().place(), *system);
        if (const model::Instance* shown = session_.sheet().instance())
            notes.uses = portUseNotes(session_.sheet().diagram(), *shown);
        sheet_.sheet().showNotes(std::move(notes));
    } else if (!session_.sheet().place().isInside())
        sheet_.sheet().showNotes(conflictNotes(session_.sheet().diagram(), check_.compiled().diagnostics));
    else
        sheet_.sheet().showNotes({});
}

}  // namespace bramah::app
