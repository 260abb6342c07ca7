// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "model/classes/class_node.h"

#include <QByteArray>

namespace bramah::app {

/// Plots as Modelica itself keeps them, `Documentation(figures={Figure(...)})` (Modelica 3.6, 18.3.2), so that other
/// tools show them too: a figure is a page. Some of them are Bramah's own, by their identifiers.
struct FigurePlots {
    PlotPages own;     ///< of Bramah's own figures; a page whose plots no figure can say is empty
    PlotPages others;  ///< of those that other tools, or a person, have written
    bool hasOwn = false;
    QByteArrayList otherTexts;  ///< the figures of the latter as they are written
};

[[nodiscard]] FigurePlots figurePlotsOf(const model::ClassNode& node);
/// Can a figure say all of \a plot? Its curves are references in one unit, over time or another reference.
[[nodiscard]] bool canBeFigure(const PlotDefinition& plot);
/// Bramah's own figure of the plots of \a page that can be figures; \a number: of the page, from 0. Empty if there are
/// none.
[[nodiscard]] QByteArray figureText(const PlotPage& page, std::size_t number);

/// Is \a text the path of a variable, and no expression?
[[nodiscard]] bool isReference(const QString& text);

}  // namespace bramah::app
