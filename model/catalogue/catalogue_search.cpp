// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue_search.h"

#include "model/units/unit.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

/// Half of the last digit that people type: 4.1 finds 4.12 as well, but not 4.2.
constexpr double kCloseness = 5e-3;

/// All texts of a row, in small letters.
QString textsOf(const CatalogueRow& row)
{
    const QStringList texts{row.maker,       row.series, row.type,         row.number, row.className,
                            row.designation, row.sheet,  row.valuesText(), row.known,  row.edition};
    return texts.join(QLatin1Char('\n')).replace(QChar::Nbsp, QLatin1Char(' ')).toLower();
}

/// Does \a text stand in \a texts as a number of its own, so that `8 bar` is not found in `28 bar`?
bool standsIn(const QString& texts, const QString& text)
{
    for (qsizetype at = texts.indexOf(text); at >= 0; at = texts.indexOf(text, at + 1)) {
        const QChar before = at == 0 ? QChar(u' ') : texts[at - 1];
        if (!before.isDigit() && before != u'.' && before != u',')
            return true;
    }
    return false;
}

}  // namespace

CatalogueQuery::CatalogueQuery(const QString& text)
{
    static const QRegularExpression kQuantity(
        QStringLiteral(R"((?<![^\s])([0-9]+(?:[.,][0-9]+)?)\s*([\p{L}%°][\p{L}0-9/%³²·.]*)(?![^\s]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    QString rest = text.simplified();
    for (auto match = kQuantity.match(rest); match.hasMatch();) {
        const QString unit = match.captured(2);
        if (!parseUnit(unit)) {
            match = kQuantity.match(rest, match.capturedEnd());
            continue;
        }
        const QString number = match.captured(1).replace(u',', u'.');
        quantities_.push_back({number.toDouble(), unit, (number + u' ' + unit).toLower()});
        rest.remove(match.capturedStart(), match.capturedLength());
        match = kQuantity.match(rest);
    }
    words_ = rest.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool CatalogueQuery::has(const CatalogueRow& row, const QString& texts, const Quantity& quantity)
{
    if (standsIn(texts, quantity.text))
        return true;
    return std::ranges::any_of(row.values, [&](const CatalogueValue& value) {
        if (!value.number || value.siUnit.isEmpty())
            return false;
        for (const QString& unit : {quantity.unit, quantity.unit + QLatin1String("/rev")})
            if (const auto wanted = convert(quantity.number, unit, value.siUnit))
                return std::abs(*wanted - *value.number) <= kCloseness * std::abs(*value.number);
        return false;
    });
}

bool CatalogueQuery::fits(const CatalogueRow& row) const
{
    const QString texts = textsOf(row);
    return std::ranges::all_of(words_, [&](const QString& word) { return texts.contains(word); }) &&
           std::ranges::all_of(quantities_, [&](const Quantity& quantity) { return has(row, texts, quantity); });
}

}  // namespace bramah::model
