// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/tape.h"

#include <algorithm>
#include <cmath>

// The loops that run instructions, for one value of each slot or several side by side. Everything has internal linkage:
// tape_avx.cpp compiles it for processors that other files must not assume.
namespace bramah::solver {
namespace {

/// Reading, writing and choosing, for one value or for those of all lanes.
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
    static double all(double value) { return value; }
    static double first(double value) { return value; }
    static double root(double a) { return std::sqrt(a); }
    static double size(double a) { return std::fabs(a); }
    template <typename Function>
    static double each(Function&& function, double a, double b, double c)
    {
        return function(a, b, c);
    }
};

/// Calls \a run with the function that computes \a operation for an instruction.
template <typename Value, typename Run>
[[gnu::always_inline]] inline void choose(Operation operation, const double* slots, const TapeFunctions& functions,
                                          Run&& run)
{
    using V = Of<Value>;
    using I = const Instruction&;
    const auto a = [slots](I at) -> decltype(auto) { return V::at(slots, at.a); };
    const auto b = [slots](I at) -> decltype(auto) { return V::at(slots, at.b); };
    const auto c = [slots](I at) -> decltype(auto) { return V::at(slots, at.c); };
    const auto power = [](double x, double, double) { return exponential(x); };
    const auto other = [operation](double x, double y, double z) { return apply(operation, x, y, z); };
    switch (operation) {
    case Operation::Add: run([&](I at) { return a(at) + b(at); }); break;
    case Operation::Subtract: run([&](I at) { return a(at) - b(at); }); break;
    case Operation::Multiply: run([&](I at) { return a(at) * b(at); }); break;
    case Operation::Divide: run([&](I at) { return a(at) / b(at); }); break;
    case Operation::Negate: run([&](I at) { return -a(at); }); break;
    case Operation::Sqrt: run([&](I at) { return V::root(a(at)); }); break;
    case Operation::Abs: run([&](I at) { return V::size(a(at)); }); break;
    case Operation::Exp: run([&](I at) { return V::each(power, a(at), a(at), a(at)); }); break;
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
    case Operation::Joined: run([&](I at) -> Value { return V::all(joinedSlots(at.a, at.b)); }); break;
    case Operation::CallJoined:
        run([&](I at) -> Value { return V::all(callJoined(*functions[at.c], slots, V::first(a(at)))); });
        break;
    default: run([&](I at) { return V::each(other, a(at), b(at), c(at)); }); break;
    }
}

/// Runs the strip that begins at \a i, in order, as each instruction may read slots that earlier ones have written.
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

/// Equal operations are adjacent on a tape: the processor predicts the branches of these loops far better than those of
/// a switch for each instruction.
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
}  // namespace bramah::solver
