// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_question.h"
#include "app/work/background_job.h"
#include "app/work/pause_gate.h"
#include "editor/session/document_session.h"
#include "solver/study/study_points.h"
#include "solver/study/study_runner.h"
#include "solver/use/model.h"

#include <QObject>

#include <memory>
#include <variant>
#include <vector>

namespace bramah::app {

/// A study that has been planned, and its results so far.
struct StudyAnswer {
    std::shared_ptr<const solver::Study> study;  ///< null: there is none
    solver::StudyDesign design;
    std::vector<solver::Response> responses;
    std::vector<solver::StudyResult> results;  ///< by point; those without values are still to come
    std::size_t takenOver = 0;                 ///< results of an earlier start that did not come to its end
    bool isKept = false;                       ///< a stop or a crash loses no results
    QString keepingProblem;                    ///< why they are not kept, though they were to be

    [[nodiscard]] std::size_t done() const { return done_; }
    void take(const solver::StudyResult& result);
    /// The values of a response by point; NaN where there is none.
    [[nodiscard]] std::vector<double> valuesOf(std::size_t response) const;

private:
    std::size_t done_ = 0;
};

/// The study that is asked for of \a model, without results. The error is a message. For a worker.
[[nodiscard]] tl::expected<StudyAnswer, QString> planOf(solver::Model& model, const StudyQuestion& question,
                                                        const std::function<bool()>& isStopWanted);

/// Runs a study of the class that a session runs, in the background on all cores. GUI thread.
class StudyJob : public QObject
{
    Q_OBJECT
public:
    explicit StudyJob(QObject* parent = nullptr);
    ~StudyJob() override;

    /// Results of a study that is stopped, or ended by a crash, are kept in \a folder for the next start of the same
    /// study; see KeptStudy. Empty, as at first: they are not.
    void keepIn(const QString& folder) { folder_ = folder; }
    void start(const editor::DocumentSession& session, const StudyQuestion& question);
    void stop();
    /// Shows a study that others have run, with planned() and ended().
    void show(const StudyAnswer& answer);
    void setPaused(bool isPaused);
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    [[nodiscard]] bool isPaused() const;
    [[nodiscard]] const StudyAnswer& answer() const { return answer_; }

Q_SIGNALS:
    void planned();
    void resultsChanged();
    void ended(const QString& problem);  ///< empty, if all runs were made or it was stopped

private:
    using Results = std::vector<solver::StudyResult>;
    struct Problem {
        QString text;
        Results rest;
    };
    /// Why results are not kept any more.
    struct Unkept {
        QString reason;
    };
    using Progress = std::variant<StudyAnswer, Results, Unkept, Problem>;
    using Send = BackgroundJob<Progress>::Send;
    /// Plans and runs the study; for the worker.
    static Problem work(solver::Model& model, const StudyQuestion& question, const QString& folder, PauseGate& gate,
                        const std::stop_token& token, const Send& send);
    void take(const Progress& progress);

    QString folder_;
    StudyAnswer answer_;
    std::shared_ptr<PauseGate> gate_ = std::make_shared<PauseGate>();
    BackgroundJob<Progress> job_;
};

}  // namespace bramah::app
