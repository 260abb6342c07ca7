// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/design/component_forms.h"

#include "model/text/dotted_name.h"
#include "solver/compile/base/compilation.h"
#include "solver/compile/compile.h"
#include "solver/design/resting_structure.h"
#include "solver/expressions/expression_cone.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostPorts = 6;
/// marks equations that give a port variable
constexpr std::int32_t kGivenText = -2;

/// The equations of one component, with everything else as parameters.
class ComponentAlone
{
public:
    ComponentAlone(const FlatModel& model, const SystemStructure& structure, ComponentId component)
        : whole_(model), structure_(structure), component_(component)
    {
        for (const PortCausality& port : portCausalities(model, structure, PortsOf::ModelToo))
            if (port.component == component)
                ports_.push_back(port);
        takeOut();
    }

    [[nodiscard]] const std::vector<PortCausality>& ports() const { return ports_; }

    /// The component with one variable of each port given: its flow if \a ports say that it gives the effort.
    [[nodiscard]] FlatModel with(const std::vector<PortCausality>& ports) const
    {
        FlatModel model = alone_;
        double number = 1;
        for (const PortCausality& port : ports) {
            const VariableId taken = port.givesEffort ? port.flow : port.effort;
            const ExprId argument =
                model.graph.binary(Operation::Add,
                                   model.graph.binary(Operation::Multiply, model.graph.constant(0.37 + 0.11 * number),
                                                      model.graph.leaf(Operation::Time)),
                                   model.graph.constant(0.61 * number));
            Origin origin;
            origin.component = component_;
            origin.text = kGivenText;
            model.equations.push_back(
                {model.graph.variable(taken), model.graph.unary(Operation::Sin, argument), origin});
            number += 1;
        }
        return model;
    }

private:
    [[nodiscard]] bool isOwn(const Origin& origin) const { return whole_.isWithin(origin.component, component_); }

    [[nodiscard]] bool isPortVariable(VariableId id) const
    {
        return std::ranges::any_of(ports_,
                                   [&](const PortCausality& port) { return port.effort == id || port.flow == id; });
    }
    /// Does the variable come from outside? An input does, and what else a connector takes in; all other variables of a
    /// component follow from its own equations, even if an equation outside gives their value in the circuit, as `Q =
    /// orifice.m_flow` does where Q is iterated.
    [[nodiscard]] bool isTaken(VariableId id) const
    {
        if (isPortVariable(id))
            return false;
        if (isInput(id))
            return !isBoundInside_[index(id)];
        const StructureVariable& variable = structure_.variable(id);
        return isOfConnector_[index(id)] && !isShown_[index(id)] && variable.isGiven && !isOwn(variable.giver);
    }
    /// Is the variable an input of the component itself?
    [[nodiscard]] bool isInput(VariableId id) const
    {
        const FlatVariable& variable = whole_.variable(id);
        return variable.prefix == Causality::Input && !variable.isProtected && variable.origin.component == component_;
    }
    /// Marks the variables of connectors that are joined to others.
    void findConnectors()
    {
        isOfConnector_.assign(whole_.variables.size(), false);
        std::unordered_set<std::string_view> connectors;
        for (const ConnectionSet& set : whole_.connectionSets)
            connectors.insert(set.connectors.begin(), set.connectors.end());
        for (std::uint32_t i = 0; i < structure_.declaredCount; ++i) {
            std::string_view path = whole_.variables[i].path;
            while (!path.empty() && !isOfConnector_[i]) {
                isOfConnector_[i] = connectors.contains(path);
                const std::size_t dot = model::lastDot(path);
                path = path.substr(0, dot == std::string_view::npos ? 0 : dot);
            }
        }
    }
    /// Marks the inputs that the component's own class binds to its variables, as a base class may leave it to do.
    void findBoundInputs()
    {
        isBoundInside_.assign(whole_.variables.size(), false);
        ExpressionCone cone(whole_.graph);
        for (const FlatEquation& equation : whole_.equations)
            if (bindsInput(equation))
                for (const VariableId id : cone.variables(std::span(&equation.right, 1)))
                    if (isOwn(whole_.variable(id).origin) && whole_.variable(id).variability > Variability::Parameter)
                        isBoundInside_[index(whole_.graph.node(equation.left).variable)] = true;
    }
    /// Is it the binding of an input of the component?
    [[nodiscard]] bool bindsInput(const FlatEquation& equation) const
    {
        const ExpressionNode& left = whole_.graph.node(equation.left);
        return equation.origin.connectionSet < 0 && left.operation == Operation::Variable && isInput(left.variable);
    }
    /// Marks the variables to which an equation of the component gives a value.
    void findShown()
    {
        isShown_.assign(whole_.variables.size(), false);
        const ExpressionGraph& graph = whole_.graph;
        const auto variableOf = [&graph](ExprId id) {
            while (graph.node(id).operation == Operation::Negate)
                id = graph.node(id).a;
            return graph.node(id).operation == Operation::Variable ? graph.node(id).variable : kNoVariable;
        };
        for (const FlatEquation& equation : whole_.equations) {
            if (!isOwn(equation.origin) || equation.origin.connectionSet >= 0)
                continue;
            const VariableId left = variableOf(equation.left), right = variableOf(equation.right);
            if (left != kNoVariable)
                isShown_[index(left)] = true;
            if (right != kNoVariable && left != kNoVariable && isPortVariable(left))
                isShown_[index(right)] = true;
        }
    }
    /// Was an equation with this origin made for the port itself? `A.m_flow = 0` of a gauge is its own equation.
    [[nodiscard]] bool isOfDeclaration(const Origin& origin, VariableId id) const
    {
        const Origin& own = whole_.variable(id).origin;
        return origin.text == own.text && origin.span.begin == own.span.begin && origin.span.end == own.span.end;
    }
    /// Does the initial equation give a discrete variable, as `when initial()` does? Others choose starts.
    [[nodiscard]] bool givesDiscrete(const FlatEquation& equation) const
    {
        const ExpressionNode& left = whole_.graph.node(equation.left);
        return left.variable != kNoVariable && whole_.variable(left.variable).variability == Variability::Discrete;
    }
    /// Does the equation close an open port, or stand for what is joined to a class by itself?
    [[nodiscard]] bool closesPort(const FlatEquation& equation) const
    {
        const ExpressionNode& left = whole_.graph.node(equation.left);
        if (left.operation != Operation::Variable || !whole_.variable(left.variable).isFlow ||
            !isPortVariable(left.variable) || !isOfDeclaration(equation.origin, left.variable))
            return false;
        const ExpressionNode& right = whole_.graph.node(equation.right);
        const bool isJoined = component_ == ComponentId{} && right.operation == Operation::Negate &&
                              whole_.graph.node(right.a).operation == Operation::Variable &&
                              isPortVariable(whole_.graph.node(right.a).variable);
        return whole_.graph.isConstant(equation.right, 0) || isJoined;
    }

