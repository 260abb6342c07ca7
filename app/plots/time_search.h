// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/plottable_variables.h"
#include "solver/measures/measure.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace bramah::app {

class ExpressionField;

/// A bar that answers when something is so in the latest run: `lineP.p > 160 bar`. Enter leads to the next stretch of
/// time, Shift+Enter to the one before. Borrows history and variables. GUI thread.
class TimeSearch : public QWidget
{
    Q_OBJECT
public:
    TimeSearch(const RunHistory& history, const PlottableVariables& variables, QWidget* parent = nullptr);

    /// Shows the bar with the focus in its field.
    void open();
    [[nodiscard]] QString message() const;
    [[nodiscard]] ExpressionField& field() { return *condition_; }

Q_SIGNALS:
    /// The user looks at a stretch of time.
    void found(double from, double to);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void step(int direction);
    void search();

    const RunHistory& history_;
    const PlottableVariables& variables_;
    ExpressionField* condition_;
    QLabel* message_;
    QString searched_;     ///< the condition whose stretches these are
    int searchedRun_ = 0;  ///< and the number of the run
    std::size_t searchedRows_ = 0;
    std::vector<solver::TrueStretch> stretches_;
    int current_ = -1;
};

}  // namespace bramah::app
