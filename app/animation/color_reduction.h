// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace bramah::app {

/// How many pixels of a picture have each colour; the alpha of all is 255.
using ColorCounts = std::unordered_map<QRgb, std::uint32_t>;

/// A table of colours, and the entry that stands for each colour of a picture.
struct ReducedColors {
    std::vector<QRgb> table;
    std::unordered_map<QRgb, std::uint8_t> entries;
};

/// The colours of a picture in a table of at most \a most entries, up to 256. If there are not more colours, each has
/// its own entry. Else the colours are cut in two again and again, each time those that differ most, weighted by their
/// pixels, at their mean; an entry is the mean of one of these parts.
[[nodiscard]] ReducedColors reduceColors(const ColorCounts& counts, std::size_t most);

}  // namespace bramah::app
