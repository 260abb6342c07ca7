// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tables/oil_table.h"

#include <array>
#include <atomic>

namespace bramah::solver {

/// The oils of all runs, each known by a number, so that expressions over plain numbers can say which oil they are
/// about and parameters of an oil may change between runs. A table is made when its oil is first asked for, and kept.
/// The two are called from any thread.
class OilTables
{
public:
    /// A number that stands for two others, the same one for the same two. 0 where a million pairs are known already.
    [[nodiscard]] static double pairNumber(double a, double b);
    /// The number of the oil of these data, given as pairs: (beta, airFraction) and ((airExponent, dissolvePressure),
    /// vapourPressure). Not a number where they are none of an oil.
    [[nodiscard]] static double oilNumber(double liquidAndAir, double rest);
    /// The table of oil \a number; null if there is none.
    [[nodiscard]] static const OilTable* table(double number) noexcept
    {
        if (!(number >= 0 && number < static_cast<double>(kMostOils)))
            return nullptr;
        return tables_[static_cast<std::size_t>(number)].load(std::memory_order_acquire);
    }

private:
    static constexpr std::size_t kMostOils = 20'000;  ///< of one program, as of sweeps over an oil's data
    /// The tables that table() reads without waiting; null until one is complete.
    static inline constinit std::array<std::atomic<const OilTable*>, kMostOils> tables_{};
};

}  // namespace bramah::solver
