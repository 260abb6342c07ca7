// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"
#include "solver/evaluate/input_signal.h"
#include "solver/evaluate/saved_state.h"
#include "solver/flat_model/flat_model.h"
#include "solver/tape/evaluation_mode.h"
#include "solver/tape/system_layout.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bramah::solver {

class CompiledSystem;
class PastSignals;

/// The first failure, in a run, of an assertion that only warns.
struct AssertionWarning {
    double time = 0;
    ComponentId component{};
    ModelMessage message;
};

/// The declared bounds of a variable; infinite where there is none.
struct VariableRange {
    VariableId variable = kNoVariable;
    double least = 0, most = 0;
};

/// An output beside those that always have the same value, or its negative.
struct EqualOutput {
    std::size_t first = 0;   ///< the first of them in layout().outputs; itself, if it is that or there are no others
    bool isNegated = false;  ///< it is the negative of the first
};

/// What an event has changed.
struct EventOutcome {
    EvaluationStatus status;
    bool statesChanged = false;     ///< by reinit()
    bool structureChanged = false;  ///< a relation or discrete variable has a new value: derivatives may jump
    bool terminated = false;        ///< terminate() was called
    ModelMessage message;           ///< of terminate()
    std::vector<std::int32_t> firedRelations;
};

struct InitialisationOutcome {
    EvaluationStatus status;
    std::string method;                   ///< as "actual equations" or "homotopy"
    std::vector<std::string> freeStates;  ///< paths of states that nothing determines: they keep their start attribute
    bool terminated = false;              ///< the model ends the run at its start
    ModelMessage message;                 ///< of terminate()
};

/// A compiled system with the values of one run, for initialisation, integrators and analyses. All
/// calls come from the thread of the run; none allocates after initialise(), except to report events
/// or failures. Between events the relations keep their truth values; relations() gives the
/// zero-crossing functions, whose sign changes demand an event. Large: all methods share the point
/// that was evaluated last, so that an integrator's derivatives serve relations, events and rows at
/// the same point.
class SystemEvaluator
{
public:
    virtual ~SystemEvaluator() = default;

    [[nodiscard]] virtual const SystemLayout& layout() const = 0;
    [[nodiscard]] virtual const FlatModel& model() const = 0;

    /// Sets a parameter that is neither final nor structural [SI], or the value that an input has while nobody sets it;
    /// updateParameters() then updates dependent ones.
    virtual void setParameter(VariableId parameter, double value) = 0;
    /// Gives an input of the model the value [SI] value + slope*(t - since) from now on, without an event: what depends
    /// on it follows at the next evaluation. Of a discrete input (Boolean, Integer) the value counts from the next
    /// event or start on, and has no slope. A caller that makes a continuous input jump has to do what RunEvents does
    /// at a time event: handleEvent(), and a new start of the integrator if the jump is not small (DerivativeJump).
    virtual void setInput(VariableId, double /*value*/, double /*slope*/ = 0, double /*since*/ = 0) {}
    /// Lets an input of the model follow \a signal from now on. Its stops are among nextTimeEvent(), and handleEvent()
    /// there takes its jumps.
    virtual void setInputSignal(VariableId, std::shared_ptr<const InputSignal> /*signal*/) {}
    /// Takes all parameter values and inputs from \a other, the evaluator of the system of which this is a part.
    virtual void takeParameters(const SystemEvaluator&) {}
    virtual EvaluationStatus updateParameters() = 0;
    [[nodiscard]] virtual double value(VariableId variable) const = 0;  ///< as last evaluated
    /// The bounds of all variables that have some, by the present values of parameters. Of variables that are always
    /// equal only one is among them.
    [[nodiscard]] virtual std::vector<VariableRange> ranges() const { return {}; }

    /// For each of layout().outputs those that it equals.
    [[nodiscard]] virtual std::vector<EqualOutput> equalOutputs() const
    {
        std::vector<EqualOutput> equal(layout().outputs.size());
        for (std::size_t output = 0; output < equal.size(); ++output)
            equal[output].first = output;
        return equal;
    }

    /// Chooses tape or machine code, after outputs are selected; results are the same.
    virtual void setEvaluationMode(EvaluationMode) {}

    /// Solves the initial system at time \a t0 and writes the states to \a x.
    virtual InitialisationOutcome initialise(double t0, std::span<double> x) = 0;

    /// Everything that a run keeps from (t, x) on. Relations, discrete values and delays are the present ones.
    [[nodiscard]] virtual SavedState save(double, std::span<const double>) { return {}; }
    /// Continues at time \a t0 from \a state, instead of initialise(), and writes the states to \a x. Variables that \a
    /// state does not contain keep their start attributes; `freeStates` of the outcome names them.
    virtual InitialisationOutcome resume(const SavedState&, double t0, std::span<double> x)
    {
        return initialise(t0, x);
    }

    /// While false, unknowns of implicit blocks may leave their min and max, as on the way to an operating point.
    virtual void setWithinBounds(bool) {}

