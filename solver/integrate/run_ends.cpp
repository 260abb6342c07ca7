// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/run_ends.h"

#include "solver/integrate/run_end_texts.h"
#include "solver/reports/failure_text.h"

namespace bramah::solver {

RunEnd RunEnds::stopped() const
{
    return {EndReason::Stopped, integrator_.time(), {}, {}, {}};
}

RunEnd RunEnds::terminated(double t, const ModelMessage& message)
{
    return {EndReason::Terminated, t, {}, messageText(message), {}};
}

RunEnd RunEnds::failed(const EvaluationStatus& status, double t) const
{
    return evaluationEnd(status, t, evaluator_.model());
}

RunEnd RunEnds::failed(StepResult result, const EvaluationStatus& failure) const
{
    const double t = integrator_.time();
    if (result == StepResult::EvaluationFailed || result == StepResult::Cancelled)
        return failed(failure, t);
    int worst = statistics_.worstState(integrator_);
    if (const auto culprit = integrator_.newtonCulprit(); culprit && result == StepResult::NewtonFailed)
        worst = static_cast<int>(*culprit);
    QString state;
    QString component;
    if (worst >= 0) {
        const StateLayout& layout = evaluator_.layout().states[static_cast<std::size_t>(worst)];
        state = QString::fromStdString(evaluator_.model().variable(layout.variable).path);
        component = componentPath(layout.component);
    }
    return stepEnd(result, t, component, state, failureText(failure, evaluator_.model()));
}

RunEnd RunEnds::chattering(const ChatteringWatch& watch, double t) const
{
    const std::int32_t culprit = watch.culprit();
    RelationLayout relation;
    if (culprit >= 0)
        relation = evaluator_.layout().relations[static_cast<std::size_t>(culprit)];
    return chatteringEnd(t, componentPath(relation.component), QString::fromStdString(relation.text));
}

RunEnd RunEnds::pilingUp(std::int32_t relation, double t) const
{
    const RelationLayout& culprit = evaluator_.layout().relations[static_cast<std::size_t>(relation)];
    return pilingUpEnd(t, componentPath(culprit.component), QString::fromStdString(culprit.text));
}

QString RunEnds::componentPath(ComponentId id) const
{
    const FlatModel& model = evaluator_.model();
    return index(id) < model.components.size() ? QString::fromStdString(model.component(id).path) : QString();
}

}  // namespace bramah::solver
