// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csv/csv_title.h"

#include "model/units/unit.h"

#include <QHash>
#include <QRegularExpression>

namespace bramah::model {
namespace {

/// What instruments write for a unit, in small letters.
const QHash<QString, QString>& unitWords()
{
    static const QHash<QString, QString> kWords = [] {
        QHash<QString, QString> words;
        constexpr std::pair<const char*, const char*> kPairs[] = {
            {"sec", "s"},           {"secs", "s"},
            {"second", "s"},        {"seconds", "s"},
            {"sek", "s"},           {"sekunde", "s"},
            {"sekunden", "s"},      {"msec", "ms"},
            {"millisecond", "ms"},  {"milliseconds", "ms"},
            {"usec", "us"},         {"microsecond", "us"},
            {"microseconds", "us"}, {"nanoseconds", "ns"},
            {"minute", "min"},      {"minutes", "min"},
            {"minuten", "min"},     {"hour", "h"},
            {"hours", "h"},         {"stunden", "h"},
            {"volt", "V"},          {"volts", "V"},
            {"millivolt", "mV"},    {"amp", "A"},
            {"amps", "A"},          {"ampere", "A"},
            {"bar", "bar"},         {"nm", "N.m"},
            {"knm", "kN.m"},        {"newton", "N"},
            {"grad", "deg"},        {"degree", "deg"},
            {"degrees", "deg"},     {"grad c", "degC"},
            {"celsius", "degC"},    {"prozent", "%"},
            {"percent", "%"},       {"-", "1"},
            {"1/min", "rev/min"},   {"min-1", "rev/min"},
            {"upm", "rev/min"},     {"ltr/min", "l/min"},
            {"hertz", "Hz"},        {"watt", "W"},
            {"c", "degC"},          {"f", "degF"},  // nobody logs coulombs and farads
            {"deg c", "degC"},      {"deg f", "degF"},
            {"fahrenheit", "degF"}, {"psi", "psi"},
            {"kpa", "kPa"},         {"rpm", "rpm"},
            {"lpm", "l/min"},       {"hz", "Hz"},
        };
        for (const auto& [word, unit] : kPairs)
            words.insert(QString::fromLatin1(word), QString::fromLatin1(unit));
        return words;
    }();
    return kWords;
}

/// \a text without the one pair of brackets around it.
QStringView withoutBrackets(QStringView text)
{
    const auto isBetween = [&](char16_t open, char16_t close) {
        return text.size() > 2 && text.front() == open && text.back() == close &&
               text.sliced(1).indexOf(QChar(close)) == text.size() - 2;
    };
    return isBetween(u'[', u']') || isBetween(u'(', u')') ? text.sliced(1).chopped(1).trimmed() : text;
}

}  // namespace

QString csvUnit(QStringView text)
{
    const QStringView plain = withoutBrackets(text.trimmed());
    const QString word = plain.toString().toLower();
    if (const auto known = unitWords().constFind(word); known != unitWords().constEnd())
        return *known;
    return !plain.isEmpty() && parseUnit(plain) ? plain.toString() : QString();
}

CsvTitle csvTitle(QStringView head)
{
    const QString text = head.trimmed().toString();
    static const QRegularExpression kSquare(
        QStringLiteral(R"(^(.*\S)\s+\[([^\[\]]*)\]$|^(.*[^\s\[\]])\[([^\[\]]*)\]$)"));
    if (const auto match = kSquare.match(text); match.hasMatch()) {
        const bool isApart = match.capturedLength(1) > 0;
        const QString inner = match.captured(isApart ? 2 : 4).trimmed();
        const QString unit = csvUnit(inner);
        bool isNumber = false;
        static_cast<void>(inner.section(QLatin1Char(','), 0, 0).toInt(&isNumber));  // an element of an array: x[1]
        if (isApart || (!unit.isEmpty() && !isNumber))
            return {match.captured(isApart ? 1 : 3), unit.isEmpty() ? inner : unit};
    }
    static const QRegularExpression kOthers[] = {
        QRegularExpression(QStringLiteral(R"(^(.*?[^\s/])\s*/\s*(\S.*)$)")),
        QRegularExpression(QStringLiteral(R"(^(.*\S)\s*(\([^()]*\))$)")),
        QRegularExpression(QStringLiteral(R"(^(.*\S)\s+in\s+(\S+)$)")),
        QRegularExpression(QStringLiteral(R"(^(.*\S)\s+([^\s\w]?\S*/\S+|bar|psi|rpm|%|°C)$)")),
    };
    for (const QRegularExpression& form : kOthers)
        if (const auto match = form.match(text); match.hasMatch())
            if (const QString unit = csvUnit(match.captured(2)); !unit.isEmpty())
                return {match.captured(1), unit};
    return {text, {}};
}

}  // namespace bramah::model
