// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/connection_flattening.h"

#include "model/connections/expandable_members.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/balance_check.h"
#include "solver/flatten/connect_walk.h"
#include "solver/flatten/joined_sources.h"
#include "solver/messages/flat_messages.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::ExpandableMembers;
using model::Instance;
namespace syntax = model::syntax;

namespace {

/// The innermost component that contains, or is, both.
ComponentId commonWhole(const FlatModel& flat, ComponentId a, ComponentId b)
{
    while (a != b) {  // a part comes behind the component that contains it
        ComponentId& inner = a < b ? b : a;
        inner = flat.component(inner).parent;
    }
    return a;
}

bool isArrayOfSignals(const Connector& end)
{
    return end.offset < 0 && end.instance->builtin() != BuiltinType::None && end.instance->isArray();
}

/// Is \a instance an element of an array of components, or inside of one?
bool isInArray(const Instance& instance)
{
    for (const Instance* at = &instance; at; at = at->parent())
        if (at->name().ends_with(']'))
            return true;
    return false;
}

/// The connectors with arrays of built-in type replaced by their elements.
std::vector<Connector> singly(const std::vector<Connector>& connectors)
{
    std::vector<Connector> result;
    for (const auto& connector : connectors) {
        if (!isArrayOfSignals(connector)) {
            result.push_back(connector);
            continue;
        }
        for (std::int64_t i = 0; i < model::elementCount(connector.instance->sizes()); ++i)
            result.push_back({connector.instance, i});
    }
    return result;
}

}  // namespace

std::uint32_t ConnectionFlattening::nodeOf(const End& end, const Origin& origin, const Instance& connector)
{
    const auto [found, isNew] = nodes_.try_emplace(end, static_cast<std::uint32_t>(ends_.size()));
    if (isNew) {
        ends_.push_back(end);
        origins_.push_back(origin);
        parents_.push_back(found->second);
        const Instance* top = &connector;
        while (top->parent() && top->parent()->isConnector())
            top = top->parent();
        connectorPaths_.push_back(top->path());
    }
    return found->second;
}

std::uint32_t ConnectionFlattening::rootOf(std::uint32_t node)
{
    while (parents_[node] != node)
        node = parents_[node] = parents_[parents_[node]];
    return node;
}

void ConnectionFlattening::add(const syntax::Equation& connect, const Place& place)
{
    const auto* left = connect.left->to<syntax::ComponentReference>();
    const auto* right = connect.right ? connect.right->to<syntax::ComponentReference>() : nullptr;
    if (!left || !right)
        return;
    bool isLeftRemoved = false, isRightRemoved = false;
    auto a = lowering_.connectors().find(*left, place, isLeftRemoved);
    auto b = lowering_.connectors().find(*right, place, isRightRemoved);
    if (isLeftRemoved || isRightRemoved || a.empty() || b.empty())
        return;  // a conditional component that does not exist removes its connections
    // An array of signals on one side may meet the signals of an array of components, even of one, on the other side.
    const bool isOneOfOne = a.size() == 1 && b.size() == 1 &&
                            ((isArrayOfSignals(a[0]) && isInArray(*b[0].instance)) ||
                             (isArrayOfSignals(b[0]) && isInArray(*a[0].instance)));
    if (a.size() != b.size() || isOneOfOne) {
        a = singly(a);
        b = singly(b);
    }
    if (a.size() != b.size()) {
        lowering_.messages().report(DiagnosticKind::ShapesDiffer, {textOf(place, connect.span)}, place, connect.span);
        return;
    }
    Connect context{connect, place, components_.origin(*place.scope, place.part, connect.span)};
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (const Connector& end : {a[i], b[i]}) {
            // All components of a bus are connectors (9.1.3).
            if (!end.instance->isConnector() && !ExpandableMembers::isInExpandable(*end.instance)) {
                lowering_.messages().report(DiagnosticKind::NotAConnector,
                                            {QString::fromStdString(end.instance->path())}, place, connect.span);
                return;
            }
        }
        context.isLeftOutside = isOutsideConnector(*a[i].instance, *place.scope);
        context.isRightOutside = isOutsideConnector(*b[i].instance, *place.scope);
        join(a[i], b[i], context);
    }
}

