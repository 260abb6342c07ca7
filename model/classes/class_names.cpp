// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_names.h"

#include "model/classes/class_library.h"
#include "model/classes/continued_class.h"

#include <algorithm>
#include <iterator>

namespace bramah::model {

const ClassNode* continuedClass(const ClassNode& node, ClassNames& names)
{
    if (node.definition()->form != syntax::ClassForm::Extended || !node.parent())
        return nullptr;
    for (const ClassNode* base : std::vector<const ClassNode*>(names.baseClasses(*node.parent())))
        if (const ClassNode* found = names.memberClass(*base, node.name()); found && found != &node)
            return found;
    return nullptr;
}

const ClassNode* ClassNames::meaning(const syntax::Name& name, const ClassNode& place)
{
    const ClassNode* found = name.isEmpty()  ? nullptr
                             : name.isGlobal ? library_.root().child(name.parts.front().text)
                                             : first(name.parts.front().text, place);
    for (std::size_t i = 1; found && i < name.parts.size(); ++i)
        found = memberClass(*found, name.parts[i].text);
    return found;
}

const std::vector<const ClassNode*>& ClassNames::baseClasses(const ClassNode& node)
{
    if (const auto found = bases_.find(&node); found != bases_.end())
        return found->second;
    bases_[&node];  // while its bases are being looked up, the class counts as one without bases
    std::vector<const ClassNode*> bases;
    if (const auto* definition = node.definition()) {
        const auto add = [&](const syntax::Name& name) {
            const ClassNode* base = meaning(name, node);
            if (base && base != &node)
                bases.push_back(base);
        };
        ++openBases_;
        if (definition->form == syntax::ClassForm::Short)
            add(definition->base);
        if (const ClassNode* continued = continuedClass(node, *this))
            bases.push_back(continued);
        for (const syntax::Element* element : definition->elements)
            if (element->kind == syntax::ElementKind::Extends)
                add(element->name);
        --openBases_;
        lookups_.erase(&node);  // may hold answers found without the bases
    }
    return bases_[&node] = std::move(bases);
}

const ClassNode* ClassNames::memberClass(const ClassNode& node, std::string_view name)
{
    if (const ClassNode* own = node.child(name))
        return own;
    const auto known = inheritedClasses_.find(&node);
    if (known != inheritedClasses_.end())
        if (const auto found = known->second.find(std::string(name)); found != known->second.end())
            return found->second;
    std::vector<const ClassNode*> seen;
    const ClassNode* inherited = memberClass(node, name, seen);
    if (areAllBasesKnown())
        inheritedClasses_[&node].emplace(name, inherited);
    return inherited;
}

const ClassNode* ClassNames::memberClass(const ClassNode& node, std::string_view name,
                                         std::vector<const ClassNode*>& seen)
{
    if (const ClassNode* own = node.child(name))
        return own;
    if (std::find(seen.begin(), seen.end(), &node) != seen.end())
        return nullptr;
    seen.push_back(&node);
    // Classes that extend each other are reported when instantiated; here the search only has to end.
    if (std::find(memberPath_.begin(), memberPath_.end(), &node) != memberPath_.end())
        return nullptr;
    memberPath_.push_back(&node);
    const ClassNode* inherited = nullptr;
    for (const ClassNode* base : std::vector<const ClassNode*>(baseClasses(node)))
        if ((inherited = memberClass(*base, name, seen)) != nullptr)
            break;
    memberPath_.pop_back();
    return inherited;
}

const ClassNode* ClassNames::inheritedMember(const ClassNode& node, std::string_view name, const ClassNode*& through)
{
    const ClassNode* member = memberClass(node, name);
    if (member && member->parent() != &node && node.kind() == syntax::ClassKind::Package)
        through = &node;
    return member;
}

const std::vector<const syntax::Element*>& ClassNames::imports(const ClassNode& place)
{
    const auto* definition = place.definition();
    const auto [known, isNew] = imports_.try_emplace(&place);
    std::vector<const syntax::Element*>& clauses = known->second;
    if (isNew && definition)
        std::ranges::copy_if(definition->elements, std::back_inserter(clauses), [](const syntax::Element* element) {
            return element->kind == syntax::ElementKind::Import && !element->name.isEmpty();
        });
    return clauses;
}

const ClassNode* ClassNames::importedClass(std::string_view name, const ClassNode& place, const ClassNode*& through)
{
    const auto fromRoot = [&](const syntax::Name& path) {
        const ClassNode* node = &library_.root();
        for (const syntax::Identifier& part : path.parts)
            node = !node                      ? nullptr
                   : node == &library_.root() ? node->child(part.text)
                                              : inheritedMember(*node, part.text, through);
        return node;
    };
    for (const syntax::Element* element : imports(place)) {
        if (element->isWildcard) {
            const ClassNode* package = fromRoot(element->name);
            if (const ClassNode* found = package ? inheritedMember(*package, name, through) : nullptr)
                return found;
        } else if (!element->importedNames.empty()) {
            for (const syntax::Identifier& imported : element->importedNames)
                if (imported.text == name)
                    if (const ClassNode* package = fromRoot(element->name))
                        return inheritedMember(*package, name, through);
        } else {
            const std::string_view local =
                element->alias.text.empty() ? element->name.parts.back().text : element->alias.text;
            if (local == name)
                return fromRoot(element->name);
        }
    }
    return nullptr;
}

const ClassNode* ClassNames::first(std::string_view name, const ClassNode& place)
{
    const std::string key(name);
    if (const auto known = lookups_.find(&place); known != lookups_.end())
        if (const auto found = known->second.find(key); found != known->second.end())
            return found->second;
    const ClassNode* result = nullptr;
    for (const ClassNode* at = &place; at && !result; at = at->parent()) {
        const bool isRoot = !at->parent();
        result = isRoot ? at->child(name) : memberClass(*at, name);
        if (const ClassNode* through = nullptr; !result && !isRoot)
            result = importedClass(name, *at, through);
        if (!result && at->definition() && at->definition()->isEncapsulated) {
            result = library_.root().child(name);
            if (result && result->builtin() == BuiltinType::None)
                result = nullptr;
            break;
        }
    }
    lookups_[&place][key] = result;
    return result;
}

const ClassNode* ClassNames::inheritingPackage(const ClassNode& found, std::string_view name, const ClassNode& place)
{
    if (!found.parent() || !found.parent()->parent())
        return nullptr;  // a class of the top level, which no class inherits
    // The position of the name in the text is its key, as in atPath().
    const PathKey key{name.data(), 1, &place};
    if (const auto known = packages_.find(key); known != packages_.end() && known->second.first == &found)
        return known->second.second;
    const ClassNode* package = findInheritingPackage(found, name, place);
    if (areAllBasesKnown())
        packages_[key] = {&found, package};
    return package;
}

const ClassNode* ClassNames::findInheritingPackage(const ClassNode& found, std::string_view name,
                                                   const ClassNode& place)
{
    const ClassNode* through = nullptr;
    for (const ClassNode* at = &place; at && at->parent(); at = at->parent()) {
        if (memberClass(*at, name) == &found)
            return inheritedMember(*at, name, through) ? through : nullptr;
        if (importedClass(name, *at, through) == &found)
            return through;
        through = nullptr;
    }
    return nullptr;
}

const ClassNode* ClassNames::atPath(const syntax::Name& name, const ClassNode& place)
{
    // The position of the name in the text is its key: copies of a name keep the position.
    const PathKey key{name.parts.front().text.data(), name.parts.size(), &place};
    if (const auto known = classesAtPaths_.find(key); known != classesAtPaths_.end())
        return known->second;
    const ClassNode* node = first(name.parts.front().text, place);
    if (node && node->parent() != &library_.root())
        node = nullptr;
    for (std::size_t i = 1; node && i < name.parts.size(); ++i) {
        const ClassNode* through = nullptr;
        node = inheritedMember(*node, name.parts[i].text, through);
        if (through)
            node = nullptr;
    }
    if (areAllBasesKnown())
        classesAtPaths_.emplace(key, node);
    return node;
}

}  // namespace bramah::model
