// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/plot_names.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <functional>

namespace bramah::model {

using namespace syntax;

namespace {

/// Texts beside those that name variables.
constexpr std::array<std::string_view, 13> kOtherTexts{"title",      "units",   "xUnit", "unit",  "names",
                                                       "name",       "kind",    "text",  "label", "statistic",
                                                       "identifier", "caption", "layout"};

/// Renames in the expressions \a all, of which some may be null.
TextEdits renameIn(const SyntaxTree& tree, std::initializer_list<ExpressionPtr> all, const QString& component,
                   const QString& path)
{
    TextEdits edits;
    const QRegularExpression pattern(
        QStringLiteral("(?<![\\w.'])%1(?=[.\\[])%2")
            .arg(QRegularExpression::escape(component), path.isEmpty() ? QStringLiteral("\\.") : QString()));
    const auto replaceIn = [&](Span span) {
        const std::string_view written = tree.text().view(span);
        const QString text = QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size()));
        const QString renamed = QString(text).replace(pattern, path);
        if (renamed != text)
            edits.replace(span, renamed.toUtf8());
    };
    const std::function<void(const Expression&)> rename = [&](const Expression& expression) {
        if (expression.kind == ExpressionKind::String || expression.kind == ExpressionKind::Reference) {
            replaceIn(expression.span);
        } else if (const auto* call = expression.to<CallExpression>()) {
            for (const FunctionArgument& argument : call->arguments)
                if (std::ranges::find(kOtherTexts, argument.name.text) == kOtherTexts.end())
                    rename(*argument.value);
        } else {
            forEachChild(expression, rename);
        }
    };
    for (const ExpressionPtr kept : all)
        if (kept)
            rename(*kept);
    return edits;
}

}  // namespace

TextEdits renamePlotted(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                        const QString& path)
{
    const ClassModification* vendor = vendorAnnotation(definition.annotation);
    const ClassModification* arguments = definition.annotation ? definition.annotation->arguments : nullptr;
    return renameIn(tree,
                    {valueIn(nestedIn(arguments, "Documentation"), "figures"), valueIn(vendor, "plots"),
                     valueIn(vendor, "measures")},
                    component, path);
}

TextEdits renameInPlotTexts(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                            const QString& path)
{
    const ClassModification* vendor = vendorAnnotation(definition.annotation);
    return renameIn(tree, {valueIn(vendor, "plots"), valueIn(vendor, "measures")}, component, path);
}

}  // namespace bramah::model
