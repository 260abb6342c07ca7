// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/loop_turns.h"

namespace bramah::solver {

namespace syntax = model::syntax;

namespace {

constexpr std::int64_t kMostTurns = 1'000'000;
constexpr std::int64_t kTurnsPerQuestion = 1024;  ///< iterations between two polls of the stop request
/// An error in this many iterations occurs in the others as well, and has been reported.
constexpr std::int64_t kMostWrongTurns = 100;

/// Expands the loops over the indices from number \a position on.
void expandFrom(std::size_t position, ExpressionLowering& lowering, const syntax::Equation& loop, const Place& place,
                const std::function<void(const Place&)>& body)
{
    if (position == loop.indices.size()) {
        body(place);
        return;
    }
    const auto repeated = [&](const syntax::ReferenceVisit& visit) { syntax::forEachReference(loop, position, visit); };
    const auto values = lowering.ranges().rangeOf(loop.indices[position], repeated, place);
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
    : context_(lowering.context()), isOutermost_(!context_.turns.outermost)
{
    if (isOutermost_)
        context_.turns.outermost = TurnCount::Loop{place, span, 0, 0, context_.messages.count(), false};
}

LoopTurns::~LoopTurns()
{
    if (isOutermost_)
        context_.turns.outermost.reset();
}

bool LoopTurns::next()
{
    TurnCount::Loop& loop = *context_.turns.outermost;
    if (loop.isOver)
        return false;
    ++loop.turns;
    if (const std::size_t reports = context_.messages.count(); reports != loop.reports) {
        loop.reports = reports;
        ++loop.wrongTurns;
    }
    if (loop.wrongTurns > kMostWrongTurns) {
        loop.isOver = true;
    } else if (loop.turns > kMostTurns) {
        context_.messages.report(model::DiagnosticKind::LoopTooLong, {QString::number(kMostTurns)}, loop.place,
                                 loop.span);
        loop.isOver = true;
    } else if (loop.turns % kTurnsPerQuestion == 0) {
        loop.isOver = context_.stop.isWanted();
    }
    return !loop.isOver;
}

void expandLoop(ExpressionLowering& lowering, const syntax::Equation& loop, const Place& place,
                const std::function<void(const Place&)>& body)
{
    expandFrom(0, lowering, loop, place, body);
}

}  // namespace bramah::solver
