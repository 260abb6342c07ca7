// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/value.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace bramah::model {

/// The values of `start:step:stop`, computed one at a time, as a loop of a million iterations may end in its first.
class ValueRange
{
public:
    /// Nothing if an argument is unknown, the ends have different types, the step is 0, or there would be more than
    /// kMostElements values.
    [[nodiscard]] static std::optional<ValueRange> of(const Value& start, const Value& step, const Value& stop);
    /// All values of \a indexClass, `Boolean` or an enumeration.
    [[nodiscard]] static ValueRange allOf(const ClassNode& indexClass);

    /// How many values there are; 0 if the step leads away from \c stop.
    [[nodiscard]] std::int64_t count() const { return count_; }
    /// Value number \a position, from 0.
    [[nodiscard]] Value at(std::int64_t position) const;
    /// All values.
    [[nodiscard]] ArrayValue array() const;

private:
    ValueRange() = default;

    Value start_;
    double from_ = 0;
    double by_ = 1;
    bool isStepWhole_ = true;
    std::int64_t count_ = 0;
};

/// The values of a loop's index, one for each iteration: a range, or the elements of an array of one dimension.
class LoopValues
{
public:
    /// One iteration for each value of \a range.
    LoopValues(ValueRange range) : values_(std::move(range)) {}  // NOLINT: implicit on purpose
    /// One iteration for each element of \a array, which has one dimension.
    LoopValues(ArrayValue array) : values_(std::move(array)) {}  // NOLINT
    /// Nothing if \a value is no such array or range.
    [[nodiscard]] static std::optional<LoopValues> of(Value value);

    /// The number of iterations.
    [[nodiscard]] std::int64_t count() const;
    /// The value of the loop variable in iteration \a position, which counts from 0.
    [[nodiscard]] Value at(std::int64_t position) const;

private:
    std::variant<ValueRange, ArrayValue> values_;
};

}  // namespace bramah::model
