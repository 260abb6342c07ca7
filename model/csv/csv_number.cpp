// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csv/csv_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace bramah::model {
namespace {

/// Are these the same but for capital letters? \a word is in small ones.
bool isWord(std::string_view text, std::string_view word)
{
    return std::ranges::equal(
        text, word, [](char a, char b) { return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + 32) : a) == b; });
}

}  // namespace

std::string_view trimmedField(std::string_view field)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!field.empty() && isBlank(field.front()))
        field.remove_prefix(1);
    while (!field.empty() && isBlank(field.back()))
        field.remove_suffix(1);
    return field;
}

std::optional<double> csvNumber(std::string_view field, char decimal)
{
    constexpr std::size_t kLongest = 64;
    std::string_view text = trimmedField(field);
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    std::array<char, kLongest> pointed{};
    if (decimal != '.') {
        if (text.size() > kLongest || text.find('.') != std::string_view::npos)
            return std::nullopt;
        std::ranges::replace_copy(text, pointed.begin(), decimal, '.');
        text = {pointed.data(), text.size()};
    }
    double value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isAll = result.ptr == text.data() + text.size() && result.ec == std::errc();
    return isAll ? std::optional(value) : std::nullopt;
}

std::optional<double> csvAnyNumber(std::string_view field, char decimal)
{
    if (const auto number = csvNumber(field, decimal))
        return number;
    constexpr std::size_t kGroup = 3;
    const char apart = decimal == ',' ? '.' : ',';
    const std::string_view text = trimmedField(field);
    const std::string_view whole = text.substr(0, text.find(decimal));
    const auto groups = static_cast<std::size_t>(std::ranges::count(whole, apart));
    if (groups == 0 || (groups == 1 && whole.size() == text.size()) || text.find(apart, whole.size()) != text.npos)
        return std::nullopt;
    std::string joined;
    std::size_t digits = 0;  // since the last sign between groups
    bool isFirst = true;
    for (const char c : whole) {
        if (c == apart) {
            if (isFirst ? digits < 1 || digits > kGroup : digits != kGroup)
                return std::nullopt;
            isFirst = false;
            digits = 0;
            continue;
        }
        const bool isSign = joined.empty() && (c == '-' || c == '+');
        if (!isSign && (c < '0' || c > '9'))
            return std::nullopt;
        digits += isSign ? 0 : 1;
        joined += c;
    }
    return digits == kGroup ? csvNumber(joined.append(text.substr(whole.size())), decimal) : std::nullopt;
}

bool isMissingValue(std::string_view field)
{
    constexpr std::array<std::string_view, 16> kWords{"-",      "--",  "---",  "n/a",    "#n/a",    "na",
                                                      "nan",    "#nv", "null", "none",   "1.#qnan", "-1.#ind",
                                                      "1.#ind", "***", "?",    "#value!"};
    const std::string_view text = trimmedField(field);
    return text.empty() || std::ranges::any_of(kWords, [&](std::string_view word) { return isWord(text, word); });
}

std::optional<double> csvSwitch(std::string_view field)
{
    const std::string_view text = trimmedField(field);
    if (isWord(text, "true") || isWord(text, "on"))
        return 1;
    if (isWord(text, "false") || isWord(text, "off"))
        return 0;
    return std::nullopt;
}

}  // namespace bramah::model
