// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/run_controller.h"

#include "app/results/run_text.h"
#include "app/run/chosen_parts.h"
#include "editor/properties/experiment_settings.h"
#include "model/instance/display_unit.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "model/units/shown_unit.h"
#include "solver/parts/parts_comparison.h"
#include "solver/reports/statistics_report.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kPollInterval = 30;  // ms

const model::Instance* parameterOf(const editor::DocumentSession& session, const QString& path)
{
    return session.sheet().root() ? session.sheet().root()->descendant(path.toStdString()) : nullptr;
}

}  // namespace

RunController::RunController(editor::DocumentSession& session, RunHistory& history, PrepareFactory prepare,
                             std::shared_ptr<solver::ModelCache> compiled, QObject* parent)
    : QObject(parent),
      session_(session),
      history_(history),
      prepare_(std::move(prepare)),
      compiled_(std::move(compiled))
{
    timer_.setInterval(kPollInterval);
    connect(&timer_, &QTimer::timeout, this, &RunController::poll);
    // The model has changed, or another class of the file is now to be run.
    const auto follow = [this] {
        passChangesOn();
        takeUnits();
    };
    connect(&session_, &editor::DocumentSession::modelChanged, this, follow);
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, follow);
    shown_ = ModelText::runBy(session_);
    takeUnits();
}

RunController::~RunController() = default;

void RunController::takeUnits()
{
    if (const model::Instance* model = session_.sheet().root())
        history_.setUnits(session_.sheet().place().root, model::unitSetOf(*model));
}

double RunController::startTime() const
{
    return run_ ? run_->settings().startTime : settings().startTime;
}

double RunController::stopTime() const
{
    return run_ ? run_->settings().stopTime : settings().stopTime;
}

solver::RunSettings RunController::settings() const
{
    solver::RunSettings settings;
    if (!session_.sheet().root())
        return settings;
    const editor::ExperimentSettings experiment = editor::experimentSettings(*session_.sheet().root());
    settings.startTime = experiment.startTime;
    settings.stopTime = experiment.stopTime;
    settings.interval = experiment.interval.value_or(0);
    settings.hasStepRows = !experiment.interval;
    settings.tolerance = experiment.tolerance;
    settings.solver = solver::solverKindNamed(experiment.solver.toStdString()).value_or(solver::SolverKind::Auto);
    settings.speed = speed_;
    settings.parts = partsChoiceOf(partsSettingOf(session_));
    settings.startsAtOperatingPoint = start_ == Start::OperatingPoint;
    if (start_ == Start::LastEnd)
        settings.startState = lastState_;
    return settings;
}

void RunController::setState(State state)
{
    if (state == state_)
        return;
    state_ = state;
    Q_EMIT stateChanged();
}

void RunController::run()
{
    if (state_ == State::Paused) {
        run_->resume();
        setState(State::Running);
    } else if (state_ == State::Idle) {
        startRun(false);
    }
}

void RunController::startRun(bool isPaused)
{
    if (session_.sheet().place().root.isEmpty())
        return;
    solver::RunSettings runSettings = settings();
    runSettings.startsPaused = isPaused;
    QStringList changes;
    for (const std::string& path : shown_.changedSince(ran_).value_or(std::vector<std::string>()))
        if (!isSizedByLines(QString::fromStdString(path)))
            changes.append(changeText(QString::fromStdString(path)));
    isToCompare_ = partsSettingOf(session_) == solver::PartsSetting::Compare;
    comparedWith_ = 0;
    start(shown_, prepare_(session_, compiled_), std::move(runSettings), changes);
}

void RunController::runAgain(const RunRecord& earlier)
{
    if (state_ != State::Idle)
        return;
    const ModelText text = earlier.model.isOf(shown_) ? shown_ : earlier.model.read();
    solver::RunSettings settings = earlier.settings;
    settings.startsPaused = false;
    settings.speed = speed_;
    isToCompare_ = false;
    comparedWith_ = 0;
    const QString name = earlier.name;
    const bool hasLostStart = earlier.hasLostStart, wasSetByHand = !earlier.byHand.isEmpty();
    start(text, prepareAgain(session_, text, compiled_), std::move(settings), {tr("%1 again").arg(name)});
    if (hasLostStart)
        Q_EMIT noted(tr("%1 began at the end of another run, whose state is not kept: now the model's own start is "
                        "taken.")
                         .arg(name));
    if (wasSetByHand)
        Q_EMIT noted(tr("What was set by hand during %1 is not set again.").arg(name));
}

