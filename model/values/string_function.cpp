// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/string_function.h"

#include "model/text/dotted_name.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace bramah::model {

namespace {

/// \a number by the C format \a pattern without its percent sign, as `.2f` or `10.4g`; empty if it is no such format.
std::string formatted(double number, const std::string& pattern)
{
    static const QRegularExpression kPattern(QStringLiteral("^([-+ #0]*)([0-9]{0,3})(\\.[0-9]{0,3})?([eEfgGdi])$"));
    const QRegularExpressionMatch match = kPattern.match(QString::fromStdString(pattern));
    if (!match.hasMatch())
        return {};
    const bool isWhole = match.captured(4) == QLatin1String("d") || match.captured(4) == QLatin1String("i");
    const QString flagsAndWidth = QLatin1Char('%') + match.captured(1) + match.captured(2) + match.captured(3);
    const QByteArray format = (flagsAndWidth + (isWhole ? QStringLiteral("lld") : match.captured(4))).toLatin1();
    std::array<char, 1400> text{};
    if (isWhole)
        std::snprintf(text.data(), text.size(), format.constData(), static_cast<long long>(std::llround(number)));
    else
        std::snprintf(text.data(), text.size(), format.constData(), number);
    return text.data();
}

}  // namespace

std::string realText(double number, int significantDigits)
{
    return QString::number(number, 'g', significantDigits).toStdString();
}

std::optional<ArgumentKind> stringOptionKind(std::string_view name, bool isOfNumber)
{
    if (name == "minimumLength")
        return ArgumentKind::Integer;
    if (name == "leftJustified")
        return ArgumentKind::Boolean;
    if (isOfNumber && name == "significantDigits")
        return ArgumentKind::Integer;
    if (isOfNumber && name == "format")
        return ArgumentKind::String;
    return std::nullopt;
}

StringFormat stringFormat(const std::map<std::string, Value>& named)
{
    constexpr std::int64_t kLongest = 1000;
    StringFormat format;
    const auto given = [&named](const char* name) {
        const auto found = named.find(name);
        return found == named.end() ? Value() : found->second;
    };
    if (const auto digits = given("significantDigits").integer())
        format.significantDigits = static_cast<int>(std::clamp<std::int64_t>(*digits, 1, 17));
    if (const auto length = given("minimumLength").integer())
        format.minimumLength = std::clamp<std::int64_t>(*length, 0, kLongest);
    if (const auto isLeft = given("leftJustified").boolean())
        format.isLeftJustified = *isLeft;
    if (const Value pattern = given("format"); const auto* text = pattern.to<std::string>())
        format.pattern = *text;
    return format;
}

Value stringOf(const Value& value, const StringFormat& format)
{
    if (!value.isKnown() || value.isArray())
        return {};
    std::string text = value.text();
    if (const auto* string = value.to<std::string>()) {
        text = *string;
    } else if (const auto* literal = value.to<EnumerationValue>()) {
        text = literal->literal.substr(lastDot(literal->literal) + 1);
    } else if (const auto number = value.number(); number && !value.to<bool>()) {
        if (!format.pattern.empty())
            text = formatted(*number, format.pattern);
        else if (value.to<double>())
            text = realText(*number, format.significantDigits);
    }
    const auto missing = format.minimumLength - static_cast<std::int64_t>(text.size());
    if (missing > 0)
        text.insert(format.isLeftJustified ? text.size() : 0, static_cast<std::size_t>(missing), ' ');
    return text;
}

}  // namespace bramah::model
