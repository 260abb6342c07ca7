// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/probe_choices.h"

#include <algorithm>

namespace bramah::app {

ProbeChoices choicesFor(const editor::Probe& probe, const PlottableVariables& variables)
{
    ProbeChoices choices;
    for (const QString& path : probe.variables)
        if (variables.find(path))
            choices.own.append(path);
    const QString prefix = probe.owner + QLatin1Char('.');
    for (const solver::ResultColumn& variable : variables.all()) {
        if (!variable.path.startsWith(prefix) || choices.own.contains(variable.path))
            continue;
        const QString rest = variable.path.mid(prefix.size());
        const qsizetype dot = rest.indexOf(QLatin1Char('.'));
        if (dot < 0) {
            choices.own.append(variable.path);
            continue;
        }
        const QString name = rest.left(dot);
        auto group = std::find_if(choices.groups.begin(), choices.groups.end(),
                                  [&](const ProbeChoices::Group& one) { return one.name == name; });
        if (group == choices.groups.end())
            group = choices.groups.insert(group, {name, {}});
        group->variables.append(variable.path);
    }
    // Signals of a component's inside, that have no unit, after what can be measured.
    if (probe.variables.isEmpty())
        std::stable_partition(choices.own.begin(), choices.own.end(),
                              [&](const QString& path) { return !variables.find(path)->unit.isEmpty(); });
    return choices;
}

}  // namespace bramah::app
