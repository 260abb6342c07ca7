// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/linear_ports.h"

#include "solver/expressions/expression_cone.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include <tl/expected.hpp>

namespace bramah::solver {
namespace {

class PortMaker
{
public:
    PortMaker(FlatModel& model, const std::set<std::string>& overridden)
        : model_(model), graph_(model.graph), overridden_(overridden)
    {
    }

    QString addInput(const std::string& path, LinearPorts::Input& input)
    {
        const VariableId target = model_.findVariable(path);
        const QString name = QString::fromStdString(path);
        if (target == kNoVariable)
            return tr("there is no variable `%1`").arg(name);
        const FlatVariable& variable = model_.variable(target);
        if (variable.type != ValueType::Real)
            return tr("`%1` is no real number, so it cannot be an input").arg(name);
        if (variable.variability <= Variability::Parameter && variable.isStructural)
            return tr("the equations themselves depend on `%1`, so it cannot be an input").arg(name);
        input.path = path;
        const VariableId change = addState("$change(" + path + ")"), rate = addState("$rate(" + path + ")");
        input.change = model_.variable(change).path;
        input.rate = model_.variable(rate).path;
        const ExprId changed = graph_.binary(Operation::Add, graph_.variable(target), graph_.variable(change));
        const std::size_t own = model_.equations.size();
        bool isDone = false;
        if (model_.variable(target).variability <= Variability::Parameter ||
            model_.variable(target).causality == Causality::Input)
            isDone = changeParameter(target, changed, own);
        else
            isDone = changeDefinition(target, change, own) || changeConnection(target, change, own);
        if (!isDone)
            return tr("`%1` is neither a parameter nor a signal, so it cannot be an input; name a parameter, or an "
                      "input or output of a block or component")
                .arg(name);
        addEquation(graph_.derivative(change), graph_.variable(rate));
        addEquation(graph_.derivative(rate), graph_.constant(0));
        return {};
    }

    QString addOutput(const std::string& path, LinearPorts::Output& output)
    {
        const VariableId target = model_.findVariable(path);
        const QString name = QString::fromStdString(path);
        if (target == kNoVariable)
            return tr("there is no variable `%1`").arg(name);
        if (model_.variable(target).variability != Variability::Continuous)
            return tr("`%1` does not change continuously, so it cannot be an output").arg(name);
        output.path = path;
        const VariableId integral = addState("$integral(" + path + ")");
        output.integral = model_.variable(integral).path;
        addEquation(graph_.derivative(integral), graph_.variable(target));
        return {};
    }

private:
    VariableId addState(std::string path)
    {
        while (model_.findVariable(path) != kNoVariable)
            path += '\'';
        FlatVariable variable;
        variable.path = std::move(path);
        variable.isProtected = true;
        variable.isFixed = true;
        variable.hasStart = true;
        variable.stateSelect = StateSelect::Always;
        return model_.declare(std::move(variable));
    }

    void addEquation(ExprId left, ExprId right) { model_.equations.push_back({left, right, {}}); }

    /// Replaces a parameter in the first \a count equations, and what is computed from it.
    bool changeParameter(VariableId target, ExprId changed, std::size_t count)
    {
        std::unordered_map<std::uint32_t, ExprId> memo;
        std::unordered_map<std::uint32_t, ExprId> values{{index(target), changed}};
        const std::function<ExprId(ExprId)> replace = [&](ExprId id) -> ExprId {
            const ExpressionNode node = graph_.node(id);
            if (node.operation != Operation::Variable)
                return kNoExpr;
            if (const auto known = values.find(index(node.variable)); known != values.end())
                return known->second;
            const FlatVariable& variable = model_.variable(node.variable);
            const ExprId binding = variable.binding;
            if (variable.variability > Variability::Parameter || variable.isStructural || binding == kNoExpr ||
                overridden_.contains(variable.path))
                return kNoExpr;
            const ExprId made = graph_.transform(binding, replace, memo);
            const ExprId result = made == binding ? id : made;
            values.emplace(index(node.variable), result);
            return result == id ? kNoExpr : result;
        };
        for (std::size_t e = 0; e < count; ++e) {
            model_.equations[e].left = graph_.transform(model_.equations[e].left, replace, memo);
            model_.equations[e].right = graph_.transform(model_.equations[e].right, replace, memo);
        }
        return true;
    }

