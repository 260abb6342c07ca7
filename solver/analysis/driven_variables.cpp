// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/driven_variables.h"

#include "model/units/unit.h"
#include "solver/analysis/open_ports.h"
#include "solver/analysis/signal_equations.h"
#include "solver/expressions/expression_cone.h"
#include "solver/translate.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace bramah::solver {
namespace {

/// Lets a signal from outside give one variable of a model.
class VariableDriver
{
public:
    VariableDriver(FlatModel& model, VariableId target) : model_(model), target_(target) {}

    [[nodiscard]] QString drive()
    {
        const FlatVariable& variable = model_.variable(target_);
        if (variable.variability <= Variability::Parameter)
            return parameterProblem();
        if (variable.causality == Causality::Input)
            return {};
        if (variable.type == ValueType::String || variable.type == ValueType::Enumeration)
            return tr("`%1` is no number, so no column can give it").arg(name());
        const bool isOfPort = openPort();
        if (!isOfPort && !cutOff())
            return tr("`%1` has no equation of its own, as `%1 = ...`: several equations give it together, and none "
                      "can be left out for a column. Name the output of a source, the input of a component, or a "
                      "variable "
                      "that is given by its own law")
                .arg(name());
        if (!isOfPort && !isRead())  // what a source of pressure takes changes nothing in it
            return tr("nothing in the model depends on `%1`, so a column in its place would change nothing; name what "
                      "gives it")
                .arg(name());
        FlatVariable& driven = model_.variables[index(target_)];
        driven.causality = Causality::Input;
        driven.isFixed = false;
        if (driven.start == kNoExpr && driven.texts->quantity == "AbsolutePressure")
            driven.start = ambientPressure();
        return {};
    }

private:
    [[nodiscard]] QString name() const { return QString::fromStdString(model_.variable(target_).path); }

    /// Takes away what gives the variable: returns whether there is something.
    [[nodiscard]] bool cutOff()
    {
        const std::size_t count = model_.equations.size();
        const Causality prefix = isSignal(model_, target_) ? model_.variable(target_).prefix : Causality::Local;
        if (prefix == Causality::Input && disconnect(ConnectedSide::Outside, count))
            return true;
        if (prefix == Causality::Output && disconnect(ConnectedSide::Inside, count))
            return true;
        const auto definition = definitionOf(model_, target_, count);
        // `v = der(s)` is no law that gives v: it gives s.
        if (!definition || hasDerivative(model_.equations[*definition]))
            return false;
        model_.equations.erase(model_.equations.begin() + static_cast<std::ptrdiff_t>(*definition));
        return true;
    }

    /// Lets what is outside give the variable, if it is the potential or flow of an open port: the flow is no longer
    /// zero. Returns whether it is one.
    [[nodiscard]] bool openPort()
    {
        const auto ports = openPorts(model_);
        const auto port = std::ranges::find_if(
            ports, [this](const ModelPort& one) { return one.potential == target_ || one.flow == target_; });
        if (port == ports.end())
            return false;
        model_.equations.erase(model_.equations.begin() + static_cast<std::ptrdiff_t>(*zeroFlowOf(model_, port->flow)));
        return true;
    }

    /// No oil is at 0 Pa: what a pressure is where nobody gives another one.
    [[nodiscard]] ExprId ambientPressure()
    {
        const VariableId ambient = model_.findVariable("fluid.p_ambient");
        return ambient == kNoVariable ? model_.graph.constant(model::kStandardAtmosphere)
                                      : model_.graph.variable(ambient);
    }

    [[nodiscard]] bool hasDerivative(const FlatEquation& equation)
    {
        ExpressionCone cone(model_.graph);
        return std::ranges::any_of(cone.collect(std::array{equation.left, equation.right}),
                                   [&](ExprId id) { return model_.graph.node(id).operation == Operation::Derivative; });
    }

    /// Leads what is joined to the variable on \a side to another one, which nothing else has.
    bool disconnect(ConnectedSide side, std::size_t count)
    {
        const std::vector<ExprId*> ends = connectedEnds(model_, target_, side, count);
        if (ends.empty())
            return false;
        FlatVariable before = model_.variable(target_);
        before.path = "$before(" + before.path + ")";
        before.isProtected = true;
        before.prefix = Causality::Local;
        const ExprId left = model_.graph.variable(model_.declare(std::move(before)));
        for (ExprId* end : ends)
            *end = left;
        return true;
    }

    [[nodiscard]] bool reads(std::span<const ExprId> expressions)
    {
        return std::ranges::binary_search(ExpressionCone(model_.graph).variables(expressions), target_);
    }

    [[nodiscard]] bool isRead()
    {
        std::vector<ExprId> all;
        for (const FlatEquation& equation : model_.equations)
            all.insert(all.end(), {equation.left, equation.right});
        for (const FlatHistory& history : model_.histories)
            all.insert(all.end(), history.inputs.begin(), history.inputs.end());
        for (const FlatWhen& when : model_.whens)
            for (const FlatWhen::Branch& branch : when.branches) {
                all.insert(all.end(), branch.conditions.begin(), branch.conditions.end());
                for (const FlatAction& action : branch.actions)
                    all.push_back(action.value);
            }
        std::erase(all, kNoExpr);
        return reads(all);
    }

    /// A parameter stays as it is during a run; what is it that it gives?
    [[nodiscard]] QString parameterProblem()
    {
        QStringList given;
        for (const FlatEquation& equation : model_.equations) {
            const ExpressionNode& left = model_.graph.node(equation.left);
            if (equation.origin.connectionSet < 0 && left.operation == Operation::Variable &&
                reads(std::span(&equation.right, 1)) && !model_.variable(left.variable).isProtected)
                given << QStringLiteral("`%1`").arg(QString::fromStdString(model_.variable(left.variable).path));
        }
        const QString why = tr("`%1` is a parameter, which stays as it is during a run").arg(name());
        if (given.isEmpty())
            return why + tr("; name a variable, as the output of a source");
        return why + tr("; name what it gives: %1").arg(given.join(QStringLiteral(", ")));
    }

    FlatModel& model_;
    VariableId target_;
};

}  // namespace

QString driveVariable(FlatModel& model, const std::string& path)
{
    const VariableId target = model.findVariable(path);
    if (target == kNoVariable)
        return tr("there is no variable `%1` that a column could give").arg(QString::fromStdString(path));
    return VariableDriver(model, target).drive();
}

}  // namespace bramah::solver
