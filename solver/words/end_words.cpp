// SPDX-License-Identifier: BSD-3-Clause
#include "solver/words/end_words.h"

#include "solver/words/failure_words.h"
#include "solver/words/words.h"

namespace bramah::solver {
namespace {

using words::tr;

std::string seconds(double time)
{
    return words::shortNumber(time, 6);
}

std::string componentPath(const FlatModel& model, ComponentId id)
{
    return index(id) < model.components.size() ? model.component(id).path : std::string();
}

/// The text of each kind of end, by an operator of its own.
class EndText
{
public:
    EndText(double time, const SystemEvaluator& evaluator)
        : time_(time), model_(evaluator.model()), layout_(evaluator.layout())
    {
    }

    EndWords operator()(const LoopEnd::StopTimeReached&) const
    {
        return {EndReason::StopTimeReached, time_, {}, {}, {}};
    }
    EndWords operator()(const LoopEnd::Stopped&) const { return {EndReason::Stopped, time_, {}, {}, {}}; }
    EndWords operator()(const EvaluationStatus& status) const { return failureEndWords(status, time_, model_); }

    EndWords operator()(const LoopEnd::Terminated& cause) const
    {
        return {EndReason::Terminated, time_, {}, messageWords(cause.message), {}};
    }

    EndWords operator()(const LoopEnd::StepFailed& cause) const
    {
        EndWords end{EndReason::StepFailed, time_, {}, {}, {}};
        std::string state;
        if (cause.state >= 0) {
            const StateLayout& layout = layout_.states[static_cast<std::size_t>(cause.state)];
            state = model_.variable(layout.variable).path;
            end.component = componentPath(model_, layout.component);
        }
        if (cause.result == StepResult::InternalFailure) {
            end.reason = EndReason::InternalFailure;
            end.message = tr("the integrator could not continue at %1 s").arg(seconds(time_));
            return end;
        }
        if (state.empty())
            end.message = tr("at %1 s time does not go on, however small the steps are").arg(seconds(time_));
        else if (cause.result == StepResult::NewtonFailed)
            end.message = tr("at %1 s no step is small enough for the equations to be solved; `%2` converges worst")
                              .arg(seconds(time_), state);
        else
            end.message = tr("at %1 s no step is small enough for the tolerance; `%2` changes too fast")
                              .arg(seconds(time_), state);
        if (const std::string last = failureWords(cause.last, model_); !last.empty())
            end.message += tr(" (last: %1)").arg(last);
        end.advice =
            tr("check the parameters around the named component: very small volumes, masses or lags make "
               "quantities change within nanoseconds; else try a larger tolerance");
        return end;
    }

    EndWords operator()(const LoopEnd::Chattering& cause) const
    {
        const RelationLayout relation = relationOf(cause.relation);
        return {EndReason::Chattering, time_, componentPath(model_, relation.component),
                tr("`%1` switches again and again at %2 s, so that time does not advance")
                    .arg((relation.text), seconds(time_)),
                tr("give the switching a hysteresis, or the quantity that it compares some inertia or volume")};
    }

    EndWords operator()(const LoopEnd::PilingUp& cause) const
    {
        const RelationLayout relation = relationOf(cause.relation);
        return {EndReason::Chattering, time_, componentPath(model_, relation.component),
                tr("`%1` switches ever sooner; after %2 s its next switching is too soon to be computed")
                    .arg((relation.text), seconds(time_)),
                tr("let the switching end below a smallest speed or distance, as a bouncing ball comes to rest; a "
                   "smaller tolerance computes a few more")};
    }

private:
    [[nodiscard]] RelationLayout relationOf(std::int32_t number) const
    {
        return number >= 0 ? layout_.relations[static_cast<std::size_t>(number)] : RelationLayout();
    }

    double time_;
    const FlatModel& model_;
    const SystemLayout& layout_;
};

/// The text of each kind of warning, and its component.
class WarningText
{
public:
    explicit WarningText(const FlatModel& model) : model_(model) {}

