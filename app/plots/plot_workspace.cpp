// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_workspace.h"

namespace bramah::app {

PlotWorkspace::PlotWorkspace(RunHistory& history, const editor::ActiveTheme& theme, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), history_(history), tree_(new VariableTree), area_(new PlotArea(history, theme))
{
    setHandleWidth(1);
    addWidget(tree_);
    addWidget(area_);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    setSizes({230, 1000});
    connect(tree_, &VariableTree::variableChosen, area_, &PlotArea::plotVariable);
    connect(&history, &RunHistory::progressed, this, &PlotWorkspace::takeVariables);
    connect(&history, &RunHistory::runEnded, this, &PlotWorkspace::takeVariables);
}

void PlotWorkspace::setModelVariables(const std::vector<solver::ResultColumn>& variables)
{
    const RunRecord* latest = history_.latest();
    if (!latest || latest->results.columns().empty())
        tree_->setVariables(variables);
}

void PlotWorkspace::takeVariables()
{
    if (const RunRecord* latest = history_.latest(); latest && !latest->results.columns().empty())
        tree_->setVariables(latest->results.columns());
}

}  // namespace bramah::app
