// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_area.h"
#include "app/plots/variable_tree.h"
#include "solver/measures/curve_statistics.h"

#include <QSplitter>
#include <QTimer>

namespace bramah::app {

class PlotKeys;
class StatisticsTable;
class TimeSearch;

/// The contents of the Plots dock for one document: its variables on the left, its plots on the right, with the search
/// for a time above them and the statistics below while the user wants them. The keys of the plots are here.
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
    [[nodiscard]] StatisticsTable& statistics() { return *statistics_; }
    [[nodiscard]] TimeSearch& search() { return *search_; }

    void setStatisticsShown(bool isShown);
    /// Asks for a new curve of the current plot, an expression.
    void addExpression();
    /// Asks why the first curve of the current plot has changed between the marks, or else about the cursor.
    void askWhy();
    /// The same of \a variable.
    void askWhy(const QString& variable);
    /// Opens the search for a time.
    void searchTime();
    /// The tree shows values at \a time of \a run; null: none.
    void showValues(const RunRecord* run, double time);

Q_SIGNALS:
    /// The user asks why \a variable has changed between two times.
    void whyWanted(const QString& variable, double from, double to);
    /// The cursor is moved by keys; none: away.
    void timeChosen(std::optional<double> time);
    /// A statistic of a curve is to be kept as a measure.
    void measureWanted(const QString& of, const QString& unit, solver::Statistic statistic);

private:
    void addKeys();
    void editCurve(PlotView& plot, std::size_t index);
    void updateStatistics();
    /// Moves the cursor to \a time, if there is one, and shows it.
    void goTo(std::optional<double> time);
    /// The curve whose peaks are sought: the first one of the current plot, of the latest run.
    [[nodiscard]] std::unique_ptr<CurveSource> mainCurve() const;
    [[nodiscard]] const solver::ResultStore* rows() const;
    [[nodiscard]] double cursorOrStart() const;

    RunHistory& history_;
    PlottableVariables plottable_;
    VariableTree* tree_;
    PlotArea* area_;
    TimeSearch* search_;
    StatisticsTable* statistics_;
    PlotKeys* keys_;
    QTimer statisticsTimer_;
};

}  // namespace bramah::app
