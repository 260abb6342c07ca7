// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/trial_job.h"

#include "app/run/prepare_model.h"
#include "solver/use/model.h"

namespace bramah::app {

TrialJob::TrialJob(QObject* parent) : QObject(parent), job_([this](const Result& result) { take(result); }) {}

void TrialJob::forget()
{
    drop();
    trials_.reset();
}

void TrialJob::drop()
{
    job_.stop();
    next_.reset();
}

void TrialJob::plan(const editor::DocumentSession& session, const QStringList& free)
{
    forget();
    job_.start([model = modelOf(session), free](const std::stop_token& token, const auto&) -> Result {
        const auto& flat = model->flattened(stopCheck(token));
        const solver::RunSettings settings =
            flat.model ? solver::settingsOf(flat.model->experiment) : solver::RunSettings();
        auto trials = solver::Trials::plan(model, free, settings, stopCheck(token));
        if (!trials)
            return Plan(tl::unexpected(trials.error()));
        return Plan(std::make_shared<const solver::Trials>(*std::move(trials)));
    });
}

void TrialJob::tryAt(const solver::Point& point)
{
    ask({point, {}, 0});
}

void TrialJob::pull(const QString& response, double target, const solver::Point& from)
{
    ask({from, response, target});
}

void TrialJob::ask(Question question)
{
    if (!trials_)
        return;
    next_ = std::move(question);
    if (job_.isRunning())
        return;
    const Question asked = *std::exchange(next_, std::nullopt);
    job_.start([trials = trials_, asked](const std::stop_token& token, const auto&) -> Result {
        if (asked.response.isEmpty())
            return Tried(std::make_shared<solver::Trial>(trials->at(asked.point, stopCheck(token))));
        auto pulled = trials->pull(asked.response, asked.target, asked.point, stopCheck(token));
        if (!pulled)
            return Tried(tl::unexpected(pulled.error()));
        return Tried(std::make_shared<solver::Trial>(*std::move(pulled)));
    });
}

void TrialJob::take(const Result& result)
{
    if (const auto* plan = std::get_if<Plan>(&result)) {
        if (*plan)
            trials_ = **plan;
        Q_EMIT planned(*plan ? QString() : plan->error());
        return;
    }
    const Tried& tried = std::get<Tried>(result);
    if (next_)
        ask(*std::exchange(next_, std::nullopt));
    if (tried)
        Q_EMIT this->tried(*tried);
    else
        Q_EMIT refused(tried.error());
}

}  // namespace bramah::app
