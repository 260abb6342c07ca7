// SPDX-License-Identifier: GPL-3.0-or-later
// What is declared in the class around, as the component of that class has it: functions and modifications of short
// classes.
#include "model/classes/class_library.h"
#include "model/instance/evaluator.h"

#include <algorithm>
#include <span>

namespace bramah::model {

namespace {

bool isOf(std::span<const ClassPart> parts, const ClassNode& node)
{
    return std::ranges::any_of(parts, [&node](const ClassPart& part) { return part.node == &node; });
}

/// The first \a count names of \a reference, without subscripts.
std::vector<syntax::Identifier> namesOf(const syntax::ComponentReference& reference, std::size_t count)
{
    std::vector<syntax::Identifier> names;
    for (const syntax::ReferencePart& part : std::span(reference.parts).first(count))
        names.push_back(part.name);
    return names;
}

}  // namespace

const Instance* InstanceTree::derivedAround(const Instance& scope, const ClassNode& node)
{
    for (const Instance* at = &scope; at; at = at->parent()) {
        if (isOf(at->parts_, node))
            return at;
        if (at->package_ && isOf(at->package_->parts(), node))
            return at->package_;
    }
    return nullptr;
}

const Instance& InstanceTree::enclosing(const Instance& scope, const ClassNode& node)
{
    const Instance* derived = derivedAround(scope, node);
    return derived ? *derived : packageInstance(node);
}

const ClassNode& InstanceTree::redeclaredAround(const ClassNode& node, const Instance& scope, const ClassNode* through)
{
    const ClassNode* home = node.parent();
    if (!home || !home->parent())
        return node;
    const Instance* around = through ? &packageInstance(*through) : derivedAround(scope, *home);
    if (!around || around == &scope || around->class_ == home)
        return node;
    if (const ClassNode* redeclared = redeclaredClass(node.name(), *around))
        return *redeclared;
    const auto& parts = around->parts();
    for (auto part = parts.rbegin(); part != parts.rend() && part->node != home; ++part)
        if (const ClassNode* replaced = part->node->child(node.name()))
            return *replaced;
    return node;
}

const Instance& InstanceTree::functionInstance(const ClassNode& node, const Instance& scope, const ClassNode* through)
{
    const ClassNode* home = node.parent();
    const Instance* around = through                  ? &packageInstance(*through)
                             : home && home->parent() ? &enclosing(scope, *home)
                                                      : nullptr;
    if (around)
        (void)around->parts();  // names are looked up in them
    if (!around || (around->class_ == home && !around->parent() && around != root_.get()))
        return packageInstance(node);
    InstancePtr& slot = functions_[{&node, around}];
    if (!slot) {
        slot = make(around, node.name());
        slot->class_ = &node;
        slot->declaredIn_ = home;
    }
    return *slot;
}

const Instance& InstanceTree::packageAt(const syntax::ComponentReference& reference, std::size_t count,
                                        const ClassNode& found, const Instance& scope, const ClassNode* part)
{
    const std::vector<syntax::Identifier> names = namesOf(reference, count);
    const ClassNode* through = nullptr;
    const ClassNode* node = lookupClass({reference.isGlobal, names, reference.span}, scope, part, &through);
    return node && through ? functionInstance(*node, scope, through) : packageInstance(found);
}

const Instance* InstanceTree::functionAt(const syntax::ComponentReference& callee, const Instance& scope,
                                         const ClassNode* part)
{
    const std::vector<syntax::Identifier> names = namesOf(callee, callee.parts.size());
    const ClassNode* through = nullptr;
    if (const ClassNode* node = lookupClass({callee.isGlobal, names, callee.span}, scope, part, &through))
        return &functionInstance(*node, scope, through);
    const Instance* at =
        callee.isGlobal || names.size() < 2 ? nullptr : lookup(names.front().text, scope, part).component;
    std::size_t next = 1;
    for (; at; ++next) {
        at = &at->referred();
        std::vector<std::int64_t> indices;
        for (const syntax::Expression* subscript : callee.parts[next - 1].subscripts)
            indices.push_back(Evaluator(*this).evaluate(*subscript, scope, part).integer().value_or(0));
        if (at->isArray() && at->builtin() == BuiltinType::None)
            at = at->elementAt(indices);
        else if (at->isArray() || !indices.empty())
            at = nullptr;
        if (!at)
            return nullptr;
        const Instance* child = next < names.size() ? at->child(names[next].text) : nullptr;
        if (!child)
            break;
        (void)isHidden(*child, *at, scope, part, callee.span);
        at = child;
    }
    if (!at || next >= names.size() || !memberClass(at->classNode(), names[next].text))
        return nullptr;
    (void)at->parts();
    const syntax::List<syntax::Identifier> rest = syntax::List<syntax::Identifier>(names).subspan(next);
    const ClassNode* node = lookupClass({false, rest, callee.span}, *at, nullptr, &through);
    return node ? &functionInstance(*node, *at, through) : nullptr;
}

}  // namespace bramah::model
