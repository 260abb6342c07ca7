// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_text.h"

#include "editor/translate.h"
#include "model/checks/unit_fit.h"
#include "model/checks/unknown_names.h"
#include "model/diagnostics/sentence.h"
#include "model/instance/display_unit.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/syntax_tree.h"
#include "model/units/measured_numbers.h"
#include "model/units/quantity_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

/// A number typed with the locale's separator or a point, and nothing else.
std::optional<double> typedNumber(const QString& text, const QLocale& locale)
{
    bool isNumber = false;
    double value = locale.toDouble(text, &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(text, &isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// The value of `2*75` or `(10 + 20)/2`, as of a pocket calculator.
std::optional<double> sumOfNumbers(const QString& text)
{
    const auto source = std::make_shared<model::SourceText>(QString(), text.toUtf8());
    const auto tree = model::syntax::SyntaxTree::parseExpression(source);
    return tree->hasErrors() ? std::nullopt : numberOf(tree->expression());
}

}  // namespace

BooleanWords booleanWords(const QString& description)
{
    static const QRegularExpression pattern(QStringLiteral("^true: (.*?)(?:; false: (.*))?$"));
    const auto match = pattern.match(description);
    return {match.captured(1), match.captured(2)};
}

QString meaningOf(const ParameterField& field)
{
    QString meaning = field.description;
    if (field.kind == ParameterField::Kind::Boolean)
        if (const BooleanWords words = booleanWords(meaning); !words.yes.isEmpty())
            meaning = words.yes;
    if (!meaning.isEmpty())
        meaning[0] = meaning[0].toUpper();
    return meaning;
}

QString rangeError(double value, const ParameterField& field, const model::ShownUnit& unit, const QLocale& locale)
{
    const auto shown = [&](double limit) {
        const QString number = model::formatNumber(unit.fromSi(limit), 6, locale);
        return unit.name.isEmpty() ? number : number + QLatin1Char(' ') + model::printedUnit(unit.name, field.quantity);
    };
    const double slack = 1e-12 * std::abs(value);
    if (field.minimum && value < *field.minimum - slack)
        return tr("must be at least %1").arg(shown(*field.minimum));
    if (field.maximum && value > *field.maximum + slack)
        return tr("must be at most %1").arg(shown(*field.maximum));
    return {};
}

namespace {

/// A number with a unit behind it.
struct Measured {
    double number = 0;
    QString unit;
};

std::optional<Measured> measuredIn(const QString& text, const QLocale& locale)
{
    static const QRegularExpression withUnit(
        QStringLiteral("^([-+]?[0-9][0-9.,'\\s]*(?:[eE][-+]?[0-9]+)?)\\s*([^-+*/0-9\\s].*)$"));
    const auto match = withUnit.match(text);
    const auto number = match.hasMatch() ? typedNumber(match.captured(1).trimmed(), locale) : std::nullopt;
    return number ? std::optional(Measured{*number, match.captured(2).trimmed()}) : std::nullopt;
}

QString listed(const QStringList& units)
{
    QStringList printed;
    for (const QString& unit : units)
        printed.append(model::printedUnit(unit));
    if (printed.size() < 2)
        return printed.join(QString());
    const QString last = printed.takeLast();
    return tr("%1 or %2").arg(printed.join(QStringLiteral(", ")), last);
}

/// The reason why a number may not have \a unit in \a field; empty if \a unit cannot be meant as a unit.
QString unitError(const QString& unit, const ParameterField& field)
{
    static const QRegularExpression word(QStringLiteral("^[\\p{L}%][\\p{L}\\d%/^.²³·]*$"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    const bool isKnown = model::parseUnit(unit).has_value();
    if (!isKnown && !word.match(unit).hasMatch())
        return {};
    const QString kind = isKnown ? model::quantityName(unit) : QString();
    const QStringList fitting = model::unitChoices(field.unit, field.displayUnit, field.quantity);
    const bool isPlain = field.unit.isEmpty() || field.unit == QLatin1String("1");
    if (isPlain)
        return tr("this is a number without a unit");
    if (!isKnown)
        return tr("%1 is no unit known here; give %2").arg(unit, listed(fitting));
    if (kind.isEmpty())
        return tr("%1 does not fit here; give %2").arg(model::printedUnit(unit), listed(fitting));
    return tr("%1 (%2) does not fit here; give %3").arg(kind, model::printedUnit(unit), listed(fitting));
}

/// Reads \a text as a number in \a unit or with a unit of its own, which applies to this entry only.
void readNumber(const QString& text, const ParameterField& field, const model::ShownUnit& unit, const QLocale& locale,
                TypedValue& typed)
{
    std::optional<double> value = typedNumber(text, locale);
    if (!value)
        value = sumOfNumbers(text);
    model::ShownUnit used = unit;
    if (const auto measured = value ? std::nullopt : measuredIn(text, locale)) {
        for (const QString& choice : model::unitChoices(field.unit, field.displayUnit, field.quantity)) {
            if (choice != measured->unit && model::printedUnit(choice) != measured->unit)
                continue;
            value = measured->number;
            used = model::shownUnit(field.unit, field.displayUnit, choice);
            break;
        }
        if (!value) {
            const model::ShownUnit other = model::shownUnit(field.unit, field.displayUnit, measured->unit);
            if (other.name == measured->unit && model::isDifference(field.quantity) && model::hasOwnZero(other.name)) {
                typed.error = tr("this is a difference of pressures, which has no %1; give %2")
                                  .arg(model::printedUnit(other.name),
                                       listed(model::unitChoices(field.unit, field.displayUnit, field.quantity)));
            } else if (other.name == measured->unit) {
                value = measured->number;
                used = other;
            } else {
                typed.error = unitError(measured->unit, field);
            }
        }
    }
    if (!value)
        return;
    typed.number = used.toSi(*value);
    typed.expression = model::modelicaNumber(*typed.number);
    if (field.kind == ParameterField::Kind::Integer && std::floor(*value) != *value)
        typed.error = tr("must be a whole number");
    else
        typed.error = rangeError(*typed.number, field, used, locale);
}

QString misfitError(const model::UnitMisfit& misfit)
{
    if (misfit.isDifference)
        return tr("%1 is counted from a zero of its own, so it can be compared with a variable, but not be added, "
                  "subtracted or multiplied")
            .arg(misfit.written);
    return misfit.expected.isEmpty() || misfit.expected == QLatin1String("1")
               ? tr("%1 does not fit here, where numbers have no unit").arg(misfit.written)
               : tr("%1 does not fit here; give %2")
                     .arg(misfit.written, listed(model::unitChoices(misfit.expected, {})));
}

/// Reads \a text as an expression whose numbers may have units.
void readExpression(const QString& text, const ParameterField& field, const QLocale& locale,
                    const model::Instance* model, TypedValue& typed)
{
    const model::SiExpression si = model::inSiNumbers(text, locale);
    typed.expression = si.text;
    const auto source = std::make_shared<model::SourceText>(QString(), si.text.toUtf8());
    const auto tree = model::syntax::SyntaxTree::parseExpression(source);
    if (tree->hasErrors()) {
        typed.error = model::withQuotationMarks(tree->diagnostics().front().message());
        return;
    }
    const bool isNumber = field.kind == ParameterField::Kind::Number;
    if (const auto misfit =
            model ? model::unitMisfit(*tree->expression(), *model, si.numbers, isNumber ? field.unit : QString())
                  : std::nullopt)
        typed.error = misfitError(*misfit);
}

}  // namespace

TypedValue parseTyped(const QString& text, const ParameterField& field, const model::ShownUnit& unit,
                      const QLocale& locale, const model::Instance* model)
{
    TypedValue typed;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        typed.error = tr("a value is needed");
        return typed;
    }
    if (field.kind == ParameterField::Kind::Number || field.kind == ParameterField::Kind::Integer)
        readNumber(trimmed, field, unit, locale, typed);
    if (!typed.number && typed.error.isEmpty()) {
        readExpression(trimmed, field, locale, model, typed);
    }
    return typed;
}

namespace {

/// \a number in the unit of the variable beside it, as it is typed; empty if it stays as it is.
QString measuredText(const model::PlainNumber& number)
{
    const model::ShownUnit shown =
        model::shownUnit(model::textAttribute(*number.variable, "unit"), model::displayUnitOf(*number.variable));
    if (shown.name.isEmpty() || (shown.offset == 0 && number.value == 0) || (shown.offset != 0 && !number.isWhole))
        return {};
    const QString text = model::formatNumber(shown.fromSi(number.value), 10, QLocale::c()) + QLatin1Char(' ') +
                         model::printedUnit(shown.name);
    const model::SiExpression read = model::inSiNumbers(text);
    const bool isSame =
        read.numbers.size() == 1 && std::abs(read.text.toDouble() - number.value) <= 1e-9 * std::abs(number.value);
    return isSame ? text : QString();
}

QString withUnits(const QString& expression, const model::Instance& model)
{
    QByteArray text = expression.toUtf8();
    const auto tree = model::syntax::SyntaxTree::parseExpression(std::make_shared<model::SourceText>(QString(), text));
    if (tree->hasErrors())
        return expression;
    std::vector<model::PlainNumber> numbers = model::plainNumbers(*tree->expression(), model);
    std::ranges::reverse(numbers);
    for (const model::PlainNumber& number : numbers)
        if (const QString measured = measuredText(number); !measured.isEmpty())
            text.replace(number.span.begin, number.span.end - number.span.begin, measured.toUtf8());
    return QString::fromUtf8(text);
}

}  // namespace

QString shownValue(const ParameterField& field, const model::ShownUnit& unit, const QLocale& locale,
                   const model::Instance* model)
{
    const bool isNumeric = field.kind == ParameterField::Kind::Number || field.kind == ParameterField::Kind::Integer;
    if (isNumeric && field.number && (field.isLiteral || field.expression.isEmpty()))
        return model::formatNumber(unit.fromSi(*field.number), 10, locale);
    return model ? withUnits(field.expression, *model) : field.expression;
}

QString unknownNameError(const model::syntax::Expression& expression, const model::Instance& model)
{
    const auto unknown = model::unknownName(expression, model);
    if (!unknown)
        return {};
    const QString name = QString::fromStdString(unknown->name);
    if (unknown->near.empty())
        return tr("there is no %1 on this sheet").arg(name);
    QStringList near;
    for (const std::string& each : unknown->near)
        near.append(QString::fromStdString(each));
    return tr("there is no %1; did you mean %2?").arg(name, near.join(QStringLiteral(", ")));
}

}  // namespace bramah::editor
