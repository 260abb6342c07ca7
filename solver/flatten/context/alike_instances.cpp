// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/alike_instances.h"

#include "model/connections/expandable_members.h"
#include "model/instance/instance.h"
#include "model/values/array_offsets.h"

#include <algorithm>
#include <bit>
#include <ranges>

namespace bramah::solver {

using model::BuiltinType;
using model::Instance;
namespace syntax = model::syntax;

namespace {

/// Classes that are replaced from outside change what names mean in \a instance and its parts.
bool redeclaresClass(const Instance& instance)
{
    const auto isOfClass = [](const syntax::Argument& argument) {
        return argument.kind != syntax::ArgumentKind::Modify && argument.element &&
               argument.element->kind == syntax::ElementKind::Class;
    };
    return std::ranges::any_of(instance.parts(), [&](const model::ClassPart& part) {
        return std::ranges::any_of(part.modifiers->list(), [&](const model::Modifier& modifier) {
            return modifier.nested && std::ranges::any_of(modifier.nested->arguments, isOfClass);
        });
    });
}

/// Collects all that makes an instance like another one.
class Description
{
public:
    Description(const FlatModel& flat, const DeclaredVariables& variables, PassedRecords& records,
                const model::PerInstance<AlikeInstances::Member>& members)
        : flat_(flat), variables_(variables), records_(records), members_(members)
    {
    }

    /// False if \a instance is like no other one.
    bool describe(const Instance& instance)
    {
        key_.clear();
        member_ = {};
        if (model::ExpandableMembers::isExpandable(instance) || redeclaresClass(instance))
            return false;
        add(&instance.classNode());
        for (const model::ClassPart& part : instance.parts()) {
            add(part.node);
            for (const model::ClassNode* around = part.node->parent(); around; around = around->parent())
                addSurrounding(instance.tree().names().derivedAround(instance, *around));
        }
        for (const Instance* around = instance.parent(); around; around = around->parent())
            addSurrounding(redeclaresClass(*around) ? around : nullptr);
        return std::ranges::all_of(instance.children(), [this](const auto& child) { return addChild(*child); });
    }
    [[nodiscard]] const std::vector<std::uint64_t>& key() const { return key_; }
    [[nodiscard]] AlikeInstances::Member member() const { return member_; }

private:
    void add(const void* address) { key_.push_back(std::bit_cast<std::uintptr_t>(address)); }

    /// Names may mean something of \a around, which must be around all that are alike; null: of none.
    void addSurrounding(const Instance* around)
    {
        if (around)
            add(around);
    }

    bool addChild(const Instance& child)
    {
        add(child.component());
        add(child.element());
        const Instance& meant = records_.sourceOf(child.referred());
        if (&meant != &child) {  // an outer one, or a record passed on: the same for both
            add(&meant);
            return true;
        }
        if (child.isMissing())
            return false;
        if (child.builtin() == BuiltinType::ExternalObject)
            return true;
        if (child.builtin() != BuiltinType::None)
            return addScalars(child);
        if (!child.isArray())
            return addPart(child);
        addSizes(child);
        return std::ranges::all_of(child.elements(), [this](const auto& element) { return addPart(*element); });
    }

    void addSizes(const Instance& array)
    {
        for (const std::int64_t size : array.sizes())
            key_.push_back(static_cast<std::uint64_t>(size));
    }

    bool addPart(const Instance& part)
    {
        const AlikeInstances::Member& member = members_[part];
        key_.push_back(member.kind);
        return member.kind != AlikeInstances::kNone && addVariables(member.first, member.count);
    }

    bool addScalars(const Instance& child)
    {
        const VariableId first = variables_.firstOf(child);
        if (first == kNoVariable)
            return false;
        addSizes(child);
        if (child.builtin() == BuiltinType::Enumeration)
            add(child.enumeration());
        const auto count = static_cast<std::uint32_t>(model::elementCount(child.sizes()));
        for (std::uint32_t i = 0; i < count; ++i) {
            const FlatVariable& variable = flat_.variable(VariableId{index(first) + i});
            if (i == 0)
                add(variable.texts.get());
            key_.push_back(static_cast<std::uint64_t>(variable.type) << 8 |
                           static_cast<std::uint64_t>(variable.variability) << 4 |
                           std::uint64_t{variable.isFixed} << 1 | std::uint64_t{variable.isStructural});
        }
        return addVariables(first, count);
    }

    bool addVariables(VariableId first, std::uint32_t count)
    {
        if (count == 0)
            return true;
        if (member_.count == 0)
            member_.first = first;
        const bool isNext = index(first) == index(member_.first) + member_.count;
        member_.count += count;
        return isNext;
    }

    const FlatModel& flat_;
    const DeclaredVariables& variables_;
    PassedRecords& records_;
    const model::PerInstance<AlikeInstances::Member>& members_;
    std::vector<std::uint64_t> key_;
    AlikeInstances::Member member_;
};

}  // namespace

void AlikeInstances::compare(const std::vector<const Instance*>& classes, const FlatModel& flat,
                             const DeclaredVariables& variables, PassedRecords& records)
{
    Description description(flat, variables, records, members_);
    for (const Instance* instance : std::views::reverse(classes)) {
        if (!description.describe(*instance))
            continue;
        Member member = description.member();
        member.kind = kinds_.try_emplace(description.key(), static_cast<std::uint32_t>(counts_.size())).first->second;
        counts_.resize(std::max<std::size_t>(counts_.size(), member.kind + 1), 0);
        ++counts_[member.kind];
        members_.set(*instance, member);
    }
}

}  // namespace bramah::solver
