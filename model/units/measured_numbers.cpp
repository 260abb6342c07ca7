// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/measured_numbers.h"

#include "model/units/quantity_text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace bramah::model {

namespace {

/// The end of the text or quoted name that begins at \a from.
qsizetype endOfQuoted(const QString& text, qsizetype from)
{
    const QChar mark = text.at(from);
    qsizetype at = from + 1;
    while (at < text.size() && text.at(at) != mark)
        at += text.at(at) == QLatin1Char('\\') ? 2 : 1;
    return std::min(at + 1, text.size());
}

bool isPartOfName(QChar character)
{
    return character.isLetterOrNumber() || character == QLatin1Char('_');
}

/// The longest beginning of \a text that is a unit: `mm` of `mm/2`.
std::optional<Unit> unitAtStart(QStringView text)
{
    static const QSet<QString> words{QStringLiteral("and"),  QStringLiteral("or"),     QStringLiteral("then"),
                                     QStringLiteral("else"), QStringLiteral("elseif"), QStringLiteral("loop"),
                                     QStringLiteral("for"),  QStringLiteral("in"),     QStringLiteral("not")};
    static const QRegularExpression parts(
        QStringLiteral("\\A[\\p{L}°%][\\p{L}\\d%°²³^.·]*(?:\\([ag]\\))?(?:/(?:[\\p{L}°][\\p{L}\\d°²³^.·]*"
                       "|\\([\\p{L}\\d°²³^.·]+\\)))*"),
        QRegularExpression::UseUnicodePropertiesOption);
    QString unit = parts.match(text.toString()).captured();
    while (!unit.isEmpty()) {
        const qsizetype end = unit.size();
        const bool isWhole = end == text.size() || !isPartOfName(text.at(end)) || !isPartOfName(unit.back());
        if (auto known = isWhole && !words.contains(unit) ? parseUnit(unit) : std::nullopt)
            return known;
        unit.truncate(
            std::max<qsizetype>(0, std::max(unit.lastIndexOf(QLatin1Char('/')), unit.lastIndexOf(QLatin1Char('(')))));
    }
    return {};
}

/// The number that begins at \a from, as typed; empty if there is none.
QString numberAt(const QString& text, qsizetype from, bool takesComma)
{
    static const QRegularExpression withPoint(QStringLiteral("\\G(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?"));
    static const QRegularExpression withComma(QStringLiteral("\\G\\d+(?:[.,]\\d*)?(?:[eE][-+]?\\d+)?"));
    return (takesComma ? withComma : withPoint).match(text, from).captured();
}

/// Takes the sign of a number off the end of \a text; false if there is a difference, or none.
bool takeSign(QString& text)
{
    static const QRegularExpression sign(QStringLiteral("(?:\\A|[(<>=,\\[{])\\s*(-\\s*)\\z"));
    const auto match = sign.match(text);
    if (match.hasMatch())
        text.truncate(match.capturedStart(1));
    return match.hasMatch();
}

}  // namespace

SiExpression inSiNumbers(const QString& text, const QLocale& locale)
{
    const bool hasComma = locale.decimalPoint() == QLatin1String(",");
    SiExpression result;
    int depth = 0;
    qsizetype at = 0;
    while (at < text.size()) {
        const QChar character = text.at(at);
        qsizetype end = at + 1;
        if (character == QLatin1Char('"') || character == QLatin1Char('\'')) {
            end = endOfQuoted(text, at);
        } else if (character.isLetter() || character == QLatin1Char('_')) {
            while (end < text.size() && isPartOfName(text.at(end)))
                ++end;
        } else if (const QString number = numberAt(text, at, hasComma && depth == 0); !number.isEmpty()) {
            end = at + number.size();
            qsizetype unitBegin = end;
            while (unitBegin < text.size() && text.at(unitBegin).isSpace())
                ++unitBegin;
            if (const auto unit = unitAtStart(QStringView(text).mid(unitBegin))) {
                end = unitBegin + unit->name.size();
                double value = QString(number).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
                // -20 degC is 253.15 K, not the opposite of 293.15 K.
                if (unit->offset != 0 && takeSign(result.text))
                    value = -value;
                result.numbers.push_back({result.text.toUtf8().size(), text.mid(at, end - at), *unit});
                result.text += modelicaNumber(value * unit->factor + unit->offset);
                at = end;
                continue;
            }
        }
        if (QStringLiteral("([{").contains(character))
            ++depth;
        else if (QStringLiteral(")]}").contains(character))
            --depth;
        result.text += QStringView(text).mid(at, end - at);
        at = end;
    }
    return result;
}

}  // namespace bramah::model
