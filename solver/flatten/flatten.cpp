// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/flatten.h"

#include "model/checks/declaration_check.h"
#include "model/checks/inner_check.h"
#include "model/checks/modifier_check.h"
#include "model/checks/stand_in_check.h"
#include "model/checks/usual_value_check.h"
#include "solver/flatten/balance_check.h"
#include "solver/flatten/bus_expansion.h"
#include "solver/flatten/connection_count.h"
#include "solver/flatten/connection_flattening.h"
#include "solver/flatten/connection_graph.h"
#include "solver/flatten/deciding_conditions.h"
#include "solver/flatten/equation_flattening.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/signal_units.h"
#include "solver/flatten/symbols/class_kinds.h"
#include "solver/flatten/symbols/flat_components.h"
#include "solver/flatten/variable_flattening.h"

#include <algorithm>
#include <unordered_set>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;

namespace {

/// Marks every parameter on which the structure depends, through the bindings of other parameters.
void markStructural(FlatModel& flat, const std::vector<ExprId>& expressions)
{
    std::vector<ExprId> open = expressions;
    std::unordered_set<std::uint32_t> seen;
    while (!open.empty()) {
        const ExprId id = open.back();
        open.pop_back();
        if (!seen.insert(index(id)).second)
            continue;
        const ExpressionNode& node = flat.graph.node(id);
        if (node.operation == Operation::Variable) {
            FlatVariable& variable = flat.variables[index(node.variable)];
            if (variable.variability == Variability::Parameter) {
                variable.isStructural = true;
                if (variable.binding != kNoExpr)
                    open.push_back(variable.binding);
            }
        }
        flat.graph.forEachOperand(id, [&open](ExprId operand) { open.push_back(operand); });
    }
}

/// Makes parameters structural that only pass on a name (NativeFunction::isName()), as a component's oil that is the
/// sheet's. The parameter at the source can change before each run.
void markPassedOn(FlatModel& flat)
{
    const auto& functions = flat.graph.functions();
    if (std::ranges::none_of(functions, [](const auto& function) { return function->isName(); }))
        return;
    const auto parameterAt = [&](ExprId id) -> FlatVariable* {
        const ExpressionNode* node = id == kNoExpr ? nullptr : &flat.graph.node(id);
        const bool isVariable = node && node->operation == Operation::Variable;
        FlatVariable* variable = isVariable ? &flat.variables[index(node->variable)] : nullptr;
        return variable && variable->variability == Variability::Parameter ? variable : nullptr;
    };
    for (std::uint32_t i = 0; i < flat.graph.size(); ++i) {
        const ExpressionNode& node = flat.graph.node(ExprId{i});
        if (node.operation != Operation::Call || !functions[node.function]->isName())
            continue;
        for (const ExprId argument : {node.a, node.b})
            for (FlatVariable* v = parameterAt(argument); v && !v->isStructural && parameterAt(v->binding);
                 v = parameterAt(v->binding))
                v->isStructural = true;
    }
}

/// If a construct is not supported, most other errors are its consequences: they are left out until it is gone.
void keepFirstCauses(model::Diagnostics& diagnostics)
{
    const auto isRefusal = [](const model::Diagnostic& d) { return d.kind == DiagnosticKind::UnsupportedConstruct; };
    if (std::ranges::any_of(diagnostics, isRefusal))
        std::erase_if(diagnostics, [&](const model::Diagnostic& d) {
            return d.severity() == model::Severity::Error && !isRefusal(d);
        });
}

/// Does \a root consist of components, unlike `model M = Real`?
bool isComposed(const Instance& root)
{
    return root.builtin() == model::BuiltinType::None;
}

/// Reports a class that is not a model that can run.
void expectModel(const Instance& root, const model::ClassNode& node, LoweringMessages& messages)
{
    if (isModel(root.kind()) && !node.isPartial() && isComposed(root))
        return;
    messages.report(node.isPartial() ? DiagnosticKind::PartialModel : DiagnosticKind::NotAModel,
                    {QString::fromStdString(node.qualifiedName())}, {&root, &node, nullptr, false},
                    node.definition() ? node.definition()->name.span : model::Span{});
}

/// Declares all variables of \a root and of default inner components.
void declare(const Instance& root, model::InstanceTree& tree, VariableFlattening& variables)
{
    if (isComposed(root))
        variables.declare(root);
    // One default inner component may need another one.
    for (std::size_t i = 0; i < tree.defaultInners().size() || i == 0; ++i) {
        for (const Instance* instance : std::vector<const Instance*>(variables.classes()))
            for (const auto& child : instance->children())
                (void)child->referred();
        if (i < tree.defaultInners().size())
            variables.declare(*tree.defaultInners()[i]);
    }
}

/// Checks modifiers and declarations if nothing else is wrong.
void checkClasses(model::InstanceTree& tree, const std::vector<const Instance*>& classes)
{
    model::ModifierCheck modifiers(tree);
    model::DeclarationCheck declarations(tree);
    for (const Instance* instance : classes) {
        modifiers.check(*instance);
        declarations.check(*instance);
        model::checkUsualValues(tree, *instance);
        model::checkStandIns(tree, *instance);
    }
    model::checkInners(tree, classes);
}

/// Makes parameters structural on which the structure depends.
void markDecidingParameters(FlatModel& flat, StructuralValues& structural)
{
    const auto valueOf = [&](ExprId id) {
        return structural.valueOf(Symbolic::scalar(id, ValueType::Boolean)).boolean();
    };
    for (const ExprId condition : decidingConditions(flat, valueOf))
        structural.note(condition);
    markStructural(flat, structural.expressions());
}

model::Diagnostics joinedDiagnostics(const model::ClassLibrary& library, model::Diagnostics own)
{
    model::Diagnostics all = library.diagnostics();
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

}  // namespace

FlattenOutcome flatten(const model::ClassLibrary& library, const model::ClassNode& node, const FlattenOptions& options)
{
    FlattenOutcome outcome;
    auto flat = std::make_unique<FlatModel>();
    flat->className = node.qualifiedName();
    model::InstanceTree tree(library);
    tree.setStop(options.isStopWanted);
    const Instance& root = tree.instantiate(node, options.overrides);
    FlatComponents components(*flat);
    ExpressionLowering lowering(*flat, tree, components, options.isStopWanted);
    lowering.context().keepsLaws = options.keepsLaws;
    model::Diagnostics& said = lowering.messages().diagnostics();
    const auto isStopped = [&lowering] { return lowering.context().stop.isWanted(); };

    expectModel(root, node, lowering.messages());
    VariableFlattening variables(lowering, components);
    ConnectionCount connectionCount(lowering, variables.classes());
    lowering.connectors().countBy([&](const Connector& connector) { return connectionCount.of(connector); });
    ConnectionGraph connectionGraph(lowering, variables.classes());
    if (options.arePortsOpen)
        connectionGraph.allowRootless();
    lowering.connectors().rootBy([&](const Instance& record) { return connectionGraph.isRoot(record); },
                                 [&](const Instance& record, const Place& place, model::Span span) {
                                     return connectionGraph.isRooted(record, place, span);
                                 });
    declare(root, tree, variables);
    if (tree.isFull()) {
        outcome.diagnostics = joinedDiagnostics(library, tree.diagnostics());
        return outcome;
    }
    if (!variables.buses().empty()) {
        BusExpansion(lowering, variables.classes()).expand(variables.buses());
        variables.declareBuses();
    }
    lowering.context().alike.compare(variables.classes(), *flat, lowering.context().variables,
                                     lowering.context().records);
    flat->experiment = model::experimentOf(root);
    if (!isStopped())
        variables.define();
    if (!model::hasErrors(tree.diagnostics()) && !model::hasErrors(said))
        checkClasses(tree, variables.classes());
    ConnectionFlattening connections(lowering, components, connectionGraph);
    EquationFlattening equations(lowering, components, connections);
    for (const Instance* instance : variables.classes()) {
        if (isStopped())
            return outcome;
        equations.flatten(*instance);
    }
    lowering.context().leftLimits.check(*flat, lowering.messages());
    connections.finish(variables.classes(), root, options.arePortsOpen);
    BalanceCheck balance(lowering, components, connections);
    markDecidingParameters(*flat, lowering.structural());
    markPassedOn(*flat);

    model::Diagnostics own = tree.diagnostics();
    own.insert(own.end(), said.begin(), said.end());
    keepFirstCauses(own);
    outcome.diagnostics = joinedDiagnostics(library, std::move(own));
    if (!model::hasErrors(outcome.diagnostics) && !isStopped()) {
        outcome.unbalanced = balance.unbalanced(variables.classes());
        outcome.balance = balance.whole();
        const auto connectors = balance.unbalancedConnectors(root);
        outcome.unbalanced.insert(outcome.unbalanced.end(), connectors.begin(), connectors.end());
    }
    if (!model::hasErrors(outcome.diagnostics) && !isStopped()) {
        takeUnitsFromEquations(*flat);
        outcome.model = std::move(flat);
    }
    return outcome;
}

}  // namespace bramah::solver
