// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/evaluation_status.h"
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

/// An assertion that only warns, at its first failure in a run.
struct AssertionWarning {
    double time = 0;
    ComponentId component{};
    ModelMessage message;
};

/// The changes that an event has made.
struct EventOutcome {
    EvaluationStatus status;
    bool statesChanged = false;     ///< by reinit
    bool structureChanged = false;  ///< a relation or discrete variable has a new value: the derivatives may jump
    bool terminated = false;        ///< terminate() was called
    ModelMessage message;           ///< of terminate
    std::vector<std::int32_t> firedRelations;
};

struct InitialisationOutcome {
    EvaluationStatus status;
    std::string method;                   ///< as "actual equations", "homotopy"
    std::vector<std::string> freeStates;  ///< paths of states that nothing determines and that keep their start
    bool terminated = false;              ///< the model ends the run at its start
    ModelMessage message;                 ///< of terminate()
};

/// A compiled system with one run's values, for initialisation, integrators and analyses. All calls come from the run's
/// thread; none allocates once initialise() has returned, except where events or failures are reported. Between events
/// the relations keep their truth values; relations() gives the zero-crossing functions that tell when one must be
/// looked at again. It is one class of many methods because all of them share the point that was evaluated last: an
/// integrator's derivatives serve the relations, the events and the row that are asked for there.
/// Large: all methods share the point that was evaluated last.
class SystemEvaluator
{
public:
    virtual ~SystemEvaluator() = default;

    [[nodiscard]] virtual const SystemLayout& layout() const = 0;
    [[nodiscard]] virtual const FlatModel& model() const = 0;

    /// Sets a parameter that is neither final nor structural [SI]; dependent parameters follow at updateParameters().
    virtual void setParameter(VariableId parameter, double value) = 0;
    /// Sets all parameters to the values that \a other, the evaluator of the system that this is a part of, was given.
    virtual void takeParameters(const SystemEvaluator&) {}
    virtual EvaluationStatus updateParameters() = 0;
    [[nodiscard]] virtual double value(VariableId variable) const = 0;  ///< as last evaluated

    /// Tape or machine code, once outputs are selected; the results are the same.
    virtual void setEvaluationMode(EvaluationMode) {}

    /// Solves the initial system at time \a t0 and writes the states to \a x.
    virtual InitialisationOutcome initialise(double t0, std::span<double> x) = 0;

    /// All that a run carries from (t, x) on. Relations, discrete values and delays are those of now.
    [[nodiscard]] virtual SavedState save(double, std::span<const double>) { return {}; }
    /// Goes on at time \a t0 from \a state instead of initialise(), and writes the states to \a x. Variables that
    /// \a state does not hold keep their start values; `freeStates` of the outcome names these.
    virtual InitialisationOutcome resume(const SavedState&, double t0, std::span<double> x)
    {
        return initialise(t0, x);
    }

    /// While false, unknowns of implicit blocks may leave their min and max, as on the way to an operating point.
    virtual void setWithinBounds(bool) {}

    /// Explicit form: xdot = f(t, x), implicit blocks solved inside.
    virtual EvaluationStatus derivatives(double t, std::span<const double> x, std::span<double> xdot) = 0;
    /// derivatives() at three points at once, which costs about half as much. False where that cannot be done or a
    /// derivative is not finite: derivatives() then tells.
    [[nodiscard]] virtual bool derivativesSideBySide(const std::array<double, 3>&,
                                                     const std::array<std::vector<double>, 3>&,
                                                     const std::array<double*, 3>&)
    {
        return false;
    }
    /// The total derivative of f by x in the order of layout().odeJacobian, through implicit blocks too.
    virtual EvaluationStatus jacobian(double t, std::span<const double> x, std::span<double> values) = 0;

    /// DAE form, y = [x; z]: r = [xdot - f(t, x, z); g(t, x, z)].
    virtual EvaluationStatus residual(double t, std::span<const double> y, std::span<const double> ydot,
                                      std::span<double> r) = 0;
    /// dr/dy + c * dr/dydot in the order of layout().daeJacobian.
    virtual EvaluationStatus residualJacobian(double t, std::span<const double> y, double c,
                                              std::span<double> values) = 0;
    /// z as solved by the last derivatives(): IDA's start.
    virtual void algebraics(std::span<double> z) const = 0;

    /// Zero-crossing functions, one per relation, at (t, x). A relation flips when its function changes sign.
    virtual EvaluationStatus relations(double t, std::span<const double> x, std::span<double> values) = 0;
    /// The first time after \a t at which sample() or a relation in time alone may change or a jump comes out of a
    /// delay; infinity if none.
    [[nodiscard]] virtual double nextTimeEvent(double t) const = 0;
    /// The longest step [s] after which delayed values still are known well enough, whatever they are; 0: no limit.
    [[nodiscard]] virtual double largestStep() const { return 0; }
    /// The past of delayed signals; null without any.
    [[nodiscard]] virtual PastSignals* past() { return nullptr; }
    /// Computes what goes into delays at (t, x), without remembering it.
    virtual EvaluationStatus evaluateDelayed(double, std::span<const double>) { return {}; }
    /// Takes all relations literally at (t, x) and iterates to a consistent point; reinit may change \a x.
    virtual EventOutcome handleEvent(double t, std::span<double> x) = 0;
    /// terminal() stands in the model, so that the end of a run is an event.
    [[nodiscard]] virtual bool readsTerminal() const { return false; }
    /// From now on terminal() is true, in the event that ends the run.
    virtual void beginTerminal() {}
    /// Called once for each accepted step, in order of time: assertions, delay histories.
    virtual EvaluationStatus acceptStep(double t, std::span<const double> x) = 0;
    /// Assertions that warned since the last call, each once in a run.
    [[nodiscard]] virtual std::vector<AssertionWarning> takeWarnings() { return {}; }

    /// Sets the pasts of delays as if their inputs had had their values at (t, x) for ever, as operating points need
    /// it. Accepts the point.
    virtual EvaluationStatus settleDelays(double t, std::span<const double> x) { return acceptStep(t, x); }

    /// From now on outputs() gives these of layout().outputs, in this order, and computes nothing that they do not
    /// need.
    virtual void selectOutputs(std::span<const std::size_t> chosen) = 0;
    /// The selected outputs at (t, x); without a selection all, in the order of layout().outputs.
    virtual EvaluationStatus outputs(double t, std::span<const double> x, std::span<double> values) = 0;
    /// outputs() of a selection at three points at once. False where that cannot be done or an output is not finite:
    /// outputs() then tells.
    [[nodiscard]] virtual bool outputsSideBySide(const std::array<double, 3>&,
                                                 const std::array<std::vector<double>, 3>&,
                                                 const std::array<double*, 3>&)
    {
        return false;
    }

    /// Polled in Newton loops and long evaluations; a call that is told to stop returns Cancelled.
    void setStopCheck(std::function<bool()> isStopWanted) { isStopWanted_ = std::move(isStopWanted); }
    [[nodiscard]] bool isStopWanted() const { return isStopWanted_ && isStopWanted_(); }

protected:
    std::function<bool()> isStopWanted_;
};

/// One run's evaluator of \a system, with the parameters' values as written in the model. Evaluators share nothing
/// but the immutable system.
[[nodiscard]] std::unique_ptr<SystemEvaluator> makeEvaluator(std::shared_ptr<const CompiledSystem> system);

}  // namespace bramah::solver