    /// Adds the change to the equation that gives a component's output its value.
    bool changeDefinition(VariableId target, VariableId change, std::size_t count)
    {
        for (std::size_t e = 0; e < count; ++e) {
            FlatEquation& equation = model_.equations[e];
            if (equation.origin.connectionSet >= 0)
                continue;
            for (const auto& [side, other] :
                 {std::pair(&equation.left, &equation.right), std::pair(&equation.right, &equation.left)}) {
                const ExpressionNode& node = graph_.node(*side);
                if (node.operation != Operation::Variable || node.variable != target || !isSignal(target))
                    continue;
                *other = graph_.binary(Operation::Add, *other, graph_.variable(change));
                return true;
            }
        }
        return false;
    }

    /// An input gets the change beside what its connection brings.
    bool changeConnection(VariableId target, VariableId change, std::size_t count)
    {
        if (!isSignal(target))
            return false;
        const ExprId own = graph_.variable(target);
        const ExprId without = graph_.binary(Operation::Subtract, own, graph_.variable(change));
        bool isFound = false;
        for (std::size_t e = 0; e < count; ++e) {
            FlatEquation& equation = model_.equations[e];
            if (equation.origin.connectionSet < 0)
                continue;
            for (ExprId* side : {&equation.left, &equation.right}) {
                if (*side != own)
                    continue;
                *side = without;
                isFound = true;
            }
        }
        return isFound;
    }

    /// Whether a connector holds only this one number: no flow variable beside it, as ports have.
    [[nodiscard]] bool isSignal(VariableId target) const
    {
        const FlatVariable& variable = model_.variable(target);
        if (variable.isFlow)
            return false;
        const std::size_t dot = variable.path.rfind('.');
        const std::string prefix = dot == std::string::npos ? std::string() : variable.path.substr(0, dot + 1);
        return std::none_of(model_.variables.begin(), model_.variables.end(), [&](const FlatVariable& other) {
            return other.isFlow && other.path.starts_with(prefix) &&
                   other.path.find('.', prefix.size()) == std::string::npos;
        });
    }

    FlatModel& model_;
    ExpressionGraph& graph_;
    const std::set<std::string>& overridden_;
};

}  // namespace

QString addLinearPorts(FlatModel& model, const std::vector<std::string>& inputs,
                       const std::vector<std::string>& outputs, const std::set<std::string>& overridden,
                       LinearPorts& ports)
{
    PortMaker maker(model, overridden);
    for (const std::string& path : inputs)
        if (const QString problem = maker.addInput(path, ports.inputs.emplace_back()); !problem.isEmpty())
            return problem;
    for (const std::string& path : outputs)
        if (const QString problem = maker.addOutput(path, ports.outputs.emplace_back()); !problem.isEmpty())
            return problem;
    return {};
}

namespace {

/// Numbers of the states by path.
std::unordered_map<std::string, std::size_t> stateNumbers(const SystemEvaluator& evaluator)
{
    std::unordered_map<std::string, std::size_t> numbers;
    const auto& states = evaluator.layout().states;
    for (std::size_t k = 0; k < states.size(); ++k)
        numbers.emplace(evaluator.model().variable(states[k].variable).path, k);
    return numbers;
}

/// The Jacobian of \a evaluator where its states are as in \a at, with these states in \a x.
tl::expected<RealMatrix, EvaluationStatus> jacobianAt(SystemEvaluator& evaluator, const SystemEvaluator& at,
                                                      double time, std::vector<double>& x)
{
    const SystemLayout& layout = evaluator.layout();
    const std::size_t size = layout.states.size();
    x.resize(size);
    EvaluationStatus status = evaluator.initialise(time, x).status;
    if (!status.ok())
        return tl::unexpected(std::move(status));
    for (std::size_t k = 0; k < size; ++k) {
        const std::string& path = evaluator.model().variable(layout.states[k].variable).path;
        if (const VariableId found = at.model().findVariable(path); found != kNoVariable)
            if (const double value = at.value(found); std::isfinite(value))
                x[k] = value;
    }
    // The relations as they are at the point.
    status = evaluator.handleEvent(time, x).status;
    const SparsePattern& pattern = layout.odeJacobian;
    std::vector<double> entries(static_cast<std::size_t>(pattern.entries()));
    if (status.ok())
        status = evaluator.settleDelays(time, x);
    if (status.ok())
        status = evaluator.jacobian(time, x, entries);
    if (!status.ok())
        return tl::unexpected(std::move(status));
    RealMatrix all(size, size);
    for (std::size_t column = 0; column < size; ++column)
        for (auto e = pattern.columnStarts[column]; e < pattern.columnStarts[column + 1]; ++e)
            all(static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(e)]), column) =
                entries[static_cast<std::size_t>(e)];
    return all;
}

