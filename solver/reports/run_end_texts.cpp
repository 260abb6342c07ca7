// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/run_end_texts.h"

#include "solver/flat_model/parameter_refusal.h"
#include "solver/reports/failure_text.h"
#include "solver/translate.h"

namespace bramah::solver {
namespace {

QString seconds(double time)
{
    return QString::number(time, 'g', 6);
}

QString componentPath(const FlatModel& model, ComponentId id)
{
    return index(id) < model.components.size() ? QString::fromStdString(model.component(id).path) : QString();
}

/// The text of each kind of end, by an operator of its own.
class EndText
{
public:
    EndText(double time, const SystemEvaluator& evaluator)
        : time_(time), model_(evaluator.model()), layout_(evaluator.layout())
    {
    }

    RunEnd operator()(const LoopEnd::StopTimeReached&) const { return {EndReason::StopTimeReached, time_, {}, {}, {}}; }
    RunEnd operator()(const LoopEnd::Stopped&) const { return {EndReason::Stopped, time_, {}, {}, {}}; }
    RunEnd operator()(const EvaluationStatus& status) const { return evaluationEnd(status, time_, model_); }

    RunEnd operator()(const LoopEnd::Terminated& cause) const
    {
        return {EndReason::Terminated, time_, {}, messageText(cause.message), {}};
    }

    RunEnd operator()(const LoopEnd::StepFailed& cause) const
    {
        RunEnd end{EndReason::StepFailed, time_, {}, {}, {}};
        QString state;
        if (cause.state >= 0) {
            const StateLayout& layout = layout_.states[static_cast<std::size_t>(cause.state)];
            state = QString::fromStdString(model_.variable(layout.variable).path);
            end.component = componentPath(model_, layout.component);
        }
        if (cause.result == StepResult::InternalFailure) {
            end.reason = EndReason::InternalFailure;
            end.message = tr("the integrator could not continue at %1 s").arg(seconds(time_));
            return end;
        }
        if (state.isEmpty())
            end.message = tr("at %1 s time does not go on, however small the steps are").arg(seconds(time_));
        else if (cause.result == StepResult::NewtonFailed)
            end.message = tr("at %1 s no step is small enough for the equations to be solved; `%2` converges worst")
                              .arg(seconds(time_), state);
        else
            end.message = tr("at %1 s no step is small enough for the tolerance; `%2` changes too fast")
                              .arg(seconds(time_), state);
        if (const QString last = failureText(cause.last, model_); !last.isEmpty())
            end.message += tr(" (last: %1)").arg(last);
        end.advice =
            tr("check the parameters around the named component: very small volumes, masses or lags make "
               "quantities change within nanoseconds; else try a larger tolerance");
        return end;
    }

    RunEnd operator()(const LoopEnd::Chattering& cause) const
    {
        const RelationLayout relation = relationOf(cause.relation);
        return {EndReason::Chattering, time_, componentPath(model_, relation.component),
                tr("`%1` switches again and again at %2 s, so that time does not advance")
                    .arg(QString::fromStdString(relation.text), seconds(time_)),
                tr("give the switching a hysteresis, or the quantity that it compares some inertia or volume")};
    }

    RunEnd operator()(const LoopEnd::PilingUp& cause) const
    {
        const RelationLayout relation = relationOf(cause.relation);
        return {EndReason::Chattering, time_, componentPath(model_, relation.component),
                tr("`%1` switches ever sooner; after %2 s its next switching is too soon to be computed")
                    .arg(QString::fromStdString(relation.text), seconds(time_)),
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
    QString operator()(const AssertionWarning& warning) const { return messageText(warning.message); }
    QString operator()(const RangeWarning& warning) const
    {
        const FlatVariable& variable = model_.variable(warning.variable);
        const auto [value, bound] = distinctTexts(variable, warning.value, warning.bound);
        const QString text = warning.isBelow ? tr("`%1` is %2, below its min of %3; what depends on it may be wrong")
                                             : tr("`%1` is %2, above its max of %3; what depends on it may be wrong");
        return text.arg(QString::fromStdString(variable.path), value, bound);
    }

private:
    const FlatModel& model_;
};

}  // namespace

RunEnd runEnd(const LoopEnd& end, const SystemEvaluator& evaluator)
{
    return std::visit(EndText(end.time, evaluator), end.cause);
}

RunEnd evaluationEnd(const EvaluationStatus& status, double time, const FlatModel& model)
{
    const QString detail = failureText(status, model);
    RunEnd end{EndReason::EquationsFailed, time, componentPath(model, status.component), {}, {}};
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
        end.advice = tr("this is a condition of the component itself: look at its parameters and at what drives it");
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

QString warningNote(const RunWarning& warning, const FlatModel& model)
{
    const WarningText text(model);
    const QString component = componentPath(model, std::visit([&](const auto& one) { return text.of(one); }, warning));
    const double time = std::visit([](const auto& one) { return one.time; }, warning);
    const QString message = std::visit(text, warning);
    return component.isEmpty() ? tr("warning at %1 s: %2").arg(seconds(time), message)
                               : tr("warning at %1 s from `%2`: %3").arg(seconds(time), component, message);
}

std::optional<QString> parameterProblem(const FlatModel& model, const QString& path)
{
    const std::optional<ParameterRefusal> refusal = parameterRefusal(model, path.toStdString());
    if (!refusal)
        return std::nullopt;
    switch (*refusal) {
    case ParameterRefusal::Unknown: return tr("there is no parameter `%1`").arg(path);
    case ParameterRefusal::NotParameter:
        return tr("`%1` is not a parameter; its value follows from the equations").arg(path);
    case ParameterRefusal::Final: return tr("`%1` is final; its value follows from other parameters").arg(path);
    case ParameterRefusal::PassedOn:
        return tr("`%1` has the value of `%2`; set that one, or give `%1` a value of its own in the model")
            .arg(path, QString::fromStdString(model.variable(model.findVariable(path.toStdString())).path));
    case ParameterRefusal::Structural:
        return tr("the equations themselves depend on `%1`; change it in the model").arg(path);
    case ParameterRefusal::Text: return tr("`%1` is a text, not a number").arg(path);
    }
    return std::nullopt;
}

}  // namespace bramah::solver
