// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/events/event_extraction.h"

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/analysis/real_values.h"
#include "solver/expressions/expression_cone.h"
#include "solver/flat_model/expression_text.h"
#include "solver/history/history_operator.h"
#include "solver/history/lagged_value_function.h"

#include <array>
#include <optional>

namespace bramah::solver {

namespace {

using model::DiagnosticKind;

/// Rewrites expressions bottom up. A node under noEvent has another meaning than the same node outside, so each has two
/// rewritings: one that causes events and one that is literal.
class EventExtraction
{
public:
    explicit EventExtraction(Compilation& compilation)
        : c_(compilation), graph_(compilation.model.graph), dependence_(compilation), realValues_(compilation)
    {
    }

    void setOrigin(const Origin& origin) { origin_ = origin; }
    /// The histories whose expressions are not rewritten yet; rewriting them may add more.
    [[nodiscard]] const std::vector<std::size_t>& openLines() const { return openLines_; }

    ExprId rewrite(ExprId root, bool isLiteral)
    {
        stack_.assign(1, {root, isLiteral, false});
        while (!stack_.empty()) {
            const Item item = stack_.back();
            stack_.pop_back();
            if (known(item.id, item.isLiteral) != kNoExpr)
                continue;
            if (item.areOperandsKnown) {
                remember(item.id, item.isLiteral, make(item.id, item.isLiteral));
                continue;
            }
            stack_.push_back({item.id, item.isLiteral, true});
            std::array<bool, 3> literal = operandsLiteral(item.id, item.isLiteral);
            std::size_t k = 0;
            graph_.forEachOperand(item.id, [&](ExprId operand) {
                stack_.push_back({operand, literal[std::min<std::size_t>(k, 2)], false});
                ++k;
            });
        }
        return known(root, isLiteral);
    }

private:
    struct Item {
        ExprId id;
        bool isLiteral;
        bool areOperandsKnown;
    };

    ExprId known(ExprId id, bool isLiteral) const
    {
        const auto& memo = memo_[isLiteral];
        return index(id) < memo.size() ? memo[index(id)] : kNoExpr;
    }

    void remember(ExprId id, bool isLiteral, ExprId made)
    {
        auto& memo = memo_[isLiteral];
        if (index(id) >= memo.size())
            memo.resize(std::max<std::size_t>(graph_.size(), index(id) + 1), kNoExpr);
        memo[index(id)] = made;
    }

    /// How the operands of a node are rewritten, given how the node is.
    [[nodiscard]] std::array<bool, 3> operandsLiteral(ExprId id, bool isLiteral) const
    {
        const ExpressionNode& n = graph_.node(id);
        if (n.operation == Operation::NoEvent)
            return {true, true, true};
        if (n.operation == Operation::Smooth)
            return {isLiteral, isLiteral || isSmooth(n), isLiteral};
        return {isLiteral, isLiteral, isLiteral};
    }
    [[nodiscard]] bool isSmooth(const ExpressionNode& n) const
    {
        return graph_.isConstant(n.a) && graph_.node(n.a).value >= 1;
    }

    ExprId make(ExprId id, bool isLiteral)
    {
        const ExpressionNode n = graph_.node(id);
        const auto operand = [&](ExprId o, std::size_t place) {
            return known(o, operandsLiteral(id, isLiteral)[place]);
        };
        switch (n.operation) {
        case Operation::NoEvent: return operand(n.a, 0);
        case Operation::Smooth: return operand(n.b, 1);
        case Operation::Sample: return makeSample(operand(n.a, 0), operand(n.b, 1));
        case Operation::Delay: return makeDelay(operand(n.a, 0), operand(n.b, 1), operand(n.c, 2));
        case Operation::Remembered: return makeRemembered(n.history(), n.output());
        case Operation::Floor:
        case Operation::Ceil: {
            const ExprId a = operand(n.a, 0);
            return isLiteral || dependence_(a) <= Dependence::Discrete ? graph_.unary(n.operation, a)
                                                                       : makeFloor(n.operation, a);
        }
        default: break;
        }
        operands_.clear();
        std::size_t k = 0;
        const auto literal = operandsLiteral(id, isLiteral);
        graph_.forEachOperand(id,
                              [&](ExprId o) { operands_.push_back(known(o, literal[std::min<std::size_t>(k++, 2)])); });
        if (isRelation(n.operation) && !isLiteral)
            return makeRelation(n.operation, operands_[0], operands_[1]);
        return operands_.empty() ? id : graph_.rebuild(id, operands_);
    }

