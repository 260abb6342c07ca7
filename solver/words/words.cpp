// SPDX-License-Identifier: BSD-3-Clause
#include "solver/words/words.h"

#include <cctype>
#include <cmath>
#include <cstdio>

namespace bramah::solver::words {
namespace {

constexpr int kDigits = 6;  ///< of numbers put into a text

Language& language()
{
    static Language chosen;
    return chosen;
}

}  // namespace

std::string Phrase::written(double number)
{
    return shortNumber(number, kDigits);
}

std::string Phrase::text() const
{
    std::string filled;
    for (std::size_t i = 0; i < text_.size(); ++i) {
        const bool isPlace = text_[i] == '%' && i + 1 < text_.size() && text_[i + 1] >= '1' && text_[i + 1] <= '9';
        const auto part = isPlace ? static_cast<std::size_t>(text_[i + 1] - '1') : parts_.size();
        if (part < parts_.size()) {
            filled += parts_[part];
            ++i;
        } else {
            filled += text_[i];
        }
    }
    return filled;
}

Phrase tr(const char* text)
{
    return Phrase(language().translation ? language().translation(text) : std::string(text));
}

std::string shortNumber(double number, int digits)
{
    if (std::isnan(number))
        return "nan";
    char text[40];
    std::snprintf(text, sizeof(text), "%.*g", digits, number);
    return text;
}

std::string quantityWords(double value, const std::string& unit, const std::string& displayUnit, int digits)
{
    if (language().quantity)
        return language().quantity(value, unit, displayUnit, digits);
    const std::string number = shortNumber(value, digits);
    return unit.empty() || unit == "1" ? number : number + ' ' + unit;
}

void setLanguage(const Language& chosen)
{
    language() = chosen;
}

}  // namespace bramah::solver::words
