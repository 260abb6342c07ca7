// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/parameters.h"

#include "model/syntax/integer_range.h"
#include "solver/expressions/expression_rewrite.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/expression_text.h"

#include <cmath>

#include <algorithm>

namespace bramah::solver {

namespace {

using model::DiagnosticKind;

Role roleOf(const FlatVariable& v)
{
    if (v.variability <= Variability::Parameter)
        return Role::Parameter;
    if (v.causality == Causality::Input)
        return Role::Input;
    if (v.type != ValueType::Real || v.variability == Variability::Discrete)
        return Role::Discrete;
    return Role::Continuous;
}

/// Does \a role mean that a variable has a value that its binding gives? Inputs have one that applies where nobody sets
/// them.
bool hasBinding(Role role)
{
    return role == Role::Parameter || role == Role::Input;
}

class ParameterOrder
{
public:
    explicit ParameterOrder(Compilation& compilation) : c_(compilation), cone_(compilation.model.graph) {}

    void run()
    {
        state_.assign(c_.model.variables.size(), State::New);
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i)
            if (hasBinding(c_.roles[i]) && state_[i] == State::New)
                visit(VariableId{i});
    }

private:
    enum class State : std::uint8_t { New, Open, Done };
    struct Frame {
        VariableId parameter;
        std::size_t reads = 0;  ///< index in reads_ of the first parameter that it reads; its range ends where that of
                                ///< the next one begins
        std::size_t next = 0;
    };

    void open(VariableId parameter)
    {
        state_[index(parameter)] = State::Open;
        stack_.push_back({parameter, reads_.size(), reads_.size()});
        const ExprId binding = c_.model.variable(parameter).binding;
        if (binding == kNoExpr)
            return;
        const auto isTime = [this](ExprId id) { return c_.model.graph.node(id).operation == Operation::Time; };
        if (std::ranges::any_of(cone_.collect(binding), isTime))
            c_.report(DiagnosticKind::ParameterNotConstant, {path(parameter), QStringLiteral("time")},
                      c_.model.variable(parameter).origin);
        const std::span<const VariableId> read = cone_.variables(std::span(&binding, 1));
        reads_.insert(reads_.end(), read.begin(), read.end());
    }

    void visit(VariableId first)
    {
        const ExprId binding = c_.model.variable(first).binding;
        if (binding != kNoExpr && c_.model.graph.isConstant(binding)) {  // as for most parameters
            state_[index(first)] = State::Done;
            c_.parameterOrder.push_back(first);
            return;
        }
        open(first);
        while (!stack_.empty()) {
            Frame& frame = stack_.back();
            if (frame.next == reads_.size()) {
                state_[index(frame.parameter)] = State::Done;
                c_.parameterOrder.push_back(frame.parameter);
                reads_.resize(frame.reads);
                stack_.pop_back();
                continue;
            }
            const VariableId read = reads_[frame.next++];
            if (c_.role(read) != Role::Parameter)
                c_.report(DiagnosticKind::ParameterNotConstant, {path(frame.parameter), path(read)},
                          c_.model.variable(frame.parameter).origin);
            else if (state_[index(read)] == State::Open)
                reportCycle(read);
            else if (state_[index(read)] == State::New)
                open(read);
        }
    }

    void reportCycle(VariableId closing)
    {
        QStringList names;
        std::size_t i = stack_.size();
        while (i > 0 && stack_[--i].parameter != closing) {
        }
        for (; i < stack_.size(); ++i)
            names << path(stack_[i].parameter);
        names << path(closing);
        c_.report(DiagnosticKind::CyclicBinding, {names.join(QStringLiteral("` → `"))},
                  c_.model.variable(closing).origin);
    }

    [[nodiscard]] QString path(VariableId id) const { return QString::fromStdString(c_.model.variable(id).path); }

    Compilation& c_;
    ExpressionCone cone_;
    std::vector<State> state_;
    std::vector<Frame> stack_;
    std::vector<VariableId> reads_;  ///< reads of all parameters on the stack
};

/// Attributes have to be known before the run: variables cannot be used in them.
class AttributeCheck
{
public:
    explicit AttributeCheck(Compilation& compilation) : c_(compilation), cone_(compilation.model.graph) {}

