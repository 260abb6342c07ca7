// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/tape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

namespace {

/// Runs the strip that begins at \a i. One after the other: each may read what those before it have written.
template <typename Compute>
void runStrip(const Instruction* i, double* slots, Compute&& compute)
{
    const Instruction first = i[0], second = i[1];
    Instruction at = first;
    for (int left = first.strip; left > 0; --left) {
        slots[at.result] = compute(at);
        at.advance(first, second);
    }
}

/// Runs the instructions from \a i on that are of \a operation; gives the first that is not. Equal operations stand
/// together on a tape, so the processor guesses this loop's way right far more often than a switch's.
template <typename Compute>
const Instruction* runGroup(const Instruction* i, const Instruction* end, Operation operation, double* slots,
                            Compute&& compute)
{
    do {
        if (i->strip > 1) {
            runStrip(i, slots, compute);
            i += 2;
        } else {
            slots[i->result] = compute(*i);
            ++i;
        }
    } while (i != end && i->operation == operation);
    return i;
}

/// How many from the first on take steady steps from one to the next.
std::size_t steadyLength(std::span<const Instruction> code)
{
    std::size_t length = std::min<std::size_t>(code.size(), 2);
    while (length < code.size() && areSteady(code[length - 2], code[length - 1], code[length]))
        ++length;
    return length;
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
