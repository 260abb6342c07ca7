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

    /// The shown run; null before the first one. A run that was kept earlier is shown when it is chosen.
    [[nodiscard]] const RunRecord* run() const;
    /// The shown run if it is one of \a className, the class at the top; else null.
    [[nodiscard]] const RunRecord* runOf(const QString& className) const;
    /// The time [s] in run(): the chosen one, else that of its newest row; 0 without a run.
    [[nodiscard]] double time() const;
    /// The time [s] that is pointed to, else the chosen one; none: the newest row is shown.
    [[nodiscard]] std::optional<double> chosenTime() const { return pointed_ && !isMoving() ? pointed_ : time_; }
    /// The same whatever is pointed to.
    [[nodiscard]] std::optional<double> restingTime() const { return time_; }
    /// Which way the chosen time moves on by itself: 1 forwards, -1 backwards; 0: it rests.
    [[nodiscard]] int way() const { return way_; }
    [[nodiscard]] bool isMoving() const { return way_ != 0; }

    /// Shows the run with this \a number; 0 or one that is not there: the newest one, as after each start of a run.
    void chooseRun(int number);
    /// Shows \a time; none: the newest row, as after each start of a run.
    void chooseTime(std::optional<double> time);
    /// Shows \a time in place of the chosen one as long as the mouse points to it; none: the chosen one again. A time
    /// that moves by itself goes on.
    void pointTo(std::optional<double> time);
    /// To be called when the chosen time begins to move by itself, turns, or rests again; see way().
    void setWay(int way);

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
    std::optional<double> pointed_;
    int way_ = 0;

    /// Calls \a change and tells if another time is shown after it.
    template <typename Change>
    void changeTime(Change change);
};

}  // namespace bramah::app
