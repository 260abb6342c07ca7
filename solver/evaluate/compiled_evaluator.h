// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/block_solver.h"
#include "solver/evaluate/initial_solver.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/history/delay_history.h"
#include "solver/history/transport_history.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/program_set.h"

#include <memory>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Instants closer than this, relative to their size, are the same one but for rounding.
inline constexpr double kSameInstant = 4e-15;

/// The evaluator of a CompiledSystem: one run's values. What was computed for the last (t, x) is kept, so that asking
/// for outputs or relations at the same point costs only their own part.
class CompiledEvaluator final : public SystemEvaluator
{
public:
    explicit CompiledEvaluator(std::shared_ptr<const CompiledSystem> system);

    [[nodiscard]] const SystemLayout& layout() const override { return layout_; }
    [[nodiscard]] const FlatModel& model() const override { return system_->model; }

    void setParameter(VariableId parameter, double value) override;
    EvaluationStatus updateParameters() override;
    void setEvaluationMode(EvaluationMode mode) override { programs_.setMode(mode); }
    [[nodiscard]] double value(VariableId variable) const override;

    InitialisationOutcome initialise(double t0, std::span<double> x) override;
    [[nodiscard]] SavedState save(double t, std::span<const double> x) override;
    InitialisationOutcome resume(const SavedState& state, double t0, std::span<double> x) override;
    EvaluationStatus derivatives(double t, std::span<const double> x, std::span<double> xdot) override;
    EvaluationStatus jacobian(double t, std::span<const double> x, std::span<double> values) override;
    EvaluationStatus residual(double t, std::span<const double> y, std::span<const double> ydot,
                              std::span<double> r) override;
    EvaluationStatus residualJacobian(double t, std::span<const double> y, double c, std::span<double> values) override;
    void algebraics(std::span<double> z) const override;
    EvaluationStatus relations(double t, std::span<const double> x, std::span<double> values) override;
    [[nodiscard]] double nextTimeEvent(double t) const override;
    [[nodiscard]] double largestStep() const override;
    EventOutcome handleEvent(double t, std::span<double> x) override;
    [[nodiscard]] bool readsTerminal() const override { return system_->readsTerminal; }
    void beginTerminal() override;
    EvaluationStatus acceptStep(double t, std::span<const double> x) override;
    void selectOutputs(std::span<const std::size_t> chosen) override;
    EvaluationStatus settleDelays(double t, std::span<const double> x) override;
    [[nodiscard]] std::vector<AssertionWarning> takeWarnings() override { return std::exchange(warnings_, {}); }
    EvaluationStatus outputs(double t, std::span<const double> x, std::span<double> values) override;

private:
    friend class EventIteration;

    /// Which programs' results belong to the point in the slots.
    struct Validity {
        bool derivatives = false, outputs = false, relations = false, dae = false;
    };

