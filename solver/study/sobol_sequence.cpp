// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/sobol_sequence.h"

#include <array>
#include <bit>

namespace bramah::solver {
namespace {

constexpr std::size_t kBits = 32;
using Directions = std::array<std::uint32_t, kBits>;

/// A primitive polynomial over the integers modulo 2, x^degree + ... + 1, and the first direction numbers that go with
/// it.
struct Primitive {
    unsigned degree;
    unsigned inner;                        ///< the coefficients between the first and the last, as bits
    std::array<std::uint32_t, 7> numbers;  ///< odd, the k-th below 2^k
};

/// Of the second and the further dimensions: new-joe-kuo-6.21201 of S. Joe and F. Y. Kuo, Constructing Sobol sequences
/// with better two-dimensional projections, SIAM Journal on Scientific Computing 30 (2008).
constexpr std::array<Primitive, kMostSequenceDimensions - 1> kPrimitives{{
    {1, 0, {1}},
    {2, 1, {1, 3}},
    {3, 1, {1, 3, 1}},
    {3, 2, {1, 1, 1}},
    {4, 1, {1, 1, 3, 3}},
    {4, 4, {1, 3, 5, 13}},
    {5, 2, {1, 1, 5, 5, 17}},
    {5, 4, {1, 1, 5, 5, 5}},
    {5, 7, {1, 1, 7, 11, 19}},
    {5, 11, {1, 1, 5, 1, 1}},
    {5, 13, {1, 1, 1, 3, 11}},
    {5, 14, {1, 3, 5, 5, 31}},
    {6, 1, {1, 3, 3, 9, 7, 49}},
    {6, 13, {1, 1, 1, 15, 21, 21}},
    {6, 16, {1, 3, 1, 13, 27, 49}},
    {6, 19, {1, 1, 1, 15, 7, 5}},
    {6, 22, {1, 3, 1, 15, 13, 25}},
    {6, 25, {1, 1, 5, 5, 19, 61}},
    {7, 1, {1, 3, 7, 11, 23, 15, 103}},
    {7, 4, {1, 3, 7, 13, 13, 15, 69}},
}};

/// The direction numbers as fractions of 2^32.
Directions directionsOf(std::size_t dimension)
{
    Directions v{};
    if (dimension == 0) {
        for (std::size_t k = 0; k < kBits; ++k)
            v[k] = std::uint32_t{1} << (kBits - 1 - k);
        return v;
    }
    const auto& [degree, inner, numbers] = kPrimitives[dimension - 1];
    for (std::size_t k = 0; k < degree; ++k)
        v[k] = numbers[k] << (kBits - 1 - k);
    for (std::size_t k = degree; k < kBits; ++k) {
        v[k] = v[k - degree] ^ (v[k - degree] >> degree);
        for (std::size_t back = 1; back < degree; ++back)
            if ((inner >> (degree - 1 - back) & 1U) != 0)
                v[k] ^= v[k - back];
    }
    return v;
}

}  // namespace

std::vector<std::vector<double>> sobolSequence(std::size_t count, std::span<const std::uint32_t> shifts)
{
    std::vector<std::vector<double>> points(count, std::vector<double>(shifts.size()));
    for (std::size_t dimension = 0; dimension < shifts.size(); ++dimension) {
        const Directions v = directionsOf(dimension);
        std::uint32_t bits = shifts[dimension];
        for (std::size_t n = 0; n < count; ++n) {
            points[n][dimension] = (static_cast<double>(bits) + 0.5) * 0x1p-32;
            bits ^= v[static_cast<std::size_t>(std::countr_one(n)) % kBits];
        }
    }
    return points;
}

}  // namespace bramah::solver
