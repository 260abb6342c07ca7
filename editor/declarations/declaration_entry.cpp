// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/declarations/declaration_entry.h"

#include "editor/declarations/declaration_types.h"
#include "editor/properties/value_text.h"
#include "editor/session/document_session.h"
#include "editor/translate.h"
#include "model/checks/unknown_names.h"
#include "model/declarations/declaration_edits.h"
#include "model/diagnostics/sentence.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/units/quantity_text.h"
#include "model/units/shown_unit.h"
#include "model/units/unit.h"

#include <QLocale>
#include <QSet>

namespace bramah::editor {

using Column = DeclarationColumn;
using Group = DeclarationRow::Group;
using Kind = ParameterField::Kind;
using model::syntax::ExpressionKind;

namespace {

bool isNumeric(const DeclarationRow& row)
{
    return row.field.kind == Kind::Number || row.field.kind == Kind::Integer;
}

/// \a expression as a cell shows it.
QString shownNumber(const DeclarationRow& row, const QString& expression)
{
    if (expression.isEmpty() || !isNumeric(row))
        return expression;
    const auto tree =
        model::syntax::SyntaxTree::parseExpression(std::make_shared<model::SourceText>(QString(), expression.toUtf8()));
    const auto number = tree->hasErrors() ? std::nullopt : model::syntax::numberOf(tree->expression());
    if (!number)
        return expression;
    const model::ShownUnit unit = model::shownUnit(row.field.unit, row.field.displayUnit);
    const QString text = model::formatNumber(unit.fromSi(*number), 10, QLocale());
    return unit.name.isEmpty() || unit.name == QLatin1String("1")
               ? text
               : text + QLatin1Char(' ') + model::printedUnit(unit.name);
}

/// The reason why the literal \a expression is not of this kind; empty if it is, or if that is not known.
QString kindFault(const model::syntax::Expression& expression, Kind kind)
{
    const bool isNumber = model::syntax::numberOf(&expression).has_value();
    const bool isText = expression.kind == ExpressionKind::String;
    const bool isLogical = expression.kind == ExpressionKind::Boolean;
    if ((kind == Kind::Number || kind == Kind::Integer) && (isText || isLogical))
        return tr("a number is needed");
    if (kind == Kind::Boolean && (isNumber || isText))
        return tr("true or false is needed");
    if (kind == Kind::Text && (isNumber || isLogical))
        return tr("a text in quotation marks is needed");
    return {};
}

/// The reason why \a expression is not valid in the shown class; empty if it is.
QString expressionFault(const DocumentSession& session, const QString& expression, Kind kind)
{
    const auto tree =
        model::syntax::SyntaxTree::parseExpression(std::make_shared<model::SourceText>(QString(), expression.toUtf8()));
    if (tree->hasErrors())
        return model::withQuotationMarks(tree->diagnostics().front().message());
    if (const QString fault = kindFault(*tree->expression(), kind); !fault.isEmpty())
        return fault;
    if (!session.sheet().instance())
        return {};
    const auto unknown = model::unknownName(*tree->expression(), *session.sheet().instance());
    if (!unknown)
        return {};
    const QString name = QString::fromStdString(unknown->name);
    return unknown->near.empty() ? tr("there is no “%1” here").arg(name)
                                 : tr("there is no “%1” here; did you mean “%2”?")
                                       .arg(name, QString::fromStdString(unknown->near.front()));
}

/// The text typed for \a row in \a range as an expression, or the reason why it is refused.
TypedValue typedValue(const DocumentSession& session, const DeclarationRow& row, const QString& text, bool hasRange)
{
    ParameterField field = row.field;
    if (!hasRange)
        field.minimum = field.maximum = std::nullopt;
    TypedValue typed =
        parseTyped(text, field, model::shownUnit(field.unit, field.displayUnit), QLocale(), session.sheet().instance());
    if (typed.error.isEmpty() && !typed.number)
        typed.error = expressionFault(session, typed.expression, field.kind);
    return typed;
}

class Entry
{
public:
    Entry(const DocumentSession& session, const DeclarationRow& row)
        : session_(session),
          row_(row),
          tree_(session.file().document().tree()),
          definition_(model::findClass(tree_, session.sheet().className()))
    {
    }

