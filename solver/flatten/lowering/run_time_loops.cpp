// SPDX-License-Identifier: GPL-3.0-or-later
// A `while` of a function whose condition depends on values of the run, and that counts to no known end, is not written
// out: one iteration is lowered, and becomes a program that runs as often as the condition says.
#include "solver/flatten/lowering/carried_loop.h"
#include "solver/flatten/lowering/symbolic_algorithm.h"
#include "solver/flatten/symbols/assigned_targets.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;

namespace {

/// The assertions of a loop, which apply behind it: the loop carries whether one has failed, and the values of its
/// message then.
class LoopAssertions
{
public:
    LoopAssertions(ExpressionGraph& graph, CarriedLoop& loop) : graph_(graph), loop_(loop) {}

    /// Adds those that were met while the condition of the loop, or else an iteration, was lowered.
    void add(std::vector<FlatAction> actions, bool isAtCheck)
    {
        for (FlatAction& action : actions)
            add(std::move(action), isAtCheck);
    }

    /// The condition that none has failed, warnings excepted: the loop ends with the first one.
    [[nodiscard]] ExprId hold() const { return hold_; }

    /// Asserts them behind the finished loop.
    void assertIn(GuardedAssertions& assertions)
    {
        for (Carried& each : all_) {
            each.action.value = graph_.unary(Operation::Not, loop_.after(each.hasFailed));
            for (std::size_t i = 0; i < each.messageValues.size(); ++i)
                each.action.message.values[i] = loop_.after(each.messageValues[i]);
            assertions.add(std::move(each.action));
        }
    }

private:
    struct Carried {
        FlatAction action;
        ExprId hasFailed = kNoExpr;
        std::vector<ExprId> messageValues;
    };

    void add(FlatAction action, bool isAtCheck)
    {
        Carried each;
        each.hasFailed = loop_.carry(graph_.boolean(false));
        const auto set = [&](ExprId leaf, ExprId value) {
            isAtCheck ? loop_.setAtCheck(leaf, value) : loop_.setAfterTurn(leaf, value);
        };
        for (const ExprId value : action.message.values) {
            each.messageValues.push_back(loop_.carry(graph_.constant(0)));
            const ExprId kept = each.messageValues.back();
            set(kept, graph_.ternary(Operation::If, each.hasFailed, kept, value));
        }
        const ExprId holds = graph_.unary(Operation::NoEvent, action.value);
        set(each.hasFailed, graph_.binary(Operation::Or, each.hasFailed, graph_.unary(Operation::Not, holds)));
        if (action.level == AssertionLevel::Error)
            hold_ =
                graph_.binary(Operation::And, hold_, isAtCheck ? holds : graph_.unary(Operation::Not, each.hasFailed));
        each.action = std::move(action);
        all_.push_back(std::move(each));
    }

    ExpressionGraph& graph_;
    CarriedLoop& loop_;
    ExprId hold_ = graph_.boolean(true);
    std::vector<Carried> all_;
};

}  // namespace

bool SymbolicAlgorithm::carryLocals(CarriedLoop& loop, const std::vector<std::string>& names, model::Span span)
{
    ExpressionGraph& graph = lowering_.graph();
    for (const std::string& name : names) {
        Symbolic& value = locals_.values[name];
        const model::Instance* variable = place_.scope->child(name);
        const bool isOpen = !value.isKnown() && variable && variable->builtin() != model::BuiltinType::None &&
                            variable->builtin() != model::BuiltinType::String;
        if (isOpen) {
            value = Symbolic::scalar(graph.constant(0), ExpressionChecks::typeOf(variable->builtin()));
            value.enumeration = variable->enumeration();
        }
        if (!loop.carry(name, value))
            return fail(DiagnosticKind::UnsupportedConstruct,
                        {tr("text in a while that ends by what changes during the run")}, span);
        const ExprId gap = isOpen ? graph.boolean(true) : locals_.gapOf(name);
        if (gap != kNoExpr)
            locals_.gaps[name] = loop.carryGap(name, gap);
    }
    return true;
}

