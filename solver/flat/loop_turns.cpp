// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/loop_turns.h"

namespace bramah::solver {
namespace {

constexpr std::int64_t kMostTurns = 1'000'000;
constexpr std::int64_t kTurnsPerQuestion = 1024;  ///< whether somebody waits

}  // namespace

LoopTurns::LoopTurns(ExpressionLowering& lowering, const Place& place, model::Span span)
    : lowering_(lowering), outer_(lowering.loop_), place_(place), span_(span)
{
    if (!outer_)
        lowering_.loop_ = this;
}

LoopTurns::~LoopTurns()
{
    if (!outer_)
        lowering_.loop_ = nullptr;
}

bool LoopTurns::next()
{
    if (outer_)
        return outer_->next();
    if (isOver_)
        return false;
    ++turns_;
    if (turns_ > kMostTurns) {
        lowering_.report(model::DiagnosticKind::LoopTooLong, {QString::number(kMostTurns)}, place_, span_);
        isOver_ = true;
    } else if (turns_ % kTurnsPerQuestion == 0) {
        isOver_ = lowering_.isStopWanted();
    }
    return !isOver_;
}

}  // namespace bramah::solver
