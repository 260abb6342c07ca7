// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/simulation_run.h"

#include "model/threads/signal_stack.h"
#include "solver/integrate/integration_loop.h"
#include "solver/parts/parts_run.h"
#include "solver/reports/method_texts.h"
#include "solver/reports/run_end_texts.h"
#include "solver/results/result_store.h"
#include "solver/run/input_signals.h"
#include "solver/run/resting_start.h"
#include "solver/run/stored_variables.h"
#include "solver/tape/compiled_system.h"
#include "solver/translate.h"
#include "solver/vector_registers.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>

namespace bramah::solver {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kProgressPeriod = std::chrono::milliseconds(10);

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::optional<QString> settingsProblem(const RunSettings& settings)
{
    if (!std::isfinite(settings.startTime) || !std::isfinite(settings.stopTime))
        return tr("the start and stop time must be finite");
    if (settings.stopTime < settings.startTime)
        return tr("the stop time %1 s lies before the start time %2 s").arg(settings.stopTime).arg(settings.startTime);
    if (!(settings.tolerance >= 1e-12 && settings.tolerance <= 0.1))
        return tr("the tolerance %1 is outside 1e-12..0.1").arg(settings.tolerance);
    if (!(settings.interval >= 0))
        return tr("the interval %1 s is negative").arg(settings.interval);
    if ((settings.stopTime - settings.startTime) / settings.sampleInterval() > 1e9)
        return tr("the interval %1 s gives more than 1e9 rows").arg(settings.interval);
    if (settings.variables && !settings.variables->isValid())
        return tr("the regular expression `%1` for variables is wrong: %2")
            .arg(settings.variables->pattern(), settings.variables->errorString());
    return std::nullopt;
}

QString verdictText(PartsVerdict verdict)
{
    switch (verdict) {
    case PartsVerdict::Pays: return tr("that takes less time, with errors of the same size");
    case PartsVerdict::FewStates: return tr("so few states take little time in any case");
    case PartsVerdict::OneIsLarge: return tr("one part has most of the states, the others would wait for it");
    case PartsVerdict::ShortDelays: return tr("the delays are so short that the parts would mostly wait");
    }
    return {};
}

}  // namespace

PrepareSystem prepareCompiled(std::shared_ptr<const CompiledSystem> system)
{
    return [system = std::move(system)](const std::function<bool()>&) {
        return PreparedSystem{makeEvaluator(system), {}, system};
    };
}

/// The state shared by handle and worker.
class SimulationRun::Shared
{
public:
    Shared(PrepareSystem prepare, RunSettings runSettings)
        : settings(std::move(runSettings)), control(settings.speed, settings.startsPaused), prepare_(std::move(prepare))
    {
    }

    void run()
    {
        RunEnd end = simulate();
        end.time = std::isfinite(end.time) ? end.time : settings.startTime;
        {
            const std::scoped_lock lock(mutex_);
            status_.time = end.time;
            status_.end = std::move(end);
            status_.state = RunState::Ended;
        }
        queue.close();
    }

    [[nodiscard]] RunStatus status() const
    {
        const std::scoped_lock lock(mutex_);
        return status_;
    }

    struct Columns {
        std::vector<ResultColumn> list;
        std::vector<ColumnPlace> places;
    };
    /// The columns, at the first call only.
    [[nodiscard]] std::optional<Columns> takeColumns()
    {
        const std::scoped_lock lock(mutex_);
        return std::exchange(columns_, std::nullopt);
    }

    const RunSettings settings;
    RunControl control;
    RowQueue queue;
    std::thread worker;
    bool isStarted = false;  // handle's thread only

private:
    struct Start {
        std::vector<double> states;
        InitialisationOutcome outcome;
    };

