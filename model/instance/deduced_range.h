// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/syntax/reference_walk.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace bramah::model {

/// Calls its argument for each reference that a loop repeats.
using RepeatedReferences = std::function<void(const syntax::ReferenceVisit&)>;
/// The size of the array that subscript number \a subscript of part number \a part of the reference is in, if known.
using SizeOfDimension = std::function<std::optional<std::int64_t>(const syntax::ComponentReference& reference,
                                                                  std::size_t part, std::size_t subscript)>;

/// The last turn of a loop over \a iterator without a range, which is the size of the arrays in which it is a subscript
/// by itself (Modelica 3.6, 11.2.2.1). Nothing if there is none, or if their sizes differ or are not known.
[[nodiscard]] std::optional<std::int64_t> deducedEnd(std::string_view iterator, const RepeatedReferences& repeated,
                                                     const SizeOfDimension& sizeOf);

/// A SizeOfDimension of components, for a reference written in class \a part of \a scope.
[[nodiscard]] std::optional<std::int64_t> sizeOfDimension(InstanceTree& tree,
                                                          const syntax::ComponentReference& reference,
                                                          std::size_t position, std::size_t subscript,
                                                          const Instance& scope, const ClassNode* part);

/// The one numbered \a dimension, from 0, of an array's sizes, if it is known.
[[nodiscard]] std::optional<std::int64_t> sizeIn(const std::vector<std::int64_t>& sizes, std::size_t dimension);

}  // namespace bramah::model
