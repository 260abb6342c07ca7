// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/plottable_variables.h"
#include "app/results/run_history.h"
#include "editor/session/document_session.h"
#include "solver/measures/measure.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <utility>

namespace bramah::app {

/// The measures of the class that a document shows, kept in its text, and their values in its runs. A change is an edit
/// with an entry to undo. Values of ended runs are computed one after the other, while the window goes on. Borrows
/// session, history and variables. GUI thread.
class RunMeasures : public QObject
{
    Q_OBJECT
public:
    RunMeasures(editor::DocumentSession& session, const RunHistory& history, const PlottableVariables& variables,
                QObject* parent = nullptr);

    [[nodiscard]] const solver::Measures& measures() const { return measures_; }
    [[nodiscard]] const RunHistory& history() const { return history_; }
    [[nodiscard]] const PlottableVariables& variables() const { return variables_; }
    /// Puts other measures into the text, as one undo entry called \a what. False if it cannot be edited.
    bool set(const solver::Measures& measures, const QString& what);
    /// The value of measure number \a index in \a run; null until it is computed, and while the run goes on.
    [[nodiscard]] const solver::MeasureResult* result(const RunRecord& run, std::size_t index) const;
    /// The number of measures whose limits \a run breaks; nothing until all are computed, or if none has a limit.
    [[nodiscard]] std::optional<int> brokenLimits(const RunRecord& run) const;

Q_SIGNALS:
    /// Other measures.
    void changed();
    /// More values.
    void resultsChanged();

private:
    void take();
    void computeNext();

    editor::DocumentSession& session_;
    const RunHistory& history_;
    const PlottableVariables& variables_;
    solver::Measures measures_;
    QString className_;
    std::map<std::pair<int, std::size_t>, solver::MeasureResult> results_;  ///< by number of a run and of a measure
    QTimer timer_;
};

}  // namespace bramah::app
