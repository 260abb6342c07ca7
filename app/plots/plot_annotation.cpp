// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_annotation.h"

#include "app/plots/plot_figures.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
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

/// A plot and its place among all of the class.
struct KeptPlot {
    PlotDefinition plot;
    std::optional<double> at;
};

std::optional<KeptPlot> plotOf(ExpressionPtr expression)
{
    const auto* call = expression->to<CallExpression>();
    if (!call || call->callee->parts.size() != 1 || call->callee->parts.front().name.text != "plot")
        return std::nullopt;
    KeptPlot kept;
    PlotDefinition& plot = kept.plot;
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
        else if (argument.name.text == "at")
            kept.at = numberOf(argument.value);
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
    return kept;
}

QByteArray arrayText(const QStringList& strings)
{
    QByteArrayList quotedStrings;
    for (const QString& one : strings)
        quotedStrings.append(quoted(one));
    return '{' + quotedStrings.join(", ") + '}';
}

/// \a at: its place among all plots, where that is not behind those of the figure; -1: none.
QByteArray plotText(const PlotDefinition& plot, std::ptrdiff_t at)
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
    if (at >= 0)
        arguments.append("at=" + QByteArray::number(static_cast<qlonglong>(at)));
    return "plot(" + arguments.join(", ") + ')';
}

}  // namespace

std::optional<PlotDefinitions> plotsOf(const model::ClassNode& node)
{
    const ClassModification* vendor = vendorAnnotationOf(node);
    const ExpressionPtr value = valueIn(vendor, "plots");
    const auto* array = value && !isNewerFormat(vendor) ? value->to<ArrayExpression>() : nullptr;
    FigurePlots figures = figurePlotsOf(node);
    if (!array && !figures.hasOwn && figures.others.empty())
        return std::nullopt;
    // What other tools have written is shown until there are plots of Bramah's own.
    PlotDefinitions plots = array || figures.hasOwn ? std::move(figures.own) : std::move(figures.others);
    if (array)
        for (const ExpressionPtr element : array->elements)
            if (auto kept = plotOf(element)) {
                const double at = kept->at.value_or(static_cast<double>(plots.size()));
                const auto place = static_cast<std::ptrdiff_t>(std::clamp(at, 0.0, static_cast<double>(plots.size())));
                plots.insert(plots.begin() + place, std::move(kept->plot));
            }
    for (PlotDefinition& plot : plots)
        if (const QString translated = node.shown(plot.title); translated != plot.title)
            plot.translatedTitle = translated;
    return plots;
}

std::optional<model::TextEdits> editsForPlots(const model::ClassNode& node, const PlotDefinitions& plots)
{
    const ClassModification* vendor = vendorAnnotationOf(node);
    if (!node.definition() || !node.tree() || node.tree()->hasErrors() || isNewerFormat(vendor))
        return std::nullopt;
    PlotDefinitions figure, others;
    for (const PlotDefinition& plot : plots)
        (canBeFigure(plot) ? figure : others).push_back(plot);
    QByteArrayList texts;
    for (std::size_t place = 0, other = 0; place < plots.size(); ++place)
        if (!canBeFigure(plots[place])) {
            const bool isBehind = place == figure.size() + other++;
            texts.append(plotText(plots[place], isBehind ? -1 : static_cast<std::ptrdiff_t>(place)));
        }
    // A plot a line, so that a comparison of versions shows which one has changed.
    const std::string_view lineEnd = node.tree()->text().lineEnd();
    const QByteArray newLine = QByteArray(lineEnd.data(), static_cast<qsizetype>(lineEnd.size())) + "      ";
    const auto listText = [&](const QByteArrayList& items) {
        return items.size() < 2 ? '{' + items.join() + '}' : '{' + newLine + items.join(',' + newLine) + '}';
    };
    const FigurePlots before = figurePlotsOf(node);
    QByteArrayList figures = before.otherTexts;
    if (!figure.empty())
        figures.append(figureText(figure));

    // Each step is an edit of the text that the one before has left.
    model::TextEdits edits;
    QByteArray text = node.tree()->text().bytes();
    const auto step = [&](auto makeEdits) {
        const auto tree = SyntaxTree::parse(std::make_shared<const model::SourceText>(QString(), text));
        const ClassDefinition* definition = model::findClass(*tree, QString::fromStdString(node.qualifiedName()));
        if (!definition)
            return;
        const model::TextEdits next = makeEdits(*tree, *definition);
        text = next.appliedTo(text);
        edits = edits.then(next);
    };
    if (!figures.isEmpty())
        step([&](const SyntaxTree& tree, const ClassDefinition& definition) {
            return model::setClassAnnotation(tree, definition, {{{"Documentation", "figures"}, listText(figures)}});
        });
    else if (before.hasOwn)
        step([](const SyntaxTree& tree, const ClassDefinition& definition) {
            return model::removeClassAnnotation(tree, definition, {"Documentation", "figures"});
        });
    if (!texts.isEmpty())
        step([&](const SyntaxTree& tree, const ClassDefinition& definition) {
            return model::setClassAnnotation(tree, definition,
                                             {{{"__Bramah", "format"}, QByteArray::number(formatFor(others))},
                                              {{"__Bramah", "plots"}, listText(texts)}});
        });
    else if (valueIn(vendor, "plots"))
        step([](const SyntaxTree& tree, const ClassDefinition& definition) {
            return model::removeClassAnnotation(tree, definition, {"__Bramah", "plots"});
        });
    return edits;
}

}  // namespace bramah::app
