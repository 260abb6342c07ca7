// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/flatten.h"

#include "model/instance/declaration_check.h"
#include "model/instance/modifier_check.h"
#include "solver/flatten/balance_check.h"
#include "solver/flatten/connection_count.h"
#include "solver/flatten/connection_flattening.h"
#include "solver/flatten/deciding_conditions.h"
#include "solver/flatten/equation_flattening.h"
#include "solver/flatten/lowering/expression_lowering.h"
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

/// Marks every parameter that the structure was made from, through the bindings of other parameters.
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

/// Where a construct is not supported, other errors mostly follow from its missing: they are told once it is gone.
void keepFirstCauses(model::Diagnostics& diagnostics)
{
    const auto isRefusal = [](const model::Diagnostic& d) { return d.kind == DiagnosticKind::UnsupportedConstruct; };
    if (std::ranges::any_of(diagnostics, isRefusal))
        std::erase_if(diagnostics, [&](const model::Diagnostic& d) {
            return d.severity() == model::Severity::Error && !isRefusal(d);
        });
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
    const auto isStopped = [&lowering] { return lowering.context().stop.isWanted(); };

    const bool isComposed = root.builtin() == model::BuiltinType::None;  // not as `model M = Real`
    if (!isModel(root.kind()) || node.isPartial() || !isComposed)
        lowering.messages().report(node.isPartial() ? DiagnosticKind::PartialModel : DiagnosticKind::NotAModel,
                                   {QString::fromStdString(node.qualifiedName())}, {&root, &node, nullptr, false},
                                   node.definition() ? node.definition()->name.span : model::Span{});
    VariableFlattening variables(lowering, components);
    ConnectionCount connectionCount(lowering, variables.classes());
    lowering.connectors().countBy([&](const auto& connector) { return connectionCount.of(connector); });
    if (isComposed)
        variables.declare(root);
    // Making one default inner may need another.
    for (std::size_t i = 0; i < tree.defaultInners().size() || i == 0; ++i) {
        for (const Instance* instance : std::vector<const Instance*>(variables.classes()))
            for (const auto& child : instance->children())
                (void)child->referred();
        if (i < tree.defaultInners().size())
            variables.declare(*tree.defaultInners()[i]);
    }
    if (tree.isFull()) {
        outcome.diagnostics = library.diagnostics();
        outcome.diagnostics.insert(outcome.diagnostics.end(), tree.diagnostics().begin(), tree.diagnostics().end());
        return outcome;
    }
    flat->experiment = model::experimentOf(root);
    if (!isStopped())
        variables.define();
    if (!model::hasErrors(tree.diagnostics()) && !model::hasErrors(lowering.messages().diagnostics())) {
        model::ModifierCheck modifiers(tree);
        model::DeclarationCheck declarations(tree);
        for (const Instance* instance : variables.classes()) {
            modifiers.check(*instance);
            declarations.check(*instance);
        }
    }
    ConnectionFlattening connections(lowering, components);
    EquationFlattening equations(lowering, components, connections);
    for (const Instance* instance : variables.classes()) {
        if (isStopped())
            return outcome;
        equations.flatten(*instance);
    }
    lowering.context().leftLimits.check(lowering.flat(), lowering.messages());
    connections.finish(variables.classes(), root, options.arePortsOpen);
    BalanceCheck balance(lowering, components, connections.firstZeroFlow());
    const auto valueOf = [&](ExprId id) {
        return lowering.structural().valueOf(Symbolic::scalar(id, ValueType::Boolean)).boolean();
    };
    for (const ExprId condition : decidingConditions(*flat, valueOf))
        lowering.structural().note(condition);
    markStructural(*flat, lowering.structural().expressions());

    model::Diagnostics own = tree.diagnostics();
    own.insert(own.end(), lowering.messages().diagnostics().begin(), lowering.messages().diagnostics().end());
    keepFirstCauses(own);
    outcome.diagnostics = library.diagnostics();
    outcome.diagnostics.insert(outcome.diagnostics.end(), own.begin(), own.end());
    if (!model::hasErrors(outcome.diagnostics) && !isStopped()) {
        outcome.unbalanced = balance.unbalanced(variables.classes());
        const auto connectors = balance.unbalancedConnectors(root);
        outcome.unbalanced.insert(outcome.unbalanced.end(), connectors.begin(), connectors.end());
    }
    if (!model::hasErrors(outcome.diagnostics) && !isStopped())
        outcome.model = std::move(flat);
    return outcome;
}

}  // namespace bramah::solver
