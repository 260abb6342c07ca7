// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/syntax/reference_walk.h"
#include "model/values/value_range.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace bramah::model {

/// Calls its argument with each reference in the text that a loop repeats.
using RepeatedReferences = std::function<void(const syntax::ReferenceVisit&)>;

/// One dimension of an array.
struct ArrayDimension {
    std::int64_t size = 0;
    const ClassNode* indexClass = nullptr;  ///< see Instance::indexClass(); null if the indices are numbers

    bool operator==(const ArrayDimension&) const = default;
};

/// The dimension that subscript number \a subscript of part number \a part of a reference selects from, if known.
using DimensionAt = std::function<std::optional<ArrayDimension>(const syntax::ComponentReference& reference,
                                                                std::size_t part, std::size_t subscript)>;

/// The range of a loop over \a iterator for which none is written: all indices of the dimensions in which the iterator
/// alone is a subscript (Modelica 3.6, 11.2.2.1). Nothing if it is no subscript, or if these dimensions differ or are
/// not known.
[[nodiscard]] std::optional<ValueRange> deducedRange(std::string_view iterator, const RepeatedReferences& repeated,
                                                     const DimensionAt& dimensionAt);

/// A DimensionAt for components, for a reference written in class \a part of \a scope.
[[nodiscard]] std::optional<ArrayDimension> dimensionOf(InstanceTree& tree, const syntax::ComponentReference& reference,
                                                        std::size_t position, std::size_t subscript,
                                                        const Instance& scope, const ClassNode* part);

/// Dimension number \a dimension, from 0, of an array with numeric indices, if its size is known.
[[nodiscard]] std::optional<ArrayDimension> dimensionIn(const std::vector<std::int64_t>& sizes, std::size_t dimension);

}  // namespace bramah::model
