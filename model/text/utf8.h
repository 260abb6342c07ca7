// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace bramah::model {

/// Offset of the first byte of \a bytes that is not well-formed UTF-8 (overlong forms, surrogates and values above
/// U+10FFFF are not), or -1 if all are.
[[nodiscard]] std::int64_t firstInvalidUtf8(std::string_view bytes);

/// Number of bytes, at least 1, of the character of \a bytes that starts at \a offset. A broken character counts as
/// one byte.
[[nodiscard]] std::int32_t utf8CharacterLength(std::string_view bytes, std::int64_t offset);

}  // namespace bramah::model