void RunController::runWith(const std::vector<std::pair<QString, double>>& values)
{
    if (state_ != State::Idle || session_.sheet().place().root.isEmpty())
        return;
    solver::RunSettings runSettings = settings();
    QStringList changes;
    for (const auto& [path, value] : values) {
        runSettings.parameterValues.emplace_back(path, value);
        const model::Instance* parameter = parameterOf(session_, path);
        changes << tr("%1 = %2", "parameter and value")
                       .arg(path, parameter ? valueText(*parameter, value) : QLocale().toString(value, 'g', 4));
    }
    isToCompare_ = false;
    comparedWith_ = 0;
    start(shown_, prepare_(session_, compiled_), std::move(runSettings), changes);
}

void RunController::start(const ModelText& text, solver::PrepareSystem prepare, solver::RunSettings runSettings,
                          const QStringList& changes)
{
    notesShown_ = 0;
    run_ = std::make_unique<solver::SimulationRun>(std::move(prepare), runSettings);
    ran_ = text;
    isOfOtherText_ = text.tree != shown_.tree;
    // A run of the same text has the same curves.
    const RunRecord* before = history_.latest();
    if (before && before->model.isOf(text) && before->byHand.isEmpty() && before->settings.parts == runSettings.parts &&
        before->settings.parameterValues == runSettings.parameterValues)
        history_.giveWay(static_cast<int>(history_.runs().size()) - 1);
    record_ = &history_.start(text.className, runSettings, changes);
    record_->model = KeptModelText::of(text);
    time_ = runSettings.startTime;
    run_->start();
    setState(State::Preparing);
    Q_EMIT timeChanged();
    timer_.start();
}

void RunController::pause()
{
    if (state_ == State::Running || state_ == State::Preparing)
        run_->pause();
}

void RunController::stop()
{
    if (run_)
        run_->stop();
}

void RunController::step()
{
    if (state_ == State::Idle)
        startRun(true);
    else if (state_ == State::Paused)
        run_->step();
}

void RunController::setSpeed(double speed)
{
    speed_ = speed;
    if (run_)
        run_->setSpeed(speed);
}

void RunController::setByHand(const QString& path, double value)
{
    if (run_)
        run_->setParameter(path, value);
    if (run_ && record_)
        record_->byHand.insert(path, value);
}

void RunController::noteChange(const QString& path, const QString& value)
{
    if (record_)
        history_.noteChange(*record_, tr("%1 = %2 at %3 s", "parameter, value and time of a change during a run")
                                          .arg(path, value, model::formatNumber(time_, 4, QLocale())));
}

void RunController::poll()
{
    const bool hadColumns = !record_->results.columns().empty();
    const std::size_t rows = run_->drainInto(record_->results);
    if (!hadColumns && !record_->results.columns().empty())
        history_.noteColumns(*record_);
    const solver::RunStatus status = run_->status();
    for (; notesShown_ < status.notes.size(); ++notesShown_)
        Q_EMIT noted(status.notes.at(notesShown_));
    record_->statistics = status.statistics;
    if (status.time != time_ || rows > 0) {
        time_ = status.time;
        Q_EMIT timeChanged();
    }
    if (rows > 0)
        history_.noteProgress();
    switch (status.state) {
    case solver::RunState::Idle:
    case solver::RunState::Compiling:
    case solver::RunState::Initialising: setState(State::Preparing); break;
    case solver::RunState::Running: setState(State::Running); break;
    case solver::RunState::Paused: setState(State::Paused); break;
    case solver::RunState::Ended: finish(status); break;
    }
}

void RunController::finish(const solver::RunStatus& status)
{
    timer_.stop();
    while (run_->drainInto(record_->results) > 0) {
    }
    record_->statistics = status.statistics;
    record_->partsText = status.partsText;
    if (status.lastState)
        lastState_ = status.lastState;
    // If a check is newer than this run, its problems are about later edits.
    if (status.end && status.end->reason == solver::EndReason::NotCompiled && ran_.tree == shown_.tree)
        session_.sheet().setForeignProblems(status.diagnostics);
    RunRecord& record = *record_;
    record_ = nullptr;
    run_.reset();
    setState(State::Idle);
    history_.end(record, status.end.value_or(solver::RunEnd()));
    Q_EMIT timeChanged();
    Q_EMIT ended();
    if (std::exchange(isToCompare_, false) && compareInParts(record, status))
        return;
    tellWork(record);
}

