// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_job.h"
#include "solver/plan/study_plan.h"

#include <QObject>

#include <optional>
#include <variant>
#include <vector>

namespace bramah::app {

/// A folder in which a study may be planned.
struct PlanFolder {
    std::optional<solver::StudyPlan> plan;  ///< nothing: there is none, or it cannot be read
    QString problem;                        ///< why it cannot be read; empty if there is none or it can
    std::vector<solver::SliceState> slices;

    [[nodiscard]] std::size_t done() const;
    [[nodiscard]] std::size_t failed() const;
};

/// Writes the plan of a study to a folder, looks how far it is, and collects its results: in the background, as folders
/// may lie on other machines. GUI thread.
class PlanJob : public QObject
{
    Q_OBJECT
public:
    explicit PlanJob(QObject* parent = nullptr);

    /// Plans \a question of the class that a session runs.
    void write(const editor::DocumentSession& session, const StudyQuestion& question, const QString& folder,
               std::size_t slices);
    void collect(const QString& folder);
    /// Writing or collecting; a look does not count.
    [[nodiscard]] bool isBusy() const { return work_.isRunning(); }
    void stop() { work_.stop(); }

    /// Looks at \a folder, unless a look at the same one has not ended yet.
    void look(const QString& folder);

Q_SIGNALS:
    void written(const QString& problem);  ///< empty if the plan is there
    void collected(const StudyAnswer& answer);
    void notCollected(const QString& problem);
    void seen(const QString& folder, const PlanFolder& found);

private:
    struct Written {
        QString problem;
    };
    struct NotCollected {
        QString problem;
    };
    using Outcome = std::variant<Written, NotCollected, StudyAnswer>;
    struct Look {
        QString folder;
        PlanFolder found;
    };
    void take(const Outcome& outcome);

    QString looked_;  ///< the folder that is looked at now
    BackgroundJob<Outcome> work_;
    BackgroundJob<Look> look_;
};

}  // namespace bramah::app
