// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/goals/goal_search.h"
#include "solver/reports/run_end.h"
#include "solver/results/result_store.h"

namespace bramah::solver {

/// A run with values that a user tries.
struct Trial {
    Point point;
    ResultStore results;
    RunEnd end;
    std::optional<double> reached;  ///< by a pull: the number that was pulled [SI]; nothing where it has none
};

/// A model with a few free parameters that is held, so that whole runs follow while a user slides a parameter, or pulls
/// a number of a run, as the peak of a curve, to another value. Any thread may ask.
class Trials
{
public:
    /// \a free: as readFreeParameter() takes them; those with choices take only these. The error is a message.
    [[nodiscard]] static tl::expected<Trials, QString> plan(std::shared_ptr<Model> model, const QStringList& free,
                                                            const RunSettings& settings,
                                                            const std::function<bool()>& isStopWanted = {});

    /// The search whose free parameters these are.
    [[nodiscard]] const GoalSearch& search() const { return search_; }
    /// Where the free parameters are now.
    [[nodiscard]] Point start() const;

    /// Makes the run at \a point, in the order of the free parameters.
    [[nodiscard]] Trial at(const Point& point, const std::function<bool()>& isStopWanted = {}) const;
    /// The run at which \a response, as responseNamed() takes it, comes nearest to \a target [SI]: by a few runs of
    /// least squares from \a from (aim_search.h), which move the parameters as little as they can. The error is a
    /// message: there is no such number.
    [[nodiscard]] tl::expected<Trial, QString> pull(const QString& response, double target, const Point& from,
                                                    const std::function<bool()>& isStopWanted = {}) const;

private:
    Trials(std::shared_ptr<Model> model, GoalQuestion question, GoalSearch search)
        : model_(std::move(model)), question_(std::move(question)), search_(std::move(search))
    {
    }

    std::shared_ptr<Model> model_;
    GoalQuestion question_;
    GoalSearch search_;
};

}  // namespace bramah::solver