bool RunController::compareInParts(const RunRecord& joint, const solver::RunStatus& status)
{
    if (!joint.end->isRegular() || joint.end->reason == solver::EndReason::Stopped)
        return false;
    if (status.partCount == 0 || !joint.model.isOf(shown_) || !joint.byHand.isEmpty()) {
        Q_EMIT noted(status.partCount == 0
                         ? tr("Nothing to compare: no delay, as of a transmission line, cuts the circuit into parts.")
                         : tr("Not compared: values were changed during the run."));
        return false;
    }
    solver::RunSettings settings = joint.settings;
    settings.parts = solver::PartsChoice::Parts;
    settings.startsPaused = false;
    comparedWith_ = joint.number;
    start(shown_, prepare_(session_, compiled_), std::move(settings), {tr("in parts")});
    return true;
}

void RunController::tellWork(RunRecord& record)
{
    const int number = std::exchange(comparedWith_, 0);
    const auto joint = std::ranges::find_if(history_.runs(), [&](const auto& run) { return run->number == number; });
    if (joint != history_.runs().end() && record.end->isRegular() && record.end->reason != solver::EndReason::Stopped) {
        const solver::ComparedRun first{(*joint)->results, (*joint)->statistics},
            second{record.results, record.statistics};
        const QString values = comparedValues(first, second);
        record.partsText = comparedTimes(first, second);
        history_.noteChange(record, values);
        Q_EMIT noted(record.partsText + QLatin1Char(' ') + sentence(values) + QStringLiteral(". ") +
                     tr("Both have errors of such a size at this tolerance; a smaller one brings them together."));
    }
    // Runs and the status bar tell the numbers; a message is for what a user could see.
    constexpr double kNoticed = 0.1;  // s
    if (record.statistics.pace.missed > 0 && record.statistics.pace.largestLateness > kNoticed)
        Q_EMIT noted(tr("The run did not keep up with the clock: %1. A lower speed gives it more time.")
                         .arg(paceText(record.statistics.pace, QLocale())));
}

/// Is it the number of places of a port, which lines increase when they are drawn?
bool RunController::isSizedByLines(const QString& path) const
{
    const qsizetype dot = model::lastDot(path);
    const model::DiagramComponent* component =
        dot < 0 ? nullptr : session_.sheet().diagram().component({path.first(dot)});
    return component && std::ranges::any_of(component->ports, [&](const model::DiagramPort& port) {
               return port.sizedBy == path.mid(dot + 1);
           });
}

/// A value as a user reads it: with its unit, an enumeration in words.
QString RunController::valueText(const model::Instance& parameter, double number)
{
    if (parameter.builtin() == model::BuiltinType::Boolean)
        return number > 0.5 ? tr("yes") : tr("no");
    if (const model::ClassNode* type = parameter.enumeration()) {
        const auto literals = model::shownLiterals(*type);
        const auto place = static_cast<std::size_t>(number) - 1;
        if (place < literals.size())
            return literals[place].second;
    }
    const model::ShownUnit unit =
        model::shownUnit(model::textAttribute(parameter, "unit"), model::displayUnitOf(parameter));
    const QString value = model::formatNumber(unit.fromSi(number), 4, QLocale());
    return unit.name.isEmpty() ? value : value + QLatin1Char(' ') + model::printedUnit(unit.name);
}

QString RunController::changeText(const QString& path) const
{
    const model::Instance* parameter = parameterOf(session_, path);
    if (!parameter)
        return path;
    const std::optional<double> number = parameter->value().number();
    if (!number) {
        // A formula, as the condition of a transition, says more as it is written.
        const model::Modifier* binding = parameter->modifiers().binding();
        const std::string written = binding && binding->value ? std::string(binding->text->view(binding->value->span))
                                                              : parameter->value().text();
        return tr("%1 = %2", "parameter and value").arg(path, QString::fromStdString(written));
    }
    return tr("%1 = %2", "parameter and value").arg(path, valueText(*parameter, *number));
}

void RunController::passChangesOn()
{
    const ModelText before = std::exchange(shown_, ModelText::runBy(session_));
    if (!run_ || shown_.tree == before.tree)
        return;
    if (isOfOtherText_) {
        Q_EMIT noted(tr("This run has the text of an earlier one: what is changed now counts in the next run."));
        return;
    }
    std::vector<std::string> paths = shown_.changedSince(before).value_or(std::vector<std::string>());
    if (session_.sheet().place().isInside())
        for (std::string& path : shown_.changedWithin(session_.sheet().className(), before, *session_.sheet().root()))
            paths.push_back(std::move(path));
    for (const std::string& changed : paths) {
        const QString path = QString::fromStdString(changed);
        const model::Instance* parameter = parameterOf(session_, path);
        if (const std::optional<double> number = parameter ? parameter->value().number() : std::nullopt) {
            run_->setParameter(path, *number);
            noteChange(path, changeText(path).section(QStringLiteral(" = "), 1));
        }
    }
}

}  // namespace bramah::app
