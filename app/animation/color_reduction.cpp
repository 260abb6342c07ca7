// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/color_reduction.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <span>

namespace bramah::app {

namespace {

struct Color {
    std::array<double, 3> parts{};  ///< red, green, blue
    double pixels = 0;
    QRgb rgb = 0;
};

/// Colours for which one entry stands.
struct Part {
    std::span<Color> colors;
    std::array<double, 3> mean{};
    std::size_t axis = 0;   ///< along which the colours differ most
    double difference = 0;  ///< sum of the pixels' squared distances from the mean along it

    explicit Part(std::span<Color> colorsOfPart) : colors(colorsOfPart)
    {
        double pixels = 0;
        for (const Color& color : colors) {
            pixels += color.pixels;
            for (std::size_t k = 0; k < 3; ++k)
                mean[k] += color.pixels * color.parts[k];
        }
        for (double& part : mean)
            part /= pixels;
        for (std::size_t k = 0; k < 3; ++k) {
            double sum = 0;
            for (const Color& color : colors)
                sum += color.pixels * (color.parts[k] - mean[k]) * (color.parts[k] - mean[k]);
            if (sum > difference) {
                difference = sum;
                axis = k;
            }
        }
    }
    /// Those below the mean, and the others; neither is empty where colours differ.
    [[nodiscard]] std::pair<Part, Part> cut() const
    {
        const auto middle =
            std::ranges::partition(colors, [&](const Color& color) { return color.parts[axis] < mean[axis]; }).begin();
        const auto below = static_cast<std::size_t>(middle - colors.begin());
        return {Part(colors.first(below)), Part(colors.subspan(below))};
    }
    [[nodiscard]] QRgb entry() const { return qRgb(qRound(mean[0]), qRound(mean[1]), qRound(mean[2])); }
};

}  // namespace

ReducedColors reduceColors(const ColorCounts& counts, std::size_t most)
{
    std::vector<Color> colors;
    colors.reserve(counts.size());
    for (const auto& [rgb, pixels] : counts)
        colors.push_back({{double(qRed(rgb)), double(qGreen(rgb)), double(qBlue(rgb))}, double(pixels), rgb});
    ReducedColors reduced;
    if (colors.empty())
        return reduced;
    // The order in a hash is nobody's choice; files are the same for the same pictures.
    std::ranges::sort(colors, {}, &Color::rgb);
    const auto isLess = [](const Part& a, const Part& b) { return a.difference < b.difference; };
    std::vector<Part> parts{Part(colors)};
    while (parts.size() < std::min(most, colors.size())) {
        std::ranges::pop_heap(parts, isLess);
        const auto [below, above] = parts.back().cut();
        parts.back() = below;
        std::ranges::push_heap(parts, isLess);
        parts.push_back(above);
        std::ranges::push_heap(parts, isLess);
    }
    for (const Part& part : parts) {
        for (const Color& color : part.colors)
            reduced.entries.emplace(color.rgb, static_cast<std::uint8_t>(reduced.table.size()));
        reduced.table.push_back(part.entry());
    }
    return reduced;
}

}  // namespace bramah::app
