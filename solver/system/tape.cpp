// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system/tape.h"

#include <cmath>

namespace bramah::solver {

void runInstructions(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions)
{
    for (const Instruction* i = begin; i != end; ++i) {
        const double a = slots[i->a];
        double& result = slots[i->result];
        switch (i->operation) {
        case Operation::Add: result = a + slots[i->b]; break;
        case Operation::Subtract: result = a - slots[i->b]; break;
        case Operation::Multiply: result = a * slots[i->b]; break;
        case Operation::Divide: result = a / slots[i->b]; break;
        case Operation::Negate: result = -a; break;
        case Operation::Sqrt: result = std::sqrt(a); break;
        case Operation::Abs: result = std::fabs(a); break;
        case Operation::If: result = a != 0 ? slots[i->b] : slots[i->c]; break;
        case Operation::Less: result = a < slots[i->b] ? 1.0 : 0.0; break;
        case Operation::Greater: result = a > slots[i->b] ? 1.0 : 0.0; break;
        case Operation::LessEqual: result = a <= slots[i->b] ? 1.0 : 0.0; break;
        case Operation::Min: {
            const double b = slots[i->b];
            result = b < a ? b : a;
            break;
        }
        case Operation::Max: {
            const double b = slots[i->b];
            result = b > a ? b : a;
            break;
        }
        case Operation::NoEvent: result = a; break;
        case Operation::GreaterEqual: result = a >= slots[i->b] ? 1.0 : 0.0; break;
        case Operation::Call: result = (*functions[i->c])(a, slots[i->b]); break;
        default: result = apply(i->operation, a, slots[i->b], slots[i->c]); break;
        }
    }
}

}  // namespace bramah::solver