void ConnectionFlattening::reportMismatch(const Connector& a, const Connector& b, const Connect& connect)
{
    lowering_.messages().report(DiagnosticKind::ConnectorsDiffer,
                                {QString::fromStdString(a.instance->path()), QString::fromStdString(b.instance->path()),
                                 QString::fromStdString(a.instance->classNode().qualifiedName()),
                                 QString::fromStdString(b.instance->classNode().qualifiedName())},
                                connect.place, connect.equation.span);
}

void ConnectionFlattening::checkUnits(const Instance& a, const Instance& b, const Connect& connect)
{
    const UnitId left = lowering_.types().unitOf(a), right = lowering_.types().unitOf(b);
    if (!lowering_.types().checks().agree(left, right))
        lowering_.messages().report(DiagnosticKind::UnitsDiffer,
                                    {QString::fromStdString(a.path()), lowering_.types().checks().textOf(left),
                                     QString::fromStdString(b.path()), lowering_.types().checks().textOf(right)},
                                    connect.place, connect.equation.span);
}

void ConnectionFlattening::joinScalars(const Connector& a, const Connector& b, const Connect& connect)
{
    const VariableId first = lowering_.context().variables.firstOf(*a.instance),
                     second = lowering_.context().variables.firstOf(*b.instance);
    const auto shapeOf = [](const Connector& end) {
        return end.offset < 0 ? end.instance->sizes() : std::vector<std::int64_t>();
    };
    if (a.instance->builtin() != b.instance->builtin() || a.instance->enumeration() != b.instance->enumeration() ||
        a.instance->prefixes().isFlow != b.instance->prefixes().isFlow || shapeOf(a) != shapeOf(b)) {
        reportMismatch(a, b, connect);
        return;
    }
    if (a.instance->prefixes().isStream || b.instance->prefixes().isStream) {
        lowering_.messages().report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("stream")}, connect.place,
                                    connect.equation.span);
        return;
    }
    checkUnits(*a.instance, *b.instance, connect);
    const std::int64_t count = a.offset < 0 ? model::elementCount(a.instance->sizes()) : 1;
    if (first == kNoVariable || second == kNoVariable || count == 0)
        return;
    const Variability variability = lowering_.flat().variable(first).variability;
    if (variability == Variability::Parameter || variability == Variability::Constant)
        return;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto at = [i](VariableId base, const Connector& end) {
            return VariableId{index(base) + static_cast<std::uint32_t>(i + std::max<std::int64_t>(end.offset, 0))};
        };
        const std::uint32_t left = nodeOf({at(first, a), connect.isLeftOutside}, connect.origin, *a.instance);
        const std::uint32_t right = nodeOf({at(second, b), connect.isRightOutside}, connect.origin, *b.instance);
        parents_[rootOf(right)] = rootOf(left);
    }
}

void ConnectionFlattening::join(const Connector& a, const Connector& b, const Connect& connect)
{
    if (ExpandableMembers::isExpandable(*a.instance) != ExpandableMembers::isExpandable(*b.instance)) {
        const bool isFirst = ExpandableMembers::isExpandable(*a.instance);
        lowering_.messages().report(DiagnosticKind::BusJoinedToOther,
                                    {QString::fromStdString((isFirst ? a : b).instance->path()),
                                     QString::fromStdString((isFirst ? b : a).instance->path())},
                                    connect.place, connect.equation.span);
        return;
    }
    if (a.instance->builtin() != BuiltinType::None || b.instance->builtin() != BuiltinType::None) {
        joinScalars(a, b, connect);
        return;
    }
    if (graph_.isOverdetermined(*a.instance) && graph_.isOverdetermined(*b.instance)) {
        switch (graph_.useOf({a.instance, connect.isLeftOutside}, {b.instance, connect.isRightOutside})) {
        case ConnectionGraph::Use::Equal: break;
        case ConnectionGraph::Use::Constraint: addConstraint(a, b, connect); return;
        case ConnectionGraph::Use::Nothing: return;
        }
    }
    if (a.instance->children().size() != b.instance->children().size()) {
        reportMismatch(a, b, connect);
        return;
    }
    for (const auto& child : a.instance->children()) {
        const Instance* partner = b.instance->child(child->name());
        if (!partner || child->elements().size() != partner->elements().size()) {
            reportMismatch(a, b, connect);
            return;
        }
        if (child->elements().empty())
            join({child.get(), -1}, {partner, -1}, connect);
        for (std::size_t i = 0; i < child->elements().size(); ++i)
            join({child->elements()[i].get(), -1}, {partner->elements()[i].get(), -1}, connect);
    }
}

