// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/connection_flattening.h"

#include <algorithm>
#include <map>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;

namespace {

/// A connector is outside if it belongs to the instance the connect equation is written in: its chain of connectors up
/// from the reference ends there, not in a component.
bool isOutsideConnector(const Instance& connector, const Instance& scope)
{
    for (const Instance* at = connector.parent(); at; at = at->parent()) {
        if (at == &scope)
            return true;
        if (!at->isConnector())
            return false;
    }
    return false;
}

std::int64_t countOf(const Instance& instance)
{
    std::int64_t count = 1;
    for (const std::int64_t size : instance.sizes())
        count *= size;
    return count;
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
    const auto a = lowering_.connectors(*left, place, isLeftRemoved);
    const auto b = lowering_.connectors(*right, place, isRightRemoved);
    if (isLeftRemoved || isRightRemoved || a.empty() || b.empty())
        return;  // a conditional component that is not there takes its connections with it
    if (a.size() != b.size()) {
        lowering_.report(DiagnosticKind::ShapesDiffer, {ExpressionLowering::textOf(place, connect.span)}, place, connect.span);
        return;
    }
    const Origin origin = components_.origin(*place.scope, place.part, connect.span);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (const Instance* end : {a[i], b[i]}) {
            if (!end->isConnector()) {
                lowering_.report(DiagnosticKind::NotAConnector, {QString::fromStdString(end->path())}, place, connect.span);
                return;
            }
        }
        join(*a[i], isOutsideConnector(*a[i], *place.scope), *b[i], isOutsideConnector(*b[i], *place.scope), origin, connect, place);
    }
}

void ConnectionFlattening::join(const Instance& a, bool isAOutside, const Instance& b, bool isBOutside, const Origin& origin,
                                const syntax::Equation& connect, const Place& place)
{
    const auto mismatch = [&] {
        lowering_.report(DiagnosticKind::ConnectorsDiffer,
                         {QString::fromStdString(a.path()), QString::fromStdString(b.path()),
                          QString::fromStdString(a.classNode().qualifiedName()), QString::fromStdString(b.classNode().qualifiedName())},
                         place, connect.span);
    };
    if (a.builtin() != BuiltinType::None || b.builtin() != BuiltinType::None) {
        const VariableId first = lowering_.firstVariable(a), second = lowering_.firstVariable(b);
        if (a.builtin() != b.builtin() || a.prefixes().isFlow != b.prefixes().isFlow || a.sizes() != b.sizes()) {
            mismatch();
            return;
        }
        if (a.prefixes().isStream || b.prefixes().isStream) {
            lowering_.report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("stream")}, place, connect.span);
            return;
        }
        if (first == kNoVariable || second == kNoVariable)
            return;
        const Variability variability = lowering_.flat().variable(first).variability;
        if (variability == Variability::Parameter || variability == Variability::Constant)
            return;
        for (std::int64_t i = 0; i < countOf(a); ++i) {
            const auto offset = static_cast<std::uint32_t>(i);
            const std::uint32_t left = nodeOf({VariableId{index(first) + offset}, isAOutside}, origin, a);
            const std::uint32_t right = nodeOf({VariableId{index(second) + offset}, isBOutside}, origin, b);
            parents_[rootOf(right)] = rootOf(left);
        }
        return;
    }
    if (a.kind() == syntax::ClassKind::ExpandableConnector || b.kind() == syntax::ClassKind::ExpandableConnector) {
        lowering_.report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("expandable connector")}, place, connect.span);
        return;
    }
    if (a.children().size() != b.children().size()) {
        mismatch();
        return;
    }
    for (const auto& child : a.children()) {
        const Instance* partner = b.child(child->name());
        if (!partner) {
            mismatch();
            return;
        }
        const auto& ownElements = child->elements();
        const auto& otherElements = partner->elements();
        if (ownElements.size() != otherElements.size()) {
            mismatch();
            return;
        }
        if (ownElements.empty())
            join(*child, isAOutside, *partner, isBOutside, origin, connect, place);
        for (std::size_t i = 0; i < ownElements.size(); ++i)
            join(*ownElements[i], isAOutside, *otherElements[i], isBOutside, origin, connect, place);
    }
}

void ConnectionFlattening::addZeroFlows(const Instance& connector, ComponentId component)
{
    FlatModel& flat = lowering_.flat();
    for (const auto& child : connector.children()) {
        const VariableId first = child->prefixes().isFlow ? lowering_.firstVariable(*child) : kNoVariable;
        if (first == kNoVariable) {
            if (child->builtin() == BuiltinType::None) {
                if (!child->isArray())
                    addZeroFlows(*child, component);
                for (const auto& element : child->elements())
                    addZeroFlows(*element, component);
            }
            continue;
        }
        for (std::int64_t i = 0; i < countOf(*child); ++i) {
            const VariableId id{index(first) + static_cast<std::uint32_t>(i)};
            if (nodes_.contains({id, false}))
                continue;
            Origin origin = flat.variable(id).origin;
            origin.component = component;
            flat.equations.push_back({flat.graph.variable(id), flat.graph.constant(0), origin});
        }
    }
}

void ConnectionFlattening::finish(const std::vector<const Instance*>& instances)
{
    FlatModel& flat = lowering_.flat();
    std::map<std::uint32_t, std::vector<std::uint32_t>> sets;
    for (std::uint32_t node = 0; node < ends_.size(); ++node)
        sets[rootOf(node)].push_back(node);
    std::map<std::vector<std::string>, std::int32_t> setByConnectors;
    for (const auto& [root, members] : sets) {
        std::vector<std::string> connectors;
        for (const std::uint32_t member : members)
            connectors.push_back(connectorPaths_[member]);
        std::sort(connectors.begin(), connectors.end());
        connectors.erase(std::unique(connectors.begin(), connectors.end()), connectors.end());
        const auto [known, isNew] = setByConnectors.try_emplace(connectors, static_cast<std::int32_t>(flat.connectionSets.size()));
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
        }
        flat.equations.push_back({sum, flat.graph.constant(0), origin});
    }
    for (const Instance* instance : instances)
        if (instance->isConnector() && instance->parent() && !instance->parent()->isConnector())
            addZeroFlows(*instance, components_.of(*instance));
}

}  // namespace bramah::solver
