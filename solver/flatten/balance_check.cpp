// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/balance_check.h"

#include "model/connections/expandable_members.h"
#include "model/values/array_offsets.h"
#include "solver/messages/flat_messages.h"

#include <unordered_set>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;

namespace {

/// Visits \a instance or, if it is an array of components, its elements.
template <typename Visit>
void forEachElement(const Instance& instance, Visit&& visit)
{
    if (!instance.isArray() || instance.builtin() != BuiltinType::None) {
        visit(instance);
        return;
    }
    for (const auto& element : instance.elements())
        visit(*element);
}

void collect(const Instance& part, const DeclaredVariables& variables, ConnectorScalars& scalars)
{
    if (part.prefixes().isInput || part.prefixes().isOutput || &part.resolved() != &part)
        return;
    const VariableId first = variables.firstOf(part);
    if (first == kNoVariable) {
        for (const auto& child : part.children())
            forEachElement(*child, [&](const Instance& element) { collect(element, variables, scalars); });
        return;
    }
    if (part.builtin() != BuiltinType::Real || part.prefixes().isParameter || part.prefixes().isConstant)
        return;
    for (std::int64_t i = 0; i < model::elementCount(part.sizes()); ++i)
        (part.prefixes().isFlow ? scalars.flows : scalars.potentials)
            .push_back(VariableId{index(first) + static_cast<std::uint32_t>(i)});
}

}  // namespace

ConnectorScalars scalarsOf(const Instance& connector, const DeclaredVariables& variables)
{
    ConnectorScalars scalars;
    forEachElement(connector, [&](const Instance& element) { collect(element, variables, scalars); });
    return scalars;
}

BalanceCheck::BalanceCheck(ExpressionLowering& lowering, FlatComponents& components,
                           const ConnectionFlattening& connections)
    : lowering_(lowering),
      components_(components),
      connections_(connections),
      counts_(lowering.flat().components.size())
{
    countFlatModel(connections.firstZeroFlow());
}

bool BalanceCheck::isUnknown(const FlatVariable& variable) const
{
    return variable.variability != Variability::Parameter && variable.variability != Variability::Constant &&
           variable.type != ValueType::String;
}

void BalanceCheck::countFlatModel(std::size_t zeroFlows)
{
    const FlatModel& flat = lowering_.flat();
    const auto at = [this](const Origin& origin) -> Count& { return counts_[index(origin.component)]; };
    for (const FlatVariable& variable : flat.variables)
        at(variable.origin).unknowns += isUnknown(variable) ? 1 : 0;
    for (std::size_t i = 0; i < flat.equations.size(); ++i) {
        Count& count = at(flat.equations[i].origin);
        ++(i < zeroFlows ? count.equations : count.zeroFlows);
    }
    std::unordered_set<std::uint32_t> assigned;
    for (const FlatWhen& when : flat.whens)
        for (const FlatWhen::Branch& branch : when.branches)
            for (const FlatAction& action : branch.actions)
                if (action.kind == ActionKind::Assign && assigned.insert(index(action.variable)).second)
                    ++at(when.origin).equations;
}

void BalanceCheck::countInterface(const Instance& part, bool isInConnector, bool isInput, Count& count) const
{
    if (&part.resolved() != &part)
        return;
    const bool isNowInput = isInput || part.prefixes().isInput;
    const VariableId first = lowering_.context().variables.firstOf(part);
    if (first == kNoVariable) {
        if (part.builtin() == BuiltinType::None && (isInConnector || part.isConnector()))
            for (const auto& child : part.children())
                forEachElement(*child,
                               [&](const Instance& element) { countInterface(element, true, isNowInput, count); });
        return;
    }
    // An array without elements has no variables.
    if (model::elementCount(part.sizes()) == 0 || !isUnknown(lowering_.flat().variable(first)))
        return;
    if (!part.prefixes().isFlow && model::ExpandableMembers::isInExpandable(part)) {
        countOnBus(first, model::elementCount(part.sizes()), count);
        return;
    }
    // The value comes from an equation outside, also if it is the binding in the declaration of a connector. Any other
    // input has a value from outside unless a modifier gives one (Modelica 3.6, 4.7).
    const model::Modifier* binding = part.modifiers().binding();
    const bool isOfConnector = isInConnector || part.isConnector();
    const bool isGiven = binding && (binding->saidBy() != part.parent() || !isOfConnector);
    if (isNowInput && !isGiven && !part.isProtected())
        count.ownInputs += model::elementCount(part.sizes());
    else if (part.prefixes().isFlow)
        count.ownFlows += model::elementCount(part.sizes());
}

