// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_annotation.h"

#include "model/edit/class_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/syntax/syntax_tree.h"

#include <algorithm>

namespace bramah::app {

using namespace model::syntax;

namespace {

const ClassModification* vendorAnnotationOf(const model::ClassNode& node)
{
    const ClassDefinition* definition = node.definition();
    return vendorAnnotation(definition ? definition->annotation : nullptr);
}

bool isNewerFormat(const ClassModification* vendor)
{
    return numberIn(vendor, "format").value_or(kPlotFormat) > kPlotFormat;
}

QStringList stringsOf(ExpressionPtr expression)
{
    QStringList strings;
    const auto* array = expression ? expression->to<ArrayExpression>() : nullptr;
    if (!array)
        return strings;
    for (const ExpressionPtr element : array->elements)
        strings.append(stringOf(element).value_or(QString()));
    return strings;
}

/// Is \a text the path of a variable, and no expression?
bool isReference(const QString& text)
{
    const auto tree = SyntaxTree::parseExpression(std::make_shared<const model::SourceText>(QString(), text.toUtf8()));
    return !tree->hasErrors() && tree->expression()->kind == ExpressionKind::Reference;
}

/// The oldest format that can say \a plots.
int formatFor(const PlotDefinitions& plots)
{
    const bool isNew = std::ranges::any_of(plots, [](const PlotDefinition& plot) {
        const bool isNamed = std::ranges::any_of(plot.curves, [](const CurveDefinition& curve) {
            return !curve.name.isEmpty() || !isReference(curve.variable);
        });
        return plot.kind == PlotKind::Spectrum || plot.kind == PlotKind::Xy || plot.isPlaceLogarithmic ||
               plot.isValueLogarithmic || isNamed;
    });
    return isNew ? kPlotFormat : 1;
}

/// The word for a kind in the annotation; curves have none.
const char* nameOf(PlotKind kind)
{
    switch (kind) {
    case PlotKind::Curves: break;
    case PlotKind::Steps: return "steps";
    case PlotKind::StepNumbers: return "stepNumbers";
    case PlotKind::Spectrum: return "spectrum";
    case PlotKind::Xy: return "xy";
    }
    return "";
}

PlotKind kindNamed(const QString& name)
{
    for (const PlotKind kind : {PlotKind::Steps, PlotKind::StepNumbers, PlotKind::Spectrum, PlotKind::Xy})
        if (name == QLatin1String(nameOf(kind)))
            return kind;
    return PlotKind::Curves;
}

std::optional<PlotDefinition> plotOf(ExpressionPtr expression)
{
    const auto* call = expression->to<CallExpression>();
    if (!call || call->callee->parts.size() != 1 || call->callee->parts.front().name.text != "plot")
        return std::nullopt;
    PlotDefinition plot;
    QStringList variables, units, names;
    for (const FunctionArgument& argument : call->arguments) {
        if (argument.name.text == "title")
            plot.title = stringOf(argument.value).value_or(QString());
        else if (argument.name.text == "y")
            variables = stringsOf(argument.value);
        else if (argument.name.text == "units")
            units = stringsOf(argument.value);
        else if (argument.name.text == "names")
            names = stringsOf(argument.value);
        else if (argument.name.text == "x")
            plot.x.variable = stringOf(argument.value).value_or(QString());
        else if (argument.name.text == "xUnit")
            plot.x.unit = stringOf(argument.value).value_or(QString());
        else if (argument.name.text == "kind")
            plot.kind = kindNamed(stringOf(argument.value).value_or(QString()));
        else if (argument.name.text == "logarithmic")
            for (const QString& axis : stringsOf(argument.value)) {
                plot.isPlaceLogarithmic = plot.isPlaceLogarithmic || axis == QLatin1String("x");
                plot.isValueLogarithmic = plot.isValueLogarithmic || axis == QLatin1String("y");
            }
    }
    for (qsizetype k = 0; k < variables.size(); ++k)
        plot.curves.push_back({variables.at(k), units.value(k), names.value(k)});
    return plot;
}

QByteArray arrayText(const QStringList& strings)
{
    QByteArrayList quotedStrings;
    for (const QString& one : strings)
        quotedStrings.append(quoted(one));
    return '{' + quotedStrings.join(", ") + '}';
}

QByteArray plotText(const PlotDefinition& plot)
{
    QStringList variables, units, names;
    bool hasUnits = false, hasNames = false;
    for (const CurveDefinition& curve : plot.curves) {
        variables.append(curve.variable);
        units.append(curve.unit);
        names.append(curve.name);
        hasUnits = hasUnits || !curve.unit.isEmpty();
        hasNames = hasNames || !curve.name.isEmpty();
    }
    QByteArrayList arguments;
    if (!plot.title.isEmpty())
        arguments.append("title=" + quoted(plot.title));
    if (plot.kind != PlotKind::Curves)
        arguments.append("kind=" + quoted(QString::fromLatin1(nameOf(plot.kind))));
    QStringList logarithmic;
    if (plot.isPlaceLogarithmic)
        logarithmic.append(QStringLiteral("x"));
    if (plot.isValueLogarithmic)
        logarithmic.append(QStringLiteral("y"));
    if (!logarithmic.isEmpty())
        arguments.append("logarithmic=" + arrayText(logarithmic));
    if (!plot.x.variable.isEmpty())
        arguments.append("x=" + quoted(plot.x.variable));
    if (!plot.x.unit.isEmpty())
        arguments.append("xUnit=" + quoted(plot.x.unit));
    arguments.append("y=" + arrayText(variables));
    if (hasUnits)
        arguments.append("units=" + arrayText(units));
    if (hasNames)
        arguments.append("names=" + arrayText(names));
    return "plot(" + arguments.join(", ") + ')';
}

}  // namespace

std::optional<PlotDefinitions> plotsOf(const model::ClassNode& node)
{
    const ClassModification* vendor = vendorAnnotationOf(node);
    const ExpressionPtr value = valueIn(vendor, "plots");
    const auto* array = value ? value->to<ArrayExpression>() : nullptr;
    if (!array || isNewerFormat(vendor))
        return std::nullopt;
    PlotDefinitions plots;
    for (const ExpressionPtr element : array->elements)
        if (auto plot = plotOf(element)) {
            if (const QString translated = node.shown(plot->title); translated != plot->title)
                plot->translatedTitle = translated;
            plots.push_back(std::move(*plot));
        }
    return plots;
}

std::optional<model::TextEdits> editsForPlots(const model::ClassNode& node, const PlotDefinitions& plots)
{
    const ClassModification* vendor = vendorAnnotationOf(node);
    if (!node.definition() || !node.tree() || node.tree()->hasErrors() || isNewerFormat(vendor))
        return std::nullopt;
    if (plots.empty())
        return model::removeClassAnnotation(*node.tree(), *node.definition(), {"__Bramah", "plots"});
    QByteArrayList texts;
    for (const PlotDefinition& plot : plots)
        texts.append(plotText(plot));
    return model::setClassAnnotation(*node.tree(), *node.definition(),
                                     {{{"__Bramah", "format"}, QByteArray::number(formatFor(plots))},
                                      {{"__Bramah", "plots"}, '{' + texts.join(", ") + '}'}});
}

}  // namespace bramah::app