/// Fails if the rate of the input, state number \a rate, reaches another state than \a change, the input itself.
EvaluationStatus properStatus(const LinearPorts::Input& input, std::size_t change, std::size_t rate,
                              const RealMatrix& all, const SystemEvaluator& evaluator)
{
    const auto& states = evaluator.layout().states;
    for (std::size_t row = 0; row < states.size(); ++row)
        if (row != change && all(row, rate) != 0)
            return failure(FailureKind::SingularBlock, false, states[row].component,
                           failures::Told{"`" + input.path + "` is differentiated on its way to `" +
                                          evaluator.model().variable(states[row].variable).path +
                                          "`, so no proper linear system has it as an input; lead it through a lag"});
    return {};
}

RealMatrix partOf(const RealMatrix& all, const std::vector<std::size_t>& rows, const std::vector<std::size_t>& columns)
{
    RealMatrix matrix(rows.size(), columns.size());
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < columns.size(); ++c)
            matrix(r, c) = all(rows[r], columns[c]);
    return matrix;
}

}  // namespace

Linearisation linearise(SystemEvaluator& evaluator, const LinearPorts& ports, const SystemEvaluator& at, double time)
{
    Linearisation result;
    std::vector<double> x;
    const tl::expected<RealMatrix, EvaluationStatus> jacobian = jacobianAt(evaluator, at, time, x);
    if (!jacobian) {
        result.status = jacobian.error();
        return result;
    }
    const auto numberOf = stateNumbers(evaluator);
    LinearSystem& system = result.system;
    std::vector<bool> isPort(x.size(), false);
    std::vector<std::size_t> changes, integrals, own;
    for (const LinearPorts::Input& input : ports.inputs) {
        changes.push_back(numberOf.at(input.change));
        const std::size_t rate = numberOf.at(input.rate);
        isPort[changes.back()] = isPort[rate] = true;
        result.status = properStatus(input, changes.back(), rate, *jacobian, evaluator);
        if (!result.status.ok())
            return result;
        system.inputs.push_back(input.path);
    }
    for (const LinearPorts::Output& output : ports.outputs) {
        integrals.push_back(numberOf.at(output.integral));
        isPort[integrals.back()] = true;
        system.outputs.push_back(output.path);
    }
    const SystemLayout& layout = evaluator.layout();
    for (std::size_t k = 0; k < x.size(); ++k) {
        if (isPort[k])
            continue;
        own.push_back(k);
        const FlatVariable& variable = evaluator.model().variable(layout.states[k].variable);
        system.states.push_back({variable.path, evaluator.model().component(layout.states[k].component).path, x[k],
                                 std::fabs(layout.states[k].nominal)});
    }
    system.a = partOf(*jacobian, own, own);
    system.b = partOf(*jacobian, own, changes);
    system.c = partOf(*jacobian, integrals, own);
    system.d = partOf(*jacobian, integrals, changes);
    return result;
}

}  // namespace bramah::solver
