// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/faults/fault_texts.h"

#include "model/units/quantity_text.h"
#include "solver/translate.h"

#include <QStringList>

namespace bramah::solver {

QString nameText(const RankedFault& fault)
{
    return fault.hypothesis ? tr("%1: %2").arg(fault.hypothesis->component, fault.hypothesis->caption) : tr("no fault");
}

QString verdictText(const FaultAnswer& answer)
{
    if (answer.ranking.empty())
        return answer.problem;
    QStringList tied{nameText(answer.ranking.front())};
    for (const RankedFault& fault : answer.ranking)
        if (fault.isTied)
            tied << nameText(fault);
    if (tied.size() == 1)
        return tr("%1.").arg(tied.front());
    const QString text = tr("What is measured cannot tell these apart: %1.").arg(tied.join(QStringLiteral("; ")));
    if (!answer.sensor)
        return text + QLatin1Char(' ') + tr("No pressure in the circuit would tell the first two apart.");
    return text + QLatin1Char(' ') +
           tr("A pressure at %1 would do: there the first two differ by %2.")
               .arg(answer.sensor->variable.chopped(2),
                    model::formatQuantity(answer.sensor->difference, QStringLiteral("Pa"), QStringLiteral("bar"), 2));
}

}  // namespace bramah::solver
