// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/old_names.h"

namespace bramah::model {

using namespace syntax;

OldNames::OldNames(const ClassLibrary& library, std::string converted, const ClassRenames& renames,
                   const SyntaxTree& tree)
    : library_(library), converted_(std::move(converted)), renames_(renames), tree_(tree), names_(library)
{
}

OldMeaning OldNames::top(std::string_view name)
{
    if (name == converted_)
        return {nullptr, converted_};
    return {library_.root().child(name), {}};
}

bool OldNames::isInLibrary(const std::string& path)
{
    if (renames_.isNamed(path))
        return true;
    const std::string now = renames_.renamed(path);
    if (now != path && renames_.longest(path).from == path)
        return true;
    const std::string around = pathAround(now);
    const ClassNode* package = library_.find(around);
    return package && names_.memberClass(*package, now.substr(around.size() + 1));
}

OldMeaning OldNames::inherited(const ClassNode& node, std::string_view name, std::set<const ClassNode*>& seen)
{
    if (!seen.insert(&node).second)
        return {};
    if (const ClassNode* own = node.child(name))
        return {own, {}};
    for (const OldMeaning& base : std::vector(bases(node))) {
        if (base.node) {
            if (OldMeaning found = inherited(*base.node, name, seen))
                return found;
        } else if (std::string path = base.path + '.' + std::string(name); isInLibrary(path)) {
            return {nullptr, std::move(path)};
        }
    }
    return {};
}

OldMeaning OldNames::member(const OldMeaning& outer, std::string_view name)
{
    if (!outer.node)
        return outer.path.empty() ? OldMeaning{} : OldMeaning{nullptr, outer.path + '.' + std::string(name)};
    std::set<const ClassNode*> seen;
    return inherited(*outer.node, name, seen);
}

OldMeaning OldNames::fromTop(const Name& name)
{
    OldMeaning found = name.isEmpty() ? OldMeaning{} : top(name.parts.front().text);
    for (std::size_t i = 1; found && i < name.parts.size(); ++i)
        found = member(found, name.parts[i].text);
    return found;
}

OldNames::First OldNames::imported(std::string_view name, const ClassNode& place)
{
    for (const Element* element : names_.imports(place)) {
        if (!element->isWildcard && element->importedNames.empty()) {
            if ((element->alias.text.empty() ? element->name.parts.back().text : element->alias.text) != name)
                continue;
            OldMeaning found = fromTop(element->name);
            std::string via = found.path;
            return {std::move(found), std::move(via), true};
        }
        const OldMeaning package = fromTop(element->name);
        bool isThere = element->isWildcard && (package.node || isInLibrary(package.path + '.' + std::string(name)));
        for (const Identifier& one : element->importedNames)
            isThere = isThere || one.text == name;
        if (OldMeaning found = isThere ? member(package, name) : OldMeaning{})
            return {std::move(found), package.path, false};
    }
    return {};
}

OldNames::First OldNames::first(std::string_view name, const ClassNode& place)
{
    for (const ClassNode* at = &place; at->parent(); at = at->parent()) {
        if (OldMeaning found = member({at, {}}, name)) {
            std::string via = found.path.empty() ? std::string() : pathAround(found.path);
            return {std::move(found), std::move(via), false};
        }
        if (First found = imported(name, *at); found.meaning)
            return found;
        if (at->definition() && at->definition()->isEncapsulated)
            break;
    }
    return {top(name), {}, false};
}

OldMeaning OldNames::meaning(const Name& name, const ClassNode& place)
{
    if (name.isEmpty())
        return {};
    if (name.isGlobal)
        return fromTop(name);
    OldMeaning found = first(name.parts.front().text, place).meaning;
    for (std::size_t i = 1; found && i < name.parts.size(); ++i)
        found = member(found, name.parts[i].text);
    return found;
}

const std::vector<OldMeaning>& OldNames::bases(const ClassNode& node)
{
    if (const auto known = bases_.find(&node); known != bases_.end())
        return known->second;
    bases_[&node];  // while they are being looked up, the class counts as one without bases
    std::vector<OldMeaning> found;
    if (const auto* definition = node.definition()) {
        if (definition->form == ClassForm::Short && node.parent())
            found.push_back(meaning(definition->base, *node.parent()));
        for (const Element* element : definition->elements)
            if (element->kind == ElementKind::Extends)
                found.push_back(meaning(element->name, node));
    }
    std::erase_if(found, [&](const OldMeaning& base) { return !base || base.node == &node; });
    return bases_[&node] = std::move(found);
}

void OldNames::collect(const OldMeaning& meaning, bool isConverted, std::set<std::string>& found,
                       std::set<const ClassNode*>& seen)
{
    if (!meaning.node) {
        found.insert(meaning.path);
        if (isConverted)
            found.merge(renames_.formerNames(meaning.path));
        return;
    }
    if (!seen.insert(meaning.node).second)
        return;
    // Another text may be converted already, so that it names what the class is called now.
    const bool isOther = meaning.node->tree().get() != &tree_;
    for (const OldMeaning& base : std::vector(bases(*meaning.node)))
        collect(base, isOther, found, seen);
}

const std::set<std::string>& OldNames::oldClasses(const OldMeaning& meaning)
{
    if (!meaning.node) {
        single_.clear();
        if (meaning)
            single_.insert(meaning.path);
        return single_;
    }
    const auto [known, isNew] = classesOfNodes_.try_emplace(meaning.node);
    if (isNew) {
        std::set<const ClassNode*> seen;
        collect(meaning, false, known->second, seen);
    }
    return known->second;
}

OldNames::Component OldNames::component(const ClassNode& node, std::string_view name)
{
    std::set<const ClassNode*> seen;
    const auto look = [&](const auto& self, const ClassNode& at) -> Component {
        if (!seen.insert(&at).second || !at.definition())
            return {};
        for (const Element* element : at.definition()->elements)
            for (const syntax::Component& one : element->components)
                if (one.name.text == name)
                    return {element, &at};
        for (const OldMeaning& base : std::vector(bases(at)))
            if (base.node)
                if (Component found = self(self, *base.node); found.element)
                    return found;
        return {};
    };
    return look(look, node);
}

OldMeaning OldNames::typeOf(const Component& component)
{
    return component.element ? meaning(component.element->name, *component.declaredIn) : OldMeaning{};
}

}  // namespace bramah::model
