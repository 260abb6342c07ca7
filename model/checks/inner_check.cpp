// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/inner_check.h"

#include "model/instance/instance_diagnostic.h"

#include <cctype>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace bramah::model {
namespace {

bool isOfName(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

/// Does \a text use an element of \a name, as `name.oil`?
bool usesElementOf(std::string_view text, std::string_view name)
{
    for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const bool isWhole = at == 0 || !(isOfName(text[at - 1]) || text[at - 1] == '.');
        if (isWhole && at + name.size() < text.size() && text[at + name.size()] == '.')
            return true;
    }
    return false;
}

/// Does the class that declares \a inner use an element of it?
bool isNamed(const Instance& inner)
{
    const ClassNode* around = inner.declaredIn();
    return around && around->definition() && around->tree() &&
           usesElementOf(around->tree()->text().view(around->definition()->span), inner.name());
}

}  // namespace

void checkInners(InstanceTree& tree, std::span<const Instance* const> classes)
{
    std::vector<const Instance*> inners;
    std::unordered_set<const Instance*> found;
    for (const Instance* instance : classes)
        for (const auto& child : instance->children()) {
            const syntax::Element* element = child->element();
            if (element && element->prefixes.isOuter)
                found.insert(&child->referred());
            else if (element && element->prefixes.isInner)
                inners.push_back(child.get());
        }
    for (const Instance* inner : inners) {
        if (found.contains(inner) || isNamed(*inner))
            continue;
        const auto twin = std::ranges::find_if(found, [&](const Instance* other) {
            return other->parent() == inner->parent() && &other->classNode() == &inner->classNode();
        });
        if (twin != found.end())
            tree.report(about(*inner, DiagnosticKind::InnerWithoutEffect,
                              {QString::fromStdString(inner->name()), QString::fromStdString((*twin)->name())},
                              inner->declaredIn(), inner->component()->span));
    }
}

}  // namespace bramah::model
