// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/dae_form.h"
#include "solver/evaluate/equations.h"
#include "solver/evaluate/input_signal.h"
#include "solver/evaluate/row_values.h"
#include "solver/evaluate/run_memory.h"
#include "solver/tape/evaluation_mode.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

class CompiledSystem;

/// The declared bounds of a variable; infinite where there is none.
struct VariableRange {
    VariableId variable = kNoVariable;
    double least = 0, most = 0;
};

/// A compiled system with the values of one run, and the four ways to ask it: a user takes the one that it needs. Here
/// is what else there is: the model, its parameters and inputs, the start. All calls come from the thread of the run;
/// none allocates after initialise(), except to report events or failures.
class SystemEvaluator : public Equations, public DaeForm, public RunMemory, public RowValues
{
public:
    virtual ~SystemEvaluator() = default;

    /// The model as it was compiled; its variables have the ids of all methods here.
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
    /// Computes what depends on parameters, nominal values among them; to be called before the start. Fails if a
    /// parameter is not finite or outside of its bounds.
    virtual EvaluationStatus updateParameters() = 0;
    [[nodiscard]] virtual double value(VariableId variable) const = 0;  ///< as last evaluated
    /// The derivatives of \a variables when each of \a inputs changes by its number, at fixed states and without
    /// events, at the point of the last evaluateAll(). Allocates.
    [[nodiscard]] virtual EvaluationStatus inputDerivatives(std::span<const std::pair<VariableId, double>> /*inputs*/,
                                                            std::span<const VariableId> /*variables*/,
                                                            std::span<double> /*derivatives*/)
    {
        return {};
    }
    /// The bounds of all variables that change and have some, by the present values of parameters. Of variables that
    /// are always equal only one is among them.
    [[nodiscard]] virtual std::vector<VariableRange> ranges() const { return {}; }
    /// The same of parameters.
    [[nodiscard]] virtual std::vector<VariableRange> parameterRanges() const { return {}; }

    /// Chooses tape or machine code, after outputs are selected; results are the same.
    virtual void setEvaluationMode(EvaluationMode) {}

    /// Solves the initial system at time \a t0 and writes the states to \a x.
    virtual InitialisationOutcome initialise(double t0, std::span<double> x) = 0;

    /// A system that keeps nothing starts anew.
    InitialisationOutcome resume(const SavedState&, double t0, std::span<double> x) override
    {
        return initialise(t0, x);
    }
    /// A system without equal outputs.
    [[nodiscard]] std::vector<EqualOutput> equalOutputs() const override
    {
        std::vector<EqualOutput> equal(layout().outputs.size());
        for (std::size_t output = 0; output < equal.size(); ++output)
            equal[output].first = output;
        return equal;
    }

    /// While false, unknowns of implicit blocks may leave their min and max, as on the way to an operating point.
    virtual void setWithinBounds(bool) {}
};

/// The evaluator of a run of \a system, with parameter values as written in the model. Evaluators share only the
/// immutable system.
[[nodiscard]] std::unique_ptr<SystemEvaluator> makeEvaluator(std::shared_ptr<const CompiledSystem> system);

}  // namespace bramah::solver
