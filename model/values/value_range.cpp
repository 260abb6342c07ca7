// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/value_range.h"

#include "model/classes/class_node.h"
#include "model/values/array_offsets.h"
#include "model/values/value_arithmetic.h"
#include "model/values/value_operations.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {

std::optional<ValueRange> ValueRange::of(const Value& start, const Value& step, const Value& stop)
{
    const auto from = start.number(), by = step.number(), to = stop.number();
    if (!from || !by || !to || *by == 0)
        return std::nullopt;
    const double count = std::floor((*to - *from) / *by * (1 + 1e-15)) + 1;
    if (!(count <= static_cast<double>(kMostElements)))
        return std::nullopt;
    const auto* literal = start.to<EnumerationValue>();
    const auto* last = stop.to<EnumerationValue>();
    if ((literal != nullptr) != (last != nullptr) || (literal && literal->type != last->type) ||
        (start.to<bool>() != nullptr) != (stop.to<bool>() != nullptr))
        return std::nullopt;
    ValueRange range;
    range.start_ = start;
    range.from_ = *from;
    range.by_ = *by;
    range.isStepWhole_ = isWhole(step);
    range.count_ = count > 0 ? static_cast<std::int64_t>(count) : 0;
    return range;
}

ValueRange ValueRange::allOf(const ClassNode& indexClass)
{
    ValueRange range;
    if (indexClass.builtin() == BuiltinType::Boolean) {
        range.start_ = false;
        range.count_ = 2;
    } else {
        range.start_ = EnumerationValue{&indexClass, 1, {}};
        range.from_ = 1;
        range.count_ = std::ssize(indexClass.definition()->literals);
    }
    return range;
}

Value ValueRange::at(std::int64_t position) const
{
    const double number = from_ + static_cast<double>(position) * by_;
    if (const auto* literal = start_.to<EnumerationValue>(); literal && literal->type)
        return literalAt(*literal->type, static_cast<std::int64_t>(number));
    if (start_.to<bool>())
        return number != 0;
    return isStepWhole_ && isWhole(start_) ? Value(static_cast<std::int64_t>(number)) : Value(number);
}

ArrayValue ValueRange::array() const
{
    ArrayValue array{{count_}, {}};
    array.elements.reserve(static_cast<std::size_t>(count_));
    for (std::int64_t i = 0; i < count_; ++i)
        array.elements.push_back(at(i));
    return array;
}

std::optional<LoopValues> LoopValues::of(Value value)
{
    auto* array = std::get_if<ArrayValue>(&value.data());
    return array ? std::optional(LoopValues(std::move(*array))) : std::nullopt;
}

std::int64_t LoopValues::count() const
{
    if (const auto* range = std::get_if<ValueRange>(&values_))
        return range->count();
    return std::ssize(std::get<ArrayValue>(values_).elements);
}

Value LoopValues::at(std::int64_t position) const
{
    if (const auto* range = std::get_if<ValueRange>(&values_))
        return range->at(position);
    return std::get<ArrayValue>(values_).elements[static_cast<std::size_t>(position)];
}

}  // namespace bramah::model
