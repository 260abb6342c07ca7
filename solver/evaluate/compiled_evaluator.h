// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/event_iteration.h"
#include "solver/evaluate/total_jacobian.h"
#include "solver/tape/side_by_side.h"

#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The evaluator of a CompiledSystem: the values of one run. Its public methods are those of SystemEvaluator, which
/// integrators and analyses call; classes of their own do the parts of the work.
/// Large: it implements all of SystemEvaluator.
class CompiledEvaluator final : public SystemEvaluator
{
public:
    /// Values of parameters are those of the model; \a system is shared and never null.
    explicit CompiledEvaluator(std::shared_ptr<const CompiledSystem> system);

    [[nodiscard]] const SystemLayout& layout() const override { return layout_; }
    [[nodiscard]] const FlatModel& model() const override { return values_.system.model; }

    void setParameter(VariableId parameter, double value) override;
    void setInput(VariableId input, double value, double slope, double since) override;
    void setInputSignal(VariableId input, std::shared_ptr<const InputSignal> signal) override;
    void takeParameters(const SystemEvaluator& other) override;
    EvaluationStatus updateParameters() override;
    void setEvaluationMode(EvaluationMode mode) override { values_.programs.setMode(mode); }
    [[nodiscard]] double value(VariableId variable) const override { return values_.of(variable); }

    [[nodiscard]] std::vector<VariableRange> ranges() const override;
    [[nodiscard]] std::vector<VariableRange> parameterRanges() const override;
    [[nodiscard]] EvaluationStatus inputDerivatives(std::span<const std::pair<VariableId, double>> inputs,
                                                    std::span<const VariableId> variables,
                                                    std::span<double> derivatives) override;
    [[nodiscard]] std::vector<EqualOutput> equalOutputs() const override;

