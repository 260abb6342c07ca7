// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/oil_tables.h"

#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

namespace {

constexpr std::size_t kMostPairs = 1'000'000;
constexpr std::size_t kMostSplines = 1000;  ///< 0.1 MB each; further oils are computed by their formulas
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

using Bits = std::pair<std::uint64_t, std::uint64_t>;

struct KnownOils {
    std::mutex mutex;
    std::map<Bits, std::size_t> numbers;  ///< of pairs of numbers
    std::vector<std::pair<double, double>> pairs{{kNone, kNone}};
    std::map<Bits, std::size_t> oilNumbers;
    std::vector<std::unique_ptr<const OilTable>> oils;

    [[nodiscard]] std::optional<std::pair<double, double>> pairOf(double number) const
    {
        if (!(number >= 1) || number >= static_cast<double>(pairs.size()))
            return std::nullopt;
        return pairs[static_cast<std::size_t>(number)];
    }
};

KnownOils& known()
{
    static KnownOils oils;
    return oils;
}

Bits bitsOf(double a, double b)
{
    return {std::bit_cast<std::uint64_t>(a), std::bit_cast<std::uint64_t>(b)};
}

bool isOil(const OilData& d)
{
    return d.beta > 0 && d.beta < 1e15 && d.airFraction >= 0 && d.airFraction < 1 && d.airExponent > 0 &&
           d.modulusGrowth >= 0 && d.modulusGrowth < 1e3 && d.vapourPressure > 0 && d.vapourPressure < 1e12 &&
           std::isfinite(d.dissolvePressure);
}

}  // namespace

double OilTables::pairNumber(double a, double b)
{
    KnownOils& oils = known();
    const std::lock_guard lock(oils.mutex);
    const auto [at, isNew] = oils.numbers.try_emplace(bitsOf(a, b), oils.pairs.size());
    if (isNew && oils.pairs.size() >= kMostPairs) {
        oils.numbers.erase(at);
        return 0;
    }
    if (isNew)
        oils.pairs.emplace_back(a, b);
    return static_cast<double>(at->second);
}

double OilTables::oilNumber(double liquidAndAir, double rest)
{
    KnownOils& oils = known();
    const std::lock_guard lock(oils.mutex);
    const auto first = oils.pairOf(liquidAndAir), second = oils.pairOf(rest);
    const auto liquid = first ? oils.pairOf(first->first) : std::nullopt;
    const auto air = second ? oils.pairOf(second->first) : std::nullopt;
    if (!liquid || !air)
        return kNone;
    const OilData data{liquid->first, first->second, air->first, air->second, second->second, liquid->second};
    const auto found = oils.oilNumbers.find(bitsOf(liquidAndAir, rest));
    if (found != oils.oilNumbers.end())
        return static_cast<double>(found->second);
    if (!isOil(data) || oils.oils.size() >= kMostOils)
        return kNone;
    const std::size_t number = oils.oils.size();
    const auto detail = number < kMostSplines ? OilTable::Detail::Splines : OilTable::Detail::FormulasOnly;
    oils.oils.push_back(std::make_unique<const OilTable>(data, detail));
    tables_[number].store(oils.oils.back().get(), std::memory_order_release);
    oils.oilNumbers.emplace(bitsOf(liquidAndAir, rest), number);
    return static_cast<double>(number);
}

}  // namespace bramah::solver
