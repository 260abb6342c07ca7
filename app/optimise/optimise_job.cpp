// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_job.h"

#include "app/run/prepare_model.h"
#include "solver/goals/goal_texts.h"
#include "solver/run/in_parallel.h"
#include "solver/use/model.h"

#include <QElapsedTimer>

#include <algorithm>
#include <atomic>

namespace bramah::app {

namespace {

constexpr qint64 kSendPeriod = 60;  // ms

}  // namespace

OptimiseJob::OptimiseJob(QObject* parent) : QObject(parent), job_([this](const Progress& progress) { take(progress); })
{
}

OptimiseJob::~OptimiseJob() = default;

void OptimiseJob::forget()
{
    job_.stop();
    setPaused(false);
    answer_ = {};
}

void OptimiseJob::stop()
{
    if (isStopWanted_)
        *isStopWanted_ = true;
    setPaused(false);
}

void OptimiseJob::start(const editor::DocumentSession& session, const OptimiseQuestion& question,
                        std::vector<solver::PartChoice> parts)
{
    forget();
    isStopWanted_ = std::make_shared<std::atomic<bool>>(false);
    job_.start([model = modelOf(session), question, parts = std::move(parts), wanted = isStopWanted_, gate = gate_](
                   const std::stop_token& token, const auto& send) -> Progress {
        const auto isStopped = [wanted, token] { return *wanted || token.stop_requested(); };
        // Runs ask it at every evaluation, and so wait where they are.
        const auto isStopWanted = [isStopped, gate] {
            gate->pass(isStopped);
            return isStopped();
        };
        solver::GoalQuestion asked{question.parameters(), parts, question.writtenGoals(), question.measures, {}, {}};
        if (const auto& flat = model->flattened(isStopWanted); flat.model)
            asked.settings = solver::settingsOf(flat.model->experiment);
        auto plan = solver::GoalSearch::plan(*model, asked, isStopWanted);
        if (!plan)
            return End{plan.error(), {}, {}};
        const auto search = std::make_shared<const solver::GoalSearch>(*std::move(plan));
        send(search);
        return searched(*search, question.settings(), isStopWanted, [&](Batch batch) { send(std::move(batch)); });
    });
}

OptimiseJob::End OptimiseJob::searched(const solver::GoalSearch& search, solver::SearchSettings settings,
                                       const std::function<bool()>& isStopWanted,
                                       const std::function<void(Batch)>& send)
{
    settings.threads = solver::processorCount();
    Batch batch;
    QElapsedTimer sinceBatch;
    sinceBatch.start();
    const auto take = [&](const solver::EvaluatedPoint& point, bool isBest) {
        batch.push_back({point, isBest});
        if (sinceBatch.elapsed() > kSendPeriod) {
            send(std::exchange(batch, {}));
            sinceBatch.restart();
        }
    };
    const solver::SearchResult result = search.run(settings, {isStopWanted, take});
    End end{solver::endText(result), std::move(batch), {}};
    for (const std::size_t k : result.best)
        end.best.push_back(result.points[k].point);
    return end;
}

void OptimiseJob::takeBatch(const Batch& batch)
{
    for (const Found& found : batch) {
        if (found.isBest)
            answer_.best = {answer_.points.size()};
        answer_.points.push_back(found.point);
    }
}

void OptimiseJob::take(const Progress& progress)
{
    if (const auto* plan = std::get_if<Plan>(&progress)) {
        answer_.search = *plan;
        Q_EMIT planned();
        return;
    }
    const auto* end = std::get_if<End>(&progress);
    takeBatch(end ? end->rest : std::get<Batch>(progress));
    if (end && !end->best.empty()) {
        answer_.best.clear();
        for (const solver::Point& best : end->best) {
            const auto found = std::ranges::find(answer_.points, best, &solver::EvaluatedPoint::point);
            answer_.best.push_back(static_cast<std::size_t>(found - answer_.points.begin()));
        }
    }
    Q_EMIT pointsChanged();
    if (end)
        Q_EMIT ended(end->text);
}

}  // namespace bramah::app
