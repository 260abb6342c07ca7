// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/parts_on_sheet.h"

#include "app/structure/tables/colored_parts.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"

namespace bramah::app {

PartsOnSheet::PartsOnSheet(editor::DocumentSession& session, const LiveCheck& check, editor::SheetView& sheet,
                           QObject* parent)
    : QObject(parent), session_(session), check_(check), sheet_(sheet)
{
    connect(&check_, &LiveCheck::checked, this, &PartsOnSheet::show);
    // The old colours stand at the old places.
    connect(&session_.sheet(), &editor::Sheet::diagramChanged, this, [this] { sheet_.sheet().showParts({}); });
}

void PartsOnSheet::setOn(bool isOn)
{
    isOn_ = isOn;
    show();
}

void PartsOnSheet::show()
{
    if (check_.isPending())
        return;  // the end of the check comes back here
    const auto& system = check_.compiled().system;
    sheet_.sheet().showParts(isOn_ && system
                                 ? coloredParts(session_.sheet().diagram(), session_.sheet().place(), *system)
                                 : editor::SheetParts());
}

}  // namespace bramah::app
