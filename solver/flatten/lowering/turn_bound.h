// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

namespace bramah::solver {

/// The bound that the condition of a `while` sets for an Integer that counts by one: `i < n and x[i] < u`. This is a
/// guess: whoever uses it must check it at the end of the loop.
struct CountedTurns {
    std::string counter;
    std::optional<std::int64_t> first;  ///< first value of the counter: as assigned, else the least valid subscript
    std::int64_t last = 0;              ///< value with which it is compared
    bool isStartKnown = false;          ///< the first value was assigned
    bool isUp = true;
    /// Does the body count: in each iteration, or perhaps under a condition?
    enum class Counts : std::uint8_t { Never, InSomeTurns, InEachTurn } counts = Counts::Never;

    /// The largest number of iterations; an unknown first value counts as 1.
    [[nodiscard]] std::int64_t most() const;
};

/// The bound for a `while` from the present values of the variables of \a place; nothing if no variable counts to a
/// known value.
[[nodiscard]] std::optional<CountedTurns> countedTurns(const model::syntax::Statement& loop,
                                                       ExpressionLowering& lowering, const Place& place);

}  // namespace bramah::solver
