// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

namespace bramah::solver {

/// How many rows of \a width values are read or written at once: about 1 MB, which caches hold.
[[nodiscard]] constexpr std::size_t rowsOfBlock(std::size_t width)
{
    constexpr std::size_t kValues = std::size_t{1} << 17;
    return std::max<std::size_t>(1, kValues / std::max<std::size_t>(width, 1));
}

}  // namespace bramah::solver
