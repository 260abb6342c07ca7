// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <functional>

namespace bramah::solver {

/// Counts the turns of loops that are written out while a model is flattened, those in each other together: who writes
/// 10,000 in 10,000 is told so and does not wait.
class LoopTurns
{
public:
    /// The loop at \a span of \a place. Those that begin while this lives count as part of it.
    LoopTurns(ExpressionLowering& lowering, const Place& place, model::Span span);
    ~LoopTurns();
    LoopTurns(const LoopTurns&) = delete;
    LoopTurns& operator=(const LoopTurns&) = delete;

    /// True if the loop may go round once more. False once there were too many turns, which is reported for the
    /// outermost loop, turn after turn has errors, or the model is not wanted any longer.
    [[nodiscard]] bool next();

private:
    LoweringContext& context_;
    bool isOutermost_;
};

/// Calls \a body for each turn of \a loop, all of its indices together, with the place at which it is written then.
void expandLoop(ExpressionLowering& lowering, const model::syntax::Equation& loop, const Place& place,
                const std::function<void(const Place&)>& body);

}  // namespace bramah::solver
