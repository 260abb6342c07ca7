// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/plottable_variables.h"
#include "editor/canvas/probe.h"

#include <QString>

#include <vector>

namespace bramah::app {

/// A variable that can be plotted, in one of the units it can be shown in.
struct ProbeChoice {
    QString path;
    QString text;  ///< as a menu names it: "Gas pressure (p_gas)", "Volume flow into valve"
    QString unit;  ///< empty: the usual one
};

/// The entries that a menu offers for a clicked object.
struct ProbeChoices {
    struct Group {
        QString name;  ///< a port or part: `P`
        std::vector<ProbeChoice> variables;
    };
    std::vector<ProbeChoice> own;      ///< what a user looks for first: the most important one, then described ones
    std::vector<ProbeChoice> further;  ///< the others of the object itself
    std::vector<Group> groups;         ///< of a component: its ports and parts
    [[nodiscard]] bool isEmpty() const { return own.empty() && further.empty() && groups.empty(); }
};

[[nodiscard]] ProbeChoices choicesFor(const editor::Probe& probe, const PlottableVariables& variables);

}  // namespace bramah::app
