// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/units/shown_unit.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace bramah::editor {

ShownUnit shownUnit(const QString& unit, const QString& displayUnit, const QString& wanted)
{
    return {unit, 1, 0};
}

QStringList unitChoices(const QString& unit, const QString& displayUnit)
{
    return {unit};
}

QString printedUnit(const QString& unit)
{
    return unit;
}

QString quantityName(const QString& unit)
{
    return {};
}

QString numberText(double value, const QLocale& locale, int digits)
{
    if (!std::isfinite(value))
        return locale.toString(value);
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-3 || size >= 1e6))
        return locale.toString(value, 'g', digits);
    const int before = size < 1 ? 1 : static_cast<int>(std::floor(std::log10(size))) + 1;
    const int decimals = size == 0 ? 0 : qMax(0, digits - before);
    QString text = locale.toString(value, 'f', decimals);
    if (decimals > 0) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(locale.decimalPoint()))
            text.chop(1);
    }
    return text;
}

}  // namespace bramah::editor
