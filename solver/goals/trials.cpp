// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goals/trials.h"

#include "model/units/quantity_text.h"
#include "solver/run/in_parallel.h"
#include "solver/use/model.h"

namespace bramah::solver {

namespace {

constexpr std::size_t kMostPulled = 60;  // runs of one pull
constexpr double kPullTolerance = 1e-4;  // of a parameter's range

}  // namespace

tl::expected<Trials, QString> Trials::plan(std::shared_ptr<Model> model, const QStringList& free,
                                           const RunSettings& settings, const std::function<bool()>& isStopWanted)
{
    GoalQuestion question;
    question.free = free;
    question.settings = settings;
    question.needsGoal = false;
    auto search = GoalSearch::plan(*model, question, isStopWanted);
    if (!search)
        return tl::unexpected(search.error());
    return Trials(std::move(model), std::move(question), *std::move(search));
}

Point Trials::start() const
{
    Point point;
    for (const SearchedVariable& variable : search_.variables())
        point.push_back(variable.range.start);
    return point;
}

Trial Trials::at(const Point& point, const std::function<bool()>& isStopWanted) const
{
    Trial trial;
    trial.point = point;
    trial.end = search_.runAt(point, trial.results, isStopWanted);
    return trial;
}

tl::expected<Trial, QString> Trials::pull(const QString& response, double target, const Point& from,
                                          const std::function<bool()>& isStopWanted) const
{
    GoalQuestion question = question_;
    question.goals = {{WrittenGoal::Kind::Aim, response + QLatin1Char('=') + model::exactNumber(target)}};
    auto search = GoalSearch::plan(*model_, question, isStopWanted);
    if (!search)
        return tl::unexpected(search.error());
    search->startFrom(from);
    SearchSettings settings;
    settings.evaluations = kMostPulled;
    settings.tolerance = kPullTolerance;
    settings.threads = processorCount();
    const SearchResult result = search->run(settings, {isStopWanted, {}});
    Trial trial = at(result.best.empty() ? from : result.points[result.best.front()].point, isStopWanted);
    if (!result.best.empty())
        trial.reached = result.points[result.best.front()].outcome.responses.front();
    return trial;
}

}  // namespace bramah::solver
