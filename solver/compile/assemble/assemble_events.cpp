// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/assemble.h"

#include "solver/expressions/expression_rewrite.h"

#include <algorithm>
#include <unordered_map>

namespace bramah::solver {

namespace {

/// Expressions as evaluated at an event: relations are literal, discrete variables have their new values.
class EventExpressions
{
public:
    explicit EventExpressions(Compilation& c)
        : c_(c),
          graph_(c.model.graph),
          held_(graph_, [this](ExprId id) { return heldReplacement(id); }),
          literal_(graph_, [this](ExprId id) { return replacement(id); })
    {
        for (std::size_t i = 0; i < c.crossings.size(); ++i)
            crossingOf_.emplace(index(c.crossings[i].truth), i);
    }

    /// The new value with relations as held.
    ExprId held(ExprId id) { return held_(id); }
    void setHeldValue(VariableId variable, ExprId value) { heldValues_[index(variable)] = value; }
    void setNewValue(VariableId variable, ExprId value) { newValues_[index(variable)] = value; }

    ExprId literal(ExprId id) { return literal_(id); }

    ExprId literalCrossing(const EventRelation& crossing)
    {
        switch (crossing.kind) {
        case CrossingKind::Floor: return graph_.unary(crossing.operation, literal(crossing.left));
        case CrossingKind::Time: return literalInTime(crossing);
        case CrossingKind::State: break;
        }
        return graph_.binary(crossing.operation, literal(crossing.left), literal(crossing.right));
    }

private:
    /// True from the instant on, whatever >, >= or the rounding of the expression give at the instant itself. At the
    /// start they decide: there `time > 0` is false, and becomes true in the event directly behind it.
    ExprId literalInTime(const EventRelation& crossing)
    {
        const ExprId time = graph_.leaf(Operation::Time), instant = literal(crossing.instant);
        const bool isStrict = crossing.operation == Operation::Less || crossing.operation == Operation::Greater;
        if (crossing.isTrueAfter) {
            const ExprId after = graph_.binary(Operation::GreaterEqual, time, instant);
            return isStrict ? atStart(graph_.binary(Operation::Greater, time, instant), after) : after;
        }
        const ExprId before = graph_.binary(Operation::Less, time, instant);
        return isStrict ? before : atStart(graph_.binary(Operation::LessEqual, time, instant), before);
    }

    ExprId atStart(ExprId value, ExprId otherwise)
    {
        return graph_.ternary(Operation::If, graph_.leaf(Operation::Initial), value, otherwise);
    }

    ExprId heldReplacement(ExprId id)
    {
        const ExpressionNode& n = graph_.node(id);
        if (n.operation != Operation::Variable)
            return kNoExpr;
        const auto found = heldValues_.find(index(n.variable));
        return found == heldValues_.end() ? kNoExpr : found->second;
    }