    RunEnd simulate();
    tl::expected<std::unique_ptr<SystemEvaluator>, RunEnd> prepareEvaluator();
    std::optional<RunEnd> applyParameters(SystemEvaluator& evaluator) const;
    tl::expected<Start, RunEnd> findStart(SystemEvaluator& evaluator, Clock::time_point begin);
    void addStartNotes(QStringList& notes, const InitialisationOutcome& start, const FlatModel& model) const;
    RunEnd integrate(SystemEvaluator& evaluator, Start start);
    [[nodiscard]] bool isRunInParts();
    /// A run in real time makes machine code before it begins, as compiling would take the time that rows need.
    [[nodiscard]] EvaluationMode evaluationMode() const
    {
        const bool keepsTime = settings.evaluation == EvaluationMode::Auto && settings.speed > kAsFastAsPossible;
        return keepsTime ? EvaluationMode::Native : settings.evaluation;
    }
    /// Nothing if the parts cannot start at the start of the whole.
    std::optional<RunEnd> integrateParts(SystemEvaluator& evaluator, const Start& start);
    /// The end of a run that fails before its first step.
    RunEnd failedAtStart(const EvaluationStatus& status, const SystemEvaluator& evaluator) const;
    RunEnd badSettings(const QString& message) const
    {
        return {EndReason::BadSettings, settings.startTime, {}, message, {}};
    }
    template <typename Change>
    void changeStatus(Change&& change)
    {
        const std::scoped_lock lock(mutex_);
        change(status_);
    }

    void setColumns(Columns columns)
    {
        const std::scoped_lock lock(mutex_);
        columns_ = std::move(columns);
    }

    PrepareSystem prepare_;
    std::shared_ptr<const CompiledSystem> system_;
    mutable std::mutex mutex_;
    RunStatus status_;                // guarded by mutex_
    std::optional<Columns> columns_;  // the same
};

RunEnd SimulationRun::Shared::simulate()
{
    if (const auto problem = settingsProblem(settings))
        return badSettings(*problem);
    const tl::expected<std::unique_ptr<SystemEvaluator>, RunEnd> evaluator = prepareEvaluator();
    if (!evaluator)
        return evaluator.error();
    const auto begin = Clock::now();
    clearUpperVectors();
    if (std::optional<RunEnd> end = applyParameters(**evaluator))
        return std::move(*end);
    tl::expected<Start, RunEnd> start = findStart(**evaluator, begin);
    return start ? integrate(**evaluator, std::move(*start)) : start.error();
}

/// Compiles the model; the error says why nothing can be run.
tl::expected<std::unique_ptr<SystemEvaluator>, RunEnd> SimulationRun::Shared::prepareEvaluator()
{
    changeStatus([](RunStatus& status) { status.state = RunState::Compiling; });
    const auto begin = Clock::now();
    const auto isStopWanted = [this] { return control.isStopWanted(); };
    PreparedSystem prepared = prepare_(isStopWanted);
    changeStatus([&](RunStatus& status) {
        status.diagnostics = prepared.diagnostics;
        status.statistics.compileSeconds = secondsSince(begin);
        status.state = RunState::Initialising;
        status.time = settings.startTime;
    });
    if (isStopWanted())
        return tl::unexpected(RunEnd{EndReason::Stopped, settings.startTime, {}, {}, {}});
    if (!prepared.evaluator)
        return tl::unexpected(RunEnd{EndReason::NotCompiled, settings.startTime, {}, tr("the model has errors"), {}});
    prepared.evaluator->setStopCheck(isStopWanted);
    system_ = std::move(prepared.system);
    return std::move(prepared.evaluator);
}

/// Sets the parameter values and inputs of the settings; returns an end if one is wrong.
std::optional<RunEnd> SimulationRun::Shared::applyParameters(SystemEvaluator& evaluator) const
{
    for (const auto& [path, value] : settings.parameterValues) {
        if (const auto problem = parameterProblem(evaluator.model(), path))
            return badSettings(*problem);
        evaluator.setParameter(evaluator.model().findVariable(path.toStdString()), value);
    }
    if (const auto problem = setInputSignals(evaluator, settings))
        return badSettings(*problem);
    const EvaluationStatus updated = evaluator.updateParameters();
    if (updated.ok())
        return std::nullopt;
    RunEnd end = failedAtStart(updated, evaluator);
    if (end.reason == EndReason::AssertionFailed)
        end.reason = EndReason::BadSettings;
    return end;
}

