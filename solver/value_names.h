// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace bramah::solver {

/// The value of an enumeration whose name in texts is \a name; nothing if it is none of \a names, which stand in the
/// order of the values from 0 on.
template <typename Value, std::size_t size>
[[nodiscard]] std::optional<Value> valueNamed(const std::array<std::string_view, size>& names, std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

}  // namespace bramah::solver
