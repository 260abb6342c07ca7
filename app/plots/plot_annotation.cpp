// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_annotation.h"

#include "app/plots/plot_figures.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/syntax/syntax_tree.h"

#include <QLocale>

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

/// The oldest format that can say \a plot.
int formatFor(const PlotDefinition& plot)
{
    const bool isNamed = std::ranges::any_of(plot.curves, [](const CurveDefinition& curve) {
        return !curve.name.isEmpty() || !isReference(curve.variable);
    });
    const bool isNew = plot.kind == PlotKind::Spectrum || plot.kind == PlotKind::Xy || plot.isPlaceLogarithmic ||
                       plot.isValueLogarithmic || isNamed;
    return isNew ? 2 : 1;
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

const char* nameOf(PlotLayout layout)
{
    switch (layout) {
    case PlotLayout::Automatic: break;
    case PlotLayout::Row: return "row";
    case PlotLayout::Strips: return "strips";
    }
    return "";
}

PlotLayout layoutNamed(const QString& name)
{
    for (const PlotLayout layout : {PlotLayout::Row, PlotLayout::Strips})
        if (name == QLatin1String(nameOf(layout)))
            return layout;
    return PlotLayout::Automatic;
}

/// The arguments of an entry in the annotation: `plot(...)`, `page(...)` or `note(...)`.
class Entry
{
public:
    explicit Entry(ExpressionPtr expression) : call_(expression->to<CallExpression>())
    {
        if (call_ && call_->callee->parts.size() == 1)
            kind_ = call_->callee->parts.front().name.text;
    }

    [[nodiscard]] std::string_view kind() const { return kind_; }
    [[nodiscard]] QString text(std::string_view name) const
    {
        const ExpressionPtr value = find(name);
        return value ? stringOf(value).value_or(QString()) : QString();
    }
    [[nodiscard]] QStringList texts(std::string_view name) const { return stringsOf(find(name)); }
    [[nodiscard]] std::optional<double> number(std::string_view name) const
    {
        const ExpressionPtr value = find(name);
        return value ? numberOf(value) : std::nullopt;
    }
    /// The count from 0 that the number \a name says, \a base being the first one; \a otherwise without it.
    [[nodiscard]] std::size_t place(std::string_view name, std::size_t otherwise, int base = 0) const
    {
        constexpr double kMost = 1000;
        const auto said = number(name);
        return said ? static_cast<std::size_t>(std::clamp(*said - base, 0.0, kMost)) : otherwise;
    }
    [[nodiscard]] std::size_t page() const { return place("page", 0, 1); }

private:
    [[nodiscard]] ExpressionPtr find(std::string_view name) const
    {
        for (const FunctionArgument& argument : call_->arguments)
            if (argument.name.text == name)
                return argument.value;
        return nullptr;
    }

    const CallExpression* call_;
    std::string_view kind_;
};

PlotDefinition plotOf(const Entry& entry)
{
    PlotDefinition plot;
    plot.title = entry.text("title");
    plot.x = {entry.text("x"), entry.text("xUnit")};
    plot.kind = kindNamed(entry.text("kind"));
    const QStringList logarithmic = entry.texts("logarithmic");
    plot.isPlaceLogarithmic = logarithmic.contains(QLatin1String("x"));
    plot.isValueLogarithmic = logarithmic.contains(QLatin1String("y"));
    const QStringList variables = entry.texts("y"), units = entry.texts("units"), names = entry.texts("names");
    for (qsizetype k = 0; k < variables.size(); ++k)
        plot.curves.push_back({variables.at(k), units.value(k), names.value(k)});
    return plot;
}

PlotNote noteOf(const Entry& entry)
{
    return {.text = entry.text("text"),
            .x = entry.number("x").value_or(0),
            .y = entry.number("y").value_or(0),
            .unit = entry.text("unit"),
            .offset = {entry.number("dx").value_or(0), entry.number("dy").value_or(0)}};
}

PlotPage& pageAt(PlotPages& pages, std::size_t number)
{
    pages.resize(std::max(pages.size(), number + 1));
    return pages[number];
}

/// Puts what the entries of \a array say on \a pages. Notes come last, when each plot has its place.
void takeEntries(const ArrayExpression& array, PlotPages& pages)
{
    std::vector<Entry> notes;
    for (const ExpressionPtr element : array.elements) {
        const Entry entry(element);
        if (entry.kind() == "plot") {
            PlotDefinitions& plots = pageAt(pages, entry.page()).plots;
            const std::size_t at = std::min(entry.place("at", plots.size()), plots.size());
            plots.insert(plots.begin() + static_cast<std::ptrdiff_t>(at), plotOf(entry));
        } else if (entry.kind() == "page") {
            PlotPage& page = pageAt(pages, entry.place("number", 0, 1));
            page.layout = layoutNamed(entry.text("layout"));
            if (const QString title = entry.text("title"); !title.isEmpty())
                page.title = title;
        } else if (entry.kind() == "note") {
            notes.push_back(entry);
        }
    }
    for (const Entry& note : notes)
        if (note.page() < pages.size() && note.place("plot", 0, 1) < pages[note.page()].plots.size())
            pages[note.page()].plots[note.place("plot", 0, 1)].notes.push_back(noteOf(note));
}

QByteArray arrayText(const QStringList& strings)
{
    QByteArrayList quotedStrings;
    for (const QString& one : strings)
        quotedStrings.append(quoted(one));
    return '{' + quotedStrings.join(", ") + '}';
}

QByteArray numberText(double value)
{
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

/// `page=2, ` for what is not on the first page.
QByteArrayList pageWords(std::size_t page)
{
    return page == 0 ? QByteArrayList()
                     : QByteArrayList{"page=" + QByteArray::number(static_cast<qulonglong>(page + 1))};
}

/// \a plot: its number on the page, from 0.
QByteArray noteText(const PlotNote& note, std::size_t page, std::size_t plot)
{
    QByteArrayList words = pageWords(page);
    words.append("plot=" + QByteArray::number(static_cast<qulonglong>(plot + 1)));
    words.append("text=" + quoted(note.text));
    words.append("x=" + numberText(note.x));
    words.append("y=" + numberText(note.y));
    if (!note.unit.isEmpty())
        words.append("unit=" + quoted(note.unit));
    words.append("dx=" + numberText(note.offset.x()));
    words.append("dy=" + numberText(note.offset.y()));
    return "note(" + words.join(", ") + ')';
}

QByteArray pageText(const PlotPage& page, std::size_t number)
{
    QByteArrayList words{"number=" + QByteArray::number(static_cast<qulonglong>(number + 1))};
    if (!page.title.isEmpty())
        words.append("title=" + quoted(page.title));
    if (page.layout != PlotLayout::Automatic)
        words.append("layout=" + quoted(QString::fromLatin1(nameOf(page.layout))));
    return "page(" + words.join(", ") + ')';
}

/// \a at: its place on its \a page, where that is not behind those of the figure; -1: none.
QByteArray plotText(const PlotDefinition& plot, std::size_t page, std::ptrdiff_t at)
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
    arguments += pageWords(page);
    if (at >= 0)
        arguments.append("at=" + QByteArray::number(static_cast<qlonglong>(at)));
    return "plot(" + arguments.join(", ") + ')';
}

/// What the standard cannot say of plots, as entries of the annotation, and the oldest format that can.
struct OwnEntries {
    QByteArrayList texts;
    int format = 1;

    void add(const QByteArray& text, int needed)
    {
        texts.append(text);
        format = std::max(format, needed);
    }
};

OwnEntries entriesFor(const PlotPages& pages)
{
    OwnEntries entries;
    for (std::size_t number = 0; number < pages.size(); ++number) {
        const PlotDefinitions& plots = pages[number].plots;
        const auto inFigure = static_cast<std::size_t>(std::ranges::count_if(plots, canBeFigure));
        if (pages[number].layout != PlotLayout::Automatic || (inFigure == 0 && !pages[number].title.isEmpty()))
            entries.add(pageText(pages[number], number), kPlotFormat);
        for (std::size_t place = 0, other = 0; place < plots.size(); ++place)
            if (!canBeFigure(plots[place])) {
                const bool isBehind = place == inFigure + other++;
                entries.add(plotText(plots[place], number, isBehind ? -1 : static_cast<std::ptrdiff_t>(place)),
                            number == 0 ? formatFor(plots[place]) : kPlotFormat);
            }
        for (std::size_t place = 0; place < plots.size(); ++place)
            for (const PlotNote& note : plots[place].notes)
                entries.add(noteText(note, number, place), kPlotFormat);
    }
    return entries;
}

}  // namespace

