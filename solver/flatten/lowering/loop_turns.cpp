// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/loop_turns.h"

namespace bramah::solver {

namespace syntax = model::syntax;

namespace {

constexpr std::int64_t kMostTurns = 1'000'000;
constexpr std::int64_t kTurnsPerQuestion = 1024;  ///< whether somebody waits
/// What is wrong in so many turns is wrong in the others too, and has been said.
constexpr std::int64_t kMostWrongTurns = 100;

/// From the index number \a position on.
void expandFrom(std::size_t position, ExpressionLowering& lowering, const syntax::Equation& loop, const Place& place,
                const std::function<void(const Place&)>& body)
{
    if (position == loop.indices.size()) {
        body(place);
        return;
    }
    const auto repeated = [&](const syntax::ReferenceVisit& visit) { syntax::forEachReference(loop, position, visit); };
    const auto values = lowering.rangeOf(loop.indices[position], repeated, place);
    if (!values)
        return;
    LoopTurns turns(lowering, place, loop.span);
    for (std::int64_t i = 0; i < values->count(); ++i) {
        if (!turns.next())
            return;
        const LocalSymbols inner{place.locals,
                                 {{std::string(loop.indices[position].name.text), values->at(lowering.graph(), i)}}};
        expandFrom(position + 1, lowering, loop, place.with(inner), body);
    }
}

}  // namespace

LoopTurns::LoopTurns(ExpressionLowering& lowering, const Place& place, model::Span span)
    : lowering_(lowering), outer_(lowering.loop_), place_(place), span_(span), reports_(lowering.reportCount())
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
    if (const std::size_t reports = lowering_.reportCount(); reports != reports_) {
        reports_ = reports;
        ++wrongTurns_;
    }
    if (wrongTurns_ > kMostWrongTurns) {
        isOver_ = true;
    } else if (turns_ > kMostTurns) {
        lowering_.report(model::DiagnosticKind::LoopTooLong, {QString::number(kMostTurns)}, place_, span_);
        isOver_ = true;
    } else if (turns_ % kTurnsPerQuestion == 0) {
        isOver_ = lowering_.isStopWanted();
    }
    return !isOver_;
}

void expandLoop(ExpressionLowering& lowering, const syntax::Equation& loop, const Place& place,
                const std::function<void(const Place&)>& body)
{
    expandFrom(0, lowering, loop, place, body);
}

}  // namespace bramah::solver