/// Finds the states at which the run starts: saved ones, an operating point, or the model's own.
tl::expected<SimulationRun::Shared::Start, RunEnd> SimulationRun::Shared::findStart(SystemEvaluator& evaluator,
                                                                                    Clock::time_point begin)
{
    Start start;
    start.states.resize(evaluator.layout().states.size());
    std::shared_ptr<const SavedState> from = settings.startState;
    if (settings.startsAtOperatingPoint) {
        RestingStart rest =
            findRestingStart(evaluator, system_.get(), settings.startTime, [this] { return control.isStopWanted(); });
        if (!rest.point.status.ok()) {
            RunEnd end = failedAtStart(rest.point.status, evaluator);
            end.reason = control.isStopWanted() ? EndReason::Stopped : EndReason::InitialisationFailed;
            return tl::unexpected(std::move(end));
        }
        from = std::make_shared<const SavedState>(std::move(rest.state));
    }
    start.outcome = from ? evaluator.resume(*from, settings.startTime, start.states)
                         : evaluator.initialise(settings.startTime, start.states);
    changeStatus([&](RunStatus& status) {
        status.statistics.initialiseSeconds = secondsSince(begin);
        status.notes += inputGaps(settings);
        addStartNotes(status.notes, start.outcome, evaluator.model());
        if (start.outcome.status.ok())
            status.state = RunState::Running;
    });
    if (start.outcome.status.ok())
        return start;
    RunEnd end = failedAtStart(start.outcome.status, evaluator);
    if (end.reason == EndReason::EquationsFailed)
        end.reason = EndReason::InitialisationFailed;
    return tl::unexpected(std::move(end));
}

void SimulationRun::Shared::addStartNotes(QStringList& notes, const InitialisationOutcome& start,
                                          const FlatModel& model) const
{
    // A start that a parameter gives, as `p_start`, is meant to count where nothing else does.
    const auto isMeant = [&](const std::string& path) {
        const VariableId id = model.findVariable(path);
        return id != kNoVariable && model.variable(id).start != kNoExpr &&
               !model.graph.isConstant(model.variable(id).start);
    };
    const SavedState* saved = settings.startState.get();
    if (saved && !saved->model.empty() && saved->model != model.className)
        notes << tr("the saved state is one of `%1`; this is `%2`, which takes the values with the same paths")
                     .arg(QString::fromStdString(saved->model), QString::fromStdString(model.className));
    for (const std::string& path : start.freeStates) {
        if (!saved && isMeant(path))
            continue;
        notes << (saved ? tr("the saved state holds no `%1`; it starts at its start value")
                        : tr("nothing determines the start of `%1`; it keeps its start value"))
                     .arg(QString::fromStdString(path));
    }
}

bool SimulationRun::Shared::isRunInParts()
{
    const DecoupledParts* parts = system_ ? system_->parts.get() : nullptr;
    if (!parts) {
        if (settings.parts == PartsChoice::Parts)
            changeStatus([](RunStatus& status) {
                status.notes << tr(
                    "the circuit is run as one part: no delay, as of a transmission line, cuts it into several");
            });
        return false;
    }
    const bool isAuto = settings.parts == PartsChoice::Auto;
    const PartsVerdict verdict = judgeParts(*parts, *system_, settings.stopTime - settings.startTime);
    const bool isMethodMeant = settings.solver == SolverKind::Auto || settings.solver == SolverKind::Radau;
    const bool isInParts =
        settings.parts == PartsChoice::Parts || (isAuto && verdict == PartsVerdict::Pays && isMethodMeant);
    const QString reason = !isAuto         ? tr("as was chosen")
                           : isMethodMeant ? verdictText(verdict)
                                           : tr("as this method was chosen for the whole");
    const auto count = static_cast<int>(parts->parts.size());
    changeStatus([&](RunStatus& status) {
        status.partCount = parts->parts.size();
        status.partsText = isInParts ? tr("delays cut the circuit into %1 parts, each run on its own steps: %2")
                                     : tr("delays cut the circuit into %1 parts, run jointly: %2");
        status.partsText = status.partsText.arg(count).arg(reason);
        if (isAuto && isInParts)
            status.notes << status.partsText;
    });
    return isInParts;
}

