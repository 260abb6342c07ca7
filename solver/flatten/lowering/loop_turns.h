// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <functional>

namespace bramah::solver {

/// Counts the iterations of loops that are written out during flattening, nested ones together: a loop of 10,000 in one
/// of 10,000 gets a message instead of a long wait.
class LoopTurns
{
public:
    /// Counts the loop at \a span of \a place. Loops that begin while this object lives count as part of it.
    LoopTurns(ExpressionLowering& lowering, const Place& place, model::Span span);
    ~LoopTurns();
    LoopTurns(const LoopTurns&) = delete;
    LoopTurns& operator=(const LoopTurns&) = delete;

    /// True if the loop may continue. False after too many iterations (reported for the outermost loop), after errors
    /// in one iteration after the other, or after a stop.
    [[nodiscard]] bool next();

private:
    LoweringContext& context_;
    bool isOutermost_;
};

/// Calls \a body for each iteration of \a loop, over all its indices, with the place of that iteration.
void expandLoop(ExpressionLowering& lowering, const model::syntax::Equation& loop, const Place& place,
                const std::function<void(const Place&)>& body);

}  // namespace bramah::solver
