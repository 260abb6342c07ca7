// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/plot_names.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"

#include <QRegularExpression>

#include <functional>

namespace bramah::model {

using namespace syntax;

TextEdits renamePlotted(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                        const QString& path)
{
    TextEdits edits;
    const ExpressionPtr plots = valueIn(vendorAnnotation(definition.annotation), "plots");
    const QRegularExpression pattern(
        QStringLiteral("(?<![\\w.'])%1(?=[.\\[])%2")
            .arg(QRegularExpression::escape(component), path.isEmpty() ? QStringLiteral("\\.") : QString()));
    const std::function<void(const Expression&)> rename = [&](const Expression& expression) {
        if (expression.to<StringLiteral>()) {
            const std::string_view written = tree.text().view(expression.span);
            const QString text = QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size()));
            const QString renamed = QString(text).replace(pattern, path);
            if (renamed != text)
                edits.replace(expression.span, renamed.toUtf8());
            return;
        }
        if (const auto* call = expression.to<CallExpression>()) {
            for (const FunctionArgument& argument : call->arguments)
                if (argument.name.text != "title" && argument.name.text != "units")
                    rename(*argument.value);
            return;
        }
        forEachChild(expression, rename);
    };
    if (plots)
        rename(*plots);
    return edits;
}

}  // namespace bramah::model
