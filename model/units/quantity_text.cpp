// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/quantity_text.h"

#include "model/translate.h"
#include "model/units/unit.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

constexpr double kSmallestPlain = 1e-4;
constexpr double kLargestPlain = 1e7;

QString withoutTrailingZeros(QString number)
{
    if (!number.contains(QLatin1Char('.')))
        return number;
    while (number.endsWith(QLatin1Char('0')))
        number.chop(1);
    if (number.endsWith(QLatin1Char('.')))
        number.chop(1);
    return number;
}

QString inLocale(QString number, const QLocale& locale)
{
    return number.replace(QLatin1Char('.'), locale.decimalPoint());
}

}  // namespace

tl::expected<double, QString> parseQuantity(QStringView text, const QString& siUnit, const QString& assumedUnit,
                                            const QLocale& locale)
{
    static const QRegularExpression kQuantity(
        QStringLiteral("^\\s*([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)\\s*(.*?)\\s*$"));
    QString plain = text.toString();
    if (locale.decimalPoint() != QLatin1String("."))
        plain.replace(locale.decimalPoint(), QLatin1String("."));
    const QRegularExpressionMatch match = kQuantity.match(plain);
    if (!match.hasMatch())
        return tl::unexpected(tr("`%1` is not a number with an optional unit, as `2.5` or `150 bar`").arg(text));
    const double number = match.captured(1).toDouble();
    if (!std::isfinite(number))
        return tl::unexpected(tr("`%1` is too large").arg(text));

    const QString written = match.captured(2);
    static const QRegularExpression kComma(QStringLiteral("^,\\d"));
    if (kComma.match(written).hasMatch())
        return tl::unexpected(
            tr("`%1` has a comma; write `%2`").arg(text, plain.trimmed().replace(QLatin1Char(','), QLatin1Char('.'))));
    QString unitName = written.isEmpty() ? assumedUnit : written;
    if (unitName.isEmpty())
        return number;
    const auto unit = parseUnit(unitName);
    if (!unit)
        return tl::unexpected(tr("the unit `%1` is not known").arg(unitName));
    const auto value = convert(number, unitName, siUnit);
    if (!value && siUnit.isEmpty())
        return tl::unexpected(tr("this value has no unit; leave `%1` out").arg(unitName));
    if (!value)
        return tl::unexpected(tr("`%1` measures another quantity; give a value in `%2`, for example")
                                  .arg(unitName, unitChoices(siUnit).first()));
    return *value;
}

QString formatNumber(double value, int digits, const QLocale& locale)
{
    if (!std::isfinite(value))
        return QString::number(value);
    const double size = std::abs(value);
    if (size != 0 && (size < kSmallestPlain || size >= kLargestPlain)) {
        const QString number = QString::number(value, 'e', digits - 1);
        const qsizetype exponent = number.indexOf(QLatin1Char('e'));
        return inLocale(withoutTrailingZeros(number.first(exponent)), locale) +
               QStringLiteral("e%1").arg(number.mid(exponent + 1).toInt());
    }
    const int before = size == 0 ? 1 : static_cast<int>(std::floor(std::log10(size))) + 1;
    return inLocale(withoutTrailingZeros(QString::number(value, 'f', std::max(0, digits - before))), locale);
}

QString exactNumber(double value, const QLocale& locale)
{
    return inLocale(QString::number(value, 'g', QLocale::FloatingPointShortest), locale);
}

QString modelicaNumber(double value)
{
    // Conversions leave an error in the last digit; no user means more than fifteen digits.
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
    // 12000000 is harder to read than 1.2e7.
    const QString scientific = tidied(QString::number(text.toDouble(), 'e', QLocale::FloatingPointShortest));
    text = tidied(text);
    return scientific.size() < text.size() ? scientific : text;
}

QString formatQuantity(double siValue, const QString& siUnit, const QString& unit, int digits, const QLocale& locale)
{
    const auto converted = unit.isEmpty() ? std::nullopt : convert(siValue, siUnit, unit);
    const QString shownUnit = prettyUnit(converted ? unit : siUnit);
    const QString number = formatNumber(converted.value_or(siValue), digits, locale);
    return shownUnit.isEmpty() ? number : number + QChar(QChar::Nbsp) + shownUnit;
}

namespace {

/// A unit without its metric prefix, \a unit itself if it has none: `N.m` for `kN.m`, `m2` for `mm2`.
QString withoutPrefix(const QString& unit)
{
    const auto whole = parseUnit(unit);
    const auto rest = parseUnit(QStringView(unit).mid(1));
    const bool hasPrefix = unit.size() > 1 && QStringLiteral("GMkmu").contains(unit.front()) && whole && rest &&
                           whole->isCompatibleWith(*rest);
    return hasPrefix ? unit.mid(1) : unit;
}

}  // namespace

QString readableUnit(double siValue, const QString& siUnit, const QString& unit)
{
    if (siValue == 0 || !std::isfinite(siValue))
        return unit;
    // How far a number is from those that read well, in powers of ten.
    const auto awayIn = [&](const QString& name) {
        const auto number = convert(siValue, siUnit, name);
        const double power = number ? std::log10(std::abs(*number)) : 0;
        return std::max({-1 - power, power - 3, 0.0});
    };
    QString best = unit;
    double least = awayIn(unit);
    for (const QString& choice : least > 0 ? unitChoices(siUnit) : QStringList())
        if (const double away = awayIn(choice); away < least && withoutPrefix(choice) == withoutPrefix(unit)) {
            best = choice;
            least = away;
        }
    return best;
}

}  // namespace bramah::model
