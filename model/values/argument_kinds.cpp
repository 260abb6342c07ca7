// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/argument_kinds.h"

#include <algorithm>

namespace bramah::model {

ArgumentKind argumentKind(BuiltinType type)
{
    switch (type) {
    case BuiltinType::Real: return ArgumentKind::Number;
    case BuiltinType::Integer: return ArgumentKind::Integer;
    case BuiltinType::Boolean: return ArgumentKind::Boolean;
    case BuiltinType::Enumeration: return ArgumentKind::Enumeration;
    case BuiltinType::String: return ArgumentKind::String;
    default: return ArgumentKind::Any;
    }
}

bool isOfKind(const Value& value, ArgumentKind kind)
{
    if (kind == ArgumentKind::Any || !value.isKnown())
        return true;
    if (const auto* array = value.to<ArrayValue>())
        return std::ranges::all_of(array->elements, [kind](const Value& element) { return isOfKind(element, kind); });
    if (value.to<RecordValue>())
        return true;  // records are checked elsewhere
    const bool isInteger = value.to<std::int64_t>() != nullptr;
    const bool isNumber = isInteger || value.to<double>() != nullptr;
    const bool isBoolean = value.to<bool>() != nullptr;
    const bool isEnumeration = value.to<EnumerationValue>() != nullptr;
    switch (kind) {
    case ArgumentKind::Any: return true;
    case ArgumentKind::Number: return isNumber;
    case ArgumentKind::Integer: return isInteger;
    case ArgumentKind::Boolean: return isBoolean;
    case ArgumentKind::Enumeration: return isEnumeration;
    case ArgumentKind::String: return value.to<std::string>() != nullptr;
    case ArgumentKind::Ordered: return isNumber || isBoolean || isEnumeration;
    }
    return true;
}

}  // namespace bramah::model
