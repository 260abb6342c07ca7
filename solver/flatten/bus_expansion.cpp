// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/bus_expansion.h"

#include "model/connections/expandable_members.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/connect_walk.h"

#include <algorithm>

namespace bramah::solver {

using model::ExpandableMembers;
using model::Instance;
namespace syntax = model::syntax;

namespace {

/// more rounds than any nesting of buses needs
constexpr int kMostTurns = 100;

/// Do connections decide the size, as of `Real v[:]`?
bool isOpen(const Instance& member)
{
    const auto isColon = [](const syntax::Expression* size) { return size->kind == syntax::ExpressionKind::Colon; };
    return member.component() && !member.modifiers().binding() &&
           std::ranges::any_of(member.component()->subscripts, isColon);
}

bool isParameter(const Instance& member)
{
    return member.prefixes().isParameter || member.prefixes().isConstant;
}

void enlarge(std::vector<std::int64_t>& sizes, const std::vector<std::int64_t>& indices)
{
    sizes.resize(std::max(sizes.size(), indices.size()), 1);
    for (std::size_t i = 0; i < indices.size(); ++i)
        sizes[i] = std::max(sizes[i], indices[i]);
}

/// A copy of the list, which does not change while components are added and removed.
std::vector<const Instance*> childrenOf(const Instance& bus)
{
    std::vector<const Instance*> children;
    for (const auto& child : bus.children())
        children.push_back(child.get());
    return children;
}

}  // namespace

void BusExpansion::expand(const std::vector<const Instance*>& buses)
{
    for (const Instance* bus : buses)
        for (const Instance* member : childrenOf(*bus))
            if (isOpen(*member))
                ExpandableMembers::remove(*bus, *member);
    isChanged_ = true;
    for (int turn = 0; isChanged_ && turn < kMostTurns; ++turn) {
        isChanged_ = false;
        forEachConnect(lowering_, instances_,
                       [this](const syntax::Equation& connect, const Place& place) { look(connect, place); });
        addNoted();
        for (const auto& [a, b] : decltype(pairs_)(pairs_))
            unite(*a, *b);
    }
    for (const Instance* bus : buses)
        dropUnused(*bus);
}

BusExpansion::End BusExpansion::endOf(const syntax::Expression* side, const Place& place)
{
    End end;
    const auto* reference = side ? side->to<syntax::ComponentReference>() : nullptr;
    bool isRemoved = false;
    if (reference)
        end.connectors = lowering_.connectors().find(*reference, place, isRemoved, &end.missing);
    if (!end.missing.bus) {
        end.isWaiting = end.connectors.empty();
        return end;
    }
    const syntax::ReferencePart& part = reference->parts[end.missing.part];
    end.name = part.name.text;
    end.isWaiting = end.missing.part + 1 < reference->parts.size();
    for (const syntax::Expression* subscript : part.subscripts)
        end.indices.push_back(lowering_.structuralValue(*subscript, place).integer().value_or(1));
    return end;
}

void BusExpansion::look(const syntax::Equation& connect, const Place& place)
{
    const End a = endOf(connect.left, place);
    const End b = endOf(connect.right, place);
    if (a.isWaiting || b.isWaiting || (a.missing.bus && b.missing.bus))
        return;
    if (a.missing.bus || b.missing.bus) {
        note(a.missing.bus ? a : b, a.missing.bus ? b.connectors : a.connectors);
        return;
    }
    for (const End* end : {&a, &b})
        for (const Connector& connector : end->connectors)
            notePresent(*connector.instance);
    for (std::size_t i = 0; i < std::min(a.connectors.size(), b.connectors.size()); ++i) {
        const Instance& first = *a.connectors[i].instance;
        const Instance& second = *b.connectors[i].instance;
        if (ExpandableMembers::isExpandable(first) && ExpandableMembers::isExpandable(second))
            isChanged_ = pairs_.emplace(&first, &second).second || isChanged_;
    }
}

void BusExpansion::note(const End& missing, const std::vector<Connector>& others)
{
    const Connector& other = others.front();
    Sizes sizes = missing.indices;
    if (sizes.empty() && others.size() > missing.missing.busCount)
        sizes = {static_cast<std::int64_t>(others.size() / missing.missing.busCount)};
    if (other.offset < 0 && other.instance->builtin() != model::BuiltinType::None)
        sizes.insert(sizes.end(), other.instance->sizes().begin(), other.instance->sizes().end());
    Addition& addition = additions_[{missing.missing.bus, missing.name}];
    if (!addition.like)
        addition.like = other.instance;
    enlarge(addition.sizes, sizes);
}

void BusExpansion::notePresent(const Instance& connector)
{
    for (const Instance* at = &connector; at->parent(); at = at->parent())
        if (ExpandableMembers::isExpandable(*at->parent()))
            isChanged_ = present_.insert(at).second || isChanged_;
}

void BusExpansion::addNoted()
{
    for (const auto& [place, addition] : additions_) {
        const Instance& member = ExpandableMembers::add(*place.first, place.second, *addition.like, addition.sizes);
        present_.insert(&member);
        added_.insert(&member);
        notePresent(member);
        isChanged_ = true;
    }
    additions_.clear();
}

void BusExpansion::unite(const Instance& a, const Instance& b)
{
    takeOver(a, b);
    takeOver(b, a);
}

void BusExpansion::takeOver(const Instance& from, const Instance& to)
{
    for (const Instance* member : childrenOf(from)) {
        if (!present_.contains(member))
            continue;
        const Instance* own = to.child(member->name());
        if (!own) {
            own = &ExpandableMembers::add(to, member->name(), *member, member->sizes());
            added_.insert(own);
            isChanged_ = true;
        } else if (added_.contains(own) && own->sizes() != member->sizes()) {
            Sizes sizes = own->sizes();
            enlarge(sizes, member->sizes());
            if (sizes != own->sizes()) {
                ExpandableMembers::resize(*own, sizes);
                isChanged_ = true;
            }
        }
        notePresent(*own);
        if (ExpandableMembers::isExpandable(*own) && ExpandableMembers::isExpandable(*member))
            isChanged_ = pairs_.emplace(member, own).second || isChanged_;
    }
}

void BusExpansion::dropUnused(const Instance& bus)
{
    for (const Instance* member : childrenOf(bus)) {
        if (!present_.contains(member) && !isParameter(*member))
            ExpandableMembers::remove(bus, *member);
        else if (ExpandableMembers::isExpandable(*member))
            dropUnused(*member);
    }
}

}  // namespace bramah::solver