    DeclarationEntry read(Column column, const QString& text) const
    {
        if (!definition_ || text == cellText(row_, column))
            return {};
        switch (column) {
        case Column::Name: return named(text);
        case Column::Type: return typed(text);
        case Column::Unit: return measured(text);
        case Column::Value: return valued(text);
        case Column::Minimum: return limited(text, QStringLiteral("min"), row_.field.maximum, false);
        case Column::Maximum: return limited(text, QStringLiteral("max"), row_.field.minimum, true);
        case Column::Description: return {{}, model::setDescription(tree_, *definition_, name(), text)};
        case Column::Group: return {{}, model::setDialog(tree_, *definition_, name(), QStringLiteral("group"), text)};
        case Column::Tab: return {{}, model::setDialog(tree_, *definition_, name(), QStringLiteral("tab"), text)};
        case Column::Count: break;
        }
        return {};
    }

private:
    [[nodiscard]] const QString& name() const { return row_.written.name; }

    [[nodiscard]] DeclarationEntry named(const QString& text) const
    {
        if (!DocumentSession::isName(text))
            return {tr("“%1” is not a name: use letters, digits and _, a letter first.").arg(text), {}};
        const model::Instance* shown = session_.sheet().instance();
        if (model::findComponent(*definition_, text) ||
            (shown && (shown->child(text.toStdString()) || shown->isRemoved(text.toStdString()))))
            return {tr("“%1” is taken in this class.").arg(text), {}};
        return {{}, model::renameComponent(tree_, *definition_, name(), text)};
    }

    [[nodiscard]] DeclarationEntry typed(QString text) const
    {
        const QString& dimensions = row_.written.dimensions;
        if (!dimensions.isEmpty()) {
            if (!text.endsWith(dimensions))
                return {
                    tr("The dimensions %1 stand behind the name in the text and are changed there.").arg(dimensions),
                    {}};
            text.chop(dimensions.size());
        }
        if (const QString fault = typeFault(session_, row_.group, text); !fault.isEmpty())
            return {fault, {}};
        return {{}, model::setDeclaredType(tree_, *definition_, name(), text)};
    }

    [[nodiscard]] DeclarationEntry measured(const QString& text) const
    {
        if (!text.isEmpty() && !model::parseUnit(text))
            return {tr("The unit “%1” is not known.").arg(text), {}};
        const QString expression = text.isEmpty() ? QString() : QString::fromUtf8(model::syntax::quoted(text));
        return {{}, model::setAttribute(tree_, *definition_, name(), QStringLiteral("unit"), expression)};
    }

    [[nodiscard]] DeclarationEntry valued(const QString& text) const
    {
        if (text.trimmed().isEmpty())
            return {{}, model::setDeclaredValue(tree_, *definition_, name(), {})};
        const TypedValue value = typedValue(session_, row_, text, true);
        if (!value.error.isEmpty())
            return {value.error, {}};
        return {{}, model::setDeclaredValue(tree_, *definition_, name(), value.expression)};
    }

    [[nodiscard]] DeclarationEntry limited(const QString& text, const QString& attribute, std::optional<double> other,
                                           bool isUpper) const
    {
        if (text.trimmed().isEmpty())
            return {{}, model::setAttribute(tree_, *definition_, name(), attribute, {})};
        const TypedValue value = typedValue(session_, row_, text, false);
        if (!value.error.isEmpty())
            return {value.error, {}};
        if (value.number && other && (isUpper ? *value.number < *other : *value.number > *other))
            return {isUpper ? tr("must not be below the minimum") : tr("must not be above the maximum"), {}};
        return {{}, model::setAttribute(tree_, *definition_, name(), attribute, value.expression)};
    }

