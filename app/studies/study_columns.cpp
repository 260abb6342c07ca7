// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_columns.h"

#include "solver/results/column_units.h"

namespace bramah::app {

QString StudyColumn::title() const
{
    return unit.name.isEmpty() || unit.name == QLatin1String("1")
               ? name
               : QStringLiteral("%1 [%2]").arg(name, model::printedUnit(unit.name));
}

StudyColumn parameterColumn(const StudyAnswer& answer, std::size_t parameter)
{
    const QString& path = answer.study->parameters[parameter];
    const solver::FlatModel& flat = answer.study->system->model;
    const solver::VariableTexts& texts = *flat.variable(flat.findVariable(path.toStdString())).texts;
    return {path, model::shownUnit(QString::fromStdString(texts.unit), QString::fromStdString(texts.displayUnit))};
}

StudyColumn responseColumn(const StudyAnswer& answer, std::size_t response)
{
    const solver::Response& asked = answer.responses[response];
    return {asked.name, solver::shownUnit(asked.column)};
}

}  // namespace bramah::app
