// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/label_plan.h"

#include "model/routing/label_clearing.h"
#include "model/routing/sheet_picture.h"

namespace bramah::model {

DiagramChanges planLegibleLabels(const Diagram& diagram)
{
    DiagramChanges changes;
    appendLegibleLabels(changes, diagram, SheetPicture(diagram));
    return changes;
}

void appendLegibleLabels(DiagramChanges& changes, const Diagram& diagram, const SheetPicture& picture)
{
    for (const auto& [id, shift] : clearedLabels(picture)) {
        const DiagramComponent* symbol = diagram.component(id);
        if (symbol && !symbol->isInherited)
            changes.push_back(SetLabel{id, {shiftedLabel(*symbol, shift), symbol->label.isTurned}});
    }
}

}  // namespace bramah::model