    const DocumentSession& session_;
    const DeclarationRow& row_;
    const model::syntax::SyntaxTree& tree_;
    const model::syntax::ClassDefinition* definition_;
};

QString freeNameFor(const DocumentSession& session, const QString& base)
{
    for (int number = 1;; ++number) {
        const QString name = base + QString::number(number);
        if (!session.sheet().instance() || (!session.sheet().instance()->child(name.toStdString()) &&
                                            !session.sheet().instance()->isRemoved(name.toStdString())))
            return name;
    }
}

}  // namespace

QString cellText(const DeclarationRow& row, DeclarationColumn column)
{
    const model::Declaration& written = row.written;
    switch (column) {
    case Column::Name: return written.name;
    case Column::Type: return written.type + written.dimensions;
    case Column::Unit: return row.isUnitOfType ? row.field.unit : written.unit;
    case Column::Value: return shownNumber(row, written.value);
    case Column::Minimum: return shownNumber(row, written.minimum);
    case Column::Maximum: return shownNumber(row, written.maximum);
    case Column::Description: return written.description;
    case Column::Group: return written.group;
    case Column::Tab: return written.tab;
    case Column::Count: break;
    }
    return {};
}

bool isCellEditable(const DeclarationRow& row, DeclarationColumn column)
{
    if (row.isInherited())
        return false;
    switch (column) {
    case Column::Unit: return row.field.kind == Kind::Number && !row.isUnitOfType;
    case Column::Value: return row.group != Group::Port;
    case Column::Minimum:
    case Column::Maximum: return isNumeric(row);
    case Column::Group:
    case Column::Tab: return row.group == Group::Parameter;
    default: return true;
    }
}

DeclarationEntry understood(const DocumentSession& session, const DeclarationRow& row, DeclarationColumn column,
                            const QString& text)
{
    return Entry(session, row).read(column, text.trimmed());
}

QStringList proposals(const DocumentSession& session, const DeclarationRows& rows, const DeclarationRow& row,
                      DeclarationColumn column)
{
    QSet<QString> known;
    switch (column) {
    case Column::Type: return typesFor(session, row.group);
    case Column::Value:
        if (row.field.kind == Kind::Boolean)
            return {QStringLiteral("false"), QStringLiteral("true")};
        for (const auto& choice : row.field.choices)
            known.insert(choice.first);
        break;
    case Column::Group:
        for (const DeclarationRow& other : rows)
            known.insert(other.written.group);
        break;
    case Column::Tab:
        for (const DeclarationRow& other : rows)
            known.insert(other.written.tab);
        break;
    default: break;
    }
    known.remove(QString());
    QStringList sorted(known.begin(), known.end());
    sorted.sort();
    return sorted;
}

QString addDeclarationTo(DocumentSession& session, const DeclarationRows& rows, DeclarationRow::Group group)
{
    const model::syntax::SyntaxTree& tree = session.file().document().tree();
    const auto* definition = model::findClass(tree, session.sheet().className());
    if (!definition || !session.isEditable())
        return {};
    QString last, text, name, title;
    for (const DeclarationRow& row : rows)
        if (row.group == group && !row.isInherited() && !row.written.isProtected)
            last = row.written.name;
    switch (group) {
    case Group::Port:
        name = freeNameFor(session, QStringLiteral("port"));
        text = portText(session, rows, name);
        title = tr("Add the port %1");
        break;
    case Group::Parameter:
        name = freeNameFor(session, QStringLiteral("parameter"));
        text = QStringLiteral("parameter Real %1 = 0").arg(name);
        title = tr("Add the parameter %1");
        break;
    case Group::Variable:
        name = freeNameFor(session, QStringLiteral("variable"));
        text = QStringLiteral("Real %1").arg(name);
        title = tr("Add the variable %1");
        break;
    }
    return session.file().applyEdits(title.arg(name), model::addDeclaration(tree, *definition, text, last)) ? name
                                                                                                            : QString();
}

}  // namespace bramah::editor
