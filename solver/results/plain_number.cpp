// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/plain_number.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace bramah::solver {
namespace {

__extension__ typedef unsigned __int128 Wide;  // a type that not every compiler has

/// digits * 10^exponent
struct Decimal {
    std::uint64_t digits = 0;
    int exponent = 0;
};

// Numbers of a plain size need these powers of ten only, which are exact.
constexpr int kMostPower = 22;

/// 10^0 to 10^22, each shifted so that its highest bit is the highest of 128.
constexpr std::array<Wide, kMostPower + 1> shiftedPowers()
{
    std::array<Wide, kMostPower + 1> powers{};
    Wide power = 1;
    for (Wide& shifted : powers) {
        shifted = power;
        while (shifted >> 127 == 0)
            shifted <<= 1;
        power *= 10;
    }
    return powers;
}
constexpr auto kPowers = shiftedPowers();

constexpr int log2OfPower(int power)
{
    return (power * 1741647) >> 19;
}
/// The logarithm to the base 10 of 2^power, or of 3/4 of it, rounded down.
constexpr int log10OfTwo(int power, bool isThreeQuarters)
{
    return (power * 1262611 - (isThreeQuarters ? 524031 : 0)) >> 22;
}

/// The highest 64 bits of power * factor of 192; its last bit is set if anything was lost.
std::uint64_t roundedToOdd(Wide power, std::uint64_t factor)
{
    const Wide low = Wide{static_cast<std::uint64_t>(power)} * factor;
    const Wide high = Wide{static_cast<std::uint64_t>(power >> 64)} * factor + (low >> 64);
    return static_cast<std::uint64_t>(high >> 64) | (static_cast<std::uint64_t>(high) > 1 ? 1 : 0);
}

/// The shortest decimal between the middles to the neighbours of mantissa * 2^exponent, by Raffaello Giulietti: The
/// Schubfach way to render doubles (2021). \a isPowerOfTwo: the neighbour below is nearer than that above.
Decimal shortest(std::uint64_t mantissa, int exponent, bool isPowerOfTwo)
{
    const std::uint64_t isOdd = mantissa & 1;  // then the middles belong to the neighbours
    const int power = log10OfTwo(exponent, isPowerOfTwo);
    const int shift = exponent + log2OfPower(-power) + 1;
    const Wide scale = kPowers[static_cast<std::size_t>(-power)];
    const std::uint64_t value = roundedToOdd(scale, (4 * mantissa) << shift);
    const std::uint64_t below = roundedToOdd(scale, (4 * mantissa - (isPowerOfTwo ? 1 : 2)) << shift) + isOdd;
    const std::uint64_t above = roundedToOdd(scale, (4 * mantissa + 2) << shift) - isOdd;
    const std::uint64_t whole = value / 4;
    if (whole >= 10) {
        const std::uint64_t tens = whole / 10;
        const bool isLowerInside = below <= 40 * tens, isUpperInside = 40 * tens + 40 <= above;
        if (isLowerInside != isUpperInside)
            return {tens + (isUpperInside ? 1 : 0), power + 1};
    }
    const bool isLowerInside = below <= 4 * whole, isUpperInside = 4 * whole + 4 <= above;
    if (isLowerInside != isUpperInside)
        return {whole + (isUpperInside ? 1 : 0), power};
    const std::uint64_t middle = 4 * whole + 2;
    return {whole + (value > middle || (value == middle && whole % 2 == 1) ? 1 : 0), power};
}

constexpr auto kPairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t k = 0; k < 100; ++k) {
        pairs[2 * k] = static_cast<char>('0' + k / 10);
        pairs[2 * k + 1] = static_cast<char>('0' + k % 10);
    }
    return pairs;
}();

void writePair(char* to, std::uint32_t pair)
{
    std::memcpy(to, &kPairs[2 * std::size_t{pair}], 2);
}

void writeEight(char* to, std::uint32_t number)
{
    const std::uint32_t high = number / 10000, low = number % 10000;
    writePair(to, high / 100);
    writePair(to + 2, high % 100);
    writePair(to + 4, low / 100);
    writePair(to + 6, low % 100);
}

constexpr int kMostDigits = 18;

/// Writes 18 digits, with zeros in front.
void writeDigits(char* to, std::uint64_t digits)
{
    constexpr std::uint64_t kEight = 100'000'000;
    const std::uint64_t front = digits / kEight;
    writePair(to, static_cast<std::uint32_t>(front / kEight));
    writeEight(to + 2, static_cast<std::uint32_t>(front % kEight));
    writeEight(to + 10, static_cast<std::uint32_t>(digits % kEight));
}

constexpr auto kLimits = [] {
    std::array<std::uint64_t, 20> limits{};
    limits[0] = 1;
    for (std::size_t k = 1; k < limits.size(); ++k)
        limits[k] = 10 * limits[k - 1];
    return limits;
}();

int digitCount(std::uint64_t number)
{
    const int about = (std::bit_width(number) * 1233) >> 12;  // 1233 / 4096 is the logarithm of 2
    return about + (number >= kLimits[static_cast<std::size_t>(about)] ? 1 : 0);
}

constexpr std::size_t kCopied = 24;  // more than all digits: copies of a known length are quick

}  // namespace

char* writePlainNumber(char* to, double value)
{
    const auto bits = std::bit_cast<std::uint64_t>(value);
    if (bits >> 63 != 0)
        *to++ = '-';
    constexpr std::uint64_t kHidden = std::uint64_t{1} << 52;
    const std::uint64_t fraction = bits & (kHidden - 1);
    const int biased = static_cast<int>((bits >> 52) & 0x7FF);
    if (biased == 0) {
        *to++ = '0';
        return to;
    }
    const std::uint64_t mantissa = fraction | kHidden;
    const int exponent = biased - 1075;
    const bool isWhole = exponent <= 0 && exponent > -53 && std::countr_zero(mantissa) >= -exponent;
    const Decimal decimal = isWhole ? Decimal{mantissa >> -exponent, 0} : shortest(mantissa, exponent, fraction == 0);

    std::array<char, kMostDigits + kCopied> digits{};
    writeDigits(digits.data(), decimal.digits);
    const int point = kMostDigits + decimal.exponent;  // in front of this digit
    const int first = kMostDigits - digitCount(decimal.digits);
    int last = kMostDigits;
    while (last > point && digits[static_cast<std::size_t>(last - 1)] == '0')
        --last;
    if (point > first) {
        std::memcpy(to, digits.data() + first, kCopied);
        to += point - first;
        if (last <= point)
            return to;
        *to++ = '.';
        std::memcpy(to, digits.data() + point, kCopied);
        return to + (last - point);
    }
    std::memcpy(to, "0.00000000", 10);
    to += 2 + (first - point);
    std::memcpy(to, digits.data() + first, kCopied);
    return to + (last - first);
}

}  // namespace bramah::solver
