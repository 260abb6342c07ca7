// SPDX-License-Identifier: BSD-3-Clause
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

}  // namespace bramah::solver
