// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/input_change.h"

#include "solver/translate.h"

#include <algorithm>
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
        return changeDefinition(target, change, own) || changeConnection(target, change, own);
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

    /// Adds the change to the connection equation of an input.
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

    /// Does the connector hold only this number? A port has a flow variable as well.
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

QString addInputChange(FlatModel& model, VariableId target, VariableId change, const std::set<std::string>& overridden)
{
    if (InputChanger(model, overridden).change(target, change))
        return {};
    return tr("`%1` is neither a parameter nor a signal, so it cannot be an input; name a parameter, or an "
              "input or output of a block or component")
        .arg(QString::fromStdString(model.variable(target).path));
}

}  // namespace bramah::solver
