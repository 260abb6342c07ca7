// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/fmi/shell/fmu_model.h"
#include "solver/integrate/integration_loop.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bramah::solver::fmi {

/// How bad a message of an instance is.
enum class Severity { Note, Warning, Error };

/// What an instance has been given and where it stands: everything that another instance of the same FMU needs to go on
/// from there, with the same results to the last bit.
struct InstanceState {
    /// An input: value + slope*(t - since).
    struct Line {
        double value = 0, slope = 0, since = 0;
    };
    std::map<std::uint32_t, double> parameters;  ///< by variable: values set
    std::map<std::uint32_t, Line> inputs;        ///< by variable: values set
    double startTime = 0;
    std::optional<double> stopTime, tolerance;
    double length = 0;  ///< by which steps are judged; 0: not known yet
    bool isRunning = false;
    std::optional<double> endTime;  ///< at which the model has ended the run by terminate() [s]
    SavedState saved;               ///< while running
};

/// One co-simulation of an FMU, without anything of the versions of FMI. A reference to a variable is its number in the
/// system. Functions that return bool have told the reason of a failure to the listener. Not thread-safe; any number of
/// instances may run at once.
class FmuInstance
{
public:
    /// Takes a message in English; is called during calls of the instance, by their thread.
    using Listener = std::function<void(Severity, const std::string& text)>;

    /// An instance before its start, at the start time and tolerance that the model names. \a model is shared and never
    /// null.
    FmuInstance(std::shared_ptr<const FmuModel> model, Listener listener);

    /// The model in the FMU; its variables are by reference.
    [[nodiscard]] const FlatModel& model() const { return model_->system->model; }
    /// The model with its equations, for another instance of the same FMU.
    [[nodiscard]] const std::shared_ptr<const FmuModel>& shared() const { return model_; }
    /// The reference of time, behind those of the variables.
    [[nodiscard]] std::uint32_t timeReference() const { return static_cast<std::uint32_t>(model().variables.size()); }
    /// The variable of \a reference; null if there is none.
    [[nodiscard]] const FlatVariable* variable(std::uint32_t reference) const;

    /// Before the start: times [s], and a relative tolerance.
    void setExperiment(double start, std::optional<double> stop, std::optional<double> tolerance);
    /// Sets a parameter, or an input, SI. During the run parameters may change, too.
    [[nodiscard]] bool set(std::uint32_t reference, double value);
    /// Lets an input go on with \a slope from its present value.
    [[nodiscard]] bool setSlope(std::uint32_t reference, double slope);
    /// The value at the present time; of an instance that has not started, at its start.
    [[nodiscard]] std::optional<double> value(std::uint32_t reference);
    /// The derivative of the unknowns by the knowns, inputs, in the direction \a seeds, at fixed states.
    [[nodiscard]] std::optional<std::vector<double>> derivatives(const std::vector<std::uint32_t>& unknowns,
                                                                 const std::vector<std::uint32_t>& knowns,
                                                                 const std::vector<double>& seeds);

    /// Solves the start.
    [[nodiscard]] bool start();
    /// Goes on to \a time; with \a stopsAtEvents perhaps only to an event before it.
    [[nodiscard]] bool advanceTo(double time, bool stopsAtEvents = false);
    /// The time that the run has reached [s]; before it the start time.
    [[nodiscard]] double time() const;
    /// Has start() succeeded, or restore() to a state behind a start? Also true once the model has ended the run.
    [[nodiscard]] bool isRunning() const { return state_.isRunning; }
    /// Has the model ended the run by terminate()?
    [[nodiscard]] bool hasEnded() const { return state_.endTime.has_value(); }
    /// Forgets all that was set and computed: the instance is as new.
    void reset();

    /// The present state. The run goes on from it as one that continues from it would, to the same bits.
    [[nodiscard]] std::optional<InstanceState> save();
    /// Goes on from \a state. That of another FMU is refused and changes nothing.
    [[nodiscard]] bool restore(const InstanceState& state);

private:
    /// Has an instance of this FMU given it?
    [[nodiscard]] bool isOwn(const InstanceState& state) const;
    [[nodiscard]] bool isInput(std::uint32_t reference) const;
    void noteChange(std::uint32_t input);
    /// An evaluator with everything set; null if the parameters are wrong.
    [[nodiscard]] std::unique_ptr<SystemEvaluator> makeReady();
    void giveInputs(SystemEvaluator& evaluator) const;
    [[nodiscard]] bool solveStart();
    /// Goes on from the start or state, \a outcome, of \a evaluator at \a time.
    [[nodiscard]] bool begin(std::unique_ptr<SystemEvaluator> evaluator, const InitialisationOutcome& outcome,
                             double time);
    /// Makes the loop, once it is known by which length steps are judged. \a way: of the first communication step [s].
    [[nodiscard]] bool beginLoop(double way);
    [[nodiscard]] bool takeChanges();
    /// The same before the first step.
    [[nodiscard]] bool takeChangesAtStart();
    [[nodiscard]] const std::vector<double>& presentStates();
    /// Evaluates everything at the present point.
    [[nodiscard]] bool evaluate();
    [[nodiscard]] bool failed(const EvaluationStatus& status, double time);
    /// Tells the listener why a run has ended. True if the model wanted that.
    [[nodiscard]] bool ended(const LoopEnd& end);
    bool refuse(const std::string& text);

    std::shared_ptr<const FmuModel> model_;
    Listener listener_;
    InstanceState state_;
    RunControl::ParameterChanges changedParameters_;  ///< which the run has not yet taken
    bool areInputsChanged_ = false;
    bool mayBeEvent_ = false;  ///< the change of inputs
    bool isEvaluated_ = false;
    RowQueue queue_;  ///< of rows without values: they only watch the ranges of variables
    RunControl control_{kAsFastAsPossible, false};
    std::unique_ptr<SystemEvaluator> evaluator_;
    double startedAt_ = 0;        ///< time of the evaluator's start, or of its state
    std::vector<double> states_;  ///< there
    std::unique_ptr<RowWriter> rows_;
    std::unique_ptr<IntegrationLoop> loop_;  ///< null until the first step
};

///@{
/// \a state as bytes, and back; nothing if these are none.
[[nodiscard]] std::string writeState(const InstanceState& state);
[[nodiscard]] std::optional<InstanceState> readState(std::string_view bytes);
///@}

}  // namespace bramah::solver::fmi