std::optional<PlotPages> plotsOf(const model::ClassNode& node)
{
    const ClassModification* vendor = vendorAnnotationOf(node);
    const ExpressionPtr value = valueIn(vendor, "plots");
    const auto* array = value && !isNewerFormat(vendor) ? value->to<ArrayExpression>() : nullptr;
    FigurePlots figures = figurePlotsOf(node);
    if (!array && !figures.hasOwn && figures.others.empty())
        return std::nullopt;
    // What other tools have written is shown until there are plots of Bramah's own.
    PlotPages pages = array || figures.hasOwn ? std::move(figures.own) : std::move(figures.others);
    if (array)
        takeEntries(*array, pages);
    std::erase_if(pages, [](const PlotPage& page) { return page.plots.empty(); });
    for (PlotPage& page : pages)
        for (PlotDefinition& plot : page.plots)
            if (const QString translated = node.shown(plot.title); translated != plot.title)
                plot.translatedTitle = translated;
    return pages;
}

std::optional<model::TextEdits> editsForPlots(const model::ClassNode& node, const PlotPages& pages)
{
    const ClassModification* vendor = vendorAnnotationOf(node);
    if (!node.definition() || !node.tree() || node.tree()->hasErrors() || isNewerFormat(vendor))
        return std::nullopt;
    // A plot a line, so that a comparison of versions shows which one has changed.
    const std::string_view lineEnd = node.tree()->text().lineEnd();
    const QByteArray newLine = QByteArray(lineEnd.data(), static_cast<qsizetype>(lineEnd.size())) + "      ";
    const auto listText = [&](const QByteArrayList& items) {
        return items.size() < 2 ? '{' + items.join() + '}' : '{' + newLine + items.join(',' + newLine) + '}';
    };
    const FigurePlots before = figurePlotsOf(node);
    QByteArrayList figures = before.otherTexts;
    for (std::size_t number = 0; number < pages.size(); ++number)
        if (const QByteArray figure = figureText(pages[number], number); !figure.isEmpty())
            figures.append(figure);
    const OwnEntries entries = entriesFor(pages);

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
    if (!entries.texts.isEmpty())
        step([&](const SyntaxTree& tree, const ClassDefinition& definition) {
            return model::setClassAnnotation(tree, definition,
                                             {{{"__Bramah", "format"}, QByteArray::number(entries.format)},
                                              {{"__Bramah", "plots"}, listText(entries.texts)}});
        });
    else if (valueIn(vendor, "plots"))
        step([](const SyntaxTree& tree, const ClassDefinition& definition) {
            return model::removeClassAnnotation(tree, definition, {"__Bramah", "plots"});
        });
    return edits;
}

}  // namespace bramah::app
