// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/sheet_causality.h"

#include "app/structure/tables/causality_notes.h"
#include "editor/canvas/sheet_scene.h"

namespace bramah::app {

void SheetCausality::draw(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check)
{
    if (check.system && check.system->structure) {
        editor::SheetNotes notes = causalityNotes(shown.diagram(), shown.place(), *check.system);
        if (const model::Instance* instance = shown.instance())
            notes.uses = portUseNotes(shown.diagram(), *instance);
        notes.legend = noteLegend(notes);
        scene.showNotes(std::move(notes));
    } else if (!shown.place().isInside()) {
        scene.showNotes(conflictNotes(shown.diagram(), check.diagnostics));
    } else {
        clear(scene);
    }
}

void SheetCausality::drawUnasked(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check)
{
    const bool areThere = check.system && check.system->structure && hasBondLines(shown.diagram());
    scene.showNotes(areThere ? strokesOf(causalityNotes(shown.diagram(), shown.place(), *check.system))
                             : editor::SheetNotes());
}

void SheetCausality::clear(editor::SheetScene& scene)
{
    scene.showNotes({});
}

}  // namespace bramah::app