    ExprId replacement(ExprId id)
    {
        const ExpressionNode n = graph_.node(id);
        if (n.operation != Operation::Variable)
            return kNoExpr;
        if (const auto found = newValues_.find(index(n.variable)); found != newValues_.end())
            return found->second;
        if (const auto found = crossingOf_.find(index(n.variable)); found != crossingOf_.end())
            return literalCrossing(c_.crossings[found->second]);
        return kNoExpr;
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    std::unordered_map<std::uint32_t, std::size_t> crossingOf_;
    std::unordered_map<std::uint32_t, ExprId> newValues_;
    std::unordered_map<std::uint32_t, ExprId> heldValues_;
    ExpressionRewrite held_, literal_;
};

CompiledAction compiledAction(Assembly& a, const FlatAction& action, ExprId fires, ExprId value)
{
    CompiledAction made;
    made.action = action;
    made.fires = fires == kNoExpr ? kNoSlot : a.tape.require(fires);
    made.value = value == kNoExpr ? kNoSlot : a.tape.require(value);
    return made;
}

void assembleRelations(Assembly& a)
{
    a.tape.open(TapeSection::Relations, a.system.relationProgram, {TapeBuilder::mask(TapeSection::Derivatives)});
    std::vector<ExprId> operands;
    for (const EventRelation& crossing : a.c.crossings)
        for (ExprId operand : {crossing.left, crossing.right, crossing.instant})
            if (operand != kNoExpr)
                operands.push_back(operand);
    // Jumps in histories come out where these cross them.
    std::vector<ExprId> places;
    for (const HistoryLine& line : a.c.histories)
        if (line.flat.operation->hasCrossing() && line.position == kNoVariable)
            places.push_back(line.flat.inputs[1]);
    operands.insert(operands.end(), places.begin(), places.end());
    const std::vector<bool> isRead = blocksNeededBy(a, operands);
    for (std::size_t b = 0; b < a.plan.blocks.size(); ++b)
        if (isRead[b] && !a.isNeeded[b])
            emitBlock(a, b, a.system.relationProgram, false);
    for (const ExprId place : places)
        static_cast<void>(a.tape.require(place));
    for (const EventRelation& crossing : a.c.crossings) {
        CompiledRelation made;
        made.kind = crossing.kind;
        made.operation = crossing.operation;
        made.truth = crossing.truth;
        made.truthSlot = a.slotOf[index(crossing.truth)];
        made.isTrueAfter = crossing.isTrueAfter;
        if (crossing.kind == CrossingKind::Time) {
            made.instant = a.tape.require(crossing.instant);
        } else {
            made.left = a.tape.require(crossing.left);
            made.right = crossing.kind == CrossingKind::State ? a.tape.require(crossing.right) : kNoSlot;
            made.firstRoot = static_cast<std::int32_t>(a.system.layout.relations.size());
            const int roots = crossing.kind == CrossingKind::Floor ? 2 : 1;
            for (int k = 0; k < roots; ++k)
                a.system.layout.relations.push_back({crossing.text, crossing.origin.component});
        }
        a.system.relations.push_back(made);
    }
    a.tape.finishRun();
}

/// By expression: does initial() occur in it?
std::vector<bool> usesOfInitial(const ExpressionGraph& graph)
{
    std::vector<bool> uses(graph.size());
    for (std::uint32_t i = 0; i < graph.size(); ++i) {
        bool isUse = graph.node(ExprId{i}).operation == Operation::Initial;
        graph.forEachOperand(ExprId{i}, [&](ExprId operand) { isUse = isUse || uses[index(operand)]; });
        uses[i] = isUse;
    }
    return uses;
}

/// The variables without a value when the start of a delay is computed: outputs of delays and, if the initial system
/// determines them, states.
std::vector<bool> knownLate(const Assembly& a, bool areStatesSolved)
{
    std::vector<bool> late;
    for (const Role role : a.c.roles)
        late.push_back(role == Role::Delayed);
    if (areStatesSolved)
        for (const VariableId state : a.c.states)
            late[index(state)] = true;
    return late;
}

/// Does the value of \a root depend on a variable that is \a late?
bool followsFrom(Assembly& a, ExprId root, const std::vector<bool>& late)
{
    std::vector<ExprId> roots{root};
    const std::vector<bool> needed = blocksNeededBy(a, roots);
    for (std::size_t b = 0; b < needed.size(); ++b) {
        if (!needed[b])
            continue;
        for (const std::uint32_t e : a.plan.blocks[b].equations)
            roots.insert(roots.end(), {a.plan.equations[e].left, a.plan.equations[e].right});
    }
    return std::ranges::any_of(a.cone.variables(roots), [&](VariableId v) { return late[index(v)]; });
}

/// State numbers by variable.
using StateNumbers = std::unordered_map<std::uint32_t, std::int32_t>;

StateNumbers stateNumbersOf(const Compilation& c)
{
    StateNumbers numbers;
    for (std::size_t s = 0; s < c.states.size(); ++s)
        numbers.emplace(index(c.states[s]), static_cast<std::int32_t>(s));
    return numbers;
}

void assembleActions(Assembly& a, EventExpressions& expressions, const StateNumbers& stateNumbers)
{
    Compilation& c = a.c;
    for (const EventAction& event : c.eventActions) {
        const ExprId value = event.action.value == kNoExpr ? kNoExpr : expressions.literal(event.action.value);
        CompiledAction made = compiledAction(a, event.action, expressions.literal(event.fires), value);
        for (ExprId part : event.action.message.values)
            made.messageValues.push_back(a.tape.require(expressions.literal(part)));
        if (event.action.kind == ActionKind::Reinit) {
            const auto found = stateNumbers.find(index(event.action.variable));
            made.state = found == stateNumbers.end() ? -1 : found->second;
            if (made.state < 0)
                c.report(model::DiagnosticKind::ReinitOfNoState,
                         {QString::fromStdString(c.model.variable(event.action.variable).path)}, event.action.origin);
        }
        a.system.eventActions.push_back(std::move(made));
    }
}

/// Translates the program for events: discrete variables, literal relations, actions.
void assembleEventProgram(Assembly& a, const InitialPlan& initial, const StateNumbers& stateNumbers)
{
    Compilation& c = a.c;
    a.tape.open(TapeSection::Events, a.system.eventProgram,
                {TapeBuilder::mask(TapeSection::Derivatives), TapeBuilder::mask(TapeSection::Outputs)});
    EventExpressions expressions(c);
    for (std::size_t i = 0; i < c.discreteEquations.size(); ++i) {
        const DiscreteEquation& e = c.discreteEquations[i];
        const ExprId value = expressions.literal(e.value);
        expressions.setNewValue(e.variable, value);
        a.system.discretes[i].next = a.tape.require(value);
        const ExprId held = expressions.held(e.value);
        expressions.setHeldValue(e.variable, held);
        a.system.discretes[i].held = a.tape.require(held);
    }
    for (std::size_t i = 0; i < c.crossings.size(); ++i)
        a.system.relations[i].next = a.tape.require(expressions.literalCrossing(c.crossings[i]));
    assembleActions(a, expressions, stateNumbers);
    for (const auto& [variable, value] : initial.discreteStarts)
        for (const CompiledPre& pre : a.system.pres)
            if (pre.variable == variable)
                a.system.initialPres.push_back({pre.slot, a.tape.require(expressions.literal(value))});
    a.tape.finishRun();
}

/// Translates the program for accepted steps: inputs of operators with a past, and assertions.
void assembleAssertionProgram(Assembly& a, const InitialPlan& initial, const StateNumbers& stateNumbers)
{
    Compilation& c = a.c;
    a.tape.open(TapeSection::Assertions, a.system.assertionProgram,
                {TapeBuilder::mask(TapeSection::Derivatives), TapeBuilder::mask(TapeSection::Outputs)});
    const std::vector<bool> late = knownLate(a, initial.isNeeded);
    for (std::size_t i = 0; i < c.histories.size(); ++i) {
        const HistoryLine& line = c.histories[i];
        CompiledHistory& made = a.system.histories[i];
        made.isReceived = line.isReceived;
        made.isSent = line.isSent;
        made.isRead = line.isRead;
        for (const ExprId input : line.flat.inputs) {
            const bool isElsewhere = line.isReceived && made.places.inputs.empty();
            made.places.inputs.push_back(isElsewhere ? a.tape.newSlot() : a.tape.require(input));
        }
        made.startsAsInput =
            made.operation->startsAsInput() && !line.isReceived && !followsFrom(a, line.flat.inputs[0], late);
        if (line.position != kNoVariable) {
            const CompiledState& state =
                a.system.states[static_cast<std::size_t>(stateNumbers.at(index(line.position)))];
            made.places.position = state.slot;
            made.places.speed = state.derivative;
        }
        if (made.operation->hasCrossing())
            a.system.layout.relations.push_back(
                {c.model.variable(line.position == kNoVariable ? made.variable : line.position).path,
                 line.flat.origin.component});
    }
    const std::vector<bool> isOfStart = usesOfInitial(c.model.graph);
    for (const FlatAction& assertion : c.model.assertions) {
        if (isOfStart[index(assertion.value)])
            a.system.startAssertions.push_back(a.system.assertions.size());
        CompiledAction made = compiledAction(a, assertion, kNoExpr, assertion.value);
        for (ExprId part : assertion.message.values)
            made.messageValues.push_back(a.tape.require(part));
        a.system.assertions.push_back(std::move(made));
    }
    a.tape.finishRun();
}

}  // namespace

void assembleEvents(Assembly& a, const InitialPlan& initial)
{
    assembleRelations(a);
    const StateNumbers stateNumbers = stateNumbersOf(a.c);
    assembleEventProgram(a, initial, stateNumbers);
    assembleAssertionProgram(a, initial, stateNumbers);
}

}  // namespace bramah::solver
