// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/model_names.h"

#include "solver/reports/run_end_texts.h"

namespace bramah::app {

ModelNames namesOf(const solver::FlatModel& model)
{
    ModelNames names;
    for (const solver::FlatVariable& variable : model.variables) {
        if (variable.isProtected || variable.type != solver::ValueType::Real)
            continue;
        const QString path = QString::fromStdString(variable.path);
        if (variable.variability > solver::Variability::Parameter)
            names.variables << path;
        else if (!solver::parameterProblem(model, path))
            names.parameters << path;
    }
    return names;
}

}  // namespace bramah::app