    [[nodiscard]] static ComponentId of(const AssertionWarning& warning) { return warning.component; }
    [[nodiscard]] ComponentId of(const RangeWarning& warning) const
    {
        return model_.variable(warning.variable).origin.component;
    }
    std::string operator()(const AssertionWarning& warning) const { return messageWords(warning.message); }
    std::string operator()(const RangeWarning& warning) const
    {
        const FlatVariable& variable = model_.variable(warning.variable);
        const auto [value, bound] = distinctTexts(variable, warning.value, warning.bound);
        const words::Phrase text = warning.isBelow
                                       ? tr("`%1` is %2, below its min of %3; what depends on it may be wrong")
                                       : tr("`%1` is %2, above its max of %3; what depends on it may be wrong");
        return text.arg(variable.path, value, bound);
    }

private:
    const FlatModel& model_;
};

}  // namespace

EndWords endWords(const LoopEnd& end, const SystemEvaluator& evaluator)
{
    return std::visit(EndText(end.time, evaluator), end.cause);
}

namespace {

/// What a program beside the model has told; null if something else has failed.
const HistoryProblem* foreignProblem(const EvaluationStatus& status)
{
    const auto* failed = status.cause ? std::get_if<failures::HistoryFailed>(status.cause.get()) : nullptr;
    return failed && failed->problem.kind == HistoryProblem::Kind::Foreign ? &failed->problem : nullptr;
}

}  // namespace

EndWords failureEndWords(const EvaluationStatus& status, double time, const FlatModel& model)
{
    const std::string detail = failureWords(status, model);
    EndWords end{EndReason::EquationsFailed, time, componentPath(model, status.component), {}, {}};
    switch (status.kind) {
    case FailureKind::Cancelled: end.reason = EndReason::Stopped; return end;
    case FailureKind::NotANumber:
        end.message = tr("an equation has no finite value at %1 s: %2").arg(seconds(time), detail);
        end.advice =
            tr("look for a division by zero or a root of a negative number, and at start values far from "
               "what is physical");
        break;
    case FailureKind::BlockNotSolved:
        end.message =
            tr("a system of equations has no solution that can be found at %1 s: %2").arg(seconds(time), detail);
        end.advice =
            tr("check the parameters of the named component; a small volume between its neighbours makes "
               "the equations explicit");
        break;
    case FailureKind::SingularBlock:
        end.message =
            tr("a system of equations does not determine its unknowns at %1 s: %2").arg(seconds(time), detail);
        end.advice = tr("look for a parameter that is zero, or a part of the circuit that nothing holds");
        break;
    case FailureKind::AssertionFailed:
        end.reason = EndReason::AssertionFailed;
        end.message = tr("at %1 s: %2").arg(seconds(time), detail);
        if (const HistoryProblem* foreign = foreignProblem(status))
            end.toAllow = foreign->file;
        else
            end.advice =
                tr("this is a condition of the component itself: look at its parameters and at what drives it");
        break;
    case FailureKind::EventLoop:
        end.message = tr("switching at %1 s comes to no end: %2").arg(seconds(time), detail);
        end.advice = tr(
            "give the conditions a hysteresis, or the switched quantity a delay; in a circle of steps one transition "
            "has to wait for something");
        break;
    case FailureKind::InitialisationFailed:
        end.reason = EndReason::InitialisationFailed;
        end.message = tr("no consistent start was found: %1").arg(detail);
        end.advice = tr("check the start values of the named component and of its neighbours");
        break;
    case FailureKind::None:
        end.reason = EndReason::InternalFailure;
        end.message = tr("an evaluation failed for an unknown reason, at %1 s").arg(seconds(time));
        break;
    }
    return end;
}

std::string warningWords(const RunWarning& warning, const FlatModel& model)
{
    const WarningText text(model);
    const std::string component =
        componentPath(model, std::visit([&](const auto& one) { return text.of(one); }, warning));
    const double time = std::visit([](const auto& one) { return one.time; }, warning);
    const std::string message = std::visit(text, warning);
    return component.empty() ? tr("warning at %1 s: %2").arg(seconds(time), message)
                             : tr("warning at %1 s from `%2`: %3").arg(seconds(time), component, message);
}

}  // namespace bramah::solver
