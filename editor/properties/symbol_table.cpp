// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/symbol_table.h"

#include "editor/formulas/equation.h"
#include "editor/translate.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/units/shown_unit.h"

#include <QRegularExpression>
#include <QTextDocumentFragment>

namespace bramah::editor {

using namespace model::syntax;

namespace {

QString formulasIn(const QString& documentation)
{
    static const QRegularExpression bold(QStringLiteral("<b>([^<]*)</b>"));
    QString formulas;
    for (auto matches = bold.globalMatch(documentation); matches.hasNext();)
        formulas += QTextDocumentFragment::fromHtml(matches.next().captured(1)).toPlainText() + QLatin1Char('\n');
    return formulas;
}

/// Does \a symbol occur in \a formulas as a whole, not as part of a longer name or path?
bool contains(const QString& formulas, const QString& symbol)
{
    return formulas.contains(
        QRegularExpression(QStringLiteral("(?<![\\w.])%1(?!\\w|\\.\\w)").arg(QRegularExpression::escape(symbol))));
}

QString writtenSymbol(const model::Instance& quantity)
{
    const Annotation* annotation = quantity.component()->comment.annotation;
    const ClassModification* own = nestedIn(annotation ? annotation->arguments : nullptr, "__Bramah");
    return stringIn(own, "symbol").value_or(QString());
}

/// The symbol as equations show it.
QString typeset(const QString& symbol)
{
    const std::optional<Equation> equation = Equation::parse(symbol);
    return equation ? equation->richText() : symbol.toHtmlEscaped();
}

QString unitText(const model::Instance& quantity)
{
    const QString unit = model::textAttribute(quantity, "unit");
    return unit.isEmpty() || unit == QLatin1String("1") ? QStringLiteral("–") : model::printedUnit(unit);
}

}  // namespace

QString symbolTable(const model::Instance& instance, const QString& documentation)
{
    const QString formulas = formulasIn(documentation);
    QString rows;
    for (const auto& child : instance.children()) {
        if (child->builtin() != model::BuiltinType::Real || !child->component())
            continue;
        const QString written = writtenSymbol(*child);
        if (child->isProtected() && written.isEmpty())
            continue;
        const QString symbol = written.isEmpty() ? QString::fromStdString(child->name()) : written;
        if (!contains(formulas, symbol))
            continue;
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(typeset(symbol), model::shownDescription(*child).toHtmlEscaped(),
                         unitText(*child).toHtmlEscaped());
    }
    return rows.isEmpty() ? QString() : QStringLiteral("<h4>%1</h4><table>%2</table>").arg(tr("Symbols"), rows);
}

QString explainedDocumentation(const model::Instance& instance)
{
    const QString text = model::shownDocumentation(instance);
    return text + symbolTable(instance, text);
}

}  // namespace bramah::editor
