// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bramah::model {

class ClassNode;
class Value;

/// A literal of an enumeration; `ordinal` counts from 1.
struct EnumerationValue {
    const ClassNode* type = nullptr;
    std::int64_t ordinal = 1;
    std::string literal;
};

/// A rectangular array, row by row. `sizes` has one entry a dimension; an empty array keeps its sizes.
struct ArrayValue {
    std::vector<std::int64_t> sizes;
    std::vector<Value> elements;
};

/// The value of a record; `fields` are in the order of the declaration, with inherited ones first.
struct RecordValue {
    const ClassNode* type = nullptr;
    std::vector<std::pair<std::string, Value>> fields;
};

/// The value of an evaluated expression.
class Value
{
public:
    /// What a value may be: unknown, Real [SI], Integer, Boolean, String in UTF-8, and the structures above.
    using Variant = std::variant<std::monostate, double, std::int64_t, bool, std::string, EnumerationValue, ArrayValue,
                                 RecordValue>;

    Value() = default;
    /// The value \a value, of one of the types of Variant or convertible to one; a C++ `int` becomes an Integer.
    template <typename T>
    Value(T value) : data_(std::move(value))
    {
    }  // NOLINT: implicit on purpose

    /// False for the result of an expression that cannot be evaluated. An array or record is known even if elements are
    /// not.
    [[nodiscard]] bool isKnown() const { return data_.index() != 0; }
    /// Is it an array, of whatever size?
    [[nodiscard]] bool isArray() const { return std::holds_alternative<ArrayValue>(data_); }
    /// The content, to be visited by its type.
    [[nodiscard]] const Variant& data() const { return data_; }
    /// The same for changing it.
    [[nodiscard]] Variant& data() { return data_; }
    /// The content if it is of type \a T, else null; without conversion: null for `to<double>()` of an Integer.
    template <typename T>
    [[nodiscard]] const T* to() const
    {
        return std::get_if<T>(&data_);
    }

    /// A Real or Integer as a number [SI]; Boolean 0 or 1; an enumeration its ordinal; else nothing.
    [[nodiscard]] std::optional<double> number() const;
    /// An Integer, or a Real without a fraction that 64 bits hold; nothing for all else, Boolean and enumerations too.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    /// A Boolean; nothing for all else.
    [[nodiscard]] std::optional<bool> boolean() const;
    /// The value as Modelica text: `1.5`, `true`, `"a"`, `E.a`, `{1, 2}`.
    [[nodiscard]] std::string text() const;

private:
    Variant data_;
};

}  // namespace bramah::model
