// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/fit/fit_request.h"
#include "app/work/background_job.h"
#include "editor/session/document_session.h"
#include "solver/faults/fault_search.h"
#include "solver/results/result_column.h"

#include <QObject>

#include <map>
#include <variant>
#include <vector>

namespace bramah::app {

/// What measured runs have answered.
struct FitReply {
    FitTask task = FitTask::Fit;
    QString problem;  ///< why there is no answer; else empty
    solver::FitAnswer fit;
    solver::FaultAnswer faults;
    QStringList experiments;                        ///< names, in the order of FittedSignal::experiment
    std::map<QString, solver::ResultColumn> units;  ///< of parameters and signals, by path
};

/// Asks measured runs of the class that a session runs, in the background on all cores. GUI thread.
class FitJob : public QObject
{
    Q_OBJECT
public:
    explicit FitJob(QObject* parent = nullptr);
    ~FitJob() override;

    void start(const editor::DocumentSession& session, const solver::MeasuredData& data, const FitRequest& request);
    /// Ends the work soon; what has been found stays, and ended() comes.
    void stop();
    /// Another document is in front: nothing is found.
    void forget();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// The last answer; null if there is none.
    [[nodiscard]] const FitReply* reply() const { return reply_.get(); }

Q_SIGNALS:
    void told(const QString& text);
    void ended();

private:
    using Progress = std::variant<QString, std::shared_ptr<FitReply>>;
    void take(const Progress& progress);

    std::shared_ptr<FitReply> reply_;
    std::shared_ptr<std::atomic<bool>> isStopWanted_;
    BackgroundJob<Progress> job_;
};

}  // namespace bramah::app
