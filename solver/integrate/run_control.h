// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrate/run_statistics.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The requests of a run's user, stored for its worker. Thread-safe. Large: requests, clock, and its statistics are
/// under one lock.
class RunControl
{
public:
    /// Paths of parameters and their new values [SI], in the order in which they were asked for.
    using ParameterChanges = std::vector<std::pair<std::string, double>>;

    /// \a speed: simulated seconds for a second of the wall clock, kAsFastAsPossible for no waiting.
    RunControl(double speed, bool isPaused);

    // For the user's side.
    /// Ends the run at the next evaluation or wait; cannot be undone.
    void stop();
    ///@{
    /// Halts before the next row, or lets the run go on; both cancel single rows that were asked for.
    void pause();
    void resume();
    ///@}
    /// Lets a run that is paused, or now becomes so, write one row more.
    void stepOneRow();
    /// Sets the speed as the constructor does; the clock starts anew at the next row.
    void setSpeed(double speed);
    /// Asks for a new \a value [SI], to be set after the present step; the run tells if it cannot be set.
    void changeParameter(const std::string& path, double value);

    /// \a isStopWanted is asked too, by the worker and at every evaluation. Before the run starts.
    void setStopCheck(std::function<bool()> isStopWanted) { stopCheck_ = std::move(isStopWanted); }

    // For the worker. The first three are fast enough for every evaluation.
    /// Has the user, or the stop check, asked for the end?
    [[nodiscard]] bool isStopWanted() const
    {
        return isStopWanted_.load(std::memory_order_relaxed) || (stopCheck_ && stopCheck_());
    }
    /// Has anything been asked for since the last takeParameterChanges()?
    [[nodiscard]] bool hasNews() const { return hasNews_.load(std::memory_order_acquire); }
    /// True while the run is neither paced nor paused: then nothing below has to be asked.
    [[nodiscard]] bool isFree() const { return isFree_.load(std::memory_order_acquire); }
    /// Marks all requests as seen and returns the parameter changes.
    [[nodiscard]] ParameterChanges takeParameterChanges();
    /// Has the worker to wait before the next row?
    [[nodiscard]] bool isPauseWanted() const;
    /// True while rows are single-stepped or follow the clock: steps must then not run ahead of the rows.
    [[nodiscard]] bool isPaced() const;
    /// Waits while the run is paused. \a onWait is called once if there is anything to wait for. False on stop.
    template <typename OnWait>
    bool waitWhilePaused(OnWait&& onWait)
    {
        std::unique_lock lock(mutex_);
        if (isPaused_ && stepsWanted_ == 0 && !isStopWanted()) {
            lock.unlock();
            onWait();
            lock.lock();
            changed_.wait(lock, [&] { return !isPaused_ || stepsWanted_ > 0 || isStopWanted(); });
            restartClock();
        }
        return !isStopWanted();
    }
    /// Waits until the clock allows the row at simulated \a time. False on stop.
    template <typename OnWait>
    bool waitForClock(double time, OnWait&& onWait)
    {
        std::unique_lock lock(mutex_);
        bool isTold = false;
        while (speed_ > 0 && !isPaused_ && !isStopWanted()) {
            if (!isClockRunning_) {
                clockStart_ = Clock::now();
                clockStartTime_ = time;
                isClockRunning_ = true;
            }
            const auto due = clockStart_ + std::chrono::duration_cast<Clock::duration>(
                                               std::chrono::duration<double>((time - clockStartTime_) / speed_));
            if (const auto now = Clock::now(); now >= due) {
                notePace(time, now - due, !isTold);
                break;
            }
            if (!isTold) {
                isTold = true;
                lock.unlock();
                onWait();
                lock.lock();
                continue;
            }
            changed_.wait_until(lock, due);
        }
        return !isStopWanted();
    }
    /// Counts a written row: uses up one requested step.
    void rowWritten();
    /// How well the rows have kept to the clock so far.
    [[nodiscard]] PaceStatistics pace() const;

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kLatenessBins = 120;
    void restartClock() { isClockRunning_ = false; }
    /// Records that the row at simulated \a time is \a late; \a isMissed: it was due before it was computed. Both rows
    /// of an event are due at once and count as one.
    void notePace(double time, Clock::duration late, bool isMissed);
    void notify();

    std::function<bool()> stopCheck_;  // may be empty
    std::atomic<bool> isStopWanted_ = false;
    std::atomic<bool> hasNews_ = false;
    std::atomic<bool> isFree_;  // follows speed_ and isPaused_
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    double speed_;  // guarded by mutex_, like all members below
    bool isPaused_;
    int stepsWanted_ = 0;
    ParameterChanges parameterChanges_;
    bool isClockRunning_ = false;
    Clock::time_point clockStart_;
    double clockStartTime_ = 0;
    std::int64_t paced_ = 0, missed_ = 0;
    double lastPaced_ = 0;                                ///< simulated time of the row counted last
    double largestLateness_ = 0;                          // [s]
    std::array<std::int64_t, kLatenessBins> lateness_{};  // rows by lateness, in bins of ratio kLatenessGrowth
};

}  // namespace bramah::solver
