// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/faults_on_sheet.h"

#include "app/translate.h"
#include "model/text/dotted_name.h"
#include "solver/faults/fault_texts.h"

namespace bramah::app {

editor::SheetParts faultsOnSheet(const model::Diagram& diagram, const solver::FaultAnswer& answer)
{
    editor::SheetParts shown;
    for (std::size_t k = 0; k < answer.ranking.size(); ++k) {
        const solver::RankedFault& fault = answer.ranking[k];
        if ((k > 0 && !fault.isTied) || !fault.hypothesis || !fault.problem.isEmpty())
            continue;
        const int part = static_cast<int>(shown.entries.size());
        const QString name = model::withoutSubscripts(model::firstName(fault.hypothesis->component));
        for (const model::DiagramComponent& component : diagram.components())
            if (component.id.baseName() == name)
                shown.symbols.push_back({component.bounds, {part}, {}});
        shown.entries.push_back({part, tr("%1: %2").arg(part + 1).arg(solver::nameText(fault))});
    }
    if (!shown.entries.empty())
        shown.title =
            shown.entries.size() == 1 ? tr("What is measured says") : tr("One of these, says what is measured");
    return shown;
}

}  // namespace bramah::app
