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

}  // namespace

const Instance& InstanceTree::enclosing(const Instance& scope, const ClassNode& node)
{
    for (const Instance* at = &scope; at; at = at->parent())
        if (isOf(at->parts_, node))
            return *at;
    return packageInstance(node);
}

const Instance& InstanceTree::functionInstance(const ClassNode& node, const Instance& scope)
{
    const ClassNode* home = node.parent();
    const Instance* around = home && home->parent() ? &enclosing(scope, *home) : nullptr;
    if (!around || (!around->parent() && around != root_.get()))
        return packageInstance(node);
    InstancePtr& slot = functions_[{&node, around}];
    if (!slot) {
        slot = make(around, node.name());
        slot->class_ = &node;
        slot->declaredIn_ = home;
    }
    return *slot;
}

const Instance* InstanceTree::functionAt(const syntax::ComponentReference& callee, const Instance& scope,
                                         const ClassNode* part)
{
    std::vector<syntax::Identifier> names;
    for (const syntax::ReferencePart& step : callee.parts)
        names.push_back(step.name);
    if (const ClassNode* node = lookupClass({callee.isGlobal, names, callee.span}, scope, part))
        return &functionInstance(*node, scope);
    const Instance* at =
        callee.isGlobal || names.size() < 2 ? nullptr : lookup(names.front().text, scope, part).component;
    std::size_t next = 1;
    for (; at; ++next) {
        at = &at->resolved();
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
    const ClassNode* node = lookupClass({false, rest, callee.span}, *at);
    return node ? &functionInstance(*node, *at) : nullptr;
}

}  // namespace bramah::model
