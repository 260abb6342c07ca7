// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/check_on_sheet.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"

namespace bramah::app {

CheckOnSheet::CheckOnSheet(editor::DocumentSession& session, const LiveCheck& check, editor::SheetView& sheet,
                           QObject* parent)
    : QObject(parent), session_(session), check_(check), sheet_(sheet)
{
    connect(&check_, &LiveCheck::checked, this, &CheckOnSheet::show);
    // The marks are at the old places.
    connect(&session_.sheet(), &editor::Sheet::diagramChanged, this, [this] { clear(sheet_.sheet()); });
}

void CheckOnSheet::setOn(bool isOn)
{
    isOn_ = isOn;
    show();
}

void CheckOnSheet::show()
{
    if (check_.isPending())
        return;  // the end of the check comes back here
    if (isOn_)
        draw(sheet_.sheet(), session_.sheet(), check_.compiled());
    else
        drawUnasked(sheet_.sheet(), session_.sheet(), check_.compiled());
}

}  // namespace bramah::app