    InitialisationOutcome initialise(double t0, std::span<double> x) override;
    [[nodiscard]] SavedState save(double t, std::span<const double> x) override;
    InitialisationOutcome resume(const SavedState& state, double t0, std::span<double> x) override;
    void setWithinBounds(bool isWithinBounds) override;
    EvaluationStatus derivatives(double t, std::span<const double> x, std::span<double> xdot) override;
    [[nodiscard]] bool derivativesSideBySide(const std::array<double, 3>& t,
                                             const std::array<std::vector<double>, 3>& x,
                                             const std::array<double*, 3>& xdot) override;
    EvaluationStatus jacobian(double t, std::span<const double> x, std::span<double> values) override;
    EvaluationStatus exactJacobian(double t, std::span<const double> x, std::span<double> values) override;
    EvaluationStatus residual(double t, std::span<const double> y, std::span<const double> ydot,
                              std::span<double> r) override;
    EvaluationStatus residualJacobian(double t, std::span<const double> y, double c, std::span<double> values) override;
    void algebraics(std::span<double> z) const override;
    EvaluationStatus relations(double t, std::span<const double> x, std::span<double> values) override;
    [[nodiscard]] double nextTimeEvent(double t) const override { return times_.next(t); }
    [[nodiscard]] double largestStep() const override { return past_.largestStep(); }
    [[nodiscard]] PastSignals* past() override { return past_.hasDelays() ? &past_ : nullptr; }
    EvaluationStatus evaluateDelayed(double t, std::span<const double> x) override;
    EventOutcome handleEvent(double t, std::span<double> x) override;
    [[nodiscard]] bool readsTerminal() const override { return values_.system.readsTerminal; }
    void beginTerminal() override;
    void expectToRemember() override;
    EvaluationStatus rememberWithin(double t, std::span<const double> x) override;
    void keepPoint() override;
    EvaluationStatus acceptStep(double t, std::span<const double> x) override;
    void selectOutputs(std::span<const std::size_t> chosen) override;
    EvaluationStatus settleDelays(double t, std::span<const double> x) override;
    [[nodiscard]] std::vector<AssertionWarning> takeWarnings() override { return assertions_.takeWarnings(); }
    EvaluationStatus outputs(double t, std::span<const double> x, std::span<double> values) override;
    EvaluationStatus evaluateAll(double t, std::span<const double> x) override;
    [[nodiscard]] bool outputsSideBySide(const std::array<double, 3>& t, const std::array<std::vector<double>, 3>& x,
                                         const std::array<double*, 3>& values) override;

private:
    /// Does an accepted step need no evaluation? True without assertions, implicit blocks and histories.
    [[nodiscard]] bool isAcceptedUnseen() const;
    /// Forgets the histories and warnings of an earlier run.
    void forget();
    /// Sets all unknowns to their start attributes.
    void takeStarts(double t0);
    /// Solves the initial equations together with relations and discrete variables.
    void settleStart(std::span<double> x, InitialisationOutcome& outcome);
    /// Gives parameters the values that the initial equations have for them.
    void takeSolvedParameters(InitialisationOutcome& outcome);
    /// Checks the assertions that apply only at the start.
    EvaluationStatus checkStart(double t0, std::span<const double> x);
    /// Handles the event at the start itself: samples, if \a hasSamples, literal relations, when clauses.
    void settleFirstEvent(double t0, std::span<double> x, bool hasSamples, InitialisationOutcome& outcome);
    /// Calls \a visit(path, slot) for everything that a run keeps from one moment to the next.
    template <typename Visit>
    void forEachRemembered(Visit&& visit);
    /// Writes the point, and the outputs of delays there, to the slots; nothing else is computed yet.
    void moveTo(double t, std::span<const double> x);
    /// Sets nominal values for states without one: ten times their start, or, if they start at zero, the largest start
    /// of states with their unit; at most 1, which is also the value for a state that starts at zero with a unit of its
    /// own. For a state without a unit the integrator learns the size from its steps.
    void estimateNominals();
    [[nodiscard]] double leastOf(Slot min) const;
    [[nodiscard]] double mostOf(Slot max) const;
    [[nodiscard]] EvaluationStatus parameterStatus(const CompiledParameter& parameter) const;
    /// Writes the Jacobian of a point near (t, x), at which it is not finite; false if it is not there either.
    [[nodiscard]] bool jacobianNearBy(double t, std::span<const double> x, std::span<double> values);
    EvaluationStatus residualJacobianAt(double t, std::span<const double> y, double c, std::span<double> values);
    /// Takes the outputs, which are computed, from the slots; fails if one is not finite.
    EvaluationStatus takeOutputs(std::span<double> values) const;
    /// The derivatives at the point in the slots, and what \a rest computes from them; by literal relations where the
    /// held ones have no value.
    template <typename Rest>
    EvaluationStatus evaluateWith(const Rest& rest);
    /// The implicit form for the states and tears \a y, and what \a rest computes from it; by literal relations where
    /// the held ones have no value.
    template <typename Rest>
    EvaluationStatus implicitFormWith(double t, std::span<const double> y, const Rest& rest);
    /// Runs the program of the implicit form for the states and tears \a y.
    EvaluationStatus runImplicitForm(double t, std::span<const double> y);
    /// The program of derivatives and residuals for given tears; without tears it is the derivative program.
    [[nodiscard]] const RunnableProgram& daeProgram() const
    {
        return layout_.algebraics.empty() ? values_.programs.derivative : values_.programs.dae;
    }
    [[nodiscard]] EventParts eventParts();

    SystemLayout layout_;
    RunValues values_;
    std::optional<SideBySide> derivativesSideBySide_;
    std::optional<SideBySide> rowsSideBySide_;  ///< for the selected outputs
    HeldRelations relations_;
    PastSignals past_;
    EventTimes times_;
    AssertionChecks assertions_;
    TotalJacobian jacobian_;
    std::optional<InitialSolver> initial_;
    std::vector<std::int32_t> parameterOf_;  ///< by variable: index of the parameter in the system, or -1
};

}  // namespace bramah::solver
