// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_words.h"

#include <QRegularExpression>

namespace bramah::model {

namespace {

/// The words of a name such as `two_speed_press`, as files of circuits are named.
QString wordsOfSnakeCase(QString name)
{
    name.replace(QLatin1Char('_'), QLatin1Char(' '));
    name[0] = name.at(0).toUpper();
    // A word without a vowel is an abbreviation, such as DC.
    static const QRegularExpression vowel(QStringLiteral("[aeiouy]"), QRegularExpression::CaseInsensitiveOption);
    if (const QString first = name.section(QLatin1Char(' '), 0, 0); !first.contains(vowel))
        name.replace(0, first.size(), first.toUpper());
    return name;
}

}  // namespace

QString wordsOf(const QString& className)
{
    static const QRegularExpression snakeCase(QStringLiteral("^[a-z0-9]+(_[a-z0-9]+)+$"));
    if (snakeCase.match(className).hasMatch())
        return wordsOfSnakeCase(className);
    QString words;
    const qsizetype size = className.size();
    for (qsizetype k = 0; k < size; ++k) {
        const QChar c = className.at(k);
        const bool startsWord =
            k > 1 && c.isUpper() && (className.at(k - 1).isLower() || className.at(k - 1).isDigit());
        const bool endsAcronym =
            k > 0 && c.isUpper() && className.at(k - 1).isUpper() && k + 1 < size && className.at(k + 1).isLower();
        if (startsWord || endsAcronym) {
            words += QLatin1Char(' ');
            const bool isAcronym = k + 1 == size || className.at(k + 1).isUpper();
            words += isAcronym ? c : c.toLower();
        } else if (c.isDigit() && k > 1 && className.at(k - 1).isLetter()) {
            words += QLatin1Char(' ');
            words += c;
        } else {
            words += c;
        }
    }
    // Two digits at the end, or before an abbreviation, are the ports and positions of a valve.
    static const QRegularExpression ways(QStringLiteral("(?<=. )([0-9])([0-9])(?=$| [A-Z]+$)"));
    words.replace(ways, QStringLiteral("\\1/\\2"));
    return words;
}

}  // namespace bramah::model
