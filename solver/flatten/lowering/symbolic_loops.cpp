// SPDX-License-Identifier: GPL-3.0-or-later
// Loops of algorithms are written out iteration by iteration. If the condition of a `while` changes during the run,
// each iteration is a choice between the values before it and those after it and the following ones; one without a
// small bound is run_time_loops.cpp's.
#include "solver/flatten/lowering/loop_turns.h"
#include "solver/flatten/lowering/symbolic_algorithm.h"
#include "solver/flatten/symbols/assigned_targets.h"
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
    const auto values = lowering_.ranges().rangeOf(statement.indices[index], repeated, place_);
    if (!values)
        return Flow::Failed;
    const std::string name(statement.indices[index].name.text);
    const auto found = locals_.values.find(name);
    const auto hidden = found == locals_.values.end() ? std::nullopt : std::optional(found->second);
    const std::unordered_set<std::string> assigned = assignedNames(statement.body);
    ExpressionGraph& graph = lowering_.graph();
    Flow flow = Flow::Next;
    LoopTurns turns(lowering_, place_, statement.span);
    loops_.push_back(statement.indices[index].name.text);
    for (std::int64_t i = 0; i < values->count() && flow == Flow::Next && !graph.isConstant(skips(), 1); ++i) {
        if (!turns.next()) {
            flow = Flow::Failed;
            break;
        }
        locals_.values[name] = values->at(graph, i);
        if (!isLeft()) {
            flow = loop(statement, index + 1);
            continue;
        }
        const Choice choice = beginChoice(graph.unary(Operation::Not, skips()), assigned);
        const GuardedAssertions::Guard guard(lowering_.context().assertions, choice.condition);
        flow = loop(statement, index + 1);
        flow = endChoice(choice, assigned, flow, statement.span);
    }
    loops_.pop_back();
    hasBroken_ = graph.boolean(false);
    if (flow == Flow::Break)
        flow = Flow::Next;
    if (hidden)
        locals_.values[name] = *hidden;
    else
        locals_.values.erase(name);
    return flow;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::turn(const syntax::Statement& statement, bool& isStructural)
{
    const auto runStructural = [&] {
        ++structuralLoops_;
        const Flow flow = run(statement.body);
        --structuralLoops_;
        return flow;
    };
    if (isStructural)
        return runStructural();
    const LocalSymbols before = locals_;
    const Flow flow = run(statement.body);
    if (flow != Flow::Next || !isLeft())
        return flow;
    // If parameters alone decide whether the loop ends, everything in it depends on them.
    const LocalSymbols after = std::exchange(locals_, before);
    const Passed left{hasReturned_, hasBroken_};
    hasReturned_ = hasBroken_ = lowering_.graph().boolean(false);
    const Flow known = runStructural();
    isStructural = known != Flow::Next || !isLeft();
    if (isStructural)
        return known;
    locals_ = after;
    hasReturned_ = left.returned;
    hasBroken_ = left.broken;
    return flow;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::repeat(const syntax::Statement& statement)
{
    ExpressionGraph& graph = lowering_.graph();
    const std::unordered_set<std::string> assigned = assignedNames(statement.body);
    const std::optional<CountedTurns> counted = countedTurns(statement, lowering_, place_);
    std::vector<Choice> choices;
    ExprId isReached = kNoExpr;
    const auto choose = [&](ExprId condition) {
        choices.push_back(beginChoice(condition, assigned));
        isReached = isReached == kNoExpr ? condition : graph.binary(Operation::And, isReached, condition);
    };
    bool isStructural = false;
    LoopTurns turns(lowering_, place_, statement.span);
    Flow flow = Flow::Next;
    for (std::int64_t turn = 0; flow == Flow::Next && !graph.isConstant(skips(), 1); ++turn) {
        if (!turns.next())
            return Flow::Failed;
        if (isLeft())
            choose(graph.unary(Operation::Not, skips()));
        const Next next = nextTurn(statement, turn, counted, isReached, isStructural);
        if (next.kind == Next::Kind::Failed)
            return Flow::Failed;
        if (next.kind == Next::Kind::End)
            break;
        if (next.kind == Next::Kind::FromAnywhere)
            return repeatAtEach(statement, *counted);
        if (next.kind == Next::Kind::DuringRun) {
            const GuardedAssertions::Guard guard(lowering_.context().assertions, isReached);
            flow = repeatDuringRun(statement);
            break;
        }
        if (next.condition != kNoExpr)
            choose(next.condition);
        const GuardedAssertions::Guard guard(lowering_.context().assertions, isReached);
        flow = this->turn(statement, isStructural);
    }
    if (flow == Flow::Break)
        flow = Flow::Next;
    for (auto choice = choices.rbegin(); choice != choices.rend() && flow != Flow::Failed; ++choice)
        flow = endChoice(*choice, assigned, flow, statement.span);
    hasBroken_ = graph.boolean(false);
    return flow;
}

SymbolicAlgorithm::Next SymbolicAlgorithm::nextTurn(const syntax::Statement& statement, std::int64_t turn,
                                                    const std::optional<CountedTurns>& counted, ExprId isReached,
                                                    bool& isStructural)
{
    const GuardedAssertions::Guard guard(lowering_.context().assertions, isReached);
    auto isTrue = conditionValue(*statement.value);
    if (!isTrue) {
        // The number of iterations may depend on parameters, so all assignments in the loop do.
        ++structuralLoops_;
        isTrue = conditionValue(*statement.value);
        --structuralLoops_;
        isStructural = isStructural || isTrue;
    }
    if (isTrue && !*isTrue)
        return {Next::Kind::End};
    const bool isChoice = isReached != kNoExpr;
    if (isTrue && (!isChoice || counted)) {
        if (turn < kMaxTurns)
            return {Next::Kind::Turn};
        fail(DiagnosticKind::LoopTooLong, {QString::number(kMaxTurns)}, statement.span);
        return {Next::Kind::Failed};
    }
    if (!isBounded(counted) && place_.isInFunction)
        return {Next::Kind::DuringRun};
    if (!isBounded(counted)) {
        if (goesOn(*statement.value) != kNoExpr)
            fail(DiagnosticKind::UnsupportedConstruct,
                 {tr("while that ends by what changes during the run, outside of functions")}, statement.span);
        return {Next::Kind::Failed};
    }
    if (!isChoice && counted->first && !counted->isStartKnown)
        return {Next::Kind::FromAnywhere};
    const ExprId condition = goesOn(*statement.value);
    if (condition == kNoExpr)
        return {Next::Kind::Failed};
    if (turn < counted->most())
        return {Next::Kind::Turn, condition};
    assertEnded(condition, turn, statement.span);
    return {Next::Kind::End};
}

bool SymbolicAlgorithm::isBounded(const std::optional<CountedTurns>& counted)
{
    return counted && counted->counts != CountedTurns::Counts::Never && counted->most() <= kMaxTurns;
}

ExprId SymbolicAlgorithm::goesOn(const syntax::Expression& condition)
{
    ExpressionGraph& graph = lowering_.graph();
    const Symbolic value = lowering_.lower(condition, place_);
    if (!value.isKnown() || !lowering_.types().expectType(value, ValueType::Boolean, place_, condition.span))
        return kNoExpr;
    if (!value.isScalar()) {
        fail(DiagnosticKind::ShapesDiffer, {textOf(place_, condition.span)}, condition.span);
        return kNoExpr;
    }
    return place_.isInFunction ? graph.unary(Operation::NoEvent, value.only()) : value.only();
}

void SymbolicAlgorithm::assertEnded(ExprId goesOn, std::int64_t turns, model::Span span)
{
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value = lowering_.graph().unary(Operation::Not, goesOn);
    action.message.texts = {tr("this loop still goes on after %1 turns; let it end by an Integer that counts by one")
                                .arg(turns)
                                .toStdString()};
    action.origin = lowering_.messages().originOf(place_, span);
    lowering_.context().assertions.add(std::move(action));
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::repeatAtEach(const syntax::Statement& statement, const CountedTurns& counted)
{
    const std::unordered_set<std::string> assigned = assignedNames(statement.body);
    ExpressionGraph& graph = lowering_.graph();
    LoopTurns turns(lowering_, place_, statement.span);
    for (std::int64_t at = *counted.first; at <= counted.last && !graph.isConstant(skips(), 1); ++at) {
        if (!turns.next())
            return Flow::Failed;
        const Symbolic here = Symbolic::scalar(graph.constant(static_cast<double>(at)), ValueType::Integer);
        Symbolic& counter = locals_.values[counted.counter];
        const ExprId isEqual = graph.binary(Operation::Equal, counter.only(), here.only());
        const ExprId isHere = graph.binary(Operation::And, graph.unary(Operation::Not, skips()),
                                           place_.isInFunction ? graph.unary(Operation::NoEvent, isEqual) : isEqual);
        const Symbolic before = std::exchange(counter, here);
        const GuardedAssertions::Guard guard(lowering_.context().assertions, isHere);
        const ExprId isTrue = goesOn(*statement.value);
        counter = before;
        if (isTrue == kNoExpr)
            return Flow::Failed;
        if (graph.isConstant(isTrue, 0))
            continue;
        const Choice choice = beginChoice(graph.binary(Operation::And, isHere, isTrue), assigned);
        locals_.values[counted.counter] = here;
        const GuardedAssertions::Guard inside(lowering_.context().assertions, isTrue);
        if (endChoice(choice, assigned, run(statement.body), statement.span) == Flow::Failed)
            return Flow::Failed;
    }
    const ExprId isOpen = graph.unary(Operation::Not, skips());
    const GuardedAssertions::Guard guard(lowering_.context().assertions, isLeft() ? isOpen : kNoExpr);
    const ExprId isTrue = goesOn(*statement.value);
    if (isTrue == kNoExpr)
        return Flow::Failed;
    assertEnded(isTrue, counted.most(), statement.span);
    hasBroken_ = graph.boolean(false);
    return Flow::Next;
}

SymbolicAlgorithm::Choice SymbolicAlgorithm::beginChoice(ExprId condition,
                                                         const std::unordered_set<std::string>& assigned)
{
    Choice choice{condition, {hasReturned_, hasBroken_}, {}};
    const auto keep = [&assigned](const auto& all, auto& kept) {
        std::copy_if(all.begin(), all.end(), std::inserter(kept, kept.end()),
                     [&](const auto& named) { return assigned.contains(named.first); });
    };
    keep(locals_.values, choice.before.values);
    keep(locals_.gaps, choice.before.gaps);
    hasReturned_ = hasBroken_ = lowering_.graph().boolean(false);
    for (const auto& [name, value] : choice.before.values)
        locals_.values[name] = assuming(condition, value);
    return choice;
}

Symbolic SymbolicAlgorithm::assuming(ExprId condition, const Symbolic& value) const
{
    if (value.kind != Symbolic::Kind::Scalars)
        return value;
    return mapped(value, [&](ExprId element) { return whereTrue(condition, element); });
}

ExprId SymbolicAlgorithm::whereTrue(ExprId condition, ExprId value) const
{
    const ExpressionGraph& graph = lowering_.graph();
    const auto isNot = [&graph](ExprId a, ExprId b) {
        return graph.node(a).operation == Operation::Not && graph.node(a).a == b;
    };
    for (;;) {
        const ExpressionNode& node = graph.node(value);
        if (node.operation != Operation::If)
            return value;
        if (node.a == condition)
            value = node.b;
        else if (isNot(condition, node.a) || isNot(node.a, condition))
            value = node.c;
        else
            return value;
    }
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::endChoice(const Choice& choice,
                                                     const std::unordered_set<std::string>& assigned, Flow flow,
                                                     model::Span span)
{
    if (flow == Flow::Failed)
        return flow;
    const Passed whenTrue = passed(flow);
    LocalSymbols changed = locals_;
    const ExprId isFalse = lowering_.graph().unary(Operation::Not, choice.condition);
    for (const auto& [name, value] : choice.before.values)
        locals_.values[name] = assuming(isFalse, value);
    std::erase_if(locals_.gaps, [&](const auto& gap) { return assigned.contains(gap.first); });
    locals_.gaps.insert(choice.before.gaps.begin(), choice.before.gaps.end());
    hasReturned_ = choice.passed.returned;
    hasBroken_ = choice.passed.broken;
    return join(choice.condition, flow, whenTrue, std::move(changed), Flow::Next, span);
}

}  // namespace bramah::solver
