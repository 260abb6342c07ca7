// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/run_result.h"

#include "app/cli/options/translate.h"
#include "app/python/interruptible.h"
#include "app/python/problem.h"
#include "solver/data_files/mat_writer.h"
#include "solver/reports/statistics_report.h"
#include "solver/results/csv_writer.h"

#include <QJsonDocument>

#include <atomic>
#include <chrono>
#include <thread>

namespace bramah::python {
namespace {

const char* nameOf(solver::EndReason reason)
{
    using solver::EndReason;
    switch (reason) {
    case EndReason::StopTimeReached: return "stop time reached";
    case EndReason::Terminated: return "terminated by the model";
    case EndReason::Stopped: return "stopped";
    case EndReason::NotCompiled: return "not compiled";
    case EndReason::BadSettings: return "bad settings";
    case EndReason::InitialisationFailed: return "initialisation failed";
    case EndReason::AssertionFailed: return "assertion failed";
    case EndReason::EquationsFailed: return "equations failed";
    case EndReason::StepFailed: return "step failed";
    case EndReason::Chattering: return "chattering";
    case EndReason::InternalFailure: return "internal failure";
    }
    return "";
}

/// So few that they may wait until the run has ended: then it needs no thread of its own, which takes longer than a
/// short run.
bool hasFewRows(const solver::RunSettings& settings)
{
    constexpr double kFewRows = 5000;
    return settings.stopTime - settings.startTime <= kFewRows * settings.sampleInterval();
}

/// Runs to the end; looks for signals now and then, as Ctrl+C.
void runInThisThread(solver::SimulationRun& run, solver::ResultStore& store)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds kLook(kLookMilliseconds);
    const std::thread::id own = std::this_thread::get_id();
    std::atomic<bool> isInterrupted = false;
    Clock::time_point next = Clock::now() + kLook;
    {
        const py::gil_scoped_release unlocked;
        run.runHere([&] {
            if (std::this_thread::get_id() != own || isInterrupted || Clock::now() < next)
                return isInterrupted.load();
            const py::gil_scoped_acquire locked;
            isInterrupted = PyErr_CheckSignals() != 0;
            next = Clock::now() + kLook;
            return isInterrupted.load();
        });
        run.drainInto(store);
    }
    if (isInterrupted)
        throw py::error_already_set();
}

}  // namespace

std::shared_ptr<RunResult> RunResult::of(solver::PrepareSystem prepare, solver::RunSettings settings)
{
    const std::shared_ptr<RunResult> result(new RunResult(std::move(settings)));
    auto run = std::make_unique<solver::SimulationRun>(std::move(prepare), result->settings_);
    if (hasFewRows(result->settings_)) {
        runInThisThread(*run, result->store_);
        result->status_ = run->status();
        return result;
    }
    const auto isEnded = [&] {
        const py::gil_scoped_release unlocked;
        run->waitForRows(kLookMilliseconds);
        const bool isLast = run->isEnded();
        run->drainInto(result->store_);
        return isLast;
    };
    run->start();
    try {
        while (!isEnded())
            heedSignals();
    } catch (...) {
        run->stop();
        Work::leave(std::thread([left = std::move(run)]() mutable { left.reset(); }));
        throw;
    }
    result->status_ = run->status();
    return result;
}

py::array_t<double> RunResult::times() const
{
    auto array = arrayOf({static_cast<py::ssize_t>(store_.rowCount())});
    store_.readTimes(0, spanOf(array));
    return array;
}

py::array_t<double> RunResult::values(const QString& path) const
{
    if (path == QLatin1String("time"))
        return times();
    const int column = columnOf(path);
    auto array = arrayOf({static_cast<py::ssize_t>(store_.rowCount())});
    store_.read(column, 0, spanOf(array));
    return array;
}

py::array_t<double> RunResult::valuesAt(const QString& path, const Array& times) const
{
    const int column = columnOf(path);
    auto array = arrayOf({times.size()});
    std::transform(times.data(), times.data() + times.size(), array.mutable_data(),
                   [&](double time) { return store_.valueAt(column, time); });
    return array;
}

int RunResult::columnOf(const QString& path) const
{
    const int column = store_.find(path);
    if (column < 0)
        throw py::key_error(cli::tr("the results hold no `%1`").arg(path).toStdString());
    return column;
}

py::array_t<bool> RunResult::eventRows() const
{
    auto array = arrayOf<bool>({static_cast<py::ssize_t>(store_.rowCount())});
    const std::span<bool> isEvent = spanOf(array);
    for (std::size_t row = 0; row < isEvent.size(); ++row)
        isEvent[row] = (store_.flags(row) & (solver::kBeforeEventRow | solver::kAfterEventRow)) != 0;
    return array;
}

QStringList RunResult::paths() const
{
    QStringList paths;
    for (const solver::ResultColumn& column : store_.columns())
        paths << column.path;
    return paths;
}

py::list RunResult::columns() const
{
    py::list list;
    for (const solver::ResultColumn& c : store_.columns())
        list.append(
            py::make_tuple(c.path, c.unit, c.displayUnit, c.quantity, c.description, c.isDiscrete, c.isBoolean));
    return list;
}

py::dict RunResult::end() const
{
    const solver::RunEnd& end = *status_.end;
    py::dict told;
    told["reason"] = nameOf(end.reason);
    told["time"] = end.time;
    told["component"] = end.component;
    told["message"] = end.message;
    told["advice"] = end.advice;
    told["notes"] = status_.notes;
    return told;
}

QString RunResult::statisticsJson() const
{
    return QString::fromUtf8(QJsonDocument(solver::statisticsJson(status_.statistics)).toJson());
}

void RunResult::writeCsv(const QString& path) const
{
    solver::CsvOptions options;
    options.withEventRows = settings_.eventRows != solver::EventRows::None;
    if (const auto problem = solver::writeCsvFile(store_, path, options))
        throw Problem(*problem);
}

void RunResult::writeMat(const QString& path) const
{
    const auto refusal = solver::matRefusal(store_);
    if (const auto problem = refusal ? refusal : solver::writeMatFile(store_, path))
        throw Problem(*problem);
}

}  // namespace bramah::python
