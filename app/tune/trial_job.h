// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/background_job.h"
#include "editor/session/document_session.h"
#include "solver/goals/trials.h"

#include <QObject>

#include <memory>
#include <optional>
#include <variant>

namespace bramah::app {

/// Runs of a held model with values that a user tries, in the background, one after the other: of those that are asked
/// for meanwhile only the last one is made. GUI thread.
class TrialJob : public QObject
{
    Q_OBJECT
public:
    explicit TrialJob(QObject* parent = nullptr);

    /// Holds the class that \a session runs, with \a free parameters.
    void plan(const editor::DocumentSession& session, const QStringList& free);
    /// Nothing is held or computed any more.
    void forget();
    [[nodiscard]] const solver::Trials* trials() const { return trials_.get(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    void tryAt(const solver::Point& point);
    void pull(const QString& response, double target, const solver::Point& from);
    /// What was asked for is not wanted any more.
    void drop();

Q_SIGNALS:
    void planned(const QString& problem);  ///< empty: trials() are there
    void tried(const std::shared_ptr<solver::Trial>& trial);
    void refused(const QString& problem);

private:
    struct Question {
        solver::Point point;
        QString response;  ///< empty: nothing is pulled
        double target = 0;
    };
    using Plan = tl::expected<std::shared_ptr<const solver::Trials>, QString>;
    using Tried = tl::expected<std::shared_ptr<solver::Trial>, QString>;
    using Result = std::variant<Plan, Tried>;
    void ask(Question question);
    void take(const Result& result);

    std::shared_ptr<const solver::Trials> trials_;
    std::optional<Question> next_;
    BackgroundJob<Result> job_;
};

}  // namespace bramah::app
