// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/argument_kinds.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace bramah::model {

ArgumentKind argumentKind(std::string_view name, std::size_t position)
{
    using enum ArgumentKind;
    // The last kind holds for all further arguments.
    static const std::unordered_map<std::string_view, std::vector<ArgumentKind>> kinds{
        {"abs", {Number}},
        {"sign", {Number}},
        {"sqrt", {Number}},
        {"exp", {Number}},
        {"log", {Number}},
        {"ln", {Number}},
        {"log10", {Number}},
        {"sin", {Number}},
        {"cos", {Number}},
        {"tan", {Number}},
        {"asin", {Number}},
        {"acos", {Number}},
        {"atan", {Number}},
        {"atan2", {Number}},
        {"sinh", {Number}},
        {"cosh", {Number}},
        {"tanh", {Number}},
        {"div", {Number}},
        {"mod", {Number}},
        {"rem", {Number}},
        {"floor", {Number}},
        {"ceil", {Number}},
        {"integer", {Number}},
        {"Integer", {Enumeration}},
        {"der", {Number}},
        {"delay", {Number}},
        {"homotopy", {Number}},
        {"semiLinear", {Number}},
        {"smooth", {Integer, Number}},
        {"sample", {Number}},
        {"edge", {Boolean}},
        {"reinit", {Number}},
        {"assert", {Boolean, String, Any}},
        {"terminate", {String}},
        {"min", {Ordered}},
        {"max", {Ordered}},
        {"sum", {Number}},
        {"product", {Number}},
        {"size", {Any, Integer}},
        {"zeros", {Integer}},
        {"ones", {Integer}},
        {"identity", {Integer}},
        {"fill", {Any, Integer}},
        {"linspace", {Number, Number, Integer}},
        {"diagonal", {Number}},
        {"symmetric", {Number}},
        {"cross", {Number}},
        {"skew", {Number}},
        {"outerProduct", {Number}},
        {"cat", {Integer, Any}},
        {"promote", {Any, Integer}},
    };
    const auto found = kinds.find(name);
    return found == kinds.end() ? Any : found->second[std::min(position, found->second.size() - 1)];
}

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
        return true;  // of records there are other rules
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
