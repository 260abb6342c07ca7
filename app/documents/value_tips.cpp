// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/value_tips.h"

#include "app/translate.h"
#include "model/text/dotted_name.h"
#include "solver/results/column_units.h"

#include <cmath>

namespace bramah::app {

namespace {

constexpr int kMostValues = 6;

}  // namespace

QString valueTip(const editor::Probe& probe, const PlottableVariables& variables, const solver::ResultStore& results,
                 double time)
{
    QString rows;
    int count = 0;
    for (const ProbeChoice& choice : choicesFor(probe, variables).own) {
        const int column = results.find(choice.path);
        const double value = column < 0 ? NAN : results.valueAt(column, time);
        // Mass flows of the same oil are only in the menu.
        const bool isMassFlow = !choice.unit.isEmpty();
        // Of a line and a port what is most wanted says all: pressure and flow.
        const bool isMinor = !probe.variables.isEmpty() && !probe.variables.contains(choice.path);
        if (isMassFlow || isMinor || !std::isfinite(value) || ++count > kMostValues)
            continue;
        const solver::ResultColumn& variable = results.columns()[static_cast<std::size_t>(column)];
        // A flow is told with the direction it has.
        const bool goesOut = variable.density > 0 && value < 0;
        const QString port = model::outerPath(choice.path);
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2</td></tr>")
                    .arg((goesOut ? tr("Volume flow out of %1").arg(port) : choice.text).toHtmlEscaped(),
                         valueText(variable, goesOut ? -value : value).toHtmlEscaped());
    }
    return rows.isEmpty() ? QString()
                          : QStringLiteral("<b>%1</b><table>%2</table>").arg(probe.name.toHtmlEscaped(), rows);
}

}  // namespace bramah::app
