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

/// How a run in parts is made, besides the system.
struct PartsRunSettings {
    IntegrationSettings integration;
    EvaluationMode evaluation = EvaluationMode::Auto;
    std::size_t threads = 0;  ///< 0: as many as the processor has, and not more than there are parts
};

/// Runs a system whose parts act on each other through delays only: each part on its own integrator and steps, in as
/// many threads as are wanted. A part goes on in stretches of its shortest delay, each as soon as the others have come
/// within a delay of its end; it never has to go back. The results are the same to the last bit whatever the number of
/// threads. Belongs to the run's worker, which makes one of the threads.
/// Large: the parts, what the threads share, and the rows that are merged are one schedule.
class PartsRun
{
public:
    struct Listener {
        std::function<void(double time, bool isPaused)> onProgress;
        std::function<void(const AssertionWarning&)> onWarning;  ///< from any of the threads
        std::function<void(const std::string& path)> onRefusal;  ///< of a parameter that cannot be set
    };

    /// \a whole, of \a system, stands at the start of the run, at the states \a x; it has selected the outputs \a
    /// chosen. Borrows all.
    PartsRun(const CompiledSystem& system, SystemEvaluator& whole, std::span<const double> x,
             const std::vector<std::size_t>& chosen, const PartsRunSettings& settings, RowQueue& queue,
             RunControl& control, Listener listener);
    ~PartsRun();

    /// Why a part cannot start there; ok if all can.
    [[nodiscard]] const EvaluationStatus& startStatus() const { return startStatus_; }
    [[nodiscard]] LoopEnd run();
    /// The evaluator of the part that has ended the run.
    [[nodiscard]] const SystemEvaluator& lastEvaluator() const { return tracks_[lastPart_]->run->evaluator(); }
    /// Where all parts are, as a state of the whole; null if they are not at one time.
    [[nodiscard]] std::shared_ptr<const SavedState> lastState();
    /// Once the run has ended.
    void fillStatistics(RunStatistics& statistics) const;

private:
    struct Track {
        std::unique_ptr<PartRun> run;
        std::vector<PartRun::Source> sources;
        double base = 0, length = 0;  ///< stretch k goes to base + (k + 1)*length
        std::int64_t stretches = 0;   ///< done
        std::atomic<double> reached = 0;
        std::atomic<bool> isTaken = false, hasEnded = false;
    };

    void startParts(const SystemEvaluator& whole);
    void beginStretches(double time);
    void coordinate();
    void help();
    /// Lets each part that can go on do so for a while. False if none could.
    bool workOnce(std::size_t first);
    bool advance(Track& track);
    [[nodiscard]] double targetOf(const Track& track) const;
    [[nodiscard]] bool isHeardTo(const Track& track, double target) const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] double leastReached() const;
    void noteEnd(Track& track);
    void halt();
    void resume();
    /// Brings all parts to the time of the one that is ahead. False if that takes too long.
    bool align();
    void changeParameters(const RunControl::ParameterChanges& changes);
    void pause();
    /// Takes the parts' rows and gives those of the whole that are due. False if the user stops the run.
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
    std::atomic<double> barrier_, last_;  ///< no part goes beyond these
    std::atomic<bool> isHalted_ = false, isOver_ = false, isCancelled_ = false;
    std::atomic<int> busy_ = 0;
    std::atomic<std::uint32_t> progress_ = 0;
    std::vector<std::thread> helpers_;
};

}  // namespace bramah::solver