    ExprId makeRelation(Operation operation, ExprId left, ExprId right)
    {
        const ExprId literal = graph_.binary(operation, left, right);
        const Dependence most = std::max(dependence_(left), dependence_(right));
        if (graph_.isConstant(literal) || most <= Dependence::Discrete)
            return literal;
        if (operation == Operation::Equal || operation == Operation::NotEqual) {
            // Integers that change without events, as those that a function returns, cause none.
            if (realValues_.isWhole(left) && realValues_.isWhole(right))
                return literal;
            c_.report(DiagnosticKind::EqualityOfReals, {QString::fromStdString(expressionText(c_.model, literal))},
                      origin_);
            return literal;
        }
        EventRelation crossing;
        crossing.operation = operation;
        crossing.left = left;
        crossing.right = right;
        crossing.origin = origin_;
        crossing.text = expressionText(c_.model, literal, 160);
        if (most == Dependence::Time)
            findInstant(crossing);
        crossing.truth = makeTruth("(" + crossing.text + ")");
        c_.model.variables[index(crossing.truth)].type = ValueType::Boolean;
        c_.crossings.push_back(crossing);
        return graph_.variable(crossing.truth);
    }

    /// If left - right is a + b*time with a number b, its zero is known in advance.
    void findInstant(EventRelation& crossing)
    {
        const bool isRising = crossing.operation == Operation::Greater || crossing.operation == Operation::GreaterEqual;
        if (graph_.node(crossing.left).operation == Operation::Time &&
            dependence_(crossing.right) <= Dependence::Discrete) {
            crossing.instant = crossing.right;
            crossing.isTrueAfter = isRising;
        } else if (graph_.node(crossing.right).operation == Operation::Time &&
                   dependence_(crossing.left) <= Dependence::Discrete) {
            crossing.instant = crossing.left;
            crossing.isTrueAfter = !isRising;
        } else {
            const ExprId difference = graph_.binary(Operation::Subtract, crossing.left, crossing.right);
            const ExprId slope = timeDerivativeOfExplicit(graph_, difference);
            if (slope == kNoExpr || !graph_.isConstant(slope) || graph_.isConstant(slope, 0))
                return;
            std::unordered_map<std::uint32_t, ExprId> memo;
            const ExprId atZero = graph_.transform(
                difference,
                [&](ExprId id) { return graph_.node(id).operation == Operation::Time ? graph_.constant(0) : kNoExpr; },
                memo);
            crossing.instant = graph_.unary(Operation::Negate, graph_.binary(Operation::Divide, atZero, slope));
            crossing.isTrueAfter = isRising == (graph_.node(slope).value > 0);
        }
        crossing.kind = CrossingKind::Time;
    }

    ExprId makeFloor(Operation operation, ExprId a)
    {
        EventRelation crossing;
        crossing.kind = CrossingKind::Floor;
        crossing.operation = operation;
        crossing.left = a;
        crossing.origin = origin_;
        crossing.text = expressionText(c_.model, graph_.unary(operation, a), 160);
        crossing.truth = makeTruth(crossing.text);
        c_.crossings.push_back(crossing);
        return graph_.variable(crossing.truth);
    }

    ExprId makeSample(ExprId start, ExprId interval)
    {
        const QString text =
            QString::fromStdString(expressionText(c_.model, graph_.binary(Operation::Sample, start, interval)));
        for (const auto& [argument, name] : {std::pair(start, "start"), std::pair(interval, "interval")}) {
            if (dependence_(argument) <= Dependence::Parameter)
                continue;
            c_.report(DiagnosticKind::AttributeNotConstant,
                      {QString::fromLatin1(name), text, QString::fromStdString(expressionText(c_.model, argument))},
                      origin_);
            return graph_.boolean(false);
        }
        SampleClock clock;
        clock.start = start;
        clock.interval = interval;
        clock.origin = origin_;
        clock.truth = makeTruth("sample(" + expressionText(c_.model, start, 60) + ", " +
                                expressionText(c_.model, interval, 60) + ")");
        c_.samples.push_back(clock);
        return graph_.variable(clock.truth);
    }

    ExprId makeDelay(ExprId argument, ExprId time, ExprId longest)
    {
        if (dependence_(time) > Dependence::Discrete && dependence_(longest) <= Dependence::Parameter)
            return makeVariableDelay(argument, time, longest);
        if (dependence_(time) > Dependence::Discrete) {
            c_.report(DiagnosticKind::VariableDelay, {QString::fromStdString(expressionText(c_.model, time))}, origin_);
            return argument;
        }
        if (graph_.isConstant(time, 0))
            return argument;
        HistoryLine& line = c_.histories.emplace_back();
        line.flat = {&delayOperator(), {argument, time}, {}, kNoExpr, origin_};
        line.outputs = {
            c_.makeVariable("delay(" + expressionText(c_.model, argument, 100) + ")", Role::Delayed, origin_)};
        return graph_.variable(line.outputs[0]);
    }

    ExprId makeVariableDelay(ExprId argument, ExprId time, ExprId longest)
    {
        const ExprId now = graph_.leaf(Operation::Time), then = graph_.binary(Operation::Subtract, now, time);
        HistoryLine& line = c_.histories.emplace_back();
        line.flat = {&variableDelayOperator(), {argument, then}, {longest}, kNoExpr, origin_};
        line.outputs = {
            c_.makeVariable("delay(" + expressionText(c_.model, argument, 100) + ")", Role::Delayed, origin_)};
        const std::array arguments{graph_.variable(line.outputs[0]), then, now, argument};
        return graph_.callJoined(graph_.addFunction(laggedValueFunction()), arguments);
    }

