// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue.h"

#include "model/translate.h"
#include "model/units/quantity_text.h"

#include <QStringList>

#include <algorithm>

namespace bramah::model {

QString CatalogueValue::text(const QLocale& locale) const
{
    if (!number)
        return word;
    return tolerance ? tr("%1 ±%2 %").arg(textOf(*number, locale), locale.toString(100 * *tolerance))
                     : textOf(*number, locale);
}

QString CatalogueValue::textOf(double value, const QLocale& locale) const
{
    constexpr int kDigits = 6;
    return formatQuantity(value, siUnit.isEmpty() ? QStringLiteral("1") : siUnit, unit, kDigits, locale);
}

const CatalogueValue* CatalogueRow::value(const QString& parameter) const
{
    const auto found = std::ranges::find(values, parameter, &CatalogueValue::parameter);
    return found == values.end() ? nullptr : &*found;
}

QString CatalogueRow::valuesText(const QLocale& locale) const
{
    QStringList texts;
    for (const CatalogueValue& one : values)
        texts.append(one.parameter + QLatin1Char(' ') + one.text(locale));
    return texts.join(QLatin1String(", "));
}

QString CatalogueRow::source() const
{
    QStringList texts;
    if (!sheet.isEmpty())
        texts.append(sheet);
    if (!edition.isEmpty())
        texts.append(tr("edition %1").arg(edition));
    if (!page.isEmpty())
        texts.append(tr("page %1").arg(page));
    return texts.join(QLatin1String(", "));
}

QString CatalogueFault::message() const
{
    QStringList place{file};
    if (line > 0)
        place.append(tr("line %1").arg(line));
    if (!column.isEmpty())
        place.append(tr("column %1").arg(column));
    return place.join(QLatin1String(", ")) + QLatin1String(": ") + text;
}

}  // namespace bramah::model
