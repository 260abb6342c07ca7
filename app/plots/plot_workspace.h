// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_area.h"
#include "app/plots/variable_tree.h"

#include <QSplitter>

namespace bramah::app {

/// The contents of the Plots dock for one document: its variables on the left, its plots on the right.
class PlotWorkspace : public QSplitter
{
    Q_OBJECT
public:
    PlotWorkspace(RunHistory& history, const editor::ActiveTheme& theme, QWidget* parent = nullptr);
    ~PlotWorkspace() override;

    [[nodiscard]] PlotArea& area() { return *area_; }
    [[nodiscard]] VariableTree& variables() { return *tree_; }
    [[nodiscard]] PlottableVariables& plottable() { return plottable_; }
    [[nodiscard]] RunHistory& history() { return history_; }

private:
    RunHistory& history_;
    PlottableVariables plottable_;
    VariableTree* tree_;
    PlotArea* area_;
};

}  // namespace bramah::app
