// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/quantity_text.h"

#include "model/translate.h"
#include "model/units/unit.h"

#include <QRegularExpression>

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

QString formatQuantity(double siValue, const QString& siUnit, const QString& unit, int digits, const QLocale& locale)
{
    const auto converted = unit.isEmpty() ? std::nullopt : convert(siValue, siUnit, unit);
    const QString shownUnit = prettyUnit(converted ? unit : siUnit);
    const QString number = formatNumber(converted.value_or(siValue), digits, locale);
    return shownUnit.isEmpty() ? number : number + QChar(QChar::Nbsp) + shownUnit;
}

}  // namespace bramah::model
