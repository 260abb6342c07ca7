// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/plan_job.h"

#include "app/run/prepare_model.h"
#include "solver/plan/plan_writer.h"
#include "solver/plan/planned_study.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace bramah::app {
namespace {

/// The program that runs slices on machines without a screen; installed beside this one.
QString programForSlices()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/bramah-cli");
}

QString write(solver::Model& model, const StudyQuestion& question, const QString& folder, std::size_t slices,
              const std::function<bool()>& isStopWanted)
{
    const auto answer = planOf(model, question, isStopWanted);
    if (!answer)
        return answer.error();
    const std::size_t runs = answer->study->points.size();
    if (slices > runs)
        return PlanJob::tr("There are %1 runs, too few for %2 slices.").arg(runs).arg(slices);
    return solver::writePlan({&model.library(),
                              QString::fromStdString(model.node()->qualifiedName()),
                              {},
                              answer->study.get(),
                              answer->design,
                              slices,
                              programForSlices(),
                              QStringLiteral("Bramah " BRAMAH_VERSION)},
                             folder)
        .value_or(QString());
}

tl::expected<StudyAnswer, QString> collect(const QString& folder, const std::function<bool()>& isStopWanted)
{
    const auto plan = solver::StudyPlan::read(folder);
    if (!plan)
        return tl::unexpected(plan.error());
    auto study = solver::plannedStudy(*plan, isStopWanted);
    if (!study)
        return tl::unexpected(study.error());
    const auto results = solver::collected(*plan, *study);
    if (!results)
        return tl::unexpected(results.error());
    StudyAnswer answer;
    answer.design = plan->design;
    answer.responses = solver::responsesOf(*study).list();
    answer.results.resize(study->points.size());
    for (const auto& [point, result] : *results)
        answer.take(result);
    answer.study = std::make_shared<const solver::Study>(std::move(*study));
    return answer;
}

PlanFolder foundIn(const QString& folder)
{
    PlanFolder found;
    if (!QFileInfo::exists(folder + QStringLiteral("/plan.json")))
        return found;
    auto plan = solver::StudyPlan::read(folder);
    if (!plan) {
        found.problem = plan.error();
        return found;
    }
    found.slices = solver::sliceStates(*plan);
    found.plan = std::move(*plan);
    return found;
}

}  // namespace

std::size_t PlanFolder::done() const
{
    std::size_t sum = 0;
    for (const solver::SliceState& slice : slices)
        sum += slice.done;
    return sum;
}

std::size_t PlanFolder::failed() const
{
    std::size_t sum = 0;
    for (const solver::SliceState& slice : slices)
        sum += slice.failed;
    return sum;
}

PlanJob::PlanJob(QObject* parent)
    : QObject(parent), work_([this](const Outcome& outcome) { take(outcome); }), look_([this](const Look& look) {
          looked_.clear();
          Q_EMIT seen(look.folder, look.found);
      })
{
}

void PlanJob::write(const editor::DocumentSession& session, const StudyQuestion& question, const QString& folder,
                    std::size_t slices)
{
    work_.start(
        [model = modelOf(session), question, folder, slices](const std::stop_token& token, const auto&) -> Outcome {
            return Written{app::write(*model, question, folder, slices, stopCheck(token))};
        });
}

void PlanJob::collect(const QString& folder)
{
    work_.start([folder](const std::stop_token& token, const auto&) -> Outcome {
        auto answer = app::collect(folder, stopCheck(token));
        if (!answer)
            return NotCollected{answer.error()};
        return std::move(*answer);
    });
}

void PlanJob::look(const QString& folder)
{
    if (looked_ == folder)
        return;
    looked_ = folder;
    look_.start([folder](const std::stop_token&, const auto&) { return Look{folder, foundIn(folder)}; });
}

void PlanJob::take(const Outcome& outcome)
{
    if (const auto* made = std::get_if<Written>(&outcome))
        Q_EMIT written(made->problem);
    else if (const auto* nothing = std::get_if<NotCollected>(&outcome))
        Q_EMIT notCollected(nothing->problem);
    else
        Q_EMIT collected(std::get<StudyAnswer>(outcome));
}

}  // namespace bramah::app
