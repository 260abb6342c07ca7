// SPDX-License-Identifier: GPL-3.0-or-later
// Loops of algorithms are written out turn by turn. Where it changes during the run whether a `while` goes on, each
// turn is a choice between what is so far and what this turn and those behind it make of it.
#include "solver/flat/assigned_targets.h"
#include "solver/flat/loop_turns.h"
#include "solver/flat/symbolic_algorithm.h"
#include "solver/flat/turn_bound.h"
#include "solver/translate.h"

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;

namespace {

constexpr int kMaxTurns = 10000;

}  // namespace

SymbolicAlgorithm::Flow SymbolicAlgorithm::loop(const syntax::Statement& statement, std::size_t index)
{
    if (index == statement.indices.size())
        return run(statement.body);
    const auto repeated = [&](const syntax::ReferenceVisit& visit) {
        syntax::forEachReference(statement, index, visit);
    };
    const auto values = lowering_.rangeOf(statement.indices[index], repeated, place_);
    if (!values)
        return Flow::Failed;
    const std::string name(statement.indices[index].name.text);
    const auto found = locals_.values.find(name);
    const Symbolic hidden = found == locals_.values.end() ? Symbolic() : found->second;
    Flow flow = Flow::Next;
    const ExprId outerBroken = hasBroken_;
    LoopTurns turns(lowering_, place_, statement.span);
    loops_.push_back(statement.indices[index].name.text);
    for (std::int64_t i = 0; i < values->count(); ++i) {
        if (!turns.next()) {
            flow = Flow::Failed;
            break;
        }
        locals_.values[name] = values->at(lowering_.graph(), i);
        flow = loop(statement, index + 1);
        if (flow == Flow::Break) {
            flow = Flow::Next;
            break;
        }
        if (flow != Flow::Next || lowering_.graph().isConstant(skips(), 1))
            break;
    }
    loops_.pop_back();
    if (index == 0)
        hasBroken_ = outerBroken;
    if (hidden.isKnown())
        locals_.values[name] = hidden;
    else
        locals_.values.erase(name);
    return flow;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::turn(const syntax::Statement& statement, bool& isStructural)
{
    const Passed passedBefore{hasReturned_, hasBroken_};
    if (!isStructural) {
        const LocalSymbols before = locals_;
        const Flow flow = run(statement.body);
        isStructural =
            flow == Flow::Next && (hasReturned_ != passedBefore.returned || hasBroken_ != passedBefore.broken);
        if (!isStructural)
            return flow;
        locals_ = before;
        hasReturned_ = passedBefore.returned;
        hasBroken_ = passedBefore.broken;
    }
    ++structuralLoops_;
    const Flow flow = run(statement.body);
    --structuralLoops_;
    return flow;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::repeat(const syntax::Statement& statement)
{
    bool wasStructural = false;
    const Passed outer{hasReturned_, hasBroken_};
    LoopTurns turns(lowering_, place_, statement.span);
    for (int turn = 0; turn < kMaxTurns; ++turn) {
        if (!turns.next())
            return Flow::Failed;
        auto isTrue = conditionValue(*statement.value);
        if (!isTrue) {
            // How often it goes round depends on parameters: so does all that is done in it.
            ++structuralLoops_;
            isTrue = conditionValue(*statement.value);
            --structuralLoops_;
            wasStructural = true;
        }
        const bool isLeft = hasReturned_ != outer.returned || hasBroken_ != outer.broken;
        if (!isTrue || (*isTrue && isLeft)) {
            const Flow flow = repeatChanging(statement);
            hasBroken_ = outer.broken;
            return flow;
        }
        if (!*isTrue) {
            hasBroken_ = outer.broken;
            return Flow::Next;
        }
        const Flow flow = this->turn(statement, wasStructural);
        if (flow == Flow::Break) {
            hasBroken_ = outer.broken;
            return Flow::Next;
        }
        if (flow != Flow::Next)
            return flow;
    }
    fail(DiagnosticKind::LoopTooLong, {QString::number(kMaxTurns)}, statement.span);
    return Flow::Failed;
}

ExprId SymbolicAlgorithm::goesOn(const syntax::Expression& condition)
{
    ExpressionGraph& graph = lowering_.graph();
    const ExprId isOpen = graph.unary(Operation::Not, skips());
    const ExpressionLowering::Guard guard(lowering_, graph.isConstant(isOpen, 1) ? kNoExpr : isOpen);
    const Symbolic value = lowering_.lower(condition, place_);
    if (!value.isKnown() || !lowering_.expectType(value, ValueType::Boolean, place_, condition.span))
        return kNoExpr;
    if (!value.isScalar()) {
        fail(DiagnosticKind::ShapesDiffer, {ExpressionLowering::textOf(place_, condition.span)}, condition.span);
        return kNoExpr;
    }
    const ExprId isTrue = graph.binary(Operation::And, isOpen, value.only());
    return place_.isInFunction ? graph.unary(Operation::NoEvent, isTrue) : isTrue;
}

void SymbolicAlgorithm::assertEnded(ExprId goesOn, std::int64_t turns, model::Span span)
{
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value = lowering_.graph().unary(Operation::Not, goesOn);
    action.message.texts = {tr("this loop still goes on after %1 turns; let it end by an Integer that counts by one")
                                .arg(turns)
                                .toStdString()};
    action.origin = lowering_.originOf(place_, span);
    lowering_.addAssertion(std::move(action));
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::repeatChanging(const syntax::Statement& statement)
{
    const std::size_t before = lowering_.reportCount();
    const std::optional<std::int64_t> most = mostTurns(*statement.value, lowering_, place_);
    if (!most || *most > kMaxTurns) {
        if (goesOn(*statement.value) == kNoExpr || lowering_.reportCount() != before)
            return Flow::Failed;
        if (most)
            fail(DiagnosticKind::LoopTooLong, {QString::number(kMaxTurns)}, statement.span);
        else
            fail(DiagnosticKind::UnsupportedConstruct,
                 {QStringLiteral("while that ends by what changes during the run, and counts nothing")},
                 statement.span);
        return Flow::Failed;
    }
    const std::unordered_set<std::string> assigned = assignedNames(statement.body);
    ExpressionGraph& graph = lowering_.graph();
    std::vector<Turn> choices;
    ExprId isReached = graph.boolean(true);
    LoopTurns turns(lowering_, place_, statement.span);
    Flow flow = Flow::Next;
    for (std::int64_t turn = 0; flow == Flow::Next; ++turn) {
        if (!turns.next())
            return Flow::Failed;
        const ExpressionLowering::Guard guard(lowering_, graph.isConstant(isReached, 1) ? kNoExpr : isReached);
        const ExprId condition = goesOn(*statement.value);
        if (condition == kNoExpr)
            return Flow::Failed;
        if (graph.isConstant(condition, 0))
            break;
        if (turn == *most) {
            assertEnded(condition, turn, statement.span);
            break;
        }
        const bool isChoice = !graph.isConstant(condition);
        if (isChoice) {
            choices.push_back(stateBefore(condition, assigned));
            isReached = graph.binary(Operation::And, isReached, condition);
            hasReturned_ = hasBroken_ = graph.boolean(false);
        }
        const ExpressionLowering::Guard inside(lowering_, isChoice ? condition : kNoExpr);
        flow = run(statement.body);
    }
    if (flow == Flow::Break)
        flow = Flow::Next;
    for (auto choice = choices.rbegin(); choice != choices.rend() && flow != Flow::Failed; ++choice)
        flow = joinTurn(*choice, assigned, flow, statement.span);
    return flow;
}

SymbolicAlgorithm::Turn SymbolicAlgorithm::stateBefore(ExprId condition,
                                                       const std::unordered_set<std::string>& assigned) const
{
    Turn turn{condition, {hasReturned_, hasBroken_}, {}};
    const auto keep = [&assigned](const auto& all, auto& kept) {
        std::copy_if(all.begin(), all.end(), std::inserter(kept, kept.end()),
                     [&](const auto& named) { return assigned.contains(named.first); });
    };
    keep(locals_.values, turn.before.values);
    keep(locals_.gaps, turn.before.gaps);
    return turn;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::joinTurn(const Turn& turn, const std::unordered_set<std::string>& assigned,
                                                    Flow flow, model::Span span)
{
    const Passed whenTrue = passed(flow);
    LocalSymbols changed = locals_;
    for (const auto& [name, value] : turn.before.values)
        locals_.values[name] = value;
    std::erase_if(locals_.gaps, [&](const auto& gap) { return assigned.contains(gap.first); });
    locals_.gaps.insert(turn.before.gaps.begin(), turn.before.gaps.end());
    hasReturned_ = turn.passed.returned;
    hasBroken_ = turn.passed.broken;
    return join(turn.condition, flow, whenTrue, std::move(changed), Flow::Next, span);
}

}  // namespace bramah::solver
