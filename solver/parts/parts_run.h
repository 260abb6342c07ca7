// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/parts/part_run.h"
#include "solver/parts/row_merger.h"
#include "solver/parts/row_results.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace bramah::solver {

/// The settings of a run in parts, besides the system.
struct PartsRunSettings {
    IntegrationSettings integration;
    EvaluationMode evaluation = EvaluationMode::Auto;
    std::size_t threads = 0;  ///< 0: as many as the processor has; never more than parts
};

/// Runs a system whose parts act on each other only through delays: each part with its own integrator and steps, in
/// any number of threads. A part advances in stretches of its shortest delay, each as soon as the others are within a
/// delay of its end, and never goes back. Results do not depend on the number of threads, to the last bit. Belongs to
/// the run's worker, which is one of the threads. Large: parts, what the threads share, and merged rows are one
/// schedule.
class PartsRun
{
public:
    /// Told of the run; all three must be set.
    struct Listener {
        std::function<void(double time, bool isPaused)> onProgress;
        std::function<void(const RunWarning&)> onWarning;        ///< called from any of the threads
        std::function<void(const std::string& path)> onRefusal;  ///< a parameter could not be set
    };

    /// \a whole, of \a system, is at the start of the run, at states \a x; it has selected the outputs \a chosen.
    /// Borrows all arguments.
    PartsRun(const CompiledSystem& system, SystemEvaluator& whole, std::span<const double> x,
             const std::vector<std::size_t>& chosen, const PartsRunSettings& settings, RowQueue& queue,
             RunControl& control, Listener listener);
    ~PartsRun();

    /// The reason why a part cannot start there; ok if all can.
    [[nodiscard]] const EvaluationStatus& startStatus() const { return startStatus_; }
    /// Runs to the end, with the other threads; once, and only if startStatus() is ok.
    [[nodiscard]] LoopEnd run();
    /// The evaluator of the part that has ended the run.
    [[nodiscard]] const SystemEvaluator& lastEvaluator() const { return tracks_[lastPart_]->run->evaluator(); }
    /// The state of all parts as one of the whole; null if they are not at the same time.
    [[nodiscard]] std::shared_ptr<const SavedState> lastState();
    /// To be called after the end of the run.
    void fillStatistics(RunStatistics& statistics) const;

private:
    struct Track {
        std::unique_ptr<PartRun> run;
        std::vector<PartRun::Source> sources;
        double base = 0, length = 0;  ///< stretch k ends at base + (k + 1)*length
        std::int64_t stretches = 0;   ///< completed
        std::atomic<double> reached = 0;
        std::atomic<bool> isTaken = false, hasEnded = false;
        std::atomic<std::size_t> thread = 0;  ///< the one that advanced it last, whose cache has its values
    };

    void startParts(const SystemEvaluator& whole);
    void beginStretches(double time);
    void coordinate();
    void help(std::size_t thread);
    /// Lets each part of \a thread that can advance do so for some time, or one of another thread if none can. False if
    /// no part can. The thread of run() has the number 0.
    bool workOnce(std::size_t thread);
    /// Advances \a track for some time. False if it has to wait.
    bool advance(Track& track);
    [[nodiscard]] double targetOf(const Track& track) const;
    [[nodiscard]] bool isHeardTo(const Track& track, double target) const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] double leastReached() const;
    void noteEnd(Track& track);
    void halt();
    void resume();
    /// Brings all parts to the time of the foremost one. False if that takes too long.
    bool align();
    void changeParameters(const RunControl::ParameterChanges& changes);
    void pause();
    /// Takes the rows that parts still keep: where all parts wait for rows to be merged, none would do it by itself.
    void handOutRows();
    void collectRows();
    /// Collects rows of the parts and writes complete ones of the whole. False if the user stops the run.
    bool mergeRows();
    bool give(double time, std::uint8_t flags, const std::vector<double>& merged);
    void flush();
    [[nodiscard]] LoopEnd finish();

    const DecoupledParts& parts_;
    PartsRunSettings settings_;
    RowQueue& queue_;
    RunControl& control_;
    Listener listener_;
    SignalMail mail_;
    EvaluationStatus startStatus_;
    SavedState start_;                         ///< of the whole
    std::vector<std::size_t> historyNumbers_;  ///< by history of the whole: its number among those of its kind
    std::vector<std::unique_ptr<Track>> tracks_;
    std::unique_ptr<RowMerger> merger_;
    RowResults results_;
    RowGrid grid_;
    SampleBatch batch_;
    std::int64_t rows_ = 0;
    std::size_t lastPart_ = 0;
    bool isStopped_ = false;
    std::atomic<double> barrier_, last_;  ///< times that no part may pass
    std::atomic<bool> isHalted_ = false, isOver_ = false, isCancelled_ = false;
    std::atomic<int> busy_ = 0;
    std::atomic<std::uint32_t> progress_ = 0;
    std::vector<std::thread> helpers_;
};

}  // namespace bramah::solver
