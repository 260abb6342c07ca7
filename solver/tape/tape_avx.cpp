// SPDX-License-Identifier: BSD-3-Clause
// The only file compiled for processors with AVX (CMakeLists.txt): nothing of it may be called on others, so it defines
// no inline function that another file could use.
#include "solver/tape/tape_avx.h"

#include "solver/tape/run_instructions.h"

#if defined(__AVX__)
#include <immintrin.h>
#endif

namespace bramah::solver {

#if defined(__AVX__)

namespace {

using Quad [[gnu::vector_size(32), gnu::aligned(8), gnu::may_alias]] = double;
using QuadMask [[gnu::vector_size(32)]] = long long;

/// The values of the lanes of one slot.
struct WideLanes {
    Quad all;

    friend WideLanes operator+(const WideLanes& a, const WideLanes& b) { return {a.all + b.all}; }
    friend WideLanes operator-(const WideLanes& a, const WideLanes& b) { return {a.all - b.all}; }
    friend WideLanes operator*(const WideLanes& a, const WideLanes& b) { return {a.all * b.all}; }
    friend WideLanes operator/(const WideLanes& a, const WideLanes& b) { return {a.all / b.all}; }
    friend WideLanes operator-(const WideLanes& a) { return {-a.all}; }
};
static_assert(sizeof(WideLanes) == kLanes * sizeof(double));

struct WideMask {
    QuadMask all;
};

template <>
struct Of<WideLanes> {
    static const WideLanes& at(const double* slots, Slot slot)
    {
        return reinterpret_cast<const WideLanes&>(slots[kLanes * slot]);
    }
    static void put(double* slots, Slot slot, const WideLanes& value)
    {
        reinterpret_cast<WideLanes&>(slots[kLanes * slot]) = value;
    }
    static WideMask isLess(const WideLanes& a, const WideLanes& b) { return {a.all < b.all}; }
    static WideMask isLessEqual(const WideLanes& a, const WideLanes& b) { return {a.all <= b.all}; }
    static WideMask isTrue(const WideLanes& a) { return {a.all != 0.0}; }
    static WideLanes chosen(const WideMask& which, const WideLanes& a, const WideLanes& b)
    {
        return {which.all ? a.all : b.all};
    }
    static WideLanes truth(const WideMask& which)
    {
        constexpr Quad kTrue{1, 1, 1, 1}, kFalse{0, 0, 0, 0};
        return {which.all ? kTrue : kFalse};
    }
    static WideLanes all(double value) { return {Quad{value, value, value, value}}; }
    static double first(const WideLanes& a) { return a.all[0]; }
    static WideLanes root(const WideLanes& a) { return {_mm256_sqrt_pd(a.all)}; }
    static WideLanes size(const WideLanes& a) { return {_mm256_andnot_pd(_mm256_set1_pd(-0.0), a.all)}; }
    template <typename Function>
    static WideLanes each(Function&& function, const WideLanes& a, const WideLanes& b, const WideLanes& c)
    {
        const double last = function(a.all[2], b.all[2], c.all[2]);  // kUsedLanes is three
        return {Quad{function(a.all[0], b.all[0], c.all[0]), function(a.all[1], b.all[1], c.all[1]), last, last}};
    }
};

}  // namespace

bool canRunByAvx()
{
    return __builtin_cpu_supports("avx") != 0;
}

void runByAvx(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    runAll<WideLanes>(begin, end, slots, functions);
}

#else

bool canRunByAvx()
{
    return false;
}

void runByAvx(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    runInstructionsInLanes(begin, end, slots, functions);
}

#endif

}  // namespace bramah::solver
