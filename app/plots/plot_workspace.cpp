// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_workspace.h"

namespace bramah::app {

PlotWorkspace::PlotWorkspace(RunHistory& history, const editor::ActiveTheme& theme, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent),
      history_(history),
      plottable_(history),
      tree_(new VariableTree),
      area_(new PlotArea(history, plottable_, theme))
{
    setHandleWidth(1);
    addWidget(tree_);
    addWidget(area_);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    setSizes({230, 1000});
    connect(tree_, &VariableTree::variableChosen, area_, &PlotArea::plotVariable);
    connect(&plottable_, &PlottableVariables::changed, this, [this] { tree_->setVariables(plottable_.all()); });
}

PlotWorkspace::~PlotWorkspace()
{
    // The plots refer to the variables.
    delete area_;
}

}  // namespace bramah::app
