// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/delayed_signals.h"

#include "solver/flat_model/expression_text.h"

#include <functional>
#include <unordered_map>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kTextLength = 100;  // length of texts, as for the compiler's names of delay outputs

class DelayTaker
{
public:
    /// \a keepsBeginning: keep the value that is given before the delay's time has passed.
    DelayTaker(FlatModel& model, bool keepsBeginning)
        : model_(model),
          graph_(model.graph),
          keepsBeginning_(keepsBeginning),
          holdsDelay_(holdersOf(model.graph, Operation::Delay))
    {
    }

    std::vector<DelayedSignal> run()
    {
        const std::size_t count = model_.equations.size();
        for (std::size_t e = 0; e < count; ++e) {
            const FlatEquation equation = model_.equations[e];
            if (!holdsDelay(equation.left) && !holdsDelay(equation.right))
                continue;
            origin_ = equation.origin;
            likeness_ = kNoVariable;
            for (const ExprId side : {equation.left, equation.right})
                if (const ExpressionNode& node = graph_.node(side); node.operation == Operation::Variable)
                    likeness_ = node.variable;
            const ExprId left = rewritten(equation.left), right = rewritten(equation.right);
            model_.equations[e].left = left;
            model_.equations[e].right = right;
        }
        return std::move(signals_);
    }

private:
    [[nodiscard]] bool holdsDelay(ExprId id) const { return holdsDelay_[index(id)]; }

    /// A condition that changes only as time passes.
    [[nodiscard]] bool isOfTime(ExprId id) const
    {
        const ExpressionNode& node = graph_.node(id);
        if (node.operation == Operation::Variable)
            return model_.variable(node.variable).variability <= Variability::Discrete;
        bool isTime = true;
        graph_.forEachOperand(id, [&](ExprId operand) { isTime = isTime && isOfTime(operand); });
        return isTime;
    }

    ExprId rewritten(ExprId id)
    {
        return graph_.transform(
            id,
            [this](ExprId at) -> ExprId {
                const ExpressionNode node = graph_.node(at);
                if (!keepsBeginning_ && node.operation == Operation::If && holdsDelay(node.c) && !holdsDelay(node.b) &&
                    isOfTime(node.a)) {
                    beginning_ = isOfTime(node.b) ? node.b : kNoExpr;
                    noteBeginnings(node.a);
                    return rewritten(node.c);
                }
                return node.operation == Operation::Delay ? graph_.variable(take(at, node)) : kNoExpr;
            },
            memo_);
    }

    void noteBeginnings(ExprId condition)
    {
        const ExpressionNode& node = graph_.node(condition);
        if (node.operation == Operation::Variable &&
            model_.variable(node.variable).variability == Variability::Discrete)
            beginnings_.push_back(node.variable);
        graph_.forEachOperand(condition, [this](ExprId operand) { noteBeginnings(operand); });
    }

    VariableId take(ExprId at, const ExpressionNode& node)
    {
        if (const auto known = taken_.find(index(at)); known != taken_.end())
            return known->second;
        FlatVariable variable;
        variable.path = "$delayed(" + std::to_string(signals_.size() + 1) + ')';
        variable.isProtected = true;
        variable.origin = origin_;
        variable.start = std::exchange(beginning_, kNoExpr);
        variable.hasStart = variable.isFixed = true;
        if (likeness_ != kNoVariable) {
            const FlatVariable& like = model_.variable(likeness_);
            variable.nominal = like.nominal;
            variable.texts = like.texts;
        }
        const VariableId made = model_.declare(std::move(variable));
        taken_.emplace(index(at), made);
        const std::size_t place = signals_.size();
        signals_.push_back({made, kNoExpr, node.b, origin_, expressionText(model_, node.a, kTextLength),
                            std::exchange(beginnings_, {})});
        const ExprId argument = rewritten(node.a);
        signals_[place].argument = argument;
        return made;
    }

    FlatModel& model_;
    ExpressionGraph& graph_;
    const bool keepsBeginning_;
    const std::vector<bool> holdsDelay_;  ///< by expression of the graph before the replacement
    Origin origin_;
    std::vector<VariableId> beginnings_;  ///< discrete variables for the beginning of the next delay
    ExprId beginning_ = kNoExpr;          ///< output of the next delay while its time has not passed
    VariableId likeness_ = kNoVariable;   ///< a variable with the unit and size of the delayed value
    std::unordered_map<std::uint32_t, ExprId> memo_;
    std::unordered_map<std::uint32_t, VariableId> taken_;
    std::vector<DelayedSignal> signals_;
};

}  // namespace

std::vector<bool> holdersOf(const ExpressionGraph& graph, Operation operation)
{
    std::vector<bool> holders(graph.size());
    for (std::uint32_t i = 0; i < graph.size(); ++i) {
        bool holds = graph.node(ExprId{i}).operation == operation;
        graph.forEachOperand(ExprId{i}, [&](ExprId operand) { holds = holds || holders[index(operand)]; });
        holders[i] = holds;
    }
    return holders;
}

std::vector<DelayedSignal> takeDelaysOut(FlatModel& model)
{
    return DelayTaker(model, false).run();
}

std::vector<DelayedSignal> replaceDelaysByLags(FlatModel& model)
{
    std::vector<DelayedSignal> signals = takeDelaysOut(model);
    for (const DelayedSignal& signal : signals) {
        ExpressionGraph& graph = model.graph;
        const ExprId missing = graph.binary(Operation::Subtract, signal.argument, graph.variable(signal.delayed));
        model.equations.push_back(
            {graph.derivative(signal.delayed), graph.binary(Operation::Divide, missing, signal.time), signal.origin});
    }
    return signals;
}

void nameDelays(FlatModel& model)
{
    for (const DelayedSignal& signal : DelayTaker(model, true).run()) {
        model.variables[index(signal.delayed)].isFixed = false;
        ExpressionGraph& graph = model.graph;
        model.equations.push_back({graph.variable(signal.delayed),
                                   graph.ternary(Operation::Delay, signal.argument, signal.time, signal.time),
                                   signal.origin});
    }
}

}  // namespace bramah::solver