    /// Drops what an earlier run has left: the past of delays, warnings.
    void forget();
    /// Puts all unknowns on their start values.
    void takeStarts(double t0);
    /// Looks at the assertions that hold at the start only.
    EvaluationStatus checkStart(double t0, std::span<const double> x);
    /// What happens at the start time itself: samples, relations taken literally, when clauses.
    void settleFirstEvent(double t0, std::span<double> x, InitialisationOutcome& outcome);
    /// Calls \a visit(path, slot) for all that a run carries from one moment to the next.
    template <typename Visit>
    void forEachRemembered(Visit&& visit);
    /// Puts the point into the slots; nothing is computed yet.
    void moveTo(double t, std::span<const double> x);
    EvaluationStatus evaluateDerivatives();
    EvaluationStatus evaluateOutputs();
    EvaluationStatus evaluateRelations();
    EvaluationStatus run(const RunnableProgram& program);
    [[nodiscard]] EvaluationStatus parameterStatus(const CompiledParameter& parameter) const;
    [[nodiscard]] EvaluationStatus delayStatus() const;
    [[nodiscard]] EvaluationStatus sampleStatus() const;
    [[nodiscard]] bool areDerivativesFinite() const;
    /// Frozen branches may have no value beyond the event that ends them: takes the relations literally for once.
    EvaluationStatus evaluateLiterally();
    /// Runs the program of the implicit form at the states and tears \a y.
    EvaluationStatus runImplicitForm(double t, std::span<const double> y);
    /// The variable that is not finite, or \a text if it is not a single one.
    EvaluationStatus notFinite(const QString& text) const;
    EvaluationStatus jacobianNotFinite() const;
    EvaluationStatus solveImplicitJacobian();
    bool solveSingularPart(const ImplicitJacobian::BlockPart& part, double* own);
    void relationValues(std::span<double> values) const;
    /// Makes differences_ and floors_.
    void groupRelations();
    /// Relation \a i may be off by \a size and still be as it is held, until the next event.
    void tolerate(std::size_t i, double size);
    void forgetTolerances();
    void updateInstants();
    void updateDelays();
    /// The jumps that come out of delays now are behind; true if there was one.
    bool passDelayedJumps();
    /// Fills the pipes of spatialDistribution() with what they hold at the start.
    EvaluationStatus fillTransports();
    EvaluationStatus refillTransports(const SavedState& state);
    [[nodiscard]] double positionOf(const CompiledTransport& transport) const;
    [[nodiscard]] TransportHistory::Inflows inflowsOf(const CompiledTransport& transport) const;
    /// Recoverable if a step goes on through a pipe beyond what is known to be in it.
    [[nodiscard]] EvaluationStatus transportStatus() const;
    /// What delays and pipes remember at this point; the assertion program has run.
    void recordPast();
    /// What an event has made of the delayed expressions, at its time.
    EvaluationStatus recordJumps();
    /// Assertion \a number, whose value has been computed: fails if it is an error, else a warning is kept.
    EvaluationStatus checkAssertion(std::size_t number);
    /// Keeps the warning of an assertion that has failed, if it is its first.
    void warn(const CompiledAction& assertion, std::vector<bool>& hasWarned, std::size_t number);
    [[nodiscard]] std::string messageText(const CompiledAction& action) const;
    [[nodiscard]] double slot(Slot place) const { return slots_[place]; }
    /// Derivatives and residuals with the tears given. Without tears that is the derivative program.
    [[nodiscard]] const RunnableProgram& daeProgram() const
    {
        return layout_.algebraics.empty() ? programs_.derivative : programs_.dae;
    }

    /// Relations one behind the other, the slots of whose sides are so too: subtracted as arrays.
    struct Differences {
        std::size_t root = 0;  ///< of the first
        Slot left = kNoSlot, right = kNoSlot;
        std::size_t count = 0;
    };

    std::shared_ptr<const CompiledSystem> system_;
    SystemLayout layout_;
    std::vector<double> slots_;
    ProgramSet programs_;
    BlockSolver blocks_;
    Validity valid_;
    std::vector<double> blockJacobian_;  ///< S of ImplicitJacobian
    std::vector<double> instants_;       ///< of the relations in time; NaN: none
    std::vector<double> ticks_;          ///< by sample(): the last instant at which it was true; NaN: none
    std::vector<Differences> differences_;
    std::vector<std::size_t> floors_;                         ///< relations of floor and ceil
    std::vector<std::pair<std::size_t, double>> tolerances_;  ///< relations held against rounding, and how much it is
    std::vector<double> savedTruths_;
    std::vector<std::int32_t> parameterOf_;  ///< by variable: index in system_->parameters or -1
    std::optional<InitialSolver> initial_;
    std::vector<DelayHistory> delays_;
    std::vector<TransportHistory> transports_;
    std::vector<bool> hasWarned_;       ///< by assertion
    std::vector<bool> hasEventWarned_;  ///< by action at events
    std::vector<AssertionWarning> warnings_;
    bool isInitialised_ = false;
};

}  // namespace bramah::solver
