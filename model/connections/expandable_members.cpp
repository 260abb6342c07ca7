// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/connections/expandable_members.h"

#include <algorithm>

namespace bramah::model {
namespace {

/// The units and ranges of \a like. Its value and start are left out: a fixed start may be given only once.
Modifiers attributesOf(const Instance& like)
{
    Modifiers attributes;
    if (like.builtin() == BuiltinType::None || like.mayHaveAttribute("fixed"))
        return attributes;
    for (Modifier modifier : like.modifiers().list()) {
        if (!modifier.appliesHere() || !modifier.nested)
            continue;
        modifier.value = nullptr;
        attributes.append(std::move(modifier));
    }
    return attributes;
}

}  // namespace

bool ExpandableMembers::isInExpandable(const Instance& instance)
{
    for (const Instance* at = &instance; at; at = at->parent())
        if (isExpandable(*at))
            return true;
    return false;
}

const Instance& ExpandableMembers::add(const Instance& bus, std::string_view name, const Instance& like,
                                       const std::vector<std::int64_t>& sizes)
{
    (void)bus.children();
    InstancePtr member = bus.tree_->make(&bus, std::string(name));
    member->takeDeclarationOf(like);
    member->isArrayElement_ = sizes.empty();
    member->sizes_ = sizes;
    member->sizesUse_.setDone();
    member->conditionUse_.setDone();  // its condition is decided: the component exists
    member->modifiers_ = attributesOf(like);
    const std::uint32_t number =
        bus.childNames_->add(name, std::max(bus.childNames_->count(), std::uint32_t(bus.namedChildren_.size())));
    if (number >= bus.namedChildren_.size())
        bus.namedChildren_.resize(number + 1, nullptr);
    bus.namedChildren_[number] = member.get();
    bus.children_.push_back(std::move(member));
    return *bus.children_.back();
}

void ExpandableMembers::resize(const Instance& member, const std::vector<std::int64_t>& sizes)
{
    member.sizes_ = sizes;
}

void ExpandableMembers::remove(const Instance& bus, const Instance& member)
{
    std::ranges::replace(bus.namedChildren_, &member, nullptr);
    const auto at = std::ranges::find(bus.children_, &member, &InstancePtr::get);
    if (at == bus.children_.end())
        return;
    bus.removedChildren_.push_back(std::move(*at));
    bus.children_.erase(at);
}

}  // namespace bramah::model
