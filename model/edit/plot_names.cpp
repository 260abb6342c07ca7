// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/plot_names.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace bramah::model {

using namespace syntax;

namespace {

/// Texts beside those that name variables.
constexpr std::array<std::string_view, 19> kOtherTexts{
    "title",      "units",   "xUnit",  "unit",     "names",  "name", "kind",     "text", "label", "statistic",
    "identifier", "caption", "layout", "sampling", "reduce", "role", "outliers", "wish", "method"};
/// What is asked of a class in `__Bramah(...)`, see solver/questions. Texts of these names in it are paths, or computed
/// of paths, so that a name alone is one too; in others it may be a unit: `m=1 m:2 m`.
constexpr std::array kQuestions{"study", "fit", "optimise"};
constexpr std::array<std::string_view, 2> kPaths{"of", "outputs"};

/// Renames a component in texts of annotations.
class NameInTexts
{
public:
    NameInTexts(const SyntaxTree& tree, const QString& component, const QString& path)
        : tree_(tree),
          path_(path),
          before_(pattern(component, QStringLiteral("(?=[.\\[])"))),
          whole_(path.isEmpty() ? before_ : pattern(component, QStringLiteral("(?![\\w']|\\s*\\()")))
    {
    }

    void renameIn(ExpressionPtr expression)
    {
        if (expression)
            rename(*expression, before_);
    }
    void renameInQuestion(const ClassModification& question)
    {
        for (const Argument& argument : question.arguments) {
            const std::string_view name = argument.name.parts.empty() ? "" : argument.name.parts.front().text;
            if (argument.modification && argument.modification->value && !isAmong(kOtherTexts, name))
                renameInQuestion(*argument.modification->value, name);
        }
    }
    [[nodiscard]] TextEdits edits() && { return std::move(edits_); }

private:
    [[nodiscard]] QRegularExpression pattern(const QString& component, const QString& behind) const
    {
        return QRegularExpression(QStringLiteral("(?<![\\w.'])") + QRegularExpression::escape(component) + behind +
                                  (path_.isEmpty() ? QStringLiteral("\\.") : QString()));
    }
    template <std::size_t size>
    [[nodiscard]] static bool isAmong(const std::array<std::string_view, size>& names, std::string_view name)
    {
        return std::ranges::find(names, name) != names.end();
    }

    void renameInQuestion(const Expression& expression, std::string_view name)
    {
        if (const auto* array = expression.to<ArrayExpression>()) {
            for (const ExpressionPtr element : array->elements)
                renameInQuestion(*element, name);
        } else if (const auto* call = expression.to<CallExpression>()) {
            for (const FunctionArgument& argument : call->arguments)
                if (argument.value && !isAmong(kOtherTexts, argument.name.text))
                    renameInQuestion(*argument.value, argument.name.text);
        } else {
            rename(expression, isAmong(kPaths, name) ? whole_ : before_);
        }
    }
    void rename(const Expression& expression, const QRegularExpression& pattern)
    {
        if (expression.kind == ExpressionKind::String || expression.kind == ExpressionKind::Reference) {
            replaceIn(expression.span, pattern);
        } else if (const auto* call = expression.to<CallExpression>()) {
            for (const FunctionArgument& argument : call->arguments)
                if (!isAmong(kOtherTexts, argument.name.text))
                    rename(*argument.value, pattern);
        } else {
            forEachChild(expression, [&](const Expression& child) { rename(child, pattern); });
        }
    }
    void replaceIn(Span span, const QRegularExpression& pattern)
    {
        const std::string_view written = tree_.text().view(span);
        const QString text = QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size()));
        const QString renamed = QString(text).replace(pattern, path_);
        if (renamed != text)
            edits_.replace(span, renamed.toUtf8());
    }

    const SyntaxTree& tree_;
    QString path_;
    QRegularExpression before_, whole_;
    TextEdits edits_;
};

void renameInVendorTexts(NameInTexts& name, const ClassDefinition& definition)
{
    const ClassModification* vendor = vendorAnnotation(definition.annotation);
    name.renameIn(valueIn(vendor, "plots"));
    name.renameIn(valueIn(vendor, "measures"));
    for (const char* question : kQuestions)
        if (const ClassModification* asked = nestedIn(vendor, question))
            name.renameInQuestion(*asked);
}

}  // namespace

TextEdits renamePlotted(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                        const QString& path)
{
    const ClassModification* arguments = definition.annotation ? definition.annotation->arguments : nullptr;
    NameInTexts name(tree, component, path);
    name.renameIn(valueIn(nestedIn(arguments, "Documentation"), "figures"));
    renameInVendorTexts(name, definition);
    return std::move(name).edits();
}

TextEdits renameInPlotTexts(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                            const QString& path)
{
    NameInTexts name(tree, component, path);
    renameInVendorTexts(name, definition);
    return std::move(name).edits();
}

}  // namespace bramah::model
