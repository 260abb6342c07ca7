// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_history.h"

#include <QObject>
#include <QString>

#include <optional>

namespace bramah::app {

/// The moment of a run that sheet, plots and panels show together: the run and a time in it. Without a choice it is the
/// newest row of the newest run. Borrows the history, which it follows. GUI thread.
class ShownMoment : public QObject
{
    Q_OBJECT
public:
    explicit ShownMoment(const RunHistory& history, QObject* parent = nullptr);

    /// The shown run; null before the first one.
    [[nodiscard]] const RunRecord* run() const;
    /// The shown run if it is one of \a className, the class at the top; else null.
    [[nodiscard]] const RunRecord* runOf(const QString& className) const;
    /// The time [s] in run(): the chosen one, else that of its newest row; 0 without a run.
    [[nodiscard]] double time() const;
    /// The time [s] that was chosen; none: the newest row is shown.
    [[nodiscard]] std::optional<double> chosenTime() const { return time_; }

    /// Shows the run with this \a number; 0 or one that is not there: the newest one, as after each start of a run.
    void chooseRun(int number);
    /// Shows \a time; none: the newest row.
    void chooseTime(std::optional<double> time);

Q_SIGNALS:
    /// Another time is shown.
    void timeChanged();
    /// Another run is shown, or the list of runs has changed, names and choices included.
    void runsChanged();
    /// The values shown are others: after the signals above, and when new rows have come.
    void changed();

private:
    const RunHistory& history_;
    int number_ = 0;  ///< 0: the newest run
    std::optional<double> time_;
};

}  // namespace bramah::app
