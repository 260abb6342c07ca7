// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_figures.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/syntax/syntax_tree.h"

#include <algorithm>

namespace bramah::app {

using namespace model::syntax;

namespace {

const QString kIdentifier = QStringLiteral("bramah");  ///< of the first page; the second one's is bramah2
constexpr int kMostPages = 1000;                       ///< a greater number is none of Bramah's

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

QString identifierOf(std::size_t page)
{
    return page == 0 ? kIdentifier : kIdentifier + QString::number(page + 1);
}

/// The number of the page whose figure \a figure is, from 0, if it is Bramah's own.
std::optional<std::size_t> ownPage(const CallExpression& figure)
{
    const QString identifier = stringIn(figure, "identifier");
    if (identifier == kIdentifier)
        return 0;
    bool isNumber = false;
    const int number = identifier.mid(kIdentifier.size()).toInt(&isNumber);
    if (!identifier.startsWith(kIdentifier) || !isNumber || number < 2 || number > kMostPages)
        return std::nullopt;
    return static_cast<std::size_t>(number - 1);
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

std::optional<PlotDefinition> plotOf(ExpressionPtr expression, const model::SourceText& text)
{
    const CallExpression* plot = callOf(expression, "Plot");
    const ExpressionPtr curves = plot ? argumentIn(*plot, "curves") : nullptr;
    const auto* list = curves ? curves->to<ArrayExpression>() : nullptr;
    if (!list)
        return std::nullopt;
    PlotDefinition definition;
    definition.title = stringIn(*plot, "title");
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
        const auto number = figure ? ownPage(*figure) : std::nullopt;
        found.hasOwn = found.hasOwn || number;
        if (!number)
            found.otherTexts.append(QByteArray::fromStdString(std::string(text.view(element->span))));
        if (!figure)
            continue;
        PlotPage page{.title = stringIn(*figure, "title"), .layout = PlotLayout::Automatic, .plots = {}};
        const ExpressionPtr plots = argumentIn(*figure, "plots");
        if (const auto* all = plots ? plots->to<ArrayExpression>() : nullptr)
            for (const ExpressionPtr one : all->elements)
                if (auto plot = plotOf(one, text))
                    page.plots.push_back(std::move(*plot));
        // What one plot shows is what its figure is about.
        if (!number && page.plots.size() == 1 && page.plots.front().title.isEmpty())
            page.plots.front().title = page.title;
        if (!number && !page.plots.empty())
            found.others.push_back(std::move(page));
        if (!number)
            continue;
        found.own.resize(std::max(found.own.size(), *number + 1));
        found.own[*number] = std::move(page);
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

QByteArray figureText(const PlotPage& page, std::size_t number)
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
    for (const PlotDefinition& plot : page.plots) {
        if (!canBeFigure(plot))
            continue;
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
    if (texts.isEmpty())
        return {};
    QByteArrayList words;
    if (!page.title.isEmpty())
        words.append("title=" + quoted(page.title));
    words.append("identifier=" + quoted(identifierOf(number)));
    words.append("preferred=true");
    words.append("plots={" + texts.join(", ") + '}');
    return "Figure(" + words.join(", ") + ')';
}

}  // namespace bramah::app
