// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/optimise/optimise_form.h"
#include "app/work/background_job.h"
#include "app/work/pause_gate.h"
#include "editor/session/document_session.h"
#include "solver/goals/goal_search.h"

#include <QObject>

#include <memory>
#include <variant>
#include <vector>

namespace bramah::app {

/// A search that has been planned, and its runs so far.
struct OptimiseAnswer {
    std::shared_ptr<const solver::GoalSearch> search;  ///< null: there is none
    std::vector<solver::EvaluatedPoint> points;        ///< in the order in which they came
    std::vector<std::size_t> best;                     ///< numbers of the best point, or of the front, so far
};

/// Searches values of the class that a session runs, in the background on all cores. GUI thread.
class OptimiseJob : public QObject
{
    Q_OBJECT
public:
    explicit OptimiseJob(QObject* parent = nullptr);
    ~OptimiseJob() override;

    /// \a parts: what the catalogues have for the question's parts.
    void start(const editor::DocumentSession& session, const OptimiseQuestion& question,
               std::vector<solver::PartChoice> parts);
    /// Ends the search soon; what it has found stays, and ended() comes.
    void stop();
    /// Holds the runs where they are, or lets them go on.
    void setPaused(bool isPaused) { gate_->setShut(isPaused); }
    [[nodiscard]] bool isPaused() const { return gate_->isShut(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    [[nodiscard]] const OptimiseAnswer& answer() const { return answer_; }
    /// Another document is in front: nothing is found.
    void forget();

Q_SIGNALS:
    void planned();
    void pointsChanged();
    void ended(const QString& text);  ///< how, as a sentence; or what is wrong

private:
    struct Found {
        solver::EvaluatedPoint point;
        bool isBest = false;
    };
    struct End {
        QString text;
        std::vector<Found> rest;
        std::vector<solver::Point> best;
    };
    using Batch = std::vector<Found>;
    using Plan = std::shared_ptr<const solver::GoalSearch>;
    using Progress = std::variant<Plan, Batch, End>;
    [[nodiscard]] static End searched(const solver::GoalSearch& search, solver::SearchSettings settings,
                                      const std::function<bool()>& isStopWanted,
                                      const std::function<void(Batch)>& send);
    void take(const Progress& progress);
    void takeBatch(const Batch& batch);

    OptimiseAnswer answer_;
    std::shared_ptr<std::atomic<bool>> isStopWanted_;
    std::shared_ptr<PauseGate> gate_ = std::make_shared<PauseGate>();
    BackgroundJob<Progress> job_;
};

}  // namespace bramah::app
