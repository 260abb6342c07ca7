// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/connection_graph.h"

#include "solver/flatten/connect_walk.h"
#include "solver/flatten/lowering/function_inlining.h"
#include "solver/flatten/symbols/call_arguments.h"

#include <algorithm>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;

bool ConnectionGraph::isOverdetermined(const Instance& record)
{
    if (record.builtin() != BuiltinType::None || record.isConnector() || record.prefixes().isFlow || record.isArray())
        return false;
    const auto [known, isNew] = isOverdetermined_.try_emplace(&record.classNode());
    if (isNew)
        known->second = std::ranges::any_of(record.parts(), [](const model::ClassPart& part) {
            return part.node->child("equalityConstraint") != nullptr;
        });
    return known->second;
}

ConnectionGraph::Node ConnectionGraph::nodeOf(const Instance& record)
{
    const auto [known, isNew] = nodes_.try_emplace(&record);
    if (isNew) {
        known->second = forest_.addNode();
        records_.push_back(&record);
    }
    return known->second;
}

std::size_t ConnectionGraph::setOf(const End& end)
{
    const auto [known, isNew] = ends_.try_emplace(end, sets_.size());
    if (isNew)
        sets_.push_back(known->second);
    std::size_t at = known->second;
    while (sets_[at] != at)
        at = sets_[at] = sets_[sets_[at]];
    return at;
}

void ConnectionGraph::build()
{
    if (isBuilt_)
        return;
    isBuilt_ = true;
    forEachConnect(lowering_, instances_,
                   [this](const syntax::Equation& equation, const Place& place) { note(equation, place); });
    reportFaults(forest_.grow());
}

void ConnectionGraph::note(const syntax::Equation& equation, const Place& place)
{
    if (equation.kind == syntax::EquationKind::Connect)
        noteConnect(equation, place);
    else if (const auto* call = equation.left->to<syntax::CallExpression>())
        noteCall(*call, place);
}

void ConnectionGraph::noteConnect(const syntax::Equation& connect, const Place& place)
{
    const auto* left = connect.left ? connect.left->to<syntax::ComponentReference>() : nullptr;
    const auto* right = connect.right ? connect.right->to<syntax::ComponentReference>() : nullptr;
    if (!left || !right)
        return;
    bool isLeftRemoved = false;
    bool isRightRemoved = false;
    const auto a = lowering_.connectors().find(*left, place, isLeftRemoved);
    const auto b = lowering_.connectors().find(*right, place, isRightRemoved);
    if (isLeftRemoved || isRightRemoved || a.size() != b.size())
        return;
    for (std::size_t i = 0; i < a.size(); ++i)
        notePair(*a[i].instance, *b[i].instance, *place.scope, isOutsideConnector(*a[i].instance, *place.scope),
                 isOutsideConnector(*b[i].instance, *place.scope));
}

void ConnectionGraph::notePair(const Instance& a, const Instance& b, const Instance& scope, bool isLeftOutside,
                               bool isRightOutside)
{
    if (a.builtin() != BuiltinType::None || b.builtin() != BuiltinType::None)
        return;
    if (isOverdetermined(a) && isOverdetermined(b)) {
        const End left{&a, isLeftOutside};
        const End right{&b, isRightOutside};
        const std::size_t first = setOf(left);
        const std::size_t second = setOf(right);
        Connection connection;
        if (first == second)
            connection.isRedundant = true;
        else
            connection.edge = forest_.addConnection(nodeOf(a), nodeOf(b));
        sets_[second] = first;
        connections_.try_emplace({left, right}, connection);
        return;
    }
    for (const auto& child : a.children()) {
        const Instance* partner = b.child(child->name());
        if (!partner || child->elements().size() != partner->elements().size())
            return;  // reported when the connection is expanded
        if (child->elements().empty())
            notePair(*child, *partner, scope, isLeftOutside, isRightOutside);
        for (std::size_t i = 0; i < child->elements().size(); ++i)
            notePair(*child->elements()[i], *partner->elements()[i], scope, isLeftOutside, isRightOutside);
    }
}

const Instance* ConnectionGraph::recordAt(const syntax::CallExpression& call, std::size_t position, const Place& place)
{
    const auto* reference =
        position < call.arguments.size() ? call.arguments[position].value->to<syntax::ComponentReference>() : nullptr;
    bool isRemoved = false;
    const std::size_t before = lowering_.messages().count();
    const auto found = reference ? lowering_.connectors().find(*reference, place, isRemoved) : std::vector<Connector>();
    if (isRemoved || lowering_.messages().count() != before)
        return nullptr;
    if (found.size() != 1 || !isOverdetermined(*found.front().instance)) {
        lowering_.messages().report(DiagnosticKind::WrongArguments, {textOf(place, call.callee->span)}, place,
                                    call.span);
        return nullptr;
    }
    return found.front().instance;
}

