// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/linear_ports.h"

#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/input_change.h"
#include "solver/expressions/expression_cone.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <string_view>
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
        const tl::expected<VariableId, QString> target = inputNamed(model_, path);
        if (!target)
            return target.error();
        input.path = path;
        const VariableId change = addState("$change(" + path + ")"), rate = addState("$rate(" + path + ")");
        input.change = model_.variable(change).path;
        input.rate = model_.variable(rate).path;
        if (const QString problem = addInputChange(model_, *target, change, overridden_); !problem.isEmpty())
            return problem;
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

    void addDelay(const DelayedSignal& signal, LinearPorts::Delay& delay)
    {
        FlatVariable& delayed = model_.variables[index(signal.delayed)];
        delayed.isFixed = delayed.hasStart = true;
        delayed.stateSelect = StateSelect::Always;
        delay.change = delayed.path;
        const VariableId rate = addState("$rate(" + delay.change + ")");
        const VariableId integral = addState("$integral(" + delay.change + ")");
        FlatVariable time;
        time.path = "$time(" + delay.change + ")";
        time.isProtected = true;
        delay.time = model_.declare(std::move(time));
        delay.rate = model_.variable(rate).path;
        delay.integral = model_.variable(integral).path;
        delay.origin = signal.origin;
        addEquation(graph_.variable(delay.time), signal.time);
        addEquation(graph_.derivative(signal.delayed), graph_.variable(rate));
        addEquation(graph_.derivative(rate), graph_.constant(0));
        addEquation(graph_.derivative(integral), signal.argument);
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

    FlatModel& model_;
    ExpressionGraph& graph_;
    const std::set<std::string>& overridden_;
};

}  // namespace

QString addLinearPorts(FlatModel& model, const std::vector<std::string>& inputs,
                       const std::vector<std::string>& outputs, const std::set<std::string>& overridden,
                       LinearPorts& ports)
{
    const auto isForeign = [](const FlatHistory& history) { return history.operation->isForeign(); };
    if (std::ranges::any_of(model.histories, isForeign))
        return tr("an FMU has no linear system: it steps from one communication to the next");
    if (!model.histories.empty())
        return tr("a pipe with `spatialDistribution()` has no linear system; use a `delay()` in its place");
    PortMaker maker(model, overridden);
    for (const DelayedSignal& signal : takeDelaysOut(model))
        maker.addDelay(signal, ports.delays.emplace_back());
    for (const std::string& path : inputs)
        if (const QString problem = maker.addInput(path, ports.inputs.emplace_back()); !problem.isEmpty())
            return problem;
    for (const std::string& path : outputs)
        if (const QString problem = maker.addOutput(path, ports.outputs.emplace_back()); !problem.isEmpty())
            return problem;
    return {};
}

namespace {

/// State numbers by path.
std::unordered_map<std::string, std::size_t> stateNumbers(const SystemEvaluator& evaluator)
{
    std::unordered_map<std::string, std::size_t> numbers;
    const auto& states = evaluator.layout().states;
    for (std::size_t k = 0; k < states.size(); ++k)
        numbers.emplace(evaluator.model().variable(states[k].variable).path, k);
    return numbers;
}

/// \a state with the values of those of its variables that \a at knows.
SavedState stateAt(SavedState state, const SystemEvaluator& at)
{
    constexpr std::string_view kPre = "pre(";
    for (auto& [path, value] : state.values) {
        const std::string_view name = path.starts_with(kPre)
                                          ? std::string_view(path).substr(kPre.size(), path.size() - kPre.size() - 1)
                                          : std::string_view(path);
        if (const VariableId found = at.model().findVariable(name); found != kNoVariable)
            if (const double known = at.value(found); std::isfinite(known))
                value = known;
    }
    state.hasHadEvent = true;
    return state;
}

/// The Jacobian of \a evaluator with the states of \a at, which are written to \a x.
tl::expected<RealMatrix, EvaluationStatus> jacobianAt(SystemEvaluator& evaluator, const SystemEvaluator& at,
                                                      double time, std::vector<double>& x)
{
    const SystemLayout& layout = evaluator.layout();
    const std::size_t size = layout.states.size();
    x.resize(size);
    EvaluationStatus status = evaluator.initialise(time, x).status;
    if (!status.ok())
        return tl::unexpected(std::move(status));
    // Everything has its value at the point, including discrete values such as active steps; relations are literal.
    status = evaluator.resume(stateAt(evaluator.save(time, x), at), time, x).status;
    const SparsePattern& pattern = layout.odeJacobian;
    std::vector<double> entries(static_cast<std::size_t>(pattern.entries()));
    if (status.ok())
        status = evaluator.settleDelays(time, x);
    if (status.ok())
        status = evaluator.exactJacobian(time, x, entries);
    if (!status.ok())
        return tl::unexpected(std::move(status));
    RealMatrix all(size, size);
    for (std::size_t column = 0; column < size; ++column)
        for (auto e = pattern.columnStarts[column]; e < pattern.columnStarts[column + 1]; ++e)
            all(static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(e)]), column) =
                entries[static_cast<std::size_t>(e)];
    return all;
}

/// Fails if the rate of the input, state number \a rate, affects a state other than \a change, the input itself.
EvaluationStatus properStatus(const std::string& input, std::size_t change, std::size_t rate, const RealMatrix& all,
                              const SystemEvaluator& evaluator)
{
    const auto& states = evaluator.layout().states;
    for (std::size_t row = 0; row < states.size(); ++row)
        if (row != change && all(row, rate) != 0)
            return failure(FailureKind::SingularBlock, false, states[row].component,
                           failures::Told{filled(tr("`%1` is differentiated on its way to `%2`, so no proper linear "
                                                    "system has it as an input; lead it through a lag"),
                                                 input, evaluator.model().variable(states[row].variable).path)});
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
    std::vector<std::size_t> changes, integrals, delayed, entering, own;
    const auto addInput = [&](const std::string& path, const std::string& change, const std::string& rate,
                              std::vector<std::size_t>& list) {
        list.push_back(numberOf.at(change));
        isPort[list.back()] = isPort[numberOf.at(rate)] = true;
        if (result.status.ok())
            result.status = properStatus(path, list.back(), numberOf.at(rate), *jacobian, evaluator);
    };
    for (const LinearPorts::Input& input : ports.inputs) {
        addInput(input.path, input.change, input.rate, changes);
        system.inputs.push_back(input.path);
    }
    for (const LinearPorts::Output& output : ports.outputs) {
        integrals.push_back(numberOf.at(output.integral));
        system.outputs.push_back(output.path);
    }
    for (const LinearPorts::Delay& delay : ports.delays) {
        const std::string& component = evaluator.model().component(delay.origin.component).path;
        addInput(component, delay.change, delay.rate, delayed);
        entering.push_back(numberOf.at(delay.integral));
        system.delays.push_back({component, evaluator.value(delay.time)});
    }
    if (!result.status.ok())
        return result;
    for (const auto* list : {&integrals, &entering})
        for (const std::size_t integral : *list)
            isPort[integral] = true;
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
    system.delayToState = partOf(*jacobian, own, delayed);
    system.delayToOutput = partOf(*jacobian, integrals, delayed);
    system.delayToDelay = partOf(*jacobian, entering, delayed);
    system.stateToDelay = partOf(*jacobian, entering, own);
    system.inputToDelay = partOf(*jacobian, entering, changes);
    return result;
}

}  // namespace bramah::solver
