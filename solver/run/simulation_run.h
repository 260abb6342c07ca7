// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/integrate/run_statistics.h"
#include "solver/reports/run_end.h"
#include "solver/run/run_settings.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace bramah::solver {

class ResultStore;
class CompiledSystem;

/// A system prepared for one run, or the reasons why there is none.
struct PreparedSystem {
    std::unique_ptr<SystemEvaluator> evaluator;  ///< null if the model has errors
    model::Diagnostics diagnostics;
    std::shared_ptr<const CompiledSystem> system = nullptr;  ///< of the evaluator; null: it cannot be run in parts
};

/// Compiles a snapshot of a model, or takes one compiled before. Called once, from the run's worker; must not use
/// anything that the GUI thread may change. Polls \a isStopWanted and returns early when it is true.
using PrepareSystem = std::function<PreparedSystem(const std::function<bool()>& isStopWanted)>;

/// Uses a system compiled before.
[[nodiscard]] PrepareSystem prepareCompiled(std::shared_ptr<const CompiledSystem> system);

/// What a run is doing.
enum class RunState {
    Idle,  ///< not started
    Compiling,
    Initialising,
    Running,
    Paused,
    Ended,
};

/// The state of a run as seen from outside at one moment.
struct RunStatus {
    RunState state = RunState::Idle;
    double time = 0;            ///< simulated time reached [s]
    RunStatistics statistics;   ///< counts so far; complete once the run has ended
    std::optional<RunEnd> end;  ///< set when state is Ended
    /// The state at the end of the run, or at its last good step before a failure; null if it never started. Set when
    /// state is Ended.
    std::shared_ptr<const SavedState> lastState;
    model::Diagnostics diagnostics;  ///< of the compiler
    QStringList notes;  ///< in order: free states, warnings of assertions, parameters that could not be set, methods
                        ///< that took over
    std::size_t partCount = 0;  ///< number of parts into which delays divide the system; 0: not divided
    QString partsText;          ///< whether the parts are run separately, and why; empty if there are none
};

/// The handle of a simulation, for one thread (the GUI's). Owns the run's worker thread, which owns everything that
/// integrates. Rows arrive through a bounded queue: the worker waits when it is full, so it has to be drained. The
/// destructor stops the run and joins the worker.
class SimulationRun
{
public:
    /// Nothing runs yet. \a prepare is called once, in the worker.
    SimulationRun(PrepareSystem prepare, RunSettings settings);
    ~SimulationRun();
    SimulationRun(const SimulationRun&) = delete;
    SimulationRun& operator=(const SimulationRun&) = delete;

    void start();  ///< once
    /// In place of start(): runs to the end in this thread, without one of its own, which costs as much as a tenth of a
    /// short run. \a isStopWanted, if given, is asked at every evaluation; when it is true, the run is stopped.
    void runHere(const std::function<bool()>& isStopWanted = {});
    void pause();  ///< at the end of the current step
    /// Goes on after a pause.
    void resume();
    void step();  ///< while paused: continues to the next row of the grid or event, and pauses again
    void stop();  ///< requests the end; returns immediately, the run ends within 0.2 s
    void wait();  ///< waits for the end of the run; removes the bound of the queue, so that no row is lost
    /// Simulated seconds per second of the wall clock, or kAsFastAsPossible.
    void setSpeed(double speed);
    /// Sets a parameter [SI] at the next step, without a restart. An unknown path or a structural parameter leaves a
    /// note in the status.
    void setParameter(const QString& path, double value);

    /// A copy of the state at this moment; costs as much as its texts and tables.
    [[nodiscard]] RunStatus status() const;
    /// The settings as they were given.
    [[nodiscard]] const RunSettings& settings() const;
    /// Is it over, so that only waiting rows are left? False before start().
    [[nodiscard]] bool isEnded() const;

    /// Moves all waiting rows to \a store, whose columns it sets before the first row. Returns the number of rows.
    std::size_t drainInto(ResultStore& store);
    /// Waits up to \a milliseconds for rows or the end; true if there is something new. For callers without a timer.
    bool waitForRows(int milliseconds);

private:
    class Shared;
    std::unique_ptr<Shared> shared_;
};

}  // namespace bramah::solver
