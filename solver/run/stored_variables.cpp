// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/stored_variables.h"

#include "model/text/dotted_name.h"

#include <string_view>

namespace bramah::solver {
namespace {

/// The first of the densities that a mass flow names, searched in its component and then in those that contain it
/// [kg/m3]; 0 if there is none.
double densityOf(const SystemEvaluator& evaluator, const FlatVariable& variable)
{
    const FlatModel& model = evaluator.model();
    for (const std::string& name : variable.texts->densities) {
        std::string_view scope = variable.path;
        while (!scope.empty()) {
            const std::size_t dot = model::lastDot(scope);
            scope = scope.substr(0, dot == std::string_view::npos ? 0 : dot);
            const VariableId found = model.findVariable(scope.empty() ? name : std::string(scope) + '.' + name);
            if (index(found) < model.variables.size())
                return evaluator.value(found);
        }
    }
    return 0;
}

ResultColumn columnOf(const FlatModel& model, const FlatVariable& variable)
{
    ResultColumn column;
    column.path = QString::fromStdString(variable.path);
    column.unit = QString::fromStdString(variable.texts->unit);
    column.displayUnit = QString::fromStdString(variable.texts->displayUnit);
    column.ownUnit = column.displayUnit;
    column.quantity = QString::fromStdString(variable.texts->quantity);
    column.description = QString::fromStdString(variable.texts->description);
    if (index(variable.origin.component) < model.components.size())
        column.component = QString::fromStdString(model.component(variable.origin.component).path);
    column.isBoolean = variable.type == ValueType::Boolean;
    column.isDiscrete = variable.type != ValueType::Real || variable.variability != Variability::Continuous;
    return column;
}

}  // namespace

std::vector<std::size_t> chosenOutputs(const SystemEvaluator& evaluator, const RunSettings& settings)
{
    std::vector<std::size_t> chosen;
    QRegularExpression whole;
    if (settings.variables)
        whole = QRegularExpression(QRegularExpression::anchoredPattern(settings.variables->pattern()),
                                   settings.variables->patternOptions());
    const auto& outputs = evaluator.layout().outputs;
    for (std::size_t k = 0; k < outputs.size(); ++k) {
        const FlatVariable& variable = evaluator.model().variable(outputs[k].variable);
        const bool isPlain = !variable.isProtected && model::findUnquoted(std::string_view(variable.path), '(') ==
                                                          std::string_view::npos;  // not der(x)
        const bool isWanted =
            settings.variables ? whole.match(QString::fromStdString(variable.path)).hasMatch() : isPlain;
        if (isWanted)
            chosen.push_back(k);
    }
    return chosen;
}

RowOutputs rowOutputs(const SystemEvaluator& evaluator, std::span<const std::size_t> chosen)
{
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    const std::vector<EqualOutput> equal = evaluator.equalOutputs();
    std::vector<std::size_t> placeOf(equal.size(), kNone);  // by the output that stands for its equals
    RowOutputs row;
    for (const std::size_t output : chosen) {
        std::size_t& place = placeOf[equal[output].first];
        if (place == kNone) {
            place = row.outputs.size();
            row.outputs.push_back(output);
        }
        row.places.push_back({place, equal[output].isNegated != equal[row.outputs[place]].isNegated});
    }
    return row;
}

std::vector<ResultColumn> columnsOf(const SystemEvaluator& evaluator, std::span<const std::size_t> chosen)
{
    std::vector<ResultColumn> columns;
    for (const std::size_t k : chosen) {
        const FlatVariable& variable = evaluator.model().variable(evaluator.layout().outputs[k].variable);
        columns.push_back(columnOf(evaluator.model(), variable));
        columns.back().density = densityOf(evaluator, variable);
    }
    return columns;
}

ResultColumn columnFor(const FlatModel& model, const QString& path)
{
    ResultColumn column;
    column.path = path;
    const VariableId id = model.findVariable(path.toStdString());
    return id == kNoVariable ? column : columnOf(model, model.variable(id));
}

QRegularExpression exactly(QStringList paths)
{
    for (QString& path : paths)
        path = QRegularExpression::escape(path);
    return QRegularExpression(paths.join(QLatin1Char('|')));
}

}  // namespace bramah::solver
