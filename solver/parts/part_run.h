// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/integration_loop.h"
#include "solver/parts/signal_mail.h"
#include "solver/tape/decoupled_parts.h"
#include "solver/tape/evaluation_mode.h"

#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The run of one part of a system: its own evaluator, integrator and steps, rows of its own columns. It goes through
/// time in stretches; before each it takes from the mail what the other parts have sent, behind it it posts its own.
/// Used by one thread at a time.
class PartRun
{
public:
    /// \a columns: which of the evaluator's outputs are stored. Borrows the parts and the mail.
    PartRun(const DecoupledParts& parts, std::size_t number, std::unique_ptr<SystemEvaluator> evaluator,
            std::vector<double> startStates, std::vector<std::size_t> columns, const IntegrationSettings& settings,
            EvaluationMode mode, SignalMail& mail, IntegrationLoop::Listener listener);
    PartRun(const PartRun&) = delete;
    PartRun& operator=(const PartRun&) = delete;

    /// The start: posts the first values.
    void begin();
    /// Goes on to \a time, for which all has to be in the mail that isHeardBy() asks for.
    void advanceTo(double time);
    /// Writes the last rows.
    void finish();
    /// Writes a row of where it is, as at an event.
    void writeRow();
    void changeParameters(const RunControl::ParameterChanges& changes);

    /// A part that this one hears of, and how late.
    struct Source {
        std::size_t link = 0, part = 0;
        double delay = 0;  ///< [s]
    };
    /// With the values that parameters have now.
    [[nodiscard]] std::vector<Source> sources() const;
    [[nodiscard]] const std::optional<LoopEnd>& end() const { return end_; }
    [[nodiscard]] double time() const { return loop_.time(); }
    [[nodiscard]] SystemEvaluator& evaluator() const { return *evaluator_; }
    [[nodiscard]] RowQueue& rows() { return queue_; }
    [[nodiscard]] IntegrationLoop& loop() { return loop_; }
    /// Seconds of the wall clock spent so far.
    [[nodiscard]] double seconds() const { return seconds_; }

private:
    void post();

    const DecoupledParts& parts_;
    std::size_t number_;
    std::unique_ptr<SystemEvaluator> evaluator_;
    SignalMail& mail_;
    RowQueue queue_;
    RunControl control_;
    RowWriter writer_;
    IntegrationLoop loop_;
    std::optional<LoopEnd> end_;
    double seconds_ = 0;
};

}  // namespace bramah::solver
