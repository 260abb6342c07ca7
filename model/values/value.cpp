// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/value.h"

#include "model/values/value_operations.h"

#include <charconv>

namespace bramah::model {

namespace {

std::string numberText(double number)
{
    char buffer[32];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, number);
    return {buffer, result.ptr};
}

std::string arrayText(const ArrayValue& array, std::size_t dimension, std::size_t& next)
{
    if (dimension == array.sizes.size())
        return next < array.elements.size() ? array.elements[next++].text() : std::string("?");
    std::string text = "{";
    for (std::int64_t i = 0; i < array.sizes[dimension]; ++i)
        text += (i ? ", " : "") + arrayText(array, dimension + 1, next);
    return text + '}';
}

}  // namespace

std::optional<double> Value::number() const
{
    if (const auto* real = to<double>())
        return *real;
    if (const auto* whole = to<std::int64_t>())
        return static_cast<double>(*whole);
    if (const auto* truth = to<bool>())
        return *truth ? 1.0 : 0.0;
    if (const auto* literal = to<EnumerationValue>())
        return static_cast<double>(literal->ordinal);
    return std::nullopt;
}

std::optional<std::int64_t> Value::integer() const
{
    if (const auto* whole = to<std::int64_t>())
        return *whole;
    const auto* real = to<double>();
    const auto whole = real ? wholePart(*real) : std::nullopt;
    return whole && *real == static_cast<double>(*whole) ? whole : std::nullopt;
}

std::optional<std::int64_t> wholePart(double number)
{
    constexpr double kMost = 9223372036854775808.0;  // 2^63
    if (!(number >= -kMost && number < kMost))
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::optional<bool> Value::boolean() const
{
    if (const auto* truth = to<bool>())
        return *truth;
    return std::nullopt;
}

std::string Value::text() const
{
    struct Writer {
        std::string operator()(std::monostate) const { return "?"; }
        std::string operator()(double real) const { return numberText(real); }
        std::string operator()(std::int64_t whole) const { return std::to_string(whole); }
        std::string operator()(bool truth) const { return truth ? "true" : "false"; }
        std::string operator()(const std::string& string) const { return '"' + string + '"'; }
        std::string operator()(const EnumerationValue& literal) const { return literal.literal; }
        std::string operator()(const ArrayValue& array) const
        {
            std::size_t next = 0;
            return arrayText(array, 0, next);
        }
        std::string operator()(const RecordValue& record) const
        {
            std::string text = "(";
            for (const auto& [name, value] : record.fields)
                text += (text.size() > 1 ? ", " : "") + name + " = " + value.text();
            return text + ')';
        }
    };
    return std::visit(Writer{}, data_);
}

}  // namespace bramah::model
