// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace bramah::model {

/// A range of bytes of a source text: from `begin` up to, not including, `end`.
struct Span {
    std::int32_t begin = 0;
    std::int32_t end = 0;

    /// Number of bytes.
    [[nodiscard]] constexpr std::int32_t length() const { return end - begin; }
    /// True for a place between two bytes, as of an insertion.
    [[nodiscard]] constexpr bool isEmpty() const { return begin == end; }
    /// Is the byte at \a offset one of the span's? False for `end` itself, and always for an empty span.
    [[nodiscard]] constexpr bool contains(std::int32_t offset) const { return begin <= offset && offset < end; }
    friend constexpr bool operator==(Span, Span) = default;
};

}  // namespace bramah::model
