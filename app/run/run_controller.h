// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/prepare_model.h"
#include "app/run/run_history.h"
#include "editor/session/document_session.h"
#include "solver/run/simulation_run.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace bramah::app {

/// Makes the function that a run's worker calls to compile a class: a snapshot that shares nothing the GUI thread may
/// change. As prepareModel().
using PrepareFactory = std::function<solver::PrepareSystem(const editor::DocumentSession& session,
                                                           const std::shared_ptr<CompiledModelCache>& cache)>;

/// Runs the model of one document: starts a worker, drains its rows into the history 30 times a second, hands it new
/// parameter values, tells how it ended. One run at a time. Borrows session and history. GUI thread.
/// Large: the run under way, where it began and what the next one takes from it are one state machine.
class RunController : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Preparing, Running, Paused };
    /// The start of runs: at the model's own start values, at the end of the last run, or at rest.
    enum class Start { Model, LastEnd, OperatingPoint };

    /// \a compiled: the document's systems, shared with its checks.
    RunController(editor::DocumentSession& session, RunHistory& history, PrepareFactory prepare,
                  std::shared_ptr<CompiledModelCache> compiled, QObject* parent = nullptr);
    ~RunController() override;

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool isActive() const { return state_ != State::Idle; }
    [[nodiscard]] RunHistory& history() { return history_; }
    /// The document's systems.
    [[nodiscard]] const std::shared_ptr<CompiledModelCache>& compiled() const { return compiled_; }
    [[nodiscard]] double time() const { return time_; }
    [[nodiscard]] double startTime() const;
    [[nodiscard]] double stopTime() const;

    /// Starts a run, or goes on with a paused one.
    void run();
    void pause();
    void stop();
    /// Starts paused, or makes one step of a paused run.
    void step();
    /// Simulated seconds per second; of this run and later ones.
    void setSpeed(double speed);
    /// A value [SI] of the run alone, that the model's text does not get.
    void setByHand(const QString& path, double value);
    /// Keeps in the run's record that \a path has been given \a value, in words, now.
    void noteChange(const QString& path, const QString& value);
    [[nodiscard]] double speed() const { return speed_; }
    /// The start of the next run. LastEnd counts as Model until a run has ended.
    void setStart(Start start) { start_ = start; }
    [[nodiscard]] Start start() const { return start_; }
    [[nodiscard]] bool hasLastEnd() const { return lastState_ != nullptr; }

Q_SIGNALS:
    void stateChanged();
    void timeChanged();
    /// A run has come to its end; its record is the history's latest.
    void ended();
    /// A note of the run: a free state, a warning, a parameter that cannot change while it runs.
    void noted(const QString& text);

private:
    void startRun(bool isPaused);
    void start(solver::RunSettings settings, const QStringList& changes);
    /// After a joint run that is to be compared: runs the same in parts. False if there is nothing to compare.
    bool compareInParts(const RunRecord& joint, const solver::RunStatus& status);
    /// Tells what differs between \a inParts and the joint run before it, and how well a run kept time.
    void tellWork(RunRecord& record);
    /// Hands the values that differ from those shown before to the run: whoever has changed them, panel, text or undo.
    void passChangesOn();
    void takeUnits();
    void poll();
    void finish(const solver::RunStatus& status);
    void setState(State state);
    [[nodiscard]] solver::RunSettings settings() const;
    [[nodiscard]] QString changeText(const QString& path) const;

    editor::DocumentSession& session_;
    RunHistory& history_;
    PrepareFactory prepare_;
    std::shared_ptr<CompiledModelCache> compiled_;
    std::unique_ptr<solver::SimulationRun> run_;
    RunRecord* record_ = nullptr;
    QTimer timer_;
    ModelText shown_, ran_;  ///< as last seen, and as the last run took it
    State state_ = State::Idle;
    Start start_ = Start::Model;
    std::shared_ptr<const solver::SavedState> lastState_;  ///< the state at the end of the last run
    double time_ = 0;
    double speed_ = solver::kAsFastAsPossible;
    qsizetype notesShown_ = 0;
    bool isToCompare_ = false;  ///< the run under way is the first of two
    int comparedWith_ = 0;      ///< the number of the first one, while the second is under way; 0: none
};

}  // namespace bramah::app
