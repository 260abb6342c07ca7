// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace bramah::model {

/// \a field without blanks at its ends.
[[nodiscard]] std::string_view trimmedField(std::string_view field);
/// The number in \a field, with \a decimal between whole and fraction, and with a sign and an exponent if need be;
/// `NaN` and `Inf` are numbers. Nothing if it is none.
[[nodiscard]] std::optional<double> csvNumber(std::string_view field, char decimal);
/// The number in a field as csvNumber(), or one whose thousands are set apart by the other sign, where that is beyond
/// doubt: `1.450,3` and `1.234.567` with a decimal comma, but not `1.450`.
[[nodiscard]] std::optional<double> csvAnyNumber(std::string_view field, char decimal);
/// Does \a field say that there is no value: empty, `-`, `NaN`, `n/a`, `#NV` and their like?
[[nodiscard]] bool isMissingValue(std::string_view field);
/// 1 for `true` and `on`, 0 for `false` and `off`, in any letters; nothing for others.
[[nodiscard]] std::optional<double> csvSwitch(std::string_view field);

}  // namespace bramah::model
