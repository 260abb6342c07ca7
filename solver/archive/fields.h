// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <concepts>
#include <type_traits>

namespace bramah::solver {

/// \a T is \a Record, const or not: a function fields(archive, record) of such a parameter serves writing and reading.
template <typename T, typename Record>
concept FieldsOf = std::same_as<std::remove_const_t<T>, Record>;

}  // namespace bramah::solver