    /// Explicit form: xdot = f(t, x), with implicit blocks solved inside.
    virtual EvaluationStatus derivatives(double t, std::span<const double> x, std::span<double> xdot) = 0;
    /// derivatives() at three points at once, at about half the cost. False if that is not possible or a derivative is
    /// not finite: derivatives() then gives the reason.
    [[nodiscard]] virtual bool derivativesSideBySide(const std::array<double, 3>&,
                                                     const std::array<std::vector<double>, 3>&,
                                                     const std::array<double*, 3>&)
    {
        return false;
    }
    /// The total derivative of f by x, through implicit blocks too, in the order of layout().odeJacobian. Where a slope
    /// is infinite, as that of a root at 0, the slopes of a point near by take their place: they serve iterations.
    virtual EvaluationStatus jacobian(double t, std::span<const double> x, std::span<double> values) = 0;
    /// The same, but a slope that is infinite is a failure.
    virtual EvaluationStatus exactJacobian(double t, std::span<const double> x, std::span<double> values)
    {
        return jacobian(t, x, values);
    }

    /// DAE form, y = [x; z]: r = [xdot - f(t, x, z); g(t, x, z)].
    virtual EvaluationStatus residual(double t, std::span<const double> y, std::span<const double> ydot,
                                      std::span<double> r) = 0;
    /// dr/dy + c * dr/dydot in the order of layout().daeJacobian.
    virtual EvaluationStatus residualJacobian(double t, std::span<const double> y, double c,
                                              std::span<double> values) = 0;
    /// The z that the last derivatives() solved for, as start for IDA.
    virtual void algebraics(std::span<double> z) const = 0;

    /// Zero-crossing functions, one per relation, at (t, x). A relation flips when its function changes sign.
    virtual EvaluationStatus relations(double t, std::span<const double> x, std::span<double> values) = 0;
    /// The first time after \a t at which sample() or a relation of time alone may change, an input jumps or bends, or
    /// a jump comes out of a delay; infinity if there is none.
    [[nodiscard]] virtual double nextTimeEvent(double t) const = 0;
    /// The longest step [s] after which delayed values are still known accurately; 0: no limit.
    [[nodiscard]] virtual double largestStep() const { return 0; }
    /// The histories of delayed signals; null if there are none.
    [[nodiscard]] virtual PastSignals* past() { return nullptr; }
    /// Computes the inputs of delays at (t, x), without storing them.
    virtual EvaluationStatus evaluateDelayed(double, std::span<const double>) { return {}; }
    /// Takes all relations literally at (t, x) and iterates to a consistent point; reinit() may change \a x.
    virtual EventOutcome handleEvent(double t, std::span<double> x) = 0;
    /// Does the model read terminal(), so that the end of a run is an event?
    [[nodiscard]] virtual bool readsTerminal() const { return false; }
    /// Makes terminal() true, for the event that ends the run.
    virtual void beginTerminal() {}
    /// Stores the inputs of delays at the accepted point (t, x) within a step, in order of time. Assertions are not
    /// checked as long as these inputs are finite.
    virtual EvaluationStatus rememberWithin(double, std::span<const double>) { return {}; }
    /// Announces that rememberWithin() may be called for the last evaluated point: what it would store may be kept.
    virtual void expectToRemember() {}
    /// Announces that the last evaluated point will be accepted after others have been evaluated: its values may be
    /// kept.
    virtual void keepPoint() {}
    /// To be called once for each accepted step, in order of time: assertions, delay histories.
    virtual EvaluationStatus acceptStep(double t, std::span<const double> x) = 0;
    /// Assertions that warned since the last call, each once in a run.
    [[nodiscard]] virtual std::vector<AssertionWarning> takeWarnings() { return {}; }

    /// Fills the histories of delays as if their inputs had always had their values at (t, x), as operating points
    /// need. Accepts the point.
    virtual EvaluationStatus settleDelays(double t, std::span<const double> x) { return acceptStep(t, x); }

    /// Chooses which of layout().outputs outputs() gives from now on, and in which order; nothing else is computed for
    /// it.
    virtual void selectOutputs(std::span<const std::size_t> chosen) = 0;
    /// The selected outputs at (t, x); without a selection all in the order of layout().outputs.
    virtual EvaluationStatus outputs(double t, std::span<const double> x, std::span<double> values) = 0;
    /// outputs() of a selection at three points at once. False if that is not possible or an output is not finite:
    /// outputs() then gives the reason.
    [[nodiscard]] virtual bool outputsSideBySide(const std::array<double, 3>&,
                                                 const std::array<std::vector<double>, 3>&,
                                                 const std::array<double*, 3>&)
    {
        return false;
    }

    /// Polled in Newton loops and long evaluations; when it returns true, the call ends with Cancelled.
    void setStopCheck(std::function<bool()> isStopWanted) { isStopWanted_ = std::move(isStopWanted); }
    [[nodiscard]] bool isStopWanted() const { return isStopWanted_ && isStopWanted_(); }

protected:
    std::function<bool()> isStopWanted_;
};

/// The evaluator of a run of \a system, with parameter values as written in the model. Evaluators share only the
/// immutable system.
[[nodiscard]] std::unique_ptr<SystemEvaluator> makeEvaluator(std::shared_ptr<const CompiledSystem> system);

}  // namespace bramah::solver
