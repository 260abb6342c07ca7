// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/linear_question.h"

#include "solver/analysis/input_change.h"
#include "solver/analysis/linear_ports.h"
#include "solver/analysis/loops/loop_cut.h"
#include "solver/analysis/operating_point.h"
#include "solver/analysis/transient.h"
#include "solver/reports/failure_text.h"
#include "solver/translate.h"
#include "solver/use/model.h"

#include <algorithm>

namespace bramah::solver {
namespace {

using Outcome = LinearAnswer::Outcome;
using Kind = ModelForm::Kind;

LinearAnswer refusal(Outcome outcome, QString problem)
{
    LinearAnswer answer;
    answer.outcome = outcome;
    answer.problem = std::move(problem);
    return answer;
}

LinearAnswer failure(const EvaluationStatus& status, const FlatModel& model)
{
    LinearAnswer answer = refusal(Outcome::NoPoint, failureText(status, model));
    answer.component = QString::fromStdString(model.component(status.component).path);
    return answer;
}

/// One question on its way to the answer.
class LinearSearch
{
public:
    LinearSearch(Model& model, const LinearQuestion& question, const std::function<bool()>& isStopWanted)
        : model_(model), question_(question), isStopWanted_(isStopWanted)
    {
    }

    [[nodiscard]] LinearAnswer answer()
    {
        const auto plain = evaluatorOf({question_.time ? Kind::DelaysNamed : Kind::Rest});
        if (!plain)
            return notCompiled_;
        ModelForm ports{Kind::Ports, question_.inputs, question_.outputs};
        if (const QString problem = addCut(ports); !problem.isEmpty())
            return refusal(Outcome::WrongQuestion, problem);
        const BuiltForm& open = model_.built(ports, isStopWanted_);
        if (!open.problem.empty())
            return refusal(Outcome::WrongQuestion, QString::fromStdString(open.problem));
        const auto withPorts = evaluatorOf(ports);
        if (!withPorts)
            return notCompiled_;
        if (auto problem = goToPoint(*plain))
            return *problem;
        Linearisation linear = linearise(*withPorts, open.ports, *plain, time());
        if (!linear.status.ok())
            return failure(linear.status, withPorts->model());
        LinearAnswer found;
        found.system = std::move(linear.system);
        return question_.isCut ? cut(found.system) : found;
    }

private:
    /// An evaluator in \a form, with parameters up to date; null, with the reason in notCompiled_, if there is none.
    [[nodiscard]] std::unique_ptr<SystemEvaluator> evaluatorOf(const ModelForm& form)
    {
        auto evaluator = model_.evaluator(form, isStopWanted_);
        if (!evaluator) {
            notCompiled_ = refusal(Outcome::NotCompiled, tr("the model has errors"));
            notCompiled_.diagnostics = model_.flattened(isStopWanted_).diagnostics;
            const model::Diagnostics& compiled = model_.built(form, isStopWanted_).diagnostics;
            notCompiled_.diagnostics.insert(notCompiled_.diagnostics.end(), compiled.begin(), compiled.end());
            return nullptr;
        }
        if (isStopWanted_)
            evaluator->setStopCheck(isStopWanted_);
        if (const EvaluationStatus status = evaluator->updateParameters(); !status.ok()) {
            notCompiled_ = failure(status, evaluator->model());
            notCompiled_.outcome = Outcome::NotCompiled;
            return nullptr;
        }
        return evaluator;
    }

    /// Adds the signal at which the loop is cut to the outputs. Returns why it cannot be cut there.
    [[nodiscard]] QString addCut(ModelForm& ports)
    {
        if (!question_.isCut)
            return {};
        if (ports.inputs.size() != 1)
            return tr("a loop is cut at one input, a signal; name one");
        if (const auto signal = signalNamed(*model_.flattened().model, ports.inputs.front()); !signal)
            return signal.error();
        if (std::ranges::find(ports.outputs, ports.inputs.front()) == ports.outputs.end())
            ports.outputs.push_back(ports.inputs.front());
        return {};
    }

    [[nodiscard]] static LinearAnswer cut(const LinearSystem& system)
    {
        const auto signal = std::ranges::find(system.outputs, system.inputs.front());
        auto open = cutAt(system, 0, static_cast<std::size_t>(signal - system.outputs.begin()));
        if (!open)
            return refusal(Outcome::WrongQuestion, open.error());
        LinearAnswer answer;
        answer.system = std::move(*open);
        return answer;
    }

    [[nodiscard]] const Experiment& experiment() { return model_.flattened().model->experiment; }
    [[nodiscard]] double time() { return question_.time.value_or(experiment().startTime); }

    /// Takes \a evaluator to the point and evaluates all variables there. Returns why that fails.
    [[nodiscard]] std::optional<LinearAnswer> goToPoint(SystemEvaluator& evaluator)
    {
        std::vector<double> states;
        if (auto problem = question_.time ? runTo(evaluator, states) : rest(evaluator, states))
            return problem;
        std::vector<double> outputs(evaluator.layout().outputs.size());
        const EvaluationStatus status = evaluator.outputs(time(), states, outputs);
        return status.ok() ? std::nullopt : std::optional(failure(status, evaluator.model()));
    }

    [[nodiscard]] std::optional<LinearAnswer> rest(SystemEvaluator& evaluator, std::vector<double>& states)
    {
        OperatingPoint point = findOperatingPoint(evaluator, time());
        if (!point.status.ok())
            return failure(point.status, evaluator.model());
        states = std::move(point.states);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<LinearAnswer> runTo(SystemEvaluator& evaluator, std::vector<double>& states)
    {
        const double start = experiment().startTime;
        if (time() < start)
            return refusal(Outcome::WrongQuestion,
                           tr("the time %1 s lies before the start time %2 s").arg(time()).arg(start));
        states.resize(evaluator.layout().states.size());
        const EvaluationStatus begun = evaluator.initialise(start, states).status;
        if (!begun.ok())
            return failure(begun, evaluator.model());
        if (time() == start)
            return std::nullopt;
        Transient transient = runTransient(evaluator, start, time(), experiment().tolerance.value_or(1e-6),
                                           std::move(states), isStopWanted_);
        if (!transient.end.isRegular()) {
            LinearAnswer answer = refusal(Outcome::NoPoint, transient.end.message);
            answer.component = transient.end.component;
            return answer;
        }
        states = std::move(transient.states);
        return std::nullopt;
    }

    Model& model_;
    const LinearQuestion& question_;
    const std::function<bool()>& isStopWanted_;
    LinearAnswer notCompiled_;
};

}  // namespace

LinearAnswer linearSystemOf(Model& model, const LinearQuestion& question, const std::function<bool()>& isStopWanted)
{
    return LinearSearch(model, question, isStopWanted).answer();
}

}  // namespace bramah::solver
