// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/value_range.h"
#include "solver/flat_model/flat_model.h"

#include <QVarLengthArray>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Index of a unit in ExpressionChecks; kAnyUnit agrees with every unit, kNumber is that of a literal.
using UnitId = std::int32_t;
inline constexpr UnitId kAnyUnit = -1;
inline constexpr UnitId kNumber = -2;

/// The common type of two numbers: Real unless both have the same type.
[[nodiscard]] ValueType joined(ValueType a, ValueType b);

/// An expression of any type: the elements of an array row by row (one for a scalar), the fields of a record, a text,
/// or an external object. An array of records is stored as a record of arrays.
struct Symbolic {
    /// What it consists of; an array of texts is a Text too.
    enum class Kind : std::uint8_t { Unknown, Scalars, Record, Text, Object };
    using Elements = QVarLengthArray<ExprId, 1>;  ///< most values are scalars, which need no memory of their own

    Kind kind = Kind::Unknown;
    ValueType type = ValueType::Real;
    std::vector<std::int64_t> sizes;
    Elements elements;
    const model::ClassNode* enumeration = nullptr;
    UnitId unit = kAnyUnit;  ///< unit of all elements; kAnyUnit if not known
    std::vector<std::pair<std::string, Symbolic>> fields;
    std::string text;  ///< of a scalar Text
    /// The elements of an array of Texts, row by row, or the parts of a Text around the values that change in it.
    std::vector<std::string> texts;
    std::shared_ptr<ExternalObject> object;

    Symbolic();  ///< unknown
    ///@{
    /// Values of known elements, without a unit; \a elements are as many as \a sizes say, row by row.
    [[nodiscard]] static Symbolic scalar(ExprId element, ValueType type = ValueType::Real);
    [[nodiscard]] static Symbolic array(std::vector<std::int64_t> sizes, const std::vector<ExprId>& elements,
                                        ValueType type = ValueType::Real);
    ///@}
    ///@{
    /// One of the kinds: a value at all; a single number, truth or enumerator.
    [[nodiscard]] bool isKnown() const { return kind != Kind::Unknown; }
    [[nodiscard]] bool isScalar() const { return kind == Kind::Scalars && sizes.empty(); }
    ///@}
    /// A scalar Text that contains values of variables, as in messages.
    [[nodiscard]] bool isChangingText() const { return kind == Kind::Text && !elements.empty(); }
    /// A text that has the values \a values between \a texts, of which there is one more.
    [[nodiscard]] static Symbolic changingText(std::vector<std::string> texts, Elements values);
    /// Elements in at least one dimension; there may be none.
    [[nodiscard]] bool isArray() const { return kind == Kind::Scalars && !sizes.empty(); }
    /// The element of a scalar, or the first one of an array that has some.
    [[nodiscard]] ExprId only() const { return elements.front(); }
    /// The field of a record, or null.
    [[nodiscard]] const Symbolic* findField(std::string_view name) const;
    /// The field of a record, or unknown.
    [[nodiscard]] Symbolic field(std::string_view name) const;
    /// An element, or the sub-array for fewer indices (from 1); unknown if outside. For a record applied to all fields.
    [[nodiscard]] Symbolic at(const std::vector<std::int64_t>& indices) const;
};

/// Values of equal shape combined to an array of \a sizes; unknown if shapes differ.
[[nodiscard]] Symbolic stacked(const std::vector<std::int64_t>& sizes, const std::vector<Symbolic>& parts);
/// A known value as constants of \a graph.
[[nodiscard]] Symbolic fromValue(ExpressionGraph& graph, const model::Value& value);
/// \a value as a constant, if all its scalars are.
[[nodiscard]] model::Value toValue(const ExpressionGraph& graph, const Symbolic& value);

/// The values of a loop's index, one for each iteration; only those that are reached are added to a graph.
struct IndexValues {
    model::LoopValues values;
    ValueType type = ValueType::Real;
    Symbolic elements = {};  ///< used instead of `values`: a vector that changes during the run

    /// The number of iterations, which may be 0.
    [[nodiscard]] std::int64_t count() const { return elements.isKnown() ? elements.sizes.front() : values.count(); }
    /// The value of the loop variable in iteration \a position, which counts from 0.
    [[nodiscard]] Symbolic at(ExpressionGraph& graph, std::int64_t position) const;
};

/// The first element or field without a value, as text behind a name: `[2, 1]`, `.field`. Nothing if all have one.
[[nodiscard]] std::optional<std::string> missingPart(ExpressionGraph& graph, const Symbolic& value);

///@{
/// Applies a function to scalars, elements of arrays and fields of records. Unknown if shapes do not fit.
[[nodiscard]] Symbolic mapped(const Symbolic& a, const std::function<ExprId(ExprId)>& function);
[[nodiscard]] Symbolic zipped(const Symbolic& a, const Symbolic& b,
                              const std::function<ExprId(ExprId, ExprId)>& function);
///@}

/// Names that hide those of the scope: loop variables, variables of functions.
struct LocalSymbols {
    const LocalSymbols* outer = nullptr;
    std::map<std::string, Symbolic, std::less<>> values;
    /// By variable of a function: the condition under which it has no value, as no assignment to it was reached.
    std::map<std::string, ExprId, std::less<>> gaps = {};

    /// The condition in this scope for \a name; kNoExpr if it always, or never, has a value.
    [[nodiscard]] ExprId gapOf(std::string_view name) const
    {
        const auto found = gaps.find(name);
        return found == gaps.end() ? kNoExpr : found->second;
    }
    /// The value of \a name here or further out; null if it is no local name.
    [[nodiscard]] const Symbolic* find(std::string_view name) const
    {
        for (const LocalSymbols* at = this; at; at = at->outer)
            if (const auto found = at->values.find(name); found != at->values.end())
                return &found->second;
        return nullptr;
    }
};

}  // namespace bramah::solver
