// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faults/part_fault.h"
#include "model/instance/instance.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/faults/fault_search.h"
#include "solver/reports/run_end_texts.h"
#include "solver/use/model.h"

namespace bramah::solver {

std::vector<FaultHypothesis> faultHypotheses(Model& model)
{
    std::vector<FaultHypothesis> hypotheses;
    const auto evaluator = model.evaluator();
    if (!evaluator || !evaluator->updateParameters().ok())
        return hypotheses;
    model::InstanceTree tree(model.library());
    for (const model::PartFault& fault : model::partFaultsOf(tree.instantiate(*model.node()))) {
        const QString path = QString::fromStdString(fault.parameter);
        if (parameterProblem(evaluator->model(), path))
            continue;
        FaultHypothesis hypothesis{QString::fromStdString(fault.component), fault.caption, path};
        hypothesis.healthy = evaluator->value(evaluator->model().findVariable(fault.parameter));
        hypothesis.worst = fault.to ? *fault.to : *fault.factor * hypothesis.healthy;
        if (hypothesis.worst != hypothesis.healthy)
            hypotheses.push_back(std::move(hypothesis));
    }
    return hypotheses;
}

}  // namespace bramah::solver
