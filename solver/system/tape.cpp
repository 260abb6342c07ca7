// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system/tape.h"

#include <cmath>

namespace bramah::solver {

namespace {

/// Runs the instructions from \a i on that are of \a operation; gives the first that is not. Equal operations stand
/// together on a tape, so the processor guesses this loop's way right far more often than a switch's.
template <typename Compute>
const Instruction* runGroup(const Instruction* i, const Instruction* end, Operation operation, double* slots,
                            Compute&& compute)
{
    do {
        slots[i->result] = compute(*i);
        ++i;
    } while (i != end && i->operation == operation);
    return i;
}

}  // namespace

void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    for (const Instruction* i = begin; i != end;) {
        const Operation operation = i->operation;
        const auto group = [&](auto&& compute) { i = runGroup(i, end, operation, slots, compute); };
        const auto a = [slots](const Instruction& at) { return slots[at.a]; };
        const auto b = [slots](const Instruction& at) { return slots[at.b]; };
        const auto c = [slots](const Instruction& at) { return slots[at.c]; };
        using I = const Instruction&;
        switch (operation) {
        case Operation::Add: group([&](I at) { return a(at) + b(at); }); break;
        case Operation::Subtract: group([&](I at) { return a(at) - b(at); }); break;
        case Operation::Multiply: group([&](I at) { return a(at) * b(at); }); break;
        case Operation::Divide: group([&](I at) { return a(at) / b(at); }); break;
        case Operation::Negate: group([&](I at) { return -a(at); }); break;
        case Operation::Sqrt: group([&](I at) { return std::sqrt(a(at)); }); break;
        case Operation::Abs: group([&](I at) { return std::fabs(a(at)); }); break;
        case Operation::If: group([&](I at) { return a(at) != 0 ? b(at) : c(at); }); break;
        case Operation::Less: group([&](I at) { return a(at) < b(at) ? 1.0 : 0.0; }); break;
        case Operation::LessEqual: group([&](I at) { return a(at) <= b(at) ? 1.0 : 0.0; }); break;
        case Operation::Greater: group([&](I at) { return a(at) > b(at) ? 1.0 : 0.0; }); break;
        case Operation::GreaterEqual: group([&](I at) { return a(at) >= b(at) ? 1.0 : 0.0; }); break;
        case Operation::Min: group([&](I at) { return b(at) < a(at) ? b(at) : a(at); }); break;
        case Operation::Max: group([&](I at) { return b(at) > a(at) ? b(at) : a(at); }); break;
        case Operation::NoEvent: group([&](I at) { return a(at); }); break;
        case Operation::Call: group([&](I at) { return (*functions[at.c])(a(at), b(at)); }); break;
        default: group([&](I at) { return apply(operation, a(at), b(at), c(at)); }); break;
        }
    }
}

}  // namespace bramah::solver
