// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <string>

namespace bramah::solver {

/// The shortest text that reads back as \a value.
[[nodiscard]] inline std::string numberText(double value)
{
    char buffer[32];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

/// \a value with six significant digits, as Modelica's String() writes it.
[[nodiscard]] inline std::string shortNumberText(double value)
{
    char buffer[32];
    constexpr int kDigits = 6;
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, kDigits).ptr};
}

}  // namespace bramah::solver