std::optional<RunEnd> SimulationRun::Shared::integrateParts(SystemEvaluator& evaluator, const Start& start)
{
    auto begin = Clock::now();
    auto lastProgress = begin - kProgressPeriod;
    const auto report = [&](double time, bool isPaused) {
        const auto now = Clock::now();
        if (!isPaused && now - lastProgress < kProgressPeriod)
            return;
        lastProgress = now;
        changeStatus([&](RunStatus& status) {
            status.time = time;
            status.state = isPaused ? RunState::Paused : RunState::Running;
            status.statistics.integrateSeconds = secondsSince(begin);
            status.statistics.pace = control.pace();
        });
    };
    const FlatModel& model = evaluator.model();
    const auto note = [this](const QString& text) { changeStatus([&](RunStatus& status) { status.notes << text; }); };
    const std::vector<std::size_t> chosen = chosenOutputs(evaluator, settings);
    PartsRunSettings partsSettings{settings, evaluationMode(), static_cast<std::size_t>(settings.threads)};
    PartsRun run(*system_, evaluator, start.states, chosen, partsSettings, queue, control,
                 {report, [&](const RunWarning& warning) { note(warningNote(warning, model)); },
                  [&](const std::string& path) { note(*parameterProblem(model, QString::fromStdString(path))); }});
    if (!run.startStatus().ok())
        return std::nullopt;
    setColumns({columnsOf(evaluator, chosen), {}});
    changeStatus([&](RunStatus& status) { status.statistics.compileSeconds += secondsSince(begin); });
    begin = Clock::now();
    const LoopEnd loopEnd = run.run();
    RunEnd end = runEnd(loopEnd, run.lastEvaluator());
    std::shared_ptr<const SavedState> lastState = run.lastState();
    changeStatus([&](RunStatus& status) {
        status.lastState = std::move(lastState);
        status.statistics.integrateSeconds = secondsSince(begin);
        status.statistics.pace = control.pace();
        run.fillStatistics(status.statistics);
        status.notes += methodNotes(status.statistics);
    });
    return end;
}

RunEnd SimulationRun::Shared::integrate(SystemEvaluator& evaluator, Start start)
{
    if (!start.outcome.terminated && isRunInParts())
        if (auto end = integrateParts(evaluator, start))
            return std::move(*end);
    auto begin = Clock::now();
    IntegrationLoop* running = nullptr;
    const auto report = [&](double time, bool isPaused) {
        changeStatus([&](RunStatus& status) {
            status.time = time;
            status.state = isPaused ? RunState::Paused : RunState::Running;
            status.statistics.integrateSeconds = secondsSince(begin);
            if (running != nullptr)
                running->fillCounts(status.statistics);
            status.statistics.pace = control.pace();
        });
    };
    const std::vector<std::size_t> chosen = chosenOutputs(evaluator, settings);
    RowOutputs row = rowOutputs(evaluator, chosen);
    setColumns({columnsOf(evaluator, chosen), std::move(row.places)});
    RowWriter rows(evaluator, std::move(row.outputs), queue, control, report, settings.tolerance);
    // Machine code is made for the outputs that the rows have selected.
    evaluator.setEvaluationMode(evaluationMode());
    changeStatus([&](RunStatus& status) { status.statistics.compileSeconds += secondsSince(begin); });
    begin = Clock::now();
    auto lastProgress = begin - kProgressPeriod;
    const auto reportNowAndThen = [&](double time) {
        const bool isPaused = control.isPauseWanted();
        const auto now = Clock::now();
        rows.flushIfLate(now);
        if (!isPaused && now - lastProgress < kProgressPeriod)
            return;
        lastProgress = now;
        report(time, isPaused);
    };
    const FlatModel& model = evaluator.model();
    const auto note = [this](const QString& text) { changeStatus([&](RunStatus& status) { status.notes << text; }); };
    IntegrationSettings integration = settings;
    integration.valuesInRow = std::max(settings.valuesInRow, chosen.size());
    IntegrationLoop loop(
        evaluator, integration, std::move(start.states), rows, control,
        {reportNowAndThen, [&](const RunWarning& warning) { note(warningNote(warning, model)); },
         [&](const std::string& path) { note(*parameterProblem(model, QString::fromStdString(path))); }});
    running = &loop;
    if (start.outcome.terminated)
        loop.endAtStart(start.outcome.message);
    RunEnd end = runEnd(loop.run(), evaluator);
    rows.flush();
    auto lastState = std::make_shared<const SavedState>(loop.lastState());
    changeStatus([&](RunStatus& status) {
        status.lastState = std::move(lastState);
        status.statistics.integrateSeconds = secondsSince(begin);
        loop.fillCounts(status.statistics);
        loop.fillDetails(status.statistics);
        status.notes += methodNotes(status.statistics);
        status.statistics.pace = control.pace();
    });
    return end;
}

