// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/input_change.h"

#include "solver/analysis/signal_equations.h"
#include "solver/translate.h"

#include <functional>
#include <unordered_map>

namespace bramah::solver {
namespace {

class InputChanger
{
public:
    InputChanger(FlatModel& model, const std::set<std::string>& overridden)
        : model_(model), graph_(model.graph), overridden_(overridden)
    {
    }

    bool change(VariableId target, VariableId change)
    {
        const ExprId changed = graph_.binary(Operation::Add, graph_.variable(target), graph_.variable(change));
        const std::size_t own = model_.equations.size();
        if (model_.variable(target).variability <= Variability::Parameter ||
            model_.variable(target).causality == Causality::Input)
            return changeParameter(target, changed, own);
        if (!isSignal(model_, target))
            return false;
        const ExprId without = graph_.binary(Operation::Subtract, graph_.variable(target), graph_.variable(change));
        switch (model_.variable(target).prefix) {
        case Causality::Input:
            // What is joined to it has the value without the change.
            return replaceInConnections(target, ConnectedSide::Outside, without, own) ||
                   changeDefinition(target, change, own);
        case Causality::Output:
            // A state cannot jump with the change: only what is joined to it gets that.
            return replaceInConnections(target, ConnectedSide::Inside, without, own) ||
                   changeDefinition(target, change, own) ||
                   (isDifferentiated(target) && replaceInConnections(target, ConnectedSide::Outside, changed, own)) ||
                   replaceWithin(target, without, own);
        case Causality::Local: return changeDefinition(target, change, own);
        }
        return false;
    }

private:
    /// Replaces a parameter in the first \a count equations, and the values computed from it.
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

    /// Adds the change to the equation that gives \a target its value.
    bool changeDefinition(VariableId target, VariableId change, std::size_t count)
    {
        const auto definition = definitionOf(model_, target, count);
        if (!definition)
            return false;
        FlatEquation& equation = model_.equations[*definition];
        ExprId& value = equation.left == graph_.variable(target) ? equation.right : equation.left;
        value = graph_.binary(Operation::Add, value, graph_.variable(change));
        return true;
    }

    /// Puts \a by in the place of \a target in the connection equations on one side of its component.
    bool replaceInConnections(VariableId target, ConnectedSide side, ExprId by, std::size_t count)
    {
        const std::vector<ExprId*> ends = connectedEnds(model_, target, side, count);
        for (ExprId* end : ends)
            *end = by;
        return !ends.empty();
    }

    [[nodiscard]] bool isDifferentiated(VariableId target)
    {
        const ExprId derivative = graph_.derivative(target);
        bool isFound = false;
        const auto look = [&](ExprId id) {
            isFound = isFound || id == derivative;
            return kNoExpr;
        };
        std::unordered_map<std::uint32_t, ExprId> memo;
        for (const FlatEquation& equation : model_.equations) {
            static_cast<void>(graph_.transform(equation.left, look, memo));
            static_cast<void>(graph_.transform(equation.right, look, memo));
        }
        return isFound;
    }

    /// Puts \a by in the place of \a target in the equations of its component, which give it in another form.
    bool replaceWithin(VariableId target, ExprId by, std::size_t count)
    {
        const ExprId own = graph_.variable(target);
        const ComponentId owner = model_.variable(target).origin.component;
        const auto replace = [&](ExprId id) { return id == own ? by : kNoExpr; };
        std::unordered_map<std::uint32_t, ExprId> memo;
        bool isFound = false;
        for (std::size_t e = 0; e < count; ++e) {
            FlatEquation& equation = model_.equations[e];
            if (equation.origin.connectionSet >= 0 || !model_.isWithin(equation.origin.component, owner))
                continue;
            for (ExprId* side : {&equation.left, &equation.right}) {
                const ExprId made = graph_.transform(*side, replace, memo);
                isFound = isFound || made != *side;
                *side = made;
            }
        }
        return isFound;
    }

    FlatModel& model_;
    ExpressionGraph& graph_;
    const std::set<std::string>& overridden_;
};

}  // namespace

tl::expected<VariableId, QString> inputNamed(const FlatModel& model, const std::string& path)
{
    const VariableId target = model.findVariable(path);
    const QString name = QString::fromStdString(path);
    if (target == kNoVariable)
        return tl::unexpected(tr("there is no variable `%1`").arg(name));
    const FlatVariable& variable = model.variable(target);
    if (variable.type != ValueType::Real)
        return tl::unexpected(tr("`%1` is no real number, so it cannot be an input").arg(name));
    if (variable.variability <= Variability::Parameter && variable.isStructural)
        return tl::unexpected(tr("the equations themselves depend on `%1`, so it cannot be an input").arg(name));
    return target;
}

tl::expected<VariableId, QString> signalNamed(const FlatModel& model, const std::string& path)
{
    const auto target = inputNamed(model, path);
    if (target && model.variable(*target).variability != Variability::Continuous)
        return tl::unexpected(tr("`%1` is no signal; a loop is cut at one, as at the input of a valve")
                                  .arg(QString::fromStdString(path)));
    return target;
}

QString addInputChange(FlatModel& model, VariableId target, VariableId change, const std::set<std::string>& overridden)
{
    if (InputChanger(model, overridden).change(target, change))
        return {};
    return tr("`%1` is neither a parameter nor a signal, so it cannot be an input; name a parameter, or an "
              "input or output of a block or component")
        .arg(QString::fromStdString(model.variable(target).path));
}

}  // namespace bramah::solver
