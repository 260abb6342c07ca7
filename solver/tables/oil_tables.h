// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tables/oil_table.h"

#include <array>
#include <atomic>

namespace bramah::solver {

/// The oils of all runs, each identified by a number, so that expressions of plain numbers can name an oil and
/// parameters of an oil may change between runs. A table is made when its oil is first used, and kept. Both functions
/// may be called from any thread.
class OilTables
{
public:
    /// A number for a pair of numbers, always the same for the same pair. 0 if a million pairs are known already.
    [[nodiscard]] static double pairNumber(double a, double b);
    /// The number of the oil with these data, given as pairs: ((beta, modulusGrowth), airFraction) and ((airExponent,
    /// dissolvePressure), vapourPressure). NaN if they describe no oil.
    [[nodiscard]] static double oilNumber(double liquidAndAir, double rest);
    /// The table of oil \a number; null if there is none.
    [[nodiscard]] static const OilTable* table(double number) noexcept
    {
        if (!(number >= 0 && number < static_cast<double>(kMostOils)))
            return nullptr;
        return tables_[static_cast<std::size_t>(number)].load(std::memory_order_acquire);
    }

private:
    static constexpr std::size_t kMostOils = 20'000;  ///< for one program, as in sweeps over an oil's data
    /// The tables that table() reads without locks; null until one is complete.
    static inline constinit std::array<std::atomic<const OilTable*>, kMostOils> tables_{};
};

}  // namespace bramah::solver