RunEnd SimulationRun::Shared::failedAtStart(const EvaluationStatus& status, const SystemEvaluator& evaluator) const
{
    return evaluationEnd(status, settings.startTime, evaluator.model());
}

SimulationRun::SimulationRun(PrepareSystem prepare, RunSettings settings)
    : shared_(std::make_unique<Shared>(std::move(prepare), std::move(settings)))
{
}

SimulationRun::~SimulationRun()
{
    stop();
    if (shared_->worker.joinable())
        shared_->worker.join();
}

void SimulationRun::start()
{
    Q_ASSERT(!shared_->isStarted);
    shared_->isStarted = true;
    shared_->worker = std::thread([shared = shared_.get()] {
        const model::SignalStack stack;
        shared->run();
    });
}

void SimulationRun::runHere(const std::function<bool()>& isStopWanted)
{
    Q_ASSERT(!shared_->isStarted);
    shared_->isStarted = true;
    shared_->queue.liftBound();  // nobody takes rows meanwhile
    shared_->control.setStopCheck(isStopWanted);
    shared_->run();
}

void SimulationRun::pause()
{
    shared_->control.pause();
}

void SimulationRun::resume()
{
    shared_->control.resume();
}

void SimulationRun::step()
{
    shared_->control.stepOneRow();
}

void SimulationRun::stop()
{
    shared_->control.stop();
    shared_->queue.liftBound();
}

void SimulationRun::wait()
{
    shared_->queue.liftBound();
    if (shared_->worker.joinable())
        shared_->worker.join();
}

void SimulationRun::setSpeed(double speed)
{
    shared_->control.setSpeed(speed);
}

void SimulationRun::setParameter(const QString& path, double value)
{
    shared_->control.changeParameter(path.toStdString(), value);
}

RunStatus SimulationRun::status() const
{
    return shared_->status();
}

const RunSettings& SimulationRun::settings() const
{
    return shared_->settings;
}

bool SimulationRun::isEnded() const
{
    return shared_->status().state == RunState::Ended;
}

std::size_t SimulationRun::drainInto(ResultStore& store)
{
    // Rows before columns, as a run sets its columns before it writes rows.
    std::vector<SampleBatch> batches = shared_->queue.takeAll();
    if (auto columns = shared_->takeColumns())
        store.reset(std::move(columns->list), std::move(columns->places));
    std::size_t rows = 0;
    for (SampleBatch& batch : batches) {
        rows += batch.rowCount();
        store.append(std::move(batch));
    }
    return rows;
}

bool SimulationRun::waitForRows(int milliseconds)
{
    return shared_->queue.waitForRows(milliseconds);
}

}  // namespace bramah::solver