    void run()
    {
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
            if (!c_.hasFormula[i])
                continue;
            const FlatVariable& v = c_.model.variables[i];
            check(v, "start", v.start);
            check(v, "nominal", v.nominal);
            check(v, "min", v.min);
            check(v, "max", v.max);
        }
    }

private:
    void check(const FlatVariable& variable, const char* attribute, ExprId value)
    {
        if (value == kNoExpr)
            return;
        for (const ExprId id : cone_.collect(value)) {
            const ExpressionNode& n = c_.model.graph.node(id);
            const bool changes = n.variable != kNoVariable ? c_.role(n.variable) != Role::Parameter
                                                           : n.a == kNoExpr && n.operation != Operation::Constant;
            if (!changes)
                continue;
            c_.report(DiagnosticKind::AttributeNotConstant,
                      {QString::fromLatin1(attribute), QString::fromStdString(variable.path),
                       QString::fromStdString(expressionText(c_.model, id))},
                      variable.origin);
            return;
        }
    }

    Compilation& c_;
    ExpressionCone cone_;
};

}  // namespace

void evaluateParameters(Compilation& c)
{
    const std::size_t count = c.model.variables.size();
    c.roles.reserve(count);
    for (const FlatVariable& v : c.model.variables)
        c.roles.push_back(roleOf(v));
    c.derivatives.assign(count, kNoVariable);
    c.antiderivatives.assign(count, kNoVariable);
    c.aliases.resize(count);
    c.isMade.assign(count, false);
    c.parameterValues.assign(count, 0);
    c.hasFormula.assign(count, false);

    for (std::uint32_t i = 0; i < count; ++i) {
        FlatVariable& v = c.model.variables[i];
        c.noteFormulas(VariableId{i});
        if (!hasBinding(c.roles[i]) || v.binding != kNoExpr || v.type == ValueType::String)
            continue;
        if (!v.hasStart && c.roles[i] != Role::Input && v.isFixed)
            c.report(DiagnosticKind::ParameterWithoutValue, {QString::fromStdString(v.path)}, v.origin);
        v.binding = v.start != kNoExpr ? v.start : c.model.graph.constant(v.type == ValueType::Enumeration ? 1 : 0);
    }
    ParameterOrder(c).run();
    AttributeCheck(c).run();
    if (c.hasErrors())
        return;

    ExpressionGraph& graph = c.model.graph;
    std::vector<ExprId> folded(count, kNoExpr);
    ExpressionRewrite rewrite(graph, [&](ExprId id) {
        const ExpressionNode& n = graph.node(id);
        return n.operation == Operation::Variable ? folded[index(n.variable)] : kNoExpr;
    });
    NumericValue numeric(graph, [&](const ExpressionNode& n) {
        return n.operation == Operation::Variable ? c.parameterValues[index(n.variable)] : 0.0;
    });
    for (VariableId parameter : c.parameterOrder) {
        FlatVariable& v = c.model.variables[index(parameter)];
        if (v.type == ValueType::String || v.binding == kNoExpr)
            continue;
        v.binding = rewrite(v.binding);
        c.parameterValues[index(parameter)] = numeric(v.binding);
        if (const double value = c.parameterValues[index(parameter)];
            v.type == ValueType::Integer && std::isfinite(value) && !model::syntax::isIntegerInRange(value))
            c.report(DiagnosticKind::IntegerOverflow, {QString::fromStdString(v.path), QString::number(value, 'f', 0)},
                     v.origin);
        const bool isKept = v.variability != Variability::Constant && !v.isFinal && !v.isStructural;
        const Operation operation = graph.node(v.binding).operation;
        const bool isPlain = operation == Operation::Constant || operation == Operation::Variable;
        if (!isKept && v.isFixed && v.causality != Causality::Input && isPlain)
            folded[index(parameter)] = v.binding;
    }
    c.forEachExpression([&](ExprId& expression) { expression = rewrite(expression); });
}

}  // namespace bramah::solver
