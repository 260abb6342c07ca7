// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/parts_on_sheet.h"

#include "app/structure/tables/colored_parts.h"
#include "editor/canvas/sheet_scene.h"

namespace bramah::app {

void PartsOnSheet::draw(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check)
{
    scene.showParts(check.system ? coloredParts(shown.diagram(), shown.place(), *check.system) : editor::SheetParts());
}

void PartsOnSheet::clear(editor::SheetScene& scene)
{
    scene.showParts({});
}

}  // namespace bramah::app