    void takeOut()
    {
        alone_ = modelAgain(whole_, structure_);
        findShown();
        findConnectors();
        findBoundInputs();
        for (std::uint32_t i = 0; i < structure_.declaredCount; ++i) {
            FlatVariable& variable = alone_.variables[i];
            variable.isFixed = variable.isFixed && variable.variability <= Variability::Parameter;
            const bool isOpen = isOwn(variable.origin) && !isTaken(VariableId{i});
            if (variable.variability > Variability::Parameter && !isOpen)
                countAsParameter(alone_, VariableId{i});
        }
        for (FlatComponent& component : alone_.components)
            component.given.clear();
        const auto isForeign = [&](const auto& item) { return !isOwn(item.origin); };
        std::erase_if(alone_.equations, [&](const FlatEquation& e) {
            return isForeign(e) || closesPort(e) || (bindsInput(e) && isTaken(whole_.graph.node(e.left).variable));
        });
        std::erase_if(alone_.initialEquations,
                      [&](const FlatEquation& e) { return isForeign(e) || !givesDiscrete(e); });
        std::erase_if(alone_.whens, isForeign);
        alone_.assertions.clear();
    }

    const FlatModel& whole_;
    const SystemStructure& structure_;
    ComponentId component_;
    std::vector<PortCausality> ports_;
    std::vector<bool> isShown_, isOfConnector_, isBoundInside_;  ///< by variable
    FlatModel alone_;
};

/// Reduces `A.p = sin(0.61 + time*0.48)` to the fact of interest: `A.p` is given.
QString withoutGivenValues(QString message)
{
    static const QRegularExpression given(QStringLiteral("`([^`=]+?) = sin\\([^`]*\\)` of `[^`]*`"));
    return message.replace(given, QStringLiteral("`\\1` given"));
}

/// Sorts the equations and records what that needed.
void sortOut(FlatModel model, ComponentForm& form, const std::function<bool()>& isStopWanted)
{
    bool isSorted = false;
    CompileOptions options;
    options.isStopWanted = [&] { return isSorted || (isStopWanted && isStopWanted()); };
    options.onStage = [&](const std::string& stage, const Compilation& compilation) {
        if (stage == "index") {
            const bool differentiates = std::ranges::any_of(compilation.equations, [](const ContinuousEquation& e) {
                return e.origin.text == kGivenText && e.derivative >= 0;
            });
            form.kind = differentiates               ? FormKind::Differentiating
                        : compilation.states.empty() ? FormKind::Algebraic
                                                     : FormKind::Integrating;
        }
        isSorted = isSorted || (stage == "blocks" && !compilation.hasErrors());
    };
    const CompileOutcome outcome = compile(std::move(model), options);
    form.exists = isSorted;
    for (const model::Diagnostic& diagnostic : outcome.diagnostics)
        if (!form.exists && form.reason.isEmpty() && diagnostic.severity() == model::Severity::Error)
            form.reason = withoutGivenValues(diagnostic.message());
}

}  // namespace

std::vector<ComponentForm> componentForms(const FlatModel& model, const SystemStructure& structure,
                                          ComponentId component, const std::function<bool()>& isStopWanted)
{
    const ComponentAlone alone(model, structure, component);
    const std::size_t count = alone.ports().size();
    std::vector<ComponentForm> forms;
    if (count == 0 || count > kMostPorts)
        return forms;
    for (std::uint32_t given = 0; given < 1U << count; ++given) {
        ComponentForm form;
        form.ports = alone.ports();
        for (std::size_t i = 0; i < count; ++i) {
            form.ports[i].givesEffort = (given >> i & 1U) != 0;
            form.ports[i].givesFlow = !form.ports[i].givesEffort;
        }
        form.letters = formOf(form.ports);
        sortOut(alone.with(form.ports), form, isStopWanted);
        forms.push_back(std::move(form));
    }
    return forms;
}

}  // namespace bramah::solver