void ConnectionFlattening::addConstraint(const Connector& a, const Connector& b, const Connect& connect)
{
    const std::size_t before = lowering_.messages().count();
    const Symbolic residues = graph_.residues(*a.instance, *b.instance, connect.place, connect.equation.span);
    if (residues.kind != Symbolic::Kind::Scalars) {
        if (lowering_.messages().count() == before)
            reportMismatch(a, b, connect);
        return;
    }
    FlatModel& flat = lowering_.flat();
    Origin origin = connect.origin;
    origin.connectionSet = static_cast<std::int32_t>(flat.connectionSets.size());
    flat.connectionSets.push_back({{a.instance->path(), b.instance->path()}});
    for (const ExprId residue : residues.elements)
        flat.equations.push_back({flat.graph.constant(0), residue, origin});
}

void ConnectionFlattening::joinToSomething(const Instance& connector)
{
    FlatModel& flat = lowering_.flat();
    const ConnectorScalars scalars = scalarsOf(connector, lowering_.context().variables);
    for (std::size_t i = 0; i < scalars.flows.size(); ++i) {
        const ExprId flow = flat.graph.variable(scalars.flows[i]);
        const ExprId outside = i < scalars.potentials.size()
                                   ? flat.graph.unary(Operation::Negate, flat.graph.variable(scalars.potentials[i]))
                                   : flat.graph.constant(0);
        flat.equations.push_back({flow, outside, flat.variable(scalars.flows[i]).origin});
    }
}

void ConnectionFlattening::addZeroFlows(const Instance& connector, ComponentId component, bool isOutside)
{
    FlatModel& flat = lowering_.flat();
    for (const auto& child : connector.children()) {
        const VariableId first = child->prefixes().isFlow ? lowering_.context().variables.firstOf(*child) : kNoVariable;
        if (first == kNoVariable) {
            if (child->builtin() == BuiltinType::None) {
                if (!child->isArray())
                    addZeroFlows(*child, component, isOutside);
                for (const auto& element : child->elements())
                    addZeroFlows(*element, component, isOutside);
            }
            continue;
        }
        for (std::int64_t i = 0; i < model::elementCount(child->sizes()); ++i) {
            const VariableId id{index(first) + static_cast<std::uint32_t>(i)};
            if (nodes_.contains({id, isOutside}))
                continue;
            Origin origin = flat.variable(id).origin;
            origin.component = component;
            flat.equations.push_back({flat.graph.variable(id), flat.graph.constant(0), origin});
        }
    }
}

void ConnectionFlattening::checkBuses(const Sets& sets, const Instance& model, bool arePortsOpen)
{
    for (const auto& [root, members] : sets) {
        if (lowering_.flat().variable(ends_[root].variable).isFlow)
            continue;
        std::vector<BusSignals::End> ends;
        for (const std::uint32_t member : members)
            ends.push_back({ends_[member].variable, ends_[member].isOutside, origins_[member]});
        if (!busSignals_.add(ends))
            checkOutputs(members);
    }
    busSignals_.check(model, arePortsOpen);
}

bool ConnectionFlattening::isSource(const End& end) const
{
    const Instance* instance = lowering_.context().variables.elementOf(end.variable).instance;
    if (!instance)
        return false;
    // A connector that is protected, or that no line reaches in the class around it, is a variable of the class itself:
    // one of its equations has to determine it if nothing outside does.
    const Instance* owner = instance->parent();
    while (owner && owner->isConnector())
        owner = owner->parent();
    const bool isReachedOutside = !owner || !owner->parent() || nodes_.contains({end.variable, false});
    const bool isGivenOutside =
        end.isOutside && instance->prefixes().isInput && !instance->isProtected() && isReachedOutside;
    return isGivenOutside || (!end.isOutside && instance->prefixes().isOutput);
}

void ConnectionFlattening::checkOutputs(const std::vector<std::uint32_t>& members)
{
    const End* first = nullptr;
    for (const std::uint32_t member : members) {
        if (!isSource(ends_[member]))
            continue;
        if (first) {
            const FlatModel& flat = lowering_.flat();
            const auto pathOf = [&](const End& end) {
                return QString::fromStdString(flat.variable(end.variable).path);
            };
            lowering_.messages().diagnostics().push_back(diagnosticAt(
                flat, DiagnosticKind::OutputsJoined, {pathOf(*first), pathOf(ends_[member])}, origins_[member]));
            lowering_.messages().countOther();
            return;
        }
        first = &ends_[member];
    }
}

