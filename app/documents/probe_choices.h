// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plottable_variables.h"
#include "editor/canvas/probe.h"

#include <QStringList>

#include <vector>

namespace bramah::app {

/// What a menu offers of something clicked: paths that can be plotted.
struct ProbeChoices {
    struct Group {
        QString name;  ///< a port or part: `P`
        QStringList variables;
    };
    QStringList own;            ///< most telling first, else as in the model, those without a unit last
    std::vector<Group> groups;  ///< of a component: its ports and parts
    bool isEmpty() const { return own.isEmpty() && groups.empty(); }
};

[[nodiscard]] ProbeChoices choicesFor(const editor::Probe& probe, const PlottableVariables& variables);

}  // namespace bramah::app
