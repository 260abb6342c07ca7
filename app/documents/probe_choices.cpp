// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/probe_choices.h"

#include "app/translate.h"
#include "model/text/dotted_name.h"
#include "model/text/first_words.h"

#include <QSet>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr std::ptrdiff_t kMostFirst = 8;  // entries that are read at a glance

/// The description of a variable with its name after it; the name alone if it has no description.
QString worded(const solver::ResultColumn& variable, const QString& name)
{
    const QString words = model::firstWords(variable.description);
    return words.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(words, name);
}

/// Adds \a variable under \a name; a mass flow of known density is first added as a volume flow.
void add(std::vector<ProbeChoice>& choices, const solver::ResultColumn& variable, const QString& name)
{
    if (!(variable.density > 0)) {
        choices.push_back({variable.path, worded(variable, name), {}});
        return;
    }
    const QString port = model::outerPath(variable.path);
    choices.push_back({variable.path, tr("Volume flow into %1").arg(port), {}});
    choices.push_back({variable.path, tr("Mass flow into %1").arg(port), variable.unit});
}

}  // namespace

ProbeChoices choicesFor(const editor::Probe& probe, const PlottableVariables& variables)
{
    ProbeChoices choices;
    for (const QString& path : probe.variables)
        if (const solver::ResultColumn* variable = variables.find(path))
            add(choices.own, *variable, model::lastName(path));
    const QSet<QString> known(probe.variables.begin(), probe.variables.end());
    const QString prefix = probe.owner + QLatin1Char('.');
    for (const solver::ResultColumn& variable : variables.all()) {
        if (!variable.path.startsWith(prefix) || known.contains(variable.path))
            continue;
        const QString rest = variable.path.mid(prefix.size());
        const qsizetype dot = model::firstDot(rest);
        if (dot < 0) {
            add(choices.own, variable, rest);
            continue;
        }
        const QString name = rest.left(dot);
        auto group = std::find_if(choices.groups.begin(), choices.groups.end(),
                                  [&](const ProbeChoices::Group& one) { return one.name == name; });
        if (group == choices.groups.end())
            group = choices.groups.insert(group, {name, {}});
        add(group->variables, variable, rest.mid(dot + 1));
    }
    // Signals without a unit, from inside a component, come after variables that can be measured.
    if (probe.variables.isEmpty())
        std::stable_partition(choices.own.begin(), choices.own.end(),
                              [&](const ProbeChoice& choice) { return !variables.find(choice.path)->unit.isEmpty(); });
    const auto isPlain = [&](const ProbeChoice& choice) {
        const solver::ResultColumn& variable = *variables.find(choice.path);
        return known.contains(choice.path) || (!variable.description.isEmpty() && !variable.unit.isEmpty());
    };
    const auto rest = std::stable_partition(choices.own.begin(), choices.own.end(), isPlain);
    const auto first = choices.own.begin() + std::min(kMostFirst, rest - choices.own.begin());
    // A menu with nothing in it but a submenu would only be in the way.
    if (first != choices.own.begin()) {
        choices.further.assign(first, choices.own.end());
        choices.own.erase(first, choices.own.end());
    }
    return choices;
}

}  // namespace bramah::app
