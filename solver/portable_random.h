// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Random numbers that the C++ standard fixes to the bit, unlike its distributions.
class PortableRandom
{
public:
    /// The same \a seed gives the same numbers on every machine.
    explicit PortableRandom(std::uint64_t seed) : engine_(seed) {}

    /// A multiple of 2^-53 in [0, 1).
    double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
    /// A number in [0, count).
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(unit() * static_cast<double>(count)); }

    /// Brings \a values into a random order, all orders alike (R. Durstenfeld, Comm. ACM 7 (1964) 420).
    template <typename Value>
    void shuffle(std::vector<Value>& values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[below(i)]);
    }

private:
    std::mt19937_64 engine_;
};

}  // namespace bramah::solver
