// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

namespace bramah::solver {

/// The bound that the condition of a `while` sets for an Integer that counts by one: `i < n and x[i] < u`. All of it is
/// a guess that the loop may not keep to: whoever relies on it must check it where the loop ends.
struct CountedTurns {
    std::string counter;
    std::optional<std::int64_t> first;  ///< the first value of the counter: as written, else its least as a subscript
    std::int64_t last = 0;              ///< the value that it is compared with
    bool isStartKnown = false;          ///< as it stands
    bool isUp = true;
    enum class Counts : std::uint8_t { Never, InSomeTurns, InEachTurn } counts = Counts::Never;

    /// The largest number of turns of the loop; an unknown first value counts as 1.
    [[nodiscard]] std::int64_t most() const;
};

/// The bound of a `while`, from the present values of the variables of \a place; nothing if no variable counts to a
/// known value.
[[nodiscard]] std::optional<CountedTurns> countedTurns(const model::syntax::Statement& loop,
                                                       ExpressionLowering& lowering, const Place& place);

}  // namespace bramah::solver
