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

/// A system made ready for one run, or the reasons why there is none.
struct PreparedSystem {
    std::unique_ptr<SystemEvaluator> evaluator;  ///< null if the model has errors
    model::Diagnostics diagnostics;
    std::shared_ptr<const CompiledSystem> system = nullptr;  ///< of the evaluator; null: it cannot be run in parts
};

/// Compiles a snapshot of a model, or takes one compiled before. Called once, from the run's worker; must not touch
/// anything the GUI thread may change. Asks \a isStopWanted now and then and returns early if it is.
using PrepareSystem = std::function<PreparedSystem(const std::function<bool()>& isStopWanted)>;

/// Takes a system compiled before.
[[nodiscard]] PrepareSystem prepareCompiled(std::shared_ptr<const CompiledSystem> system);
/// Compiles a flat model. The result is good for one run.
[[nodiscard]] PrepareSystem prepareFlat(FlatModel model);

enum class RunState {
    Idle,  ///< not started
    Compiling,
    Initialising,
    Running,
    Paused,
    Ended,
};

/// A run as seen from outside at one moment.
struct RunStatus {
    RunState state = RunState::Idle;
    double time = 0;            ///< simulated time reached [s]
    RunStatistics statistics;   ///< counts so far; complete once the run has ended
    std::optional<RunEnd> end;  ///< set when state is Ended
    /// The state in which the run ended, or that of the last good step before it failed; null if it never started. Set
    /// when state is Ended.
    std::shared_ptr<const SavedState> lastState;
    model::Diagnostics diagnostics;  ///< of the compiler
    QStringList notes;  ///< in order: free states, warnings of assertions, parameter changes that could not be made
    std::size_t partCount = 0;  ///< parts into which delays cut the system; 0: none do
    QString partsText;          ///< whether these are run by themselves, and why; empty if there are none
};

/// The handle of one simulation, used from one thread (the GUI's). Owns the run's worker thread, which owns everything
/// that integrates. Rows come through a bounded queue: the worker waits when it is full, so drain it. The destructor
/// stops the run and joins the worker.
class SimulationRun
{
public:
    SimulationRun(PrepareSystem prepare, RunSettings settings);
    ~SimulationRun();
    SimulationRun(const SimulationRun&) = delete;
    SimulationRun& operator=(const SimulationRun&) = delete;

    void start();  ///< once
    void pause();  ///< at the end of the current step
    void resume();
    void step();  ///< while paused: goes on to the next row of the grid or event and pauses again
    void stop();  ///< asks for the end; returns at once, the run ends within 0.2 s
    void wait();  ///< until the run has ended; lifts the bound of the queue, so no row is lost
    /// Simulated seconds per second of the wall clock; kAsFastAsPossible.
    void setSpeed(double speed);
    /// Changes a parameter [SI] at the next step, without a restart. A path that does not exist or a structural
    /// parameter leaves a note in the status.
    void setParameter(const QString& path, double value);

    [[nodiscard]] RunStatus status() const;
    [[nodiscard]] const RunSettings& settings() const;
    [[nodiscard]] bool isEnded() const;

    /// Moves all waiting rows to \a store (whose columns it sets before the first). Returns how many rows came.
    std::size_t drainInto(ResultStore& store);
    /// Waits up to \a milliseconds for rows or the end; true if there is something new. For callers without a timer.
    bool waitForRows(int milliseconds);

private:
    class Shared;
    std::unique_ptr<Shared> shared_;
};

}  // namespace bramah::solver
