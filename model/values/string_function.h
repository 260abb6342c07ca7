// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/argument_kinds.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bramah::model {

/// The format in which String() writes a value (Modelica 3.6, 3.7.2).
struct StringFormat {
    int significantDigits = 6;  ///< of a Real
    std::int64_t minimumLength = 0;
    bool isLeftJustified = true;
    std::string pattern;  ///< a C format without its percent sign, as `.2f`; empty: none
};

/// \a number as String() writes it by default.
[[nodiscard]] std::string realText(double number, int significantDigits = StringFormat().significantDigits);
/// The kind of value that the option \a name of String()
/// takes; nothing if it has no such option for this type.
[[nodiscard]] std::optional<ArgumentKind> stringOptionKind(std::string_view name, bool isOfNumber);
/// The format that the \a named arguments of String() request; unknown values and those out of range leave the default.
[[nodiscard]] StringFormat stringFormat(const std::map<std::string, Value>& named);
/// The text of a scalar; of an enumeration the name of the literal alone. Unknown for anything else.
[[nodiscard]] Value stringOf(const Value& value, const StringFormat& format = {});

}  // namespace bramah::model
