// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

namespace bramah::solver {

/// The bound that the condition of a `while` sets for an Integer that counts by one: `i < n and x[i] < u`. All of it is
/// a guess that the loop may not keep to: whoever relies on it must check it where the loop ends.
struct CountedTurns {
    std::string counter;
    std::optional<std::int64_t> first;  ///< what it counts from: as it stands, else its least as a subscript
    std::int64_t last = 0;              ///< what it is compared with
    bool isStartKnown = false;          ///< as it stands
    bool isUp = true;
    enum class Counts : std::uint8_t { Never, InSomeTurns, InEachTurn } counts = Counts::Never;

    /// How often the loop may go round; a counter of which nothing is known is taken for 1.
    [[nodiscard]] std::int64_t most() const;
};

/// For a `while` from where the variables of \a place stand; nothing where nothing is counted to what is known.
[[nodiscard]] std::optional<CountedTurns> countedTurns(const model::syntax::Statement& loop,
                                                       ExpressionLowering& lowering, const Place& place);

}  // namespace bramah::solver
