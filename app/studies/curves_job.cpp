// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/curves_job.h"

#include "solver/run/in_parallel.h"
#include "solver/run/stored_variables.h"
#include "solver/study/study_points.h"
#include "solver/tape/code_for_many_runs.h"

#include <cmath>
#include <mutex>
#include <optional>
#include <set>

namespace bramah::app {

namespace {

constexpr int kTimes = 300;

/// The study with rows at these times only.
solver::Study withRowsAt(const std::vector<double>& times, const solver::Study& study)
{
    solver::Study sparse = study;
    sparse.settings.interval = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
    sparse.settings.eventRows = solver::EventRows::None;
    sparse.settings.hasStepRows = false;
    return sparse;
}

/// The curve of one run; nothing if it was stopped.
std::optional<RunCurve> curveOf(const solver::Study& study, std::size_t point, const QRegularExpression& variable,
                                const std::vector<double>& times, const std::function<bool()>& isStopWanted)
{
    solver::ResultStore results;
    const auto status = solver::runInto(results, study, study.points[point], variable, isStopWanted);
    if (status.end->reason == solver::EndReason::Stopped)
        return std::nullopt;
    RunCurve curve{point, std::vector<double>(times.size(), std::nan(""))};
    if (results.isEmpty() || results.columns().empty())
        return curve;
    // A time of the grid may differ from its row by rounding.
    const double end = results.lastTime() + 1e-9 * (times.back() - times.front());
    for (std::size_t k = 0; k < times.size() && times[k] <= end; ++k)
        curve.values[k] = results.valueAt(0, times[k]);
    return curve;
}

}  // namespace

CurvesJob::CurvesJob(QObject* parent)
    : QObject(parent), job_([this](const Curves& curves) {
          curves_.insert(curves_.end(), curves.begin(), curves.end());
          Q_EMIT changed();
      })
{
}

std::vector<std::size_t> CurvesJob::missingOf(const CurvesQuestion& question)
{
    std::set<std::size_t> missing(question.points.begin(), question.points.end());
    if (question.study != question_.study || question.variable != question_.variable)
        curves_.clear();
    std::erase_if(curves_, [&](const RunCurve& curve) { return missing.erase(curve.point) == 0; });
    return {missing.begin(), missing.end()};
}

void CurvesJob::ask(const CurvesQuestion& question, int jobs)
{
    if (question == question_)
        return;
    job_.stop();
    const std::vector<std::size_t> missing = missingOf(question);
    question_ = question;
    times_.clear();
    if (question.study && !question.points.empty())
        times_ = solver::evenlySpaced(question.study->settings.startTime, question.study->settings.stopTime, kTimes);
    if (!missing.empty()) {
        job_.start([question, missing, jobs, times = times_](const std::stop_token& token, const auto& send) -> Curves {
            const solver::Study study = withRowsAt(times, *question.study);
            const QRegularExpression variable = solver::exactly({question.variable});
            const solver::CodeForManyRuns code(study.system);
            std::mutex sending;
            solver::forEachInParallel(missing.size(), jobs, [&](std::size_t k) {
                auto curve = curveOf(study, missing[k], variable, times, stopCheck(token));
                if (!curve)
                    return false;
                const std::scoped_lock lock(sending);
                send({std::move(*curve)});
                return !token.stop_requested();
            });
            return {};
        });
    }
    Q_EMIT changed();
}

}  // namespace bramah::app
