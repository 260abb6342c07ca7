// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_history.h"
#include "app/run/prepare_model.h"
#include "editor/session/document_session.h"
#include "solver/run/simulation_run.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace bramah::app {

/// Makes the function that the worker of a run calls to compile a class; the function shares nothing with the GUI
/// thread that may change. See prepareModel().
using PrepareFactory = std::function<solver::PrepareSystem(const editor::DocumentSession& session,
                                                           const std::shared_ptr<solver::ModelCache>& cache)>;

/// Runs the model of one document: starts a worker, reads its rows into the history 30 times a second, passes it new
/// parameter values, and reports the end. One run at a time. Borrows session and history. GUI thread.
/// Large: a state machine of the present run, its start and what the next run needs from it.
class RunController : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Preparing, Running, Paused };
    /// The start of runs: at the model's start values, at the end of the last run, or at rest.
    enum class Start { Model, LastEnd, OperatingPoint };

    /// \a compiled: the compiled systems of the document, shared with its checks.
    RunController(editor::DocumentSession& session, RunHistory& history, PrepareFactory prepare,
                  std::shared_ptr<solver::ModelCache> compiled, QObject* parent = nullptr);
    ~RunController() override;

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool isActive() const { return state_ != State::Idle; }
    [[nodiscard]] RunHistory& history() { return history_; }
    /// The compiled systems of the document.
    [[nodiscard]] const std::shared_ptr<solver::ModelCache>& compiled() const { return compiled_; }
    [[nodiscard]] double time() const { return time_; }
    [[nodiscard]] double startTime() const;
    [[nodiscard]] double stopTime() const;

    /// Starts a run, or continues a paused one.
    void run();
    /// Starts a run with the text, the values and the settings of an earlier one, as a new run; the document stays as
    /// it is. Values that were set by hand are not set again. Without effect during a run.
    void runAgain(const RunRecord& earlier);
    /// Starts a run of the document with other \a values of parameters, by path [SI]; the document stays as it is.
    /// Without effect during a run.
    void runWith(const std::vector<std::pair<QString, double>>& values);
    void pause();
    void stop();
    /// Starts a paused run, or makes one step of a paused run.
    void step();
    /// Simulated seconds per second, for this run and later ones.
    void setSpeed(double speed);
    /// Changes a value [SI] in the present run only, not in the model's text.
    void setByHand(const QString& path, double value);
    /// Records in the run that \a path has now been given \a value, a text.
    void noteChange(const QString& path, const QString& value);
    [[nodiscard]] double speed() const { return speed_; }
    /// The start of the next run. LastEnd counts as Model until a run has ended.
    void setStart(Start start) { start_ = start; }
    [[nodiscard]] Start start() const { return start_; }
    [[nodiscard]] bool hasLastEnd() const { return lastState_ != nullptr; }

Q_SIGNALS:
    void stateChanged();
    void timeChanged();
    /// A run has ended; its record is the history's latest.
    void ended();
    /// A note of the run: a free state, a warning, a parameter that cannot change during a run.
    void noted(const QString& text);

private:
    void startRun(bool isPaused);
    /// Runs \a text.
    void start(const ModelText& text, solver::PrepareSystem prepare, solver::RunSettings settings,
               const QStringList& changes);
    /// After a joint run that is to be compared: starts a run in parts. False if there is nothing to compare.
    bool compareInParts(const RunRecord& joint, const solver::RunStatus& status);
    /// Reports the differences between \a inParts and the joint run before it, and how well a run kept time.
    void tellWork(RunRecord& record);
    /// Passes changed values to the run, whether the panel, the text or undo has changed them.
    void passChangesOn();
    void takeUnits();
    void poll();
    void finish(const solver::RunStatus& status);
    void setState(State state);
    [[nodiscard]] solver::RunSettings settings() const;
    [[nodiscard]] bool isSizedByLines(const QString& path) const;
    [[nodiscard]] QString changeText(const QString& path) const;
    [[nodiscard]] static QString valueText(const model::Instance& parameter, double number);

    editor::DocumentSession& session_;
    RunHistory& history_;
    PrepareFactory prepare_;
    std::shared_ptr<solver::ModelCache> compiled_;
    std::unique_ptr<solver::SimulationRun> run_;
    RunRecord* record_ = nullptr;
    QTimer timer_;
    ModelText shown_, ran_;  ///< at the last look, and at the start of the last run
    State state_ = State::Idle;
    Start start_ = Start::Model;
    std::shared_ptr<const solver::SavedState> lastState_;  ///< the state at the end of the last run
    double time_ = 0;
    double speed_ = solver::kAsFastAsPossible;
    qsizetype notesShown_ = 0;
    bool isOfOtherText_ = false;  ///< the present run has not the text of the document
    bool isToCompare_ = false;    ///< the present run is the first of two
    int comparedWith_ = 0;        ///< the number of the first run during the second one; 0: none
};

}  // namespace bramah::app
