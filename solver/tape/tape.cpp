// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/tape.h"

#include "solver/tape/run_instructions.h"
#include "solver/tape/tape_avx.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace bramah::solver {

namespace {

using Pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = double;
using PairMask [[gnu::vector_size(16)]] = long long;

/// The values of the lanes of one slot, in vectors that all processors of the kind have.
struct Lanes {
    Pair low, high;

    friend Lanes operator+(const Lanes& a, const Lanes& b) { return {a.low + b.low, a.high + b.high}; }
    friend Lanes operator-(const Lanes& a, const Lanes& b) { return {a.low - b.low, a.high - b.high}; }
    friend Lanes operator*(const Lanes& a, const Lanes& b) { return {a.low * b.low, a.high * b.high}; }
    friend Lanes operator/(const Lanes& a, const Lanes& b) { return {a.low / b.low, a.high / b.high}; }
    friend Lanes operator-(const Lanes& a) { return {-a.low, -a.high}; }
    [[nodiscard]] double operator[](std::size_t lane) const { return lane < 2 ? low[lane] : high[lane - 2]; }
};
static_assert(sizeof(Lanes) == kLanes * sizeof(double));

struct LanesMask {
    PairMask low, high;
};

template <>
struct Of<Lanes> {
    static const Lanes& at(const double* slots, Slot slot)
    {
        return reinterpret_cast<const Lanes&>(slots[kLanes * slot]);
    }
    static void put(double* slots, Slot slot, const Lanes& value)
    {
        reinterpret_cast<Lanes&>(slots[kLanes * slot]) = value;
    }
    static LanesMask isLess(const Lanes& a, const Lanes& b) { return {a.low < b.low, a.high < b.high}; }
    static LanesMask isLessEqual(const Lanes& a, const Lanes& b) { return {a.low <= b.low, a.high <= b.high}; }
    static LanesMask isTrue(const Lanes& a) { return {a.low != 0.0, a.high != 0.0}; }
    static Lanes chosen(const LanesMask& which, const Lanes& a, const Lanes& b)
    {
        return {which.low ? a.low : b.low, which.high ? a.high : b.high};
    }
    static Lanes truth(const LanesMask& which)
    {
        constexpr Pair kTrue{1, 1}, kFalse{0, 0};
        return chosen(which, {kTrue, kTrue}, {kFalse, kFalse});
    }
    static Lanes all(double value) { return {Pair{value, value}, Pair{value, value}}; }
    static double first(const Lanes& a) { return a.low[0]; }
    static Lanes root(const Lanes& a)
    {
#if defined(__SSE2__)
        return {_mm_sqrt_pd(a.low), _mm_sqrt_pd(a.high)};
#else
        return each([](double of, double, double) { return std::sqrt(of); }, a, a, a);
#endif
    }
    static Lanes size(const Lanes& a)
    {
        return {Pair{std::fabs(a.low[0]), std::fabs(a.low[1])}, Pair{std::fabs(a.high[0]), std::fabs(a.high[1])}};
    }
    template <typename Function>
    static Lanes each(Function&& function, const Lanes& a, const Lanes& b, const Lanes& c)
    {
        const double last = function(a[2], b[2], c[2]);  // kUsedLanes is three
        return {Pair{function(a[0], b[0], c[0]), function(a[1], b[1], c[1])}, Pair{last, last}};
    }
};

/// The number of instructions from the first on whose slots advance in equal steps.
std::size_t steadyLength(std::span<const Instruction> code)
{
    std::size_t length = std::min<std::size_t>(code.size(), 2);
    while (length < code.size() && areSteady(code[length - 2], code[length - 1], code[length]))
        ++length;
    return length;
}

/// Records how many instructions of one operation are adjacent, so that loops need not check each one.
void noteGroups(std::span<Instruction> packed)
{
    constexpr int kMost = std::numeric_limits<decltype(Instruction::group)>::max();
    int behind = 0;  // number of adjacent ones of the same operation behind
    for (std::size_t i = packed.size(); i-- > 0;) {
        const bool isSecondOfStrip = i > 0 && packed[i - 1].strip > 1;
        const bool isSingle = packed[i].strip == 1 && !isSecondOfStrip;
        const bool joins = behind > 0 && behind < kMost && packed[i].operation == packed[i + 1].operation;
        behind = !isSingle ? 0 : joins ? behind + 1 : 1;
        packed[i].group = static_cast<std::uint8_t>(std::max(1, behind));
    }
}

}  // namespace

bool areSteady(const Instruction& first, const Instruction& second, const Instruction& third)
{
    return first.operation == second.operation && second.operation == third.operation &&
           second.result - first.result == third.result - second.result && second.a - first.a == third.a - second.a &&
           second.b - first.b == third.b - second.b && second.c - first.c == third.c - second.c;
}

std::size_t packStrips(std::span<Instruction> code)
{
    constexpr std::size_t kLongest = std::numeric_limits<decltype(Instruction::strip)>::max();
    std::size_t packed = 0;
    for (std::size_t begin = 0; begin < code.size();) {
        const std::size_t steady = steadyLength(code.subspan(begin, std::min(kLongest, code.size() - begin)));
        const std::size_t length = steady < kShortestStrip ? 1 : steady;
        code[packed] = code[begin];
        code[packed].strip = static_cast<std::uint16_t>(length);
        ++packed;
        if (length > 1)
            code[packed++] = code[begin + 1];
        begin += length;
    }
    noteGroups(code.first(packed));
    return packed;
}

std::vector<Instruction> unpacked(std::span<const Instruction> packed)
{
    std::vector<Instruction> code;
    forEachInstruction(packed, [&code](const Instruction& instruction) { code.push_back(instruction); });
    return code;
}

namespace {

/// Calls \a visit with the number and the slot of each argument that \a joined names.
template <typename Visit>
void forEachJoined(std::size_t count, const double* slots, double joined, Visit&& visit)
{
    for (std::size_t i = 0; i < count; ++i) {
        const auto place = static_cast<std::uint64_t>(joined);
        visit(i, static_cast<Slot>(place >> 26));
        joined = slots[place & ((1u << 26) - 1)];
    }
}

}  // namespace

std::vector<Slot> joinedPlaces(const NativeFunction& function, const double* slots, double joined)
{
    std::vector<Slot> places(function.argumentCount());
    forEachJoined(places.size(), slots, joined, [&](std::size_t i, Slot place) { places[i] = place; });
    return places;
}

double callJoined(const NativeFunction& function, const double* slots, double joined)
{
    constexpr std::size_t kFew = 32;
    const std::size_t count = function.argumentCount();
    std::array<double, kFew> few;
    std::vector<double> many(count > kFew ? count : 0);
    double* const arguments = count > kFew ? many.data() : few.data();
    forEachJoined(count, slots, joined, [&](std::size_t i, Slot place) { arguments[i] = slots[place]; });
    return function.ofJoined({arguments, count});
}

void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    runAll<double>(begin, end, slots, functions);
}

void runInstructionsInLanes(const Instruction* begin, const Instruction* end, double* slots,
                            const TapeFunctions& functions)
{
    static const bool hasAvx = canRunByAvx();
    if (hasAvx)
        runByAvx(begin, end, slots, functions);
    else
        runAll<Lanes>(begin, end, slots, functions);
}

}  // namespace bramah::solver
