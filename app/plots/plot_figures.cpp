// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_figures.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/syntax/syntax_tree.h"

#include <algorithm>

namespace bramah::app {

using namespace model::syntax;

namespace {

constexpr std::string_view kIdentifier = "bramah";

/// The call of \a function that \a expression is, or null.
const CallExpression* callOf(ExpressionPtr expression, std::string_view function)
{
    const auto* call = expression->to<CallExpression>();
    return call && call->callee->parts.size() == 1 && call->callee->parts.front().name.text == function ? call
                                                                                                        : nullptr;
}

ExpressionPtr argumentIn(const CallExpression& call, std::string_view name)
{
    for (const FunctionArgument& argument : call.arguments)
        if (argument.name.text == name)
            return argument.value;
    return nullptr;
}

QString stringIn(const CallExpression& call, std::string_view name)
{
    const ExpressionPtr value = argumentIn(call, name);
    return value ? stringOf(value).value_or(QString()) : QString();
}

/// The reference that \a expression is, as its path; empty for anything else, and for the time.
QString pathOf(ExpressionPtr expression, const model::SourceText& text)
{
    if (!expression || expression->kind != ExpressionKind::Reference)
        return {};
    const QString path = QString::fromStdString(std::string(text.view(expression->span)));
    return path == QLatin1String("time") ? QString() : path;
}

struct AxisWords {
    QString unit;
    bool isLogarithmic = false;
};

AxisWords axisIn(const CallExpression& plot, std::string_view name)
{
    const ExpressionPtr value = argumentIn(plot, name);
    const CallExpression* axis = value ? callOf(value, "Axis") : nullptr;
    if (!axis)
        return {};
    const ExpressionPtr scale = argumentIn(*axis, "scale");
    return {stringIn(*axis, "unit"), scale && callOf(scale, "Log")};
}

std::optional<PlotDefinition> plotOf(ExpressionPtr expression, const model::SourceText& text, const QString& title)
{
    const CallExpression* plot = callOf(expression, "Plot");
    const ExpressionPtr curves = plot ? argumentIn(*plot, "curves") : nullptr;
    const auto* list = curves ? curves->to<ArrayExpression>() : nullptr;
    if (!list)
        return std::nullopt;
    PlotDefinition definition;
    definition.title = stringIn(*plot, "title");
    if (definition.title.isEmpty())
        definition.title = title;
    const AxisWords x = axisIn(*plot, "x"), y = axisIn(*plot, "y");
    definition.isPlaceLogarithmic = x.isLogarithmic;
    definition.isValueLogarithmic = y.isLogarithmic;
    for (const ExpressionPtr element : list->elements) {
        const CallExpression* curve = callOf(element, "Curve");
        const ExpressionPtr value = curve ? argumentIn(*curve, "y") : nullptr;
        if (!value)
            continue;
        // A derivative is an expression to Bramah, and so is anything that the standard may allow later.
        const QString path = pathOf(value, text);
        definition.curves.push_back(
            {path.isEmpty() ? QString::fromStdString(std::string(text.view(value->span))) : path, y.unit,
             stringIn(*curve, "legend")});
        if (const QString over = pathOf(argumentIn(*curve, "x"), text); !over.isEmpty()) {
            definition.kind = PlotKind::Xy;
            definition.x = {over, x.unit};
        }
    }
    return definition;
}

}  // namespace

bool isReference(const QString& text)
{
    const auto tree = SyntaxTree::parseExpression(std::make_shared<const model::SourceText>(QString(), text.toUtf8()));
    return !tree->hasErrors() && tree->expression()->kind == ExpressionKind::Reference;
}

FigurePlots figurePlotsOf(const model::ClassNode& node)
{
    FigurePlots found;
    const ClassDefinition* definition = node.definition();
    if (!definition || !definition->annotation || !node.tree())
        return found;
    const ExpressionPtr figures = valueIn(nestedIn(definition->annotation->arguments, "Documentation"), "figures");
    const auto* list = figures ? figures->to<ArrayExpression>() : nullptr;
    if (!list)
        return found;
    const model::SourceText& text = node.tree()->text();
    for (const ExpressionPtr element : list->elements) {
        const CallExpression* figure = callOf(element, "Figure");
        const bool isOwn = figure && stringIn(*figure, "identifier").toStdString() == kIdentifier;
        if (!isOwn)
            found.otherTexts.append(QByteArray::fromStdString(std::string(text.view(element->span))));
        const ExpressionPtr plots = figure ? argumentIn(*figure, "plots") : nullptr;
        const auto* all = plots ? plots->to<ArrayExpression>() : nullptr;
        found.hasOwn = found.hasOwn || isOwn;
        if (!all)
            continue;
        for (const ExpressionPtr one : all->elements)
            if (auto plot = plotOf(one, text, isOwn ? QString() : stringIn(*figure, "title")))
                (isOwn ? found.own : found.others).push_back(std::move(*plot));
    }
    return found;
}

bool canBeFigure(const PlotDefinition& plot)
{
    if ((plot.kind != PlotKind::Curves && plot.kind != PlotKind::Xy) || plot.curves.empty())
        return false;
    if (plot.kind == PlotKind::Xy && !isReference(plot.x.variable))
        return false;
    return std::ranges::all_of(plot.curves, [&](const CurveDefinition& curve) {
        return isReference(curve.variable) && curve.unit == plot.curves.front().unit && plot.x.name.isEmpty();
    });
}

QByteArray figureText(const PlotDefinitions& plots)
{
    const auto axisText = [](const char* name, const QString& unit, bool isLogarithmic) -> QByteArrayList {
        QByteArrayList words;
        if (!unit.isEmpty())
            words.append("unit=" + quoted(unit));
        if (isLogarithmic)
            words.append("scale=Log()");
        return words.isEmpty() ? QByteArrayList()
                               : QByteArrayList{QByteArray(name) + "=Axis(" + words.join(", ") + ')'};
    };
    QByteArrayList texts;
    for (const PlotDefinition& plot : plots) {
        QByteArrayList curves;
        for (const CurveDefinition& curve : plot.curves) {
            QByteArrayList words;
            if (plot.kind == PlotKind::Xy)
                words.append("x=" + plot.x.variable.toUtf8());
            words.append("y=" + curve.variable.toUtf8());
            if (!curve.name.isEmpty())
                words.append("legend=" + quoted(curve.name));
            curves.append("Curve(" + words.join(", ") + ')');
        }
        QByteArrayList words;
        if (!plot.title.isEmpty())
            words.append("title=" + quoted(plot.title));
        words.append("curves={" + curves.join(", ") + '}');
        words += axisText("x", plot.x.unit, plot.isPlaceLogarithmic);
        words += axisText("y", plot.curves.front().unit, plot.isValueLogarithmic);
        texts.append("Plot(" + words.join(", ") + ')');
    }
    return "Figure(identifier=\"" + QByteArray(kIdentifier.data(), static_cast<qsizetype>(kIdentifier.size())) +
           "\", preferred=true, plots={" + texts.join(", ") + "})";
}

}  // namespace bramah::app
