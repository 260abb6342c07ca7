// SPDX-License-Identifier: GPL-3.0-or-later
// The components of an instance: declared, inherited, redeclared, or removed by a condition.
#include "model/instance/class_circles.h"
#include "model/instance/evaluator.h"
#include "model/instance/inherited_prefixes.h"
#include "model/instance/instance_diagnostic.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <algorithm>
#include <ranges>

namespace bramah::model {
namespace {

bool declares(const syntax::Element& element, std::string_view name)
{
    return std::ranges::any_of(element.components, [name](const auto& c) { return c.name.text == name; });
}

/// The component \a name of \a element, or its first one.
const syntax::Component& componentNamed(const syntax::Element& element, std::string_view name)
{
    const auto found = std::ranges::find_if(element.components, [name](const auto& c) { return c.name.text == name; });
    return found == element.components.end() ? element.components.front() : *found;
}

/// \a modifiers in which a redeclaration is replaced by the modification \a own of the new declaration.
Modifiers withReplaced(const Modifiers& modifiers, const Modifier& redeclaration, const syntax::Modification& own)
{
    Modifier replaced = redeclaration;
    replaced.redeclaration = nullptr;
    replaced.nested = own.nested;
    replaced.value = own.value;
    Modifiers result;
    for (const Modifier& modifier : modifiers.list()) {
        if (modifier.redeclaration)
            result.append(replaced);
        else
            result.append(modifier);
    }
    return result;
}

}  // namespace

Instance::Redeclarations Instance::redeclaredElements() const
{
    Redeclarations found;
    for (const ClassPart& part : std::views::reverse(madeParts())) {
        const auto* definition = part.node->definition();
        if (!definition)
            continue;
        for (const syntax::Element* element : definition->elements) {
            if (element->kind == syntax::ElementKind::Class && element->prefixes.isOuter)
                tree_->report(
                    about(*this, DiagnosticKind::UnsupportedConstruct, {tr("outer class")}, part.node, element->span));
            if (!element->prefixes.isRedeclare)
                continue;
            if (element->kind == syntax::ElementKind::Component)
                found.emplace_back(element, part.node);
            else if (element->definition && element->definition->kind == syntax::ClassKind::Package)
                tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct, {tr("redeclare of a package")},
                                    part.node, element->span));
        }
    }
    return found;
}

void Instance::expandChildren() const
{
    childrenUse_.once([this] { findChildren(); });
}

void Instance::findChildren() const
{
    expandParts();
    if (depthOf(*this) <= kMaxDepth && tree_->hasRoomFor(1, *this)) {
        whole().childNames = &tree_->childNames(*this);
        const Redeclarations redeclarations = redeclaredElements();
        for (const ClassPart& part : madeParts()) {
            const auto* definition = part.node->definition();
            if (!definition)
                continue;
            for (const syntax::Element* element : definition->elements)
                if (element->kind == syntax::ElementKind::Component)
                    for (const syntax::Component& component : element->components)
                        addChild(part, *element, component, redeclarations);
        }
    }
}

void Instance::addChild(const ClassPart& part, const syntax::Element& element, const syntax::Component& component,
                        const Redeclarations& redeclarations) const
{
    const std::string_view name = component.name.text;
    Whole& own = whole();
    const auto next = static_cast<std::uint32_t>(own.namedChildren.size());
    if (const std::uint32_t known = own.childNames->add(name, next); known < next) {
        if (own.namedChildren[known]->declaredIn_ == part.node)
            tree_->report(about(*this, DiagnosticKind::DeclaredTwice,
                                {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                                 QString::fromStdString(part.node->name())},
                                part.node, component.name.span));
        return;  // inherited from two base classes
    }
    InstancePtr child = tree_->make(this, std::string(component.name.text));
    child->element_ = &element;
    child->component_ = &component;
    child->declaredIn_ = part.node;
    child->typeScope_ = part.node;
    child->declaredPrefixes_ = element.prefixes;
    child->isProtected_ = part.isProtected || element.visibility == syntax::Visibility::Protected;
    const Instance& typeInstance = modifyChild(*child, part, redeclarations);

    const bool isRecord = kind() == syntax::ClassKind::Record || kind() == syntax::ClassKind::OperatorRecord;
    if (child->declaredPrefixes_.isOuter && (isRecord || isConnector())) {
        child->declaredPrefixes_.isOuter = false;
        tree_->report(about(*child, DiagnosticKind::OuterElement,
                            {QString::fromStdString(child->name()), QString::fromStdString(part.node->name())},
                            part.node, component.name.span));
    }
    child->findClass(typeInstance);
    own.namedChildren.push_back(child.get());
    own.children.push_back(std::move(child));
}