bool SymbolicAlgorithm::setLocalsAfterTurn(CarriedLoop& loop, const std::vector<std::string>& names, model::Span span)
{
    for (const std::string& name : names) {
        if (!loop.setAfterTurn(name, locals_.values[name]))
            return fail(DiagnosticKind::UnsupportedConstruct,
                        {tr("an array whose size changes in a while that ends by what changes during the run")}, span);
        const ExprId gap = locals_.gapOf(name);
        loop.setGapAfterTurn(name, gap == kNoExpr ? lowering_.graph().boolean(false) : gap);
    }
    return true;
}

void SymbolicAlgorithm::readLocals(CarriedLoop& loop, const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        locals_.values[name] = loop.after(name, locals_.values[name]);
        locals_.gaps.erase(name);
        if (const ExprId gap = loop.gapAfter(name); gap != kNoExpr && !lowering_.graph().isConstant(gap, 0))
            locals_.gaps[name] = gap;
    }
}

void SymbolicAlgorithm::assertEnded(CarriedLoop& loop, model::Span span)
{
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value = loop.hasEnded();
    action.message.texts = {tr("this loop still goes on after %1 turns").arg(kMostTurnsOfLoop).toStdString()};
    action.origin = lowering_.messages().originOf(place_, span);
    lowering_.context().assertions.add(std::move(action));
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::repeatDuringRun(const syntax::Statement& statement)
{
    ExpressionGraph& graph = lowering_.graph();
    GuardedAssertions& guarded = lowering_.context().assertions;
    CarriedLoop loop(graph);
    std::vector<std::string> names;
    std::ranges::copy_if(assignedNames(statement.body), std::back_inserter(names),
                         [this](const std::string& name) { return locals_.values.contains(name); });
    std::ranges::sort(names);
    if (!carryLocals(loop, names, statement.span))
        return Flow::Failed;

    LoopAssertions assertions(graph, loop);
    const int structuralLoops = std::exchange(structuralLoops_, 0);
    hasReturned_ = hasBroken_ = graph.boolean(false);
    const auto collected = [&](const auto& lower, bool isAtCheck) {
        GuardedAssertions::Collection collection(guarded);
        lower();
        assertions.add(std::move(collection.collected), isAtCheck);
    };
    ExprId condition = kNoExpr;
    collected([&] { condition = goesOn(*statement.value); }, true);
    Flow flow = Flow::Failed;
    if (condition != kNoExpr)
        collected([&] { flow = run(statement.body); }, false);
    structuralLoops_ = structuralLoops;
    if (flow == Flow::Failed || !setLocalsAfterTurn(loop, names, statement.span))
        return Flow::Failed;

    const Passed left = passed(flow);
    const ExprId hasReturned = loop.carryPassed(left.returned), hasBroken = loop.carryPassed(left.broken);
    // A loop whose values nobody uses does not begin.
    const ExprId isUsed = guarded.isAlwaysReached() ? graph.boolean(true) : loop.carry(guarded.guard());
    ExprId goesOn = graph.unary(Operation::Not, graph.binary(Operation::Or, hasReturned, hasBroken));
    for (const ExprId needed : {isUsed, condition, assertions.hold()})
        goesOn = graph.binary(Operation::And, needed, goesOn);
    if (!loop.finish(goesOn)) {
        fail(DiagnosticKind::UnsupportedConstruct,
             {tr("an operator with a past in a while that ends by what changes during the run")}, statement.span);
        return Flow::Failed;
    }
    readLocals(loop, names);
    assertions.assertIn(guarded);
    assertEnded(loop, statement.span);
    hasReturned_ = loop.after(hasReturned);
    hasBroken_ = graph.boolean(false);
    return Flow::Next;
}

}  // namespace bramah::solver