void BalanceCheck::countOnBus(VariableId first, std::int64_t size, Count& count) const
{
    for (std::int64_t i = 0; i < size; ++i)
        if (connections_.busSignals().isGivenOutside(VariableId{index(first) + static_cast<std::uint32_t>(i)}))
            ++count.ownInputs;
}

model::Diagnostics BalanceCheck::unbalanced(const std::vector<const Instance*>& instances)
{
    const FlatModel& flat = lowering_.flat();
    model::Diagnostics found;
    std::vector<const Instance*> byComponent(counts_.size(), nullptr);
    for (const Instance* instance : instances) {
        const ComponentId id = components_.of(*instance);
        const bool isPart = instance->parent() && components_.of(*instance->parent()) == id;
        if (!isPart)
            byComponent[index(id)] = instance;
    }
    // Parts come behind the component that contains them, so this order begins with the innermost.
    for (std::size_t i = counts_.size(); i-- > 0;) {
        Count& count = counts_[i];
        const Instance* instance = byComponent[i];
        // If equations depend on cardinality(), their number concerns the component and the class around it.
        if (instance && !lowering_.connectors().asksCardinality(*instance)) {
            for (const auto& child : instance->children())
                forEachElement(*child, [&](const Instance& element) { countInterface(element, false, false, count); });
            const std::int64_t unknowns = count.unknowns - count.ownInputs;
            const std::int64_t equations = count.equations + count.ownFlows;
            if (i == 0)
                whole_ = EquationBalance{equations, unknowns};
            if (unknowns != equations && !count.hasUnbalancedPart) {
                count.hasUnbalancedPart = true;
                const QString name = QString::fromStdString(flat.components[i].path);
                const QString className = QString::fromStdString(flat.components[i].className);
                Origin origin;
                origin.component = ComponentId{static_cast<std::uint32_t>(i)};
                const auto* definition = instance->classNode().definition();
                if (definition)
                    origin = components_.origin(*instance, &instance->classNode(), definition->name.span);
                found.push_back(diagnosticAt(flat, DiagnosticKind::UnbalancedClass,
                                             {name.isEmpty() ? QStringLiteral("`%1`").arg(className)
                                                             : QStringLiteral("`%1` (`%2`)").arg(name, className),
                                              QString::number(equations), QString::number(unknowns)},
                                             origin));
            }
        }
        if (i == 0)
            break;
        Count& around = counts_[index(flat.components[i].parent)];
        around.unknowns += count.unknowns;
        around.equations += count.equations + count.zeroFlows;
        around.hasUnbalancedPart = around.hasUnbalancedPart || count.hasUnbalancedPart;
    }
    return found;
}

model::Diagnostics BalanceCheck::unbalancedConnectors(const Instance& root)
{
    model::Diagnostics found;
    for (const auto& child : root.children()) {
        if (!child->isConnector())
            continue;
        const ConnectorScalars scalars = scalarsOf(*child, lowering_.context().variables);
        if (scalars.flows.empty() || scalars.flows.size() == scalars.potentials.size())
            continue;
        found.push_back(
            diagnosticAt(lowering_.flat(), DiagnosticKind::UnbalancedConnector,
                         {QString::fromStdString(child->classNode().qualifiedName()),
                          QString::number(scalars.flows.size()), QString::number(scalars.potentials.size())},
                         components_.origin(root, child->declaredIn(), child->component()->span)));
    }
    return found;
}

}  // namespace bramah::solver
