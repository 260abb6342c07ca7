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
    member->whole().sizes = sizes;
    member->sizesUse_.setDone();
    member->conditionUse_.setDone();  // its condition is decided: the component exists
    member->modifiers_ = attributesOf(like);
    Instance::Whole& whole = bus.whole();
    const std::uint32_t number =
        whole.childNames->add(name, std::max(whole.childNames->count(), std::uint32_t(whole.namedChildren.size())));
    if (number >= whole.namedChildren.size())
        whole.namedChildren.resize(number + 1, nullptr);
    whole.namedChildren[number] = member.get();
    whole.children.push_back(std::move(member));
    return *whole.children.back();
}

void ExpandableMembers::resize(const Instance& member, const std::vector<std::int64_t>& sizes)
{
    member.whole().sizes = sizes;
}

void ExpandableMembers::remove(const Instance& bus, const Instance& member)
{
    Instance::Whole& whole = bus.whole();
    std::ranges::replace(whole.namedChildren, &member, nullptr);
    const auto at = std::ranges::find(whole.children, &member, &InstancePtr::get);
    if (at == whole.children.end())
        return;
    whole.removedChildren.push_back(std::move(*at));
    whole.children.erase(at);
}

}  // namespace bramah::model
