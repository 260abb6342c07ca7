// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/measure_annotation.h"

#include "model/edit/class_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/units/quantity_text.h"

namespace bramah::solver {

using namespace model::syntax;

namespace {

std::optional<Measure> measureOf(ExpressionPtr expression)
{
    const auto* call = expression->to<CallExpression>();
    if (!call || call->callee->parts.size() != 1 || call->callee->parts.front().name.text != "measure")
        return std::nullopt;
    Measure measure;
    for (const FunctionArgument& argument : call->arguments) {
        const std::string_view name = argument.name.text;
        const QString text = stringOf(argument.value).value_or(QString());
        if (name == "name")
            measure.name = text;
        else if (name == "of")
            measure.of = text;
        else if (name == "from")
            measure.from = text;
        else if (name == "to")
            measure.to = text;
        else if (name == "unit")
            measure.unit = text;
        else if (name == "lower")
            measure.lower = numberOf(argument.value);
        else if (name == "upper")
            measure.upper = numberOf(argument.value);
        else if (name == "statistic") {
            const auto statistic = statisticNamed(text);
            if (!statistic)
                return std::nullopt;
            measure.statistic = *statistic;
        }
    }
    return measure;
}

QByteArray textOf(const Measure& measure)
{
    QByteArrayList arguments{"name=" + quoted(measure.name), "of=" + quoted(measure.of),
                             "statistic=" + quoted(keyOf(measure.statistic))};
    if (!measure.from.isEmpty())
        arguments.append("from=" + quoted(measure.from));
    if (!measure.to.isEmpty())
        arguments.append("to=" + quoted(measure.to));
    if (!measure.unit.isEmpty())
        arguments.append("unit=" + quoted(measure.unit));
    if (measure.lower)
        arguments.append("lower=" + model::modelicaNumber(*measure.lower).toUtf8());
    if (measure.upper)
        arguments.append("upper=" + model::modelicaNumber(*measure.upper).toUtf8());
    return "measure(" + arguments.join(", ") + ')';
}

}  // namespace

Measures measuresOf(const model::ClassNode& node)
{
    const ClassDefinition* definition = node.definition();
    return measuresIn(valueIn(vendorAnnotation(definition ? definition->annotation : nullptr), "measures"));
}

Measures measuresIn(ExpressionPtr list)
{
    const auto* array = list ? list->to<ArrayExpression>() : nullptr;
    Measures measures;
    if (!array)
        return measures;
    for (const ExpressionPtr element : array->elements)
        if (auto measure = measureOf(element))
            measures.push_back(std::move(*measure));
    return measures;
}

std::optional<model::TextEdits> editsForMeasures(const model::ClassNode& node, const Measures& measures)
{
    if (!node.definition() || !node.tree() || node.tree()->hasErrors())
        return std::nullopt;
    if (measures.empty())
        return model::removeClassAnnotation(*node.tree(), *node.definition(), {"__Bramah", "measures"});
    QByteArrayList texts;
    for (const Measure& measure : measures)
        texts.append(textOf(measure));
    return model::setClassAnnotation(*node.tree(), *node.definition(),
                                     {{{"__Bramah", "measures"}, '{' + texts.join(", ") + '}'}});
}

}  // namespace bramah::solver
