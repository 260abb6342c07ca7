// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/fit_job.h"

#include "app/run/prepare_model.h"
#include "solver/run/in_parallel.h"
#include "solver/run/stored_variables.h"
#include "solver/tape/compiled_system.h"

#include <QLocale>

#include <algorithm>
#include <atomic>

namespace bramah::app {

namespace {

using Send = std::function<void(QString)>;
using StopCheck = std::function<bool()>;

/// One request with what it needs, in a worker.
class FitWork
{
public:
    FitWork(solver::Model& model, const FitRequest& request, const std::vector<solver::LaidFile>& files,
            const StopCheck& isStopWanted, const Send& send)
        : model_(model), request_(request), files_(files), isStopWanted_(isStopWanted), send_(send)
    {
        reply_->task = request.task;
    }

    [[nodiscard]] std::shared_ptr<FitReply> answer()
    {
        reply_->problem = plan();
        if (!reply_->problem.isEmpty())
            return reply_;
        switch (request_.task) {
        case FitTask::Preview: reply_->fit = solver::previewFit(question_, {{}, isStopWanted_}); break;
        case FitTask::Fit:
            reply_->fit = solver::fit(question_, {[this](const auto& at) { tell(at); }, isStopWanted_});
            break;
        case FitTask::Faults: findFaults(); break;
        }
        if (reply_->problem.isEmpty())
            reply_->problem = request_.task == FitTask::Faults ? reply_->faults.problem : reply_->fit.problem;
        nameUnits();
        return reply_;
    }

private:
    /// Returns what is wrong with the request.
    [[nodiscard]] QString plan()
    {
        const solver::FlattenOutcome& flat = model_.flattened(isStopWanted_);
        question_.system = flat.model ? model_.built({}, isStopWanted_).system : nullptr;
        if (!question_.system)
            return FitJob::tr("The circuit cannot be computed; the list of problems says why.");
        question_.settings = solver::settingsOf(flat.model->experiment);
        question_.outliers = request_.outliers;
        question_.jobs = solver::processorCount();
        auto parameters = solver::readFreeParameters(solver::textsOf(request_.free), model_, {});
        if (!parameters)
            return parameters.error();
        question_.parameters = std::move(*parameters);
        return planExperiments();
    }

    [[nodiscard]] QString planExperiments()
    {
        for (const solver::MeasuredRunUse& use : request_.runs) {
            const auto file = std::ranges::find(files_, use.name, &solver::LaidFile::name);
            if (use.role == solver::MeasuredRunUse::Role::Unused || file == files_.end())
                continue;
            auto experiment = solver::experimentOf(*file, use.clauses, model_);
            if (!experiment)
                return experiment.error();
            experiment->isValidation = use.role == solver::MeasuredRunUse::Role::Validation;
            reply_->experiments << experiment->name;
            question_.experiments.push_back(std::move(*experiment));
        }
        return {};
    }

    void findFaults()
    {
        solver::FaultQuestion faults;
        faults.hypotheses = solver::faultHypotheses(model_);
        faults.fit = question_;
        reply_->faults = solver::findFault(
            faults,
            [this](const solver::FaultProgress& progress) {
                send_(FitJob::tr("%1 of %2 steps").arg(progress.done).arg(progress.all));
            },
            isStopWanted_);
    }

    void tell(const solver::FitProgress& progress) const
    {
        send_(FitJob::tr("%1 runs, %2 % of the squares are left")
                  .arg(progress.runs)
                  .arg(QLocale().toString(100 * progress.share, 'g', 3)));
    }

    void nameUnits()
    {
        const auto name = [&](const QString& path) {
            reply_->units.emplace(path, solver::columnFor(question_.system->model, path));
        };
        for (const solver::FittedValue& value : reply_->fit.values)
            name(value.name);
        for (const solver::FittedSignal& signal : reply_->fit.signals)
            name(signal.variable);
        for (const solver::RankedFault& fault : reply_->faults.ranking)
            if (fault.hypothesis)
                name(fault.hypothesis->parameter);
    }

    solver::Model& model_;
    const FitRequest& request_;
    const std::vector<solver::LaidFile>& files_;
    const StopCheck& isStopWanted_;
    const Send& send_;
    solver::FitQuestion question_;
    std::shared_ptr<FitReply> reply_ = std::make_shared<FitReply>();
};

}  // namespace

FitJob::FitJob(QObject* parent) : QObject(parent), job_([this](const Progress& progress) { take(progress); }) {}

FitJob::~FitJob() = default;

void FitJob::start(const editor::DocumentSession& session, const solver::MeasuredData& data, const FitRequest& request)
{
    forget();
    isStopWanted_ = std::make_shared<std::atomic<bool>>(false);
    job_.start([model = modelOf(session), request, files = solver::laidFilesOf(data), isStopped = isStopWanted_](
                   const std::stop_token& token, const auto& send) -> Progress {
        const StopCheck isStopWanted = [isStopped, token] { return *isStopped || token.stop_requested(); };
        return FitWork(*model, request, files, isStopWanted, [&](QString text) { send(std::move(text)); }).answer();
    });
}

void FitJob::stop()
{
    if (isStopWanted_)
        *isStopWanted_ = true;
}

void FitJob::forget()
{
    job_.stop();
    reply_.reset();
}

void FitJob::take(const Progress& progress)
{
    if (const auto* text = std::get_if<QString>(&progress)) {
        Q_EMIT told(*text);
        return;
    }
    reply_ = std::get<std::shared_ptr<FitReply>>(progress);
    Q_EMIT ended();
}

}  // namespace bramah::app