    ExprId makeRemembered(std::uint32_t number, std::uint32_t output)
    {
        const auto [place, isNew] = lineOf_.try_emplace(number, c_.histories.size());
        if (isNew) {
            openLines_.push_back(c_.histories.size());
            HistoryLine& line = c_.histories.emplace_back();
            line.flat = std::move(c_.model.histories[number]);
            const FlatHistory& flat = line.flat;
            const bool hasPosition = flat.position != kNoExpr;
            const std::string name = flat.operation->name() + std::string("(") +
                                     expressionText(c_.model, hasPosition ? flat.position : flat.inputs[0], 100) + ")";
            for (std::size_t k = 0; k < flat.operation->outputCount(); ++k)
                line.outputs.push_back(
                    c_.makeVariable(name + "[" + std::to_string(k + 1) + "]", Role::Delayed, flat.origin));
            if (hasPosition) {
                line.position = c_.makeVariable(name, Role::Continuous, flat.origin);
                c_.model.variables[index(line.position)].isFixed = true;
            }
        }
        return graph_.variable(c_.histories[place->second].outputs[output]);
    }

    VariableId makeTruth(const std::string& text) { return c_.makeVariable(text, Role::Truth, origin_); }

    Compilation& c_;
    ExpressionGraph& graph_;
    DependenceTable dependence_;
    RealValues realValues_;
    Origin origin_;
    std::array<std::vector<ExprId>, 2> memo_;  ///< by kind of rewriting and by expression
    std::vector<Item> stack_;
    std::vector<ExprId> operands_;
    std::unordered_map<std::uint32_t, std::size_t> lineOf_;  ///< by number in the model: index of the history
    std::vector<std::size_t> openLines_;                     ///< not rewritten yet
};

/// Makes the operators with a past that rewritten expressions read. The distance by which their signals have moved is
/// integrated from the start on: the value of x then makes no difference, and this state exists whatever other states
/// are chosen.
template <typename Rewrite>
void extractHistories(Compilation& c, const std::vector<std::size_t>& openLines, Rewrite&& rewrite)
{
    ExpressionGraph& graph = c.model.graph;
    for (std::size_t i = 0; i < openLines.size(); ++i) {  // an operator may read the output of another one
        FlatHistory flat = c.histories[openLines[i]].flat;
        for (ExprId& input : flat.inputs)
            rewrite(input, flat.origin);
        rewrite(flat.position, flat.origin);
        for (ExprId& setting : flat.settings)
            rewrite(setting, flat.origin, true);
        HistoryLine& line = c.histories[openLines[i]];
        line.flat = flat;
        if (line.position == kNoVariable)
            continue;
        const ExprId speed = graph.variable(c.derivativeOf(line.position));
        c.equations.push_back({speed, graph.unary(Operation::Differentiate, flat.position), flat.origin});
    }
    c.model.histories.clear();
}

}  // namespace

void extractEvents(Compilation& c)
{
    convertWhens(c);
    EventExtraction extraction(c);
    const auto rewrite = [&](ExprId& expression, const Origin& origin, bool isLiteral = false) {
        if (expression == kNoExpr)
            return;
        extraction.setOrigin(origin);
        expression = extraction.rewrite(expression, isLiteral);
    };
    const auto rewriteAction = [&](FlatAction& action) {
        rewrite(action.value, action.origin, action.kind == ActionKind::Assert);
        for (ExprId& value : action.message.values)
            rewrite(value, action.origin, true);
    };
    for (ContinuousEquation& e : c.equations) {
        rewrite(e.left, e.origin);
        rewrite(e.right, e.origin);
    }
    for (DiscreteEquation& e : c.discreteEquations)
        rewrite(e.value, e.origin);
    for (EventAction& a : c.eventActions) {
        rewrite(a.fires, a.action.origin);
        rewriteAction(a.action);
    }
    for (FlatAction& a : c.model.assertions)
        rewriteAction(a);
    for (FlatEquation& e : c.initialEquations) {
        rewrite(e.left, e.origin, true);
        rewrite(e.right, e.origin, true);
    }
    extractHistories(c, extraction.openLines(), rewrite);  // after all expressions that may read one
    // Attributes and bindings depend on parameters only: literal throughout.
    const std::size_t declared = c.model.variables.size();
    for (std::size_t i = 0; i < declared; ++i) {
        if (!c.hasFormula[i])
            continue;
        FlatVariable& v = c.model.variables[i];
        const Origin origin = v.origin;
        ExprId attributes[] = {v.binding, v.start, v.nominal, v.min, v.max};
        for (ExprId& attribute : attributes)
            rewrite(attribute, origin, true);
        FlatVariable& same = c.model.variables[i];
        same.binding = attributes[0];
        same.start = attributes[1];
        same.nominal = attributes[2];
        same.min = attributes[3];
        same.max = attributes[4];
    }
}

}  // namespace bramah::solver
