// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/operating_point_on_sheet.h"

#include "app/results/run_text.h"
#include "app/sheet/line_results.h"
#include "model/units/quantity_text.h"
#include "model/units/shown_unit.h"
#include "solver/reports/failure_text.h"
#include "solver/run/resting_start.h"
#include "solver/run/stored_variables.h"

#include <QLocale>

#include <utility>

namespace bramah::app {

namespace {

constexpr int kMostFree = 3;  // rows of the legend

/// All values of \a evaluator at \a time, as one row, and a second one at \a next, an instant later, from
/// which the speeds of shafts are known; it may be empty.
std::shared_ptr<ClassValues> valuesOf(const solver::SystemEvaluator& evaluator, const std::vector<double>& values,
                                      const std::vector<double>& next, double time)
{
    const std::vector<std::size_t> chosen = solver::chosenOutputs(evaluator, solver::RunSettings());
    auto found = std::make_shared<ClassValues>();
    found->results.reset(solver::columnsOf(evaluator, chosen));
    solver::SampleBatch batch;
    const auto add = [&](double at, const std::vector<double>& all) {
        std::vector<double> row;
        for (const std::size_t output : chosen)
            row.push_back(all[output]);
        batch.add(at, solver::kGridRow, row);
    };
    add(time, values);
    if (!next.empty())
        add(time + LineResults::kInstant, next);
    found->results.append(std::move(batch));
    return found;
}

/// All values an instant later, as free positions go on; empty if they are unknown.
std::vector<double> nextValues(solver::SystemEvaluator& evaluator, std::vector<double> states, double time)
{
    std::vector<double> rates(states.size()), values(evaluator.layout().outputs.size());
    if (!evaluator.derivatives(time, states, rates).ok())
        return {};
    for (std::size_t k = 0; k < states.size(); ++k)
        states[k] += rates[k] * LineResults::kInstant;
    return evaluator.outputs(time + LineResults::kInstant, states, values).ok() ? values : std::vector<double>();
}

QStringList freeSentences(const solver::OperatingPoint& point, const solver::FlatModel& model)
{
    QStringList sentences;
    for (const auto& [path, rate] : point.freeStates) {
        const solver::FlatVariable& variable = model.variable(model.findVariable(path));
        const QString description = QString::fromStdString(variable.texts->description);
        // What a class hides has a name that says little.
        const QString name =
            QString::fromStdString(path) +
            (variable.isProtected && !description.isEmpty() ? QStringLiteral(" (%1)").arg(description) : QString());
        if (rate == 0) {
            sentences << OperatingPointOnSheet::tr("nothing determines %1: it is as at the start").arg(name);
            continue;
        }
        const QString unit = QString::fromStdString(variable.texts->unit);
        const QString ofRate = unit.isEmpty() ? QStringLiteral("1/s") : unit + QStringLiteral("/s");
        sentences << OperatingPointOnSheet::tr("%1 goes on at %2 %3")
                         .arg(name, model::formatNumber(rate, 4, QLocale()), model::printedUnit(ofRate));
    }
    return sentences;
}

FoundPoint findPoint(const solver::PrepareSystem& prepare, double time, const std::function<bool()>& isStopWanted)
{
    FoundPoint found;
    const solver::PreparedSystem prepared = prepare(isStopWanted);
    if (!prepared.evaluator) {
        found.problem = OperatingPointOnSheet::tr("The circuit cannot be computed; the list of problems says why.");
        return found;
    }
    solver::SystemEvaluator& evaluator = *prepared.evaluator;
    evaluator.setStopCheck(isStopWanted);
    std::vector<double> states(evaluator.layout().states.size()), values(evaluator.layout().outputs.size());
    solver::RestingStart rest;
    solver::EvaluationStatus status = evaluator.updateParameters();
    if (status.ok()) {
        rest = solver::findRestingStart(evaluator, prepared.system.get(), time, isStopWanted);
        status = rest.point.status;
    }
    if (status.ok())
        status = evaluator.resume(rest.state, time, states).status;
    if (status.ok())
        status = evaluator.outputs(time, states, values);
    if (!status.ok()) {
        found.problem = OperatingPointOnSheet::tr("There is no operating point: %1")
                            .arg(solver::failureText(status, evaluator.model()));
        return found;
    }
    found.free = freeSentences(rest.point, evaluator.model());
    found.values = valuesOf(evaluator, values, nextValues(evaluator, states, time), time);
    return found;
}

}  // namespace

OperatingPointOnSheet::OperatingPointOnSheet(const editor::DocumentSession& session, RunController& runs,
                                             const LiveCheck& check, SheetMotion& motion, QObject* parent)
    : QObject(parent),
      session_(session),
      runs_(runs),
      check_(check),
      motion_(motion),
      job_([this](const FoundPoint& point) { show(point); })
{
    connect(&check_, &LiveCheck::checked, this, &OperatingPointOnSheet::compute);
    connect(&runs_.history(), &RunHistory::runStarted, this, [this] { setOn(false); });
}

void OperatingPointOnSheet::setOn(bool isOn)
{
    if (isOn == isOn_ || (isOn && runs_.isActive()))
        return;
    isOn_ = isOn;
    if (isOn) {
        motion_.showPoint(nullptr, {tr("Operating point"), {{tr("Computing …"), {}, {}}}});
        compute();
    } else {
        job_.stop();
        shown_ = nullptr;
        motion_.showPoint(nullptr, {});
    }
    Q_EMIT changed(isOn);
}

void OperatingPointOnSheet::compute()
{
    // During a check its end comes back here.
    if (!isOn_ || check_.isPending() || session_.sheet().place().root.isEmpty())
        return;
    job_.start([time = runs_.startTime(), root = session_.sheet().place().root,
                prepare = prepareModel(session_, runs_.compiled())](const std::stop_token& token, const auto&) {
        FoundPoint found = findPoint(prepare, time, stopCheck(token));
        if (found.values)
            found.values->className = root;
        return found;
    });
}

void OperatingPointOnSheet::show(const FoundPoint& point)
{
    shown_ = point.values;
    editor::SheetLegend legend{tr("Operating point"), {}};
    if (!point.values) {
        legend.title = tr("No operating point");
        motion_.showPoint(nullptr, legend);
        Q_EMIT failed(sentence(point.problem));
        return;
    }
    runs_.history().giveUnits(*point.values);
    const auto addRow = [&legend](const QString& text) { legend.rows.push_back({text, {}, {}}); };
    addRow(
        tr("at rest or in steady motion, inputs as at %1 s").arg(model::formatNumber(runs_.startTime(), 4, QLocale())));
    for (const QString& one : point.free.mid(0, kMostFree))
        addRow(one);
    if (point.free.size() > kMostFree)
        addRow(tr("and %1 more").arg(point.free.size() - kMostFree));
    motion_.showPoint(point.values, legend);
}

}  // namespace bramah::app