const Instance& Instance::modifyChild(Instance& child, const ClassPart& part,
                                      const Redeclarations& redeclarations) const
{
    const syntax::Element& element = *child.element_;
    const syntax::Component& component = *child.component_;
    const std::string_view name = component.name.text;
    const bool isRecord = kind() == syntax::ClassKind::Record || kind() == syntax::ClassKind::OperatorRecord;
    Modifiers& modifiers = tree_->modifiersOfChild_;
    modifiers.setForElement(*part.modifiers, name, isRecord);
    for (const auto& [replacing, node] : redeclarations) {
        if (node == part.node || !declares(*replacing, name))
            continue;
        Modifier modifier;
        modifier.scope = this;
        modifier.part = node;
        modifier.redeclaration = replacing;
        modifier.text = node->tree()->sharedText().get();
        modifier.span = replacing->span;
        modifiers.append(std::move(modifier));
    }
    const Modifier* redeclaration = modifiers.redeclaration();
    const bool isRedeclared = redeclaration && redeclaration->redeclaration->kind == syntax::ElementKind::Component &&
                              !redeclaration->redeclaration->components.empty();
    const Instance& typeInstance = isRedeclared ? *redeclaration->scope : *this;
    if (isRedeclared) {
        const syntax::Element& replacement = *redeclaration->redeclaration;
        child.element_ = &replacement;
        child.typeScope_ = redeclaration->part;
        inherit(child.declaredPrefixes_, replacement.prefixes);
        if (const auto* own = componentNamed(replacement, name).modification)
            modifiers = withReplaced(modifiers, *redeclaration, *own);
    }
    const auto ownModifier = [&](const syntax::ClassModification* nested, syntax::ExpressionPtr value, Span span) {
        Modifier own;
        own.scope = this;
        own.part = part.node;
        own.nested = nested;
        own.value = value;
        own.text = part.node->tree()->sharedText().get();
        own.span = span;
        return own;
    };
    // A replacement takes over the modifications of the constraining type, not those of the replaced element; without
    // `constrainedby` the declaration is its own constraint (Modelica 3.6, 7.3.2).
    if (const auto* own = component.modification; own && !(isRedeclared && element.constraint))
        modifiers.append(ownModifier(own->nested, own->value, own->span));
    if (element.constraint && element.constraint->modification)
        modifiers.append(ownModifier(element.constraint->modification, nullptr, element.constraint->span));
    child.modifiers_.takeFrom(modifiers);
    return typeInstance;
}

void Instance::findClass(const Instance& typeInstance)
{
    const ClassNode* package = nullptr;
    class_ = tree_->names().lookupClass(element_->name, typeInstance, typeScope_, &package);
    if (package)
        package_ = &tree_->names().packageInstance(*package);
    if (class_)
        return;
    class_ = &tree_->names().missingClass(element_->name);
    if (class_->name() == "Clock")
        tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct, {tr("synchronous clock")}, typeScope_,
                            element_->name.span));
    else
        tree_->report(about(*this, DiagnosticKind::UnknownClass, {QString::fromStdString(class_->name())}, typeScope_,
                            element_->name.span));
}

bool Instance::isConditionFalse() const
{
    conditionUse_.once([this] {
        if (!component_ || !component_->condition)
            return;
        const Value value = Evaluator(*tree_).evaluate(*component_->condition, {*parent_, declaredIn_});
        if (const auto isPresent = value.boolean())
            isRemoved_ = !*isPresent;
        else
            tree_->report(about(*this, DiagnosticKind::ConditionNotKnown, {QString::fromStdString(name_)}, declaredIn_,
                                component_->condition->span));
    });
    return isRemoved_;
}

const std::pmr::vector<InstancePtr>& Instance::children() const
{
    expandChildren();
    if (childrenUse_.isDone())
        filterUse_.once([this] {
            const auto isPresent = [](const auto& child) { return !child->isConditionFalse(); };
            auto& all = whole().children;
            const auto removed = std::stable_partition(all.begin(), all.end(), isPresent);
            std::move(removed, all.end(), std::back_inserter(whole().removedChildren));
            all.erase(removed, all.end());
        });
    return whole().children;
}

const Instance* Instance::namedChild(std::string_view name) const
{
    expandChildren();
    const Whole& own = whole();
    const std::uint32_t number = own.childNames ? own.childNames->find(name) : ChildNames::kNone;
    return number < own.namedChildren.size() ? own.namedChildren[number] : nullptr;
}

const Instance* Instance::child(std::string_view name) const
{
    const Instance* found = namedChild(name);
    return found && !found->isConditionFalse() ? found : nullptr;
}

bool Instance::isRemoved(std::string_view name) const
{
    const Instance* found = namedChild(name);
    return found && found->isConditionFalse();
}

const Instance* Instance::descendant(std::string_view path) const
{
    const Instance* at = this;
    while (at && !path.empty()) {
        const std::size_t dot = firstDot(path);
        std::string_view part = path.substr(0, dot);
        path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
        const std::size_t bracket = findUnquoted(part, '[');
        const std::string_view wanted = part;
        at = at->child(part.substr(0, bracket));
        if (at && bracket != std::string_view::npos) {
            const auto& elements = at->elements();
            const auto found = std::find_if(elements.begin(), elements.end(),
                                            [wanted](const auto& element) { return element->name() == wanted; });
            at = found == elements.end() ? nullptr : found->get();
        }
        if (at)
            at = &at->resolved();
    }
    return at;
}

}  // namespace bramah::model
