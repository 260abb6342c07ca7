// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "model/classes/class_node.h"

#include <QByteArray>

namespace bramah::app {

/// Plots as Modelica itself keeps them, `Documentation(figures={Figure(...)})` (Modelica 3.6, 18.3.2), so that other
/// tools show them too. Of several figures one is Bramah's own, by its identifier.
struct FigurePlots {
    PlotDefinitions own;     ///< of Bramah's own figure
    PlotDefinitions others;  ///< of those that other tools, or a person, have written
    bool hasOwn = false;
    QByteArrayList otherTexts;  ///< the figures of the latter as they are written
};

[[nodiscard]] FigurePlots figurePlotsOf(const model::ClassNode& node);
/// Can a figure say all of \a plot? Its curves are references in one unit, over time or another reference.
[[nodiscard]] bool canBeFigure(const PlotDefinition& plot);
/// Bramah's own figure with \a plots, all of which can be figures.
[[nodiscard]] QByteArray figureText(const PlotDefinitions& plots);

/// Is \a text the path of a variable, and no expression?
[[nodiscard]] bool isReference(const QString& text);

}  // namespace bramah::app
