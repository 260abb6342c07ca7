// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/utf8.h"

namespace bramah::model {

namespace {

/// Length of the well-formed character at \a offset, or 0.
std::int32_t wellFormedLength(std::string_view bytes, std::size_t offset)
{
    const auto byte = [&](std::size_t i) {
        return offset + i < bytes.size() ? static_cast<unsigned char>(bytes[offset + i]) : 0u;
    };
    const auto isTail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return isTail(1) ? 2 : 0;
    if ((lead & 0xF0u) == 0xE0) {
        const bool isOverlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool isSurrogate = lead == 0xED && byte(1) >= 0xA0;
        return isTail(1) && isTail(2) && !isOverlong && !isSurrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool isOverlong = lead == 0xF0 && byte(1) < 0x90;
        const bool isTooLarge = lead == 0xF4 && byte(1) >= 0x90;
        return isTail(1) && isTail(2) && isTail(3) && !isOverlong && !isTooLarge ? 4 : 0;
    }
    return 0;
}

}  // namespace

std::int64_t firstInvalidUtf8(std::string_view bytes)
{
    std::size_t offset = 0;
    while (offset < bytes.size()) {
        const auto length = wellFormedLength(bytes, offset);
        if (length == 0)
            return static_cast<std::int64_t>(offset);
        offset += static_cast<std::size_t>(length);
    }
    return -1;
}

std::int32_t utf8CharacterLength(std::string_view bytes, std::int64_t offset)
{
    const auto length = wellFormedLength(bytes, static_cast<std::size_t>(offset));
    return length == 0 ? 1 : length;
}

}  // namespace bramah::model
