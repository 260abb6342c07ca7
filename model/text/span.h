// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace bramah::model {

/// A range of bytes of a source text: from `begin` up to, not including, `end`.
struct Span {
    std::int32_t begin = 0;
    std::int32_t end = 0;

    [[nodiscard]] constexpr std::int32_t length() const { return end - begin; }
    [[nodiscard]] constexpr bool isEmpty() const { return begin == end; }
    [[nodiscard]] constexpr bool contains(std::int32_t offset) const { return begin <= offset && offset < end; }
    friend constexpr bool operator==(Span, Span) = default;
};

}  // namespace bramah::model