std::vector<std::vector<VariableId>> ConnectionFlattening::equalPotentials(const Sets& sets) const
{
    std::vector<std::vector<VariableId>> groups;
    std::unordered_map<std::uint32_t, std::size_t> groupOf;  // by variable
    for (const auto& [root, members] : sets) {
        if (lowering_.flat().variable(ends_[root].variable).isFlow)
            continue;
        std::size_t group = groups.size();
        groups.emplace_back();
        const auto take = [&](VariableId variable) {
            groups[group].push_back(variable);
            groupOf[index(variable)] = group;
        };
        for (const std::uint32_t member : members) {
            const VariableId variable = ends_[member].variable;
            const auto known = groupOf.find(index(variable));
            if (known == groupOf.end()) {
                take(variable);
            } else if (known->second != group) {
                // Merges the smaller group into the larger one.
                std::size_t other = known->second;
                if (groups[other].size() > groups[group].size())
                    std::swap(other, group);
                for (const VariableId one : std::exchange(groups[other], {}))
                    take(one);
            }
        }
    }
    return groups;
}

void ConnectionFlattening::addEquations(const Sets& sets)
{
    FlatModel& flat = lowering_.flat();
    std::map<std::vector<std::string>, std::int32_t> setByConnectors;
    for (const auto& [root, members] : sets) {
        std::vector<std::string> connectors;
        for (const std::uint32_t member : members)
            connectors.push_back(connectorPaths_[member]);
        std::sort(connectors.begin(), connectors.end());
        connectors.erase(std::unique(connectors.begin(), connectors.end()), connectors.end());
        const auto [known, isNew] =
            setByConnectors.try_emplace(connectors, static_cast<std::int32_t>(flat.connectionSets.size()));
        if (isNew)
            flat.connectionSets.push_back({connectors});
        Origin origin = origins_[members.front()];
        origin.connectionSet = known->second;
        if (!flat.variable(ends_[root].variable).isFlow) {
            const ExprId first = flat.graph.variable(ends_[members.front()].variable);
            for (std::size_t i = 1; i < members.size(); ++i) {
                Origin own = origins_[members[i]];
                own.connectionSet = known->second;
                if (ends_[members[i]].variable != ends_[members.front()].variable)
                    flat.equations.push_back({first, flat.graph.variable(ends_[members[i]].variable), own});
            }
            continue;
        }
        ExprId sum = flat.graph.constant(0);
        for (const std::uint32_t member : members) {
            const ExprId flow = flat.graph.variable(ends_[member].variable);
            sum = flat.graph.binary(ends_[member].isOutside ? Operation::Subtract : Operation::Add, sum, flow);
            // Instances that join an outer connector share it: it belongs to the innermost instance around all of them.
            origin.component = commonWhole(flat, origin.component, origins_[member].component);
            origin.component =
                commonWhole(flat, origin.component, flat.variable(ends_[member].variable).origin.component);
        }
        flat.equations.push_back({sum, flat.graph.constant(0), origin});
    }
}

void ConnectionFlattening::finish(const std::vector<const Instance*>& instances, const Instance& model,
                                  bool arePortsOpen)
{
    Sets sets;
    for (std::uint32_t node = 0; node < ends_.size(); ++node)
        sets[rootOf(node)].push_back(node);
    checkBuses(sets, model, arePortsOpen);
    JoinedSources(lowering_).merge(equalPotentials(sets));
    addEquations(sets);
    const auto isOfComponent = [](const Instance& one) {
        return one.isConnector() && one.parent() && !one.parent()->isConnector();
    };
    for (const Instance* instance : instances)
        if (isOfComponent(*instance) && ExpandableMembers::isExpandable(*instance))
            addZeroFlows(*instance, components_.of(*instance), true);
    firstZeroFlow_ = lowering_.flat().equations.size();
    for (const Instance* instance : instances) {
        if (!isOfComponent(*instance))
            continue;
        if (arePortsOpen && instance->parent() == &model)
            joinToSomething(*instance);
        else
            addZeroFlows(*instance, components_.of(*instance));
    }
}

}  // namespace bramah::solver
