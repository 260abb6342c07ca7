// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/integration_loop.h"
#include "solver/parts/signal_mail.h"
#include "solver/tape/decoupled_parts.h"
#include "solver/tape/evaluation_mode.h"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The run of one part of a system with its own evaluator, integrator, steps and columns. It advances in stretches of
/// time: before each it takes what other parts have sent from the mail, after it posts its own signals. Used by one
/// thread at a time. Large: it holds all that one part runs with.
class PartRun
{
public:
    /// \a columns: the outputs of the evaluator to store. Borrows the parts and the mail.
    PartRun(const DecoupledParts& parts, std::size_t number, std::unique_ptr<SystemEvaluator> evaluator,
            std::vector<double> startStates, std::vector<std::size_t> columns, const IntegrationSettings& settings,
            EvaluationMode mode, SignalMail& mail, IntegrationLoop::Listener listener);
    PartRun(const PartRun&) = delete;
    PartRun& operator=(const PartRun&) = delete;

    /// Starts the run and posts the first values.
    void begin();
    /// Continues to \a time, up to which the mail must hold the signals of all sources(). New rows may wait until
    /// flushRows().
    void advanceTo(double time);
    /// Hands out the rows so far. True if there were new ones.
    bool flushRows();
    /// Writes the last rows.
    void finish();
    /// Writes a row at the present time, as for an event.
    void writeRow();
    /// Sets parameters (path, SI) at the present time, as an event, and posts what follows. All parts are at one time.
    void changeParameters(const RunControl::ParameterChanges& changes);

    /// A part whose signals this one receives, and their delay.
    struct Source {
        std::size_t part = 0;
        double delay = 0;  ///< [s]
    };
    /// The sources, with delays by the present values of parameters.
    [[nodiscard]] std::vector<Source> sources() const;
    /// How this part ended; nothing while it goes on.
    [[nodiscard]] const std::optional<LoopEnd>& end() const { return end_; }
    /// The time that this part has reached [s].
    [[nodiscard]] double time() const { return loop_.time(); }
    ///@{
    /// What this part runs with; not to be changed while a thread advances it.
    [[nodiscard]] SystemEvaluator& evaluator() const { return *evaluator_; }
    [[nodiscard]] RowQueue& rows() { return queue_; }
    [[nodiscard]] IntegrationLoop& loop() { return loop_; }
    ///@}
    /// The state at the end of the run, with all signals on their way to this part: no part must run any more.
    [[nodiscard]] SavedState lastState();
    /// Seconds of the wall clock used so far.
    [[nodiscard]] double seconds() const { return seconds_; }

private:
    using Clock = std::chrono::steady_clock;
    /// A signal of this part and the links that carry it.
    struct Sent {
        std::size_t signal = 0;
        std::vector<std::size_t> links;
    };

    /// Takes the signals that are needed up to \a time from the mail.
    void takeMail(double time);
    void post();

    const DecoupledParts& parts_;
    std::size_t number_;
    std::unique_ptr<SystemEvaluator> evaluator_;
    double start_;  ///< of the run [s]
    SignalMail& mail_;
    RowQueue queue_;
    RunControl control_;
    RowWriter writer_;
    IntegrationLoop loop_;
    std::optional<LoopEnd> end_;
    std::vector<std::size_t> received_;  ///< links to this part
    std::vector<TimedValue> taken_;      ///< of one link
    std::vector<Sent> sent_;
    Clock::time_point flushed_ = Clock::now();
    double seconds_ = 0;
};

}  // namespace bramah::solver
