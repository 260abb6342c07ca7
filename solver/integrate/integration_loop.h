// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/chattering_watch.h"
#include "solver/integrate/relation_return.h"
#include "solver/integrate/row_writer.h"
#include "solver/integrate/run_end.h"
#include "solver/integrate/run_settings.h"
#include "solver/integrate/run_statistics.h"
#include "solver/integrate/step_statistics.h"
#include "solver/integrate/tiny_step_watch.h"
#include "solver/integrate/zero_crossings.h"
#include "solver/integrators/integrator.h"

#include <QStringList>

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// Integrates an initialised system from the start to the stop time: steps, events, rows. Belongs to the run's worker.
class IntegrationLoop
{
public:
    /// \a onProgress(time) is called after each step; \a onNote with sentences for the user.
    struct Listener {
        std::function<void(double time)> onProgress;
        std::function<void(const QString& note)> onNote;
    };

    IntegrationLoop(SystemEvaluator& evaluator, const RunSettings& settings, std::vector<double> startStates,
                    RowWriter& rows, RunControl& control, Listener listener);

    [[nodiscard]] RunEnd run();
    /// The model has said \a message and ends the run at its start.
    void endAtStart(const std::string& message) { startMessage_ = message; }
    /// The states at the last row.
    [[nodiscard]] const std::vector<double>& states() const { return states_; }
    /// The last moment at which the equations and assertions held: the end of the run, or before what it failed of.
    [[nodiscard]] SavedState lastState();
    void fillCounts(RunStatistics& statistics) const;
    void fillDetails(RunStatistics& statistics) const;

private:
    [[nodiscard]] bool advance();
    /// What lies in the step just made and at its end: events and rows.
    [[nodiscard]] bool finishStep();
    /// All up to \a t holds, and the rows written so far.
    void settle(double t);
    /// The equations have failed somewhere in the step just made, where the integrator has not asked: the polynomial
    /// between the steps may leave what is possible, as a pressure fall below 0. Goes back to where all is settled, for
    /// shorter steps; false if the run is to end with that failure.
    [[nodiscard]] bool repeatShorter();
    /// A step of the integrator; the first after a start once more and shorter where a relation returns soon. False if
    /// the run has ended.
    [[nodiscard]] bool step();
    /// The predicted return of a relation that the last event's reinit() pushed away from zero: the earliest of all.
    /// Call it after the first step behind the event.
    [[nodiscard]] std::optional<RelationReturn> earliestReturn();
    [[nodiscard]] StepResult startIntegrator(double t);
    /// Ends the run if that relation returns, but too early to be true. False if it did.
    [[nodiscard]] bool checkReturn(const Crossing& crossing);
    bool endPilingUp(double t, std::int32_t relation);
    void reportWarnings();
    [[nodiscard]] double nextStop();
    [[nodiscard]] bool handleCrossings();
    [[nodiscard]] bool handleTimeEvent();
    [[nodiscard]] bool handleParameterChanges();
    /// Handles an event at (t, states_), writes its rows and says in `mustRestart_` whether states jumped.
    [[nodiscard]] bool handleEvent(double t, bool isTimeEvent);
    /// The event at (t, states_), and where that ends the run the one of terminal(): their `outcome_`.
    void takeEvent(double t);
    [[nodiscard]] bool writeGridRowsBefore(double t);
    [[nodiscard]] bool writeRow(double t, std::uint8_t flags);
    [[nodiscard]] bool restart(double t);
    [[nodiscard]] double weightedDifference(const std::vector<double>& a, const std::vector<double>& b);
    [[nodiscard]] bool derivativesAt(double t, std::vector<double>& result);

    [[nodiscard]] double gridTime(std::int64_t k) const;
    [[nodiscard]] bool isGridTime(double t) const;
    [[nodiscard]] bool isStopTime(double t) const;

    /// False once \a watch finds that the relations change too often: the run has ended then.
    bool watchChattering(ChatteringWatch& watch, double t, std::span<const std::int32_t> relations);
    bool end(RunEnd end);
    bool endWith(const EvaluationStatus& status, double t);
    bool endWith(StepResult result, const EvaluationStatus& failure);
    [[nodiscard]] QString componentPath(ComponentId id) const;

    SystemEvaluator& evaluator_;
    RunSettings settings_;
    RowWriter& rows_;
    RunControl& control_;
    Listener listener_;
    std::unique_ptr<Integrator> integrator_;
    ZeroCrossings crossings_;
    ReturnPrediction returns_;
    ZeroCrossings::Interpolate interpolate_;
    ChatteringWatch chattering_;
    ChatteringWatch pilingTimes_;  // a sampler may be as quick as it likes, but time must go on
    TinyStepWatch tinySteps_;
    StepStatistics statistics_;

    std::vector<double> states_;
    std::vector<double> firstStates_;  // where the integrator started
    bool isFirstStep_ = true;
    double longestStep_ = 0, limitedUntil_ = 0;  // so that a relation's return is seen, or a failure avoided
    double settled_ = 0;                         // up to here the step is done: events and their changes
    double good_ = 0;                            // up to here the equations and assertions have held
    int repeats_ = 0;                            // of steps, in a row
    std::int32_t sentBack_ = -1;                 // the relation, if it is by reinit()
    std::vector<double> derivativesBefore_, derivativesAfter_, weights_;
    std::int64_t nextGridRow_ = 0;
    std::int64_t lastGridRow_ = 0;
    double timeEvent_ = 0;  // the next
    double lastEventRow_ = -std::numeric_limits<double>::infinity();
    EventOutcome outcome_;
    bool hasChanged_ = false;  // by the last event
    bool isCrossing_ = false;  // it came from a relation
    double lastStep_ = 0;
    double usualStep_ = 0;  // the longer of the last two: the one up to a time event may be any remnant
    std::optional<std::string> startMessage_;
    std::optional<RunEnd> end_;
};

}  // namespace bramah::solver
