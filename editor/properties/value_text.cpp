// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_text.h"

#include "editor/translate.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/syntax_tree.h"

#include <QRegularExpression>

#include <cmath>

namespace bramah::editor {

namespace {

/// A number as typed in the locale or with a point; nothing else may stand beside it.
std::optional<double> typedNumber(const QString& text, const QLocale& locale)
{
    bool isNumber = false;
    double value = locale.toDouble(text, &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(text, &isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QString expressionError(const QString& text)
{
    const auto source = std::make_shared<model::SourceText>(QString(), text.toUtf8());
    const auto tree = model::syntax::SyntaxTree::parseExpression(source);
    return tree->hasErrors() ? tree->diagnostics().front().message() : QString();
}

/// `2*75` or `(10 + 20)/2`, worked out as a pocket calculator would.
std::optional<double> sumOfNumbers(const QString& text)
{
    const auto source = std::make_shared<model::SourceText>(QString(), text.toUtf8());
    const auto tree = model::syntax::SyntaxTree::parseExpression(source);
    return tree->hasErrors() ? std::nullopt : numberOf(tree->expression());
}

}  // namespace

QString modelicaNumber(double value)
{
    // Conversions leave a last digit of noise: fifteen digits are what a user can have meant.
    QString text = QString::number(value, 'g', QLocale::FloatingPointShortest);
    const QString rounded = QString::number(value, 'g', 15);
    if (rounded.size() + 2 < text.size())
        text = rounded;
    const auto tidied = [](QString number) {
        static const QRegularExpression exponent(QStringLiteral("e([+-])0*(\\d+)$"));
        const auto match = exponent.match(number);
        if (match.hasMatch())
            number.replace(match.capturedStart(), match.capturedLength(),
                           QLatin1Char('e') +
                               (match.captured(1) == QLatin1String("-") ? QStringLiteral("-") : QString()) +
                               match.captured(2));
        return number;
    };
    // 12000000 reads worse than 1.2e7.
    const QString scientific = tidied(QString::number(text.toDouble(), 'e', QLocale::FloatingPointShortest));
    text = tidied(text);
    return scientific.size() < text.size() ? scientific : text;
}

QString rangeError(double value, const ParameterField& field, const ShownUnit& unit, const QLocale& locale)
{
    const auto shown = [&](double limit) {
        const QString number = numberText(unit.fromSi(limit), locale, 6);
        return unit.name.isEmpty() ? number : number + QLatin1Char(' ') + printedUnit(unit.name);
    };
    const double slack = 1e-12 * std::abs(value);
    if (field.minimum && value < *field.minimum - slack)
        return tr("must be at least %1").arg(shown(*field.minimum));
    if (field.maximum && value > *field.maximum + slack)
        return tr("must be at most %1").arg(shown(*field.maximum));
    return {};
}

TypedValue parseTyped(const QString& text, const ParameterField& field, const ShownUnit& unit, const QLocale& locale)
{
    TypedValue typed;
    const QString trimmed = text.trimmed();
    const bool isNumeric = field.kind == ParameterField::Kind::Number || field.kind == ParameterField::Kind::Integer;
    if (trimmed.isEmpty()) {
        typed.error = tr("a value is needed");
        return typed;
    }
    if (!isNumeric) {
        typed.expression = trimmed;
        typed.error = expressionError(trimmed);
        return typed;
    }
    std::optional<double> value = typedNumber(trimmed, locale);
    if (!value)
        value = sumOfNumbers(trimmed);
    ShownUnit usedUnit = unit;
    if (!value) {
        static const QRegularExpression withUnit(
            QStringLiteral("^([-+]?[0-9][0-9.,'\\s]*(?:[eE][-+]?[0-9]+)?)\\s*([^0-9\\s].*)$"));
        const auto match = withUnit.match(trimmed);
        const auto number = match.hasMatch() ? typedNumber(match.captured(1).trimmed(), locale) : std::nullopt;
        if (number) {
            const QString name = match.captured(2).trimmed();
            for (const QString& choice : unitChoices(field.unit, field.displayUnit)) {
                if (choice != name && printedUnit(choice) != name)
                    continue;
                value = number;
                usedUnit = shownUnit(field.unit, field.displayUnit, choice);
                typed.unit = choice;
                break;
            }
        }
    }
    if (!value) {
        typed.expression = trimmed;
        typed.error = expressionError(trimmed);
        return typed;
    }
    if (field.kind == ParameterField::Kind::Integer && std::floor(*value) != *value) {
        typed.error = tr("must be a whole number");
        return typed;
    }
    typed.number = usedUnit.toSi(*value);
    typed.expression = modelicaNumber(*typed.number);
    typed.error = rangeError(*typed.number, field, usedUnit, locale);
    return typed;
}

QString shownValue(const ParameterField& field, const ShownUnit& unit, const QLocale& locale)
{
    const bool isNumeric = field.kind == ParameterField::Kind::Number || field.kind == ParameterField::Kind::Integer;
    if (isNumeric && field.number && (field.isLiteral || field.expression.isEmpty()))
        return numberText(unit.fromSi(*field.number), locale, 10);
    return field.expression;
}

}  // namespace bramah::editor
