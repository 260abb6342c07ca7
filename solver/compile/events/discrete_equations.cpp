// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/events/discrete_equations.h"

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/analysis/real_values.h"
#include "solver/expressions/expression_cone.h"
#include "solver/flat_model/expression_text.h"
#include "solver/messages/flat_messages.h"
#include "solver/structure/matching.h"

#include <algorithm>
#include <unordered_map>

namespace bramah::solver {

namespace {

class DiscreteEquations
{
public:
    explicit DiscreteEquations(Compilation& compilation)
        : c_(compilation),
          graph_(compilation.model.graph),
          cone_(graph_),
          dependence_(compilation),
          realValues_(compilation),
          equationOf_(compilation.model.variables.size(), -1)
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < c_.discreteEquations.size(); ++i)
            equationOf_[index(c_.discreteEquations[i].variable)] = static_cast<std::int32_t>(i);
        separate();
        checkConditions();
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
            const FlatVariable& v = c_.model.variables[i];
            if (c_.roles[i] == Role::Discrete && equationOf_[i] < 0)
                c_.report(model::DiagnosticKind::DiscreteNotDetermined, {QString::fromStdString(v.path)}, v.origin);
        }
        order();
    }

private:
    /// The discrete variable that is \a side and has no equation yet, or kNoVariable.
    [[nodiscard]] VariableId candidate(ExprId side) const
    {
        const ExpressionNode& n = graph_.node(side);
        const bool isOpen = n.operation == Operation::Variable && c_.role(n.variable) == Role::Discrete &&
                            equationOf_[index(n.variable)] < 0;
        return isOpen ? n.variable : kNoVariable;
    }

    /// An equation with a Real on one side determines that Real, so an Integer gets none (Modelica 3.6, 4.8.1).
    void expectInteger(VariableId variable, ExprId value, const Origin& origin)
    {
        if (c_.model.variable(variable).type == ValueType::Integer && realValues_.isReal(value))
            c_.report(model::DiagnosticKind::TypesDiffer,
                      {QString::fromStdString(expressionText(c_.model, value, 100)), valueTypeText(ValueType::Real),
                       valueTypeText(ValueType::Integer)},
                      origin);
    }

    /// A discrete Real keeps its value between events (Modelica 3.6, 3.8.5).
    void expectDiscrete(VariableId variable, ExprId value, const Origin& origin)
    {
        if (c_.model.variable(variable).type == ValueType::Real && dependence_(value) > Dependence::Discrete)
            c_.report(model::DiagnosticKind::DiscreteChanges,
                      {QString::fromStdString(c_.model.variable(variable).path),
                       QString::fromStdString(expressionText(c_.model, value, 100))},
                      origin);
    }

    /// Can \a variable, an Integer, Boolean or enumeration, change without an event, as one that a function returns? It
    /// is then computed at all times. The output of delay() jumps only at events.
    [[nodiscard]] bool changesSilently(VariableId variable, ExprId value)
    {
        if (c_.model.variable(variable).type == ValueType::Real || dependence_(value) <= Dependence::Discrete)
            return false;
        return std::ranges::none_of(cone_.variables(std::span(&value, 1)),
                                    [this](VariableId read) { return c_.role(read) == Role::Delayed; });
    }

    void separate()
    {
        Incidence incidence;
        std::vector<std::size_t> equations;
        std::vector<VariableId> variables;
        std::unordered_map<std::uint32_t, std::uint32_t> columnOf;
        for (std::size_t i = 0; i < c_.equations.size(); ++i) {
            std::vector<std::uint32_t> row;
            for (ExprId side : {c_.equations[i].left, c_.equations[i].right}) {
                const VariableId v = candidate(side);
                if (v == kNoVariable)
                    continue;
                const auto [place, isNew] =
                    columnOf.try_emplace(index(v), static_cast<std::uint32_t>(variables.size()));
                if (isNew)
                    variables.push_back(v);
                row.push_back(place->second);
            }
            if (row.empty())
                continue;
            equations.push_back(i);
            incidence.addRow(row);
        }
        if (equations.empty())
            return;
        incidence.columns = static_cast<std::uint32_t>(variables.size());
        const Matching matching = maximumMatching(incidence);
        std::vector<bool> isTaken(c_.equations.size(), false);
        for (std::uint32_t r = 0; r < equations.size(); ++r) {
            if (matching.columnOfRow[r] == kUnmatched)
                continue;
            const VariableId v = variables[matching.columnOfRow[r]];
            const ContinuousEquation& e = c_.equations[equations[r]];
            const ExprId value = candidate(e.left) == v ? e.right : e.left;
            expectInteger(v, value, e.origin);
            expectDiscrete(v, value, e.origin);
            if (changesSilently(v, value)) {
                c_.roles[index(v)] = Role::Continuous;
                continue;
            }
            equationOf_[index(v)] = static_cast<std::int32_t>(c_.discreteEquations.size());
            c_.discreteEquations.push_back({v, value, e.origin});
            isTaken[equations[r]] = true;
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < c_.equations.size(); ++i)
            if (!isTaken[i])
                c_.equations[kept++] = c_.equations[i];
        c_.equations.resize(kept);
    }

    /// A when clause acts when its condition becomes true, which only events can show (Modelica 3.6, 8.3.5).
    void checkConditions()
    {
        DependenceTable dependence(c_);
        for (const DiscreteEquation& e : c_.discreteEquations)
            if (c_.isMade[index(e.variable)] && dependence(e.value) > Dependence::Discrete)
                c_.report(model::DiagnosticKind::DiscreteChanges,
                          {QStringLiteral("when"), QString::fromStdString(expressionText(c_.model, e.value, 100))},
                          e.origin);
    }

    /// The discrete equations that \a id reads, also through relations.
    std::vector<std::int32_t> readsOf(ExprId id)
    {
        std::vector<std::int32_t> reads;
        std::vector<ExprId> open{id};
        while (!open.empty()) {
            const ExprId root = open.back();
            open.pop_back();
            for (VariableId v : cone_.variables(std::span(&root, 1))) {
                if (index(v) < equationOf_.size() && equationOf_[index(v)] >= 0)
                    reads.push_back(equationOf_[index(v)]);
                const auto crossing = crossingOf_.find(index(v));
                if (crossing == crossingOf_.end() || !seenCrossings_.insert({index(v), 0}).second)
                    continue;
                open.push_back(c_.crossings[crossing->second].left);
                if (c_.crossings[crossing->second].right != kNoExpr)
                    open.push_back(c_.crossings[crossing->second].right);
            }
        }
        seenCrossings_.clear();
        return reads;
    }

    /// Orders equations depth first: a variable that is read comes before its readers.
    void order()
    {
        for (std::size_t i = 0; i < c_.crossings.size(); ++i)
            crossingOf_.emplace(index(c_.crossings[i].truth), i);
        struct Frame {
            std::int32_t equation;
            std::vector<std::int32_t> reads;
            std::size_t next = 0;
        };
        std::vector<bool> isSeen(c_.discreteEquations.size(), false);
        std::vector<DiscreteEquation> sorted;
        std::vector<Frame> stack;
        const auto enter = [&](std::int32_t i) {
            isSeen[static_cast<std::size_t>(i)] = true;
            stack.push_back({i, readsOf(c_.discreteEquations[static_cast<std::size_t>(i)].value)});
        };
        for (std::size_t first = 0; first < c_.discreteEquations.size(); ++first) {
            if (isSeen[first])
                continue;
            enter(static_cast<std::int32_t>(first));
            while (!stack.empty()) {
                Frame& frame = stack.back();
                if (frame.next == frame.reads.size()) {
                    sorted.push_back(c_.discreteEquations[static_cast<std::size_t>(frame.equation)]);
                    stack.pop_back();
                    continue;
                }
                const std::int32_t read = frame.reads[frame.next++];
                if (!isSeen[static_cast<std::size_t>(read)])
                    enter(read);
            }
        }
        c_.discreteEquations = std::move(sorted);
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    ExpressionCone cone_;
    DependenceTable dependence_;
    RealValues realValues_;
    std::vector<std::int32_t> equationOf_;
    std::unordered_map<std::uint32_t, std::size_t> crossingOf_;
    std::unordered_map<std::uint32_t, int> seenCrossings_;
};

}  // namespace

void separateDiscreteEquations(Compilation& compilation)
{
    DiscreteEquations(compilation).run();
}

}  // namespace bramah::solver