void ConnectionGraph::noteCall(const syntax::CallExpression& call, const Place& place)
{
    const std::string_view name = call.callee->parts.back().name.text;
    const Instance* record = recordAt(call, 0, place);
    if (!record)
        return;
    if (name == "root") {
        forest_.addRoot(nodeOf(*record));
    } else if (name == "potentialRoot") {
        const auto* priority = argumentOf(call, 1, "priority");
        const auto value =
            priority ? lowering_.structuralValue(*priority, place).integer() : std::optional<std::int64_t>(0);
        if (value)
            forest_.addPotentialRoot(nodeOf(*record), *value);
        else
            lowering_.messages().report(DiagnosticKind::RangeNotKnown, {textOf(place, priority->span)}, place,
                                        call.span);
    } else if (name == "branch") {
        if (const Instance* other = recordAt(call, 1, place)) {
            const Node from = nodeOf(*record);
            const Node to = nodeOf(*other);
            branches_.push_back({from, to, forest_.addBranch(from, to)});
        }
    } else {
        lowering_.messages().report(DiagnosticKind::UnknownFunction, {textOf(place, call.callee->span)}, place,
                                    call.span);
    }
}

void ConnectionGraph::report(DiagnosticKind kind, const QStringList& arguments, Node node)
{
    // Where a connection is wrong as a whole, its first record tells the component.
    const Instance& record = *records_[node];
    const Instance& around = record.parent() && record.parent()->parent() ? *record.parent()->parent() : record;
    const auto* definition = around.classNode().definition();
    lowering_.messages().report(kind, arguments, {&around, &around.classNode(), nullptr, false},
                                definition ? definition->name.span : model::Span{});
}

void ConnectionGraph::reportFaults(const SpanningForest::Faults& faults)
{
    const auto path = [this](Node node) { return QString::fromStdString(records_[node]->path()); };
    if (faults.joinedRoots)
        report(DiagnosticKind::RootsJoined, {path(faults.joinedRoots->first), path(faults.joinedRoots->second)},
               faults.joinedRoots->first);
    if (faults.circle) {
        const auto branch = std::ranges::find(branches_, *faults.circle, &Branch::edge);
        report(DiagnosticKind::CircleOfBranches, {path(branch->from), path(branch->to)}, branch->from);
    }
    if (faults.rootless && !isRootlessAllowed_)
        report(DiagnosticKind::RootMissing, {path(*faults.rootless)}, *faults.rootless);
}

bool ConnectionGraph::isRoot(const Instance& record)
{
    build();
    const auto node = nodes_.find(&record);
    return node != nodes_.end() && forest_.isRoot(node->second);
}

std::optional<bool> ConnectionGraph::isRooted(const Instance& record, const Place& place, model::Span span)
{
    build();
    const auto node = nodes_.find(&record);
    std::vector<const Branch*> found;
    for (const Branch& branch : branches_)
        if (node != nodes_.end() && branch.from == node->second)
            found.push_back(&branch);
    if (found.size() != 1) {
        lowering_.messages().report(DiagnosticKind::BranchMissing,
                                    {QString::fromStdString(record.path()), QString::number(found.size())}, place,
                                    span);
        return std::nullopt;
    }
    return forest_.distance(found.front()->from) < forest_.distance(found.front()->to);
}

ConnectionGraph::Use ConnectionGraph::useOf(const End& a, const End& b)
{
    build();
    const auto found = connections_.find({a, b});
    if (found == connections_.end())
        return Use::Equal;
    Connection& connection = found->second;
    if (connection.isRedundant || std::exchange(connection.isAsked, true))
        return Use::Nothing;
    return forest_.isInTree(connection.edge) ? Use::Equal : Use::Constraint;
}

Symbolic ConnectionGraph::residues(const Instance& a, const Instance& b, const Place& place, model::Span span)
{
    if (!call_)
        call_ = syntax::SyntaxTree::parseExpression(
            std::make_shared<const model::SourceText>(QString(), QByteArray("equalityConstraint(a, b)")));
    const auto& callee = *call_->expression()->as<syntax::CallExpression>().callee;
    const Instance* function = lowering_.tree().names().functionAt(callee, a, &a.classNode());
    const Symbolic left = lowering_.symbols().symbolOf(a);
    const Symbolic right = lowering_.symbols().symbolOf(b);
    if (!function || !left.isKnown() || !right.isKnown())
        return {};
    const std::vector<Symbolic> results = FunctionInlining(lowering_, *function, place, span).lower({left, right});
    return results.empty() ? Symbolic() : results.front();
}

}  // namespace bramah::solver
