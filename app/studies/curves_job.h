// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/background_job.h"
#include "solver/study/study_runner.h"

#include <QObject>

#include <memory>
#include <vector>

namespace bramah::app {

/// A variable in some runs of a study.
struct CurvesQuestion {
    std::shared_ptr<const solver::Study> study;  ///< null: nothing is asked
    QString variable;                            ///< its path
    std::vector<std::size_t> points;             ///< of the runs
    friend bool operator==(const CurvesQuestion&, const CurvesQuestion&) = default;
};

/// The course of a variable in one run.
struct RunCurve {
    std::size_t point = 0;
    std::vector<double> values;  ///< [SI] at each of CurvesJob::times(); NaN behind the end of the run
};

/// Makes runs of a study once more, in the background on all cores, for the course of one variable. Each run keeps that
/// variable at 300 times and nothing else, so that the memory does not grow with the runs' own rows. GUI thread.
class CurvesJob : public QObject
{
    Q_OBJECT
public:
    explicit CurvesJob(QObject* parent = nullptr);

    /// Another question stops the one before; curves that it has too stay. They are made by \a jobs threads.
    void ask(const CurvesQuestion& question, int jobs);
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    [[nodiscard]] const CurvesQuestion& question() const { return question_; }
    /// Where the curves have values [s].
    [[nodiscard]] const std::vector<double>& times() const { return times_; }
    /// Those that are ready, in the order of their ends.
    [[nodiscard]] const std::vector<RunCurve>& curves() const { return curves_; }

Q_SIGNALS:
    void changed();

private:
    using Curves = std::vector<RunCurve>;

    /// Drops the curves that \a question does not ask for; the points of those that it still lacks.
    [[nodiscard]] std::vector<std::size_t> missingOf(const CurvesQuestion& question);

    CurvesQuestion question_;
    std::vector<double> times_;
    Curves curves_;
    BackgroundJob<Curves> job_;
};

}  // namespace bramah::app
