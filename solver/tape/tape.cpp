// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/tape.h"

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

/// The values of the lanes of one slot.
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

/// Reading, writing and deciding, for one value or for those of all lanes.
template <typename Value>
struct Of;

template <>
struct Of<double> {
    static double at(const double* slots, Slot slot) { return slots[slot]; }
    static void put(double* slots, Slot slot, double value) { slots[slot] = value; }
    static bool isLess(double a, double b) { return a < b; }
    static bool isLessEqual(double a, double b) { return a <= b; }
    static bool isTrue(double a) { return a != 0; }
    static double chosen(bool which, double a, double b) { return which ? a : b; }
    static double truth(bool which) { return which ? 1.0 : 0.0; }
    static double root(double a) { return std::sqrt(a); }
    static double size(double a) { return std::fabs(a); }
    template <typename Function>
    static double each(Function&& function, double a, double b, double c)
    {
        return function(a, b, c);
    }
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
        const double last = function(a[2], b[2], c[2]);  // kUsedLanes are three
        return {Pair{function(a[0], b[0], c[0]), function(a[1], b[1], c[1])}, Pair{last, last}};
    }
};

/// The number of instructions from the first on that take steady steps from one to the next.
std::size_t steadyLength(std::span<const Instruction> code)
{
    std::size_t length = std::min<std::size_t>(code.size(), 2);
    while (length < code.size() && areSteady(code[length - 2], code[length - 1], code[length]))
        ++length;
    return length;
}

/// Notes how many instructions of one operation stand side by side, so that no loop has to ask each for its operation.
void noteGroups(std::span<Instruction> packed)
{
    constexpr int kMost = std::numeric_limits<decltype(Instruction::group)>::max();
    int behind = 0;  // of the same operation, right behind
    for (std::size_t i = packed.size(); i-- > 0;) {
        const bool isSecondOfStrip = i > 0 && packed[i - 1].strip > 1;
        const bool isSingle = packed[i].strip == 1 && !isSecondOfStrip;
        const bool joins = behind > 0 && behind < kMost && packed[i].operation == packed[i + 1].operation;
        behind = !isSingle ? 0 : joins ? behind + 1 : 1;
        packed[i].group = static_cast<std::uint8_t>(std::max(1, behind));
    }
}

/// Calls \a run with the function that computes \a operation from an instruction.
template <typename Value, typename Run>
[[gnu::always_inline]] inline void choose(Operation operation, const double* slots, const TapeFunctions& functions,
                                          Run&& run)
{
    using V = Of<Value>;
    using I = const Instruction&;
    const auto a = [slots](I at) -> decltype(auto) { return V::at(slots, at.a); };
    const auto b = [slots](I at) -> decltype(auto) { return V::at(slots, at.b); };
    const auto c = [slots](I at) -> decltype(auto) { return V::at(slots, at.c); };
    const auto exponential = [](double x, double, double) { return std::exp(x); };
    const auto other = [operation](double x, double y, double z) { return apply(operation, x, y, z); };
    switch (operation) {
    case Operation::Add: run([&](I at) { return a(at) + b(at); }); break;
    case Operation::Subtract: run([&](I at) { return a(at) - b(at); }); break;
    case Operation::Multiply: run([&](I at) { return a(at) * b(at); }); break;
    case Operation::Divide: run([&](I at) { return a(at) / b(at); }); break;
    case Operation::Negate: run([&](I at) { return -a(at); }); break;
    case Operation::Sqrt: run([&](I at) { return V::root(a(at)); }); break;
    case Operation::Abs: run([&](I at) { return V::size(a(at)); }); break;
    case Operation::Exp: run([&](I at) { return V::each(exponential, a(at), a(at), a(at)); }); break;
    case Operation::If: run([&](I at) { return V::chosen(V::isTrue(a(at)), b(at), c(at)); }); break;
    case Operation::Less: run([&](I at) { return V::truth(V::isLess(a(at), b(at))); }); break;
    case Operation::LessEqual: run([&](I at) { return V::truth(V::isLessEqual(a(at), b(at))); }); break;
    case Operation::Greater: run([&](I at) { return V::truth(V::isLess(b(at), a(at))); }); break;
    case Operation::GreaterEqual: run([&](I at) { return V::truth(V::isLessEqual(b(at), a(at))); }); break;
    case Operation::Min: run([&](I at) { return V::chosen(V::isLess(b(at), a(at)), b(at), a(at)); }); break;
    case Operation::Max: run([&](I at) { return V::chosen(V::isLess(a(at), b(at)), b(at), a(at)); }); break;
    case Operation::NoEvent: run([&](I at) -> Value { return a(at); }); break;
    case Operation::Call:
        run([&](I at) {
            const NativeFunction& function = *functions[at.c];
            return V::each([&](double x, double y, double) { return function(x, y); }, a(at), b(at), a(at));
        });
        break;
    default: run([&](I at) { return V::each(other, a(at), b(at), c(at)); }); break;
    }
}

/// Runs the strip that begins at \a i. One after the other: each may read slots that those before it have written.
template <typename Value>
[[gnu::noinline]] void runStrip(const Instruction* i, double* slots, const TapeFunctions& functions)
{
    const Instruction first = i[0], second = i[1];
    choose<Value>(first.operation, slots, functions, [&](auto&& compute) {
        Instruction at = first;
        for (int left = first.strip; left > 0; --left) {
            Of<Value>::put(slots, at.result, compute(at));
            at.advance(first, second);
        }
    });
}

/// Equal operations stand together on a tape: the processor guesses the way of the loops here right far more often than
/// that of a switch for each instruction.
template <typename Value>
void runAll(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    for (const Instruction* i = begin; i != end;) {
        if (i->strip > 1) {
            runStrip<Value>(i, slots, functions);
            i += 2;
            continue;
        }
        const Instruction* const next = std::min(i + i->group, end);
        choose<Value>(i->operation, slots, functions, [&](auto&& compute) {
            do {
                Of<Value>::put(slots, i->result, compute(*i));
            } while (++i != next);
        });
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
    constexpr std::size_t kShortest = 4, kLongest = std::numeric_limits<decltype(Instruction::strip)>::max();
    std::size_t packed = 0;
    for (std::size_t begin = 0; begin < code.size();) {
        const std::size_t steady = steadyLength(code.subspan(begin, std::min(kLongest, code.size() - begin)));
        const std::size_t length = steady < kShortest ? 1 : steady;
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

void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    runAll<double>(begin, end, slots, functions);
}

void runInstructionsInLanes(const Instruction* begin, const Instruction* end, double* slots,
                            const TapeFunctions& functions)
{
    runAll<Lanes>(begin, end, slots, functions);
}

}  // namespace bramah::solver
