// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an instance's class (itself and its base classes), and the kind that they give it.
#include "model/classes/continued_class.h"
#include "model/instance/class_circles.h"
#include "model/instance/inherited_prefixes.h"
#include "model/instance/instance_diagnostic.h"
#include "model/translate.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace bramah::model {
namespace {

BuiltinType builtinOf(std::span<const ClassPart> parts)
{
    for (const ClassPart& part : parts)
        if (part.node->builtin() != BuiltinType::None)
            return part.node->builtin();
    return BuiltinType::None;
}

}  // namespace

BuiltinType Instance::findBuiltin() const
{
    expandParts();
    return partsUse_.isDone() ? builtin_ : builtinOf(madeParts());
}

const ClassNode* Instance::enumeration() const
{
    if (builtin() != BuiltinType::Enumeration)
        return nullptr;
    if (class_->plainType() == BuiltinType::Enumeration)
        return class_;
    return std::ranges::find(parts(), BuiltinType::Enumeration,
                             [](const ClassPart& part) { return part.node->builtin(); })
        ->node;
}

bool Instance::isMissing() const
{
    return !class_->definition() && class_->builtin() == BuiltinType::None;
}

syntax::ClassKind Instance::kind() const
{
    if (class_->plainType() != BuiltinType::None)
        return syntax::ClassKind::Type;
    for (const ClassPart& part : std::views::reverse(parts())) {
        const auto kind = part.node->kind();
        if (kind != syntax::ClassKind::Class)
            return kind;
    }
    return syntax::ClassKind::Class;
}

bool Instance::hasPartsOf(const Instance& other) const
{
    return (class_ == other.class_ && class_->plainType() != BuiltinType::None) ||
           std::ranges::equal(parts(), other.parts(), {}, &ClassPart::node, &ClassPart::node);
}

bool Instance::isConnector() const
{
    if (class_->plainType() != BuiltinType::None)
        return false;
    for (const ClassPart& part : parts())
        if (part.node->kind() == syntax::ClassKind::Connector ||
            part.node->kind() == syntax::ClassKind::ExpandableConnector)
            return true;
    return false;
}

const syntax::Prefixes& Instance::prefixes() const
{
    prefixesUse_.once([this] {
        prefixes_ = declaredPrefixes_;
        if (class_->plainType() == BuiltinType::None)
            for (const ClassPart& part : parts())
                if (const auto* definition = part.node->definition()) {
                    prefixes_.isInput |= definition->isInput;
                    prefixes_.isOutput |= definition->isOutput;
                }
        if (parent_ && parent_->parent())
            inherit(prefixes_, parent_->prefixes());
    });
    return prefixes_;
}

void Instance::expandParts() const
{
    partsUse_.once([this] { findParts(); });
}

void Instance::findParts() const
{
    // A known circle is not followed again: two components of the own class would double with every level.
    const int nested = nestingOf(*this);
    const bool isKnownCircle = nested > 0 && tree_->circular_.contains(class_);
    if (isKnownCircle || nested > kMostNested || depthOf(*this) > kMaxDepth) {
        const Instance& circle = closesCircle(*this);
        tree_->addCircle(*circle.class_);
        tree_->report(about(circle, DiagnosticKind::RecursiveClass,
                            {QString::fromStdString(circle.class_->qualifiedName())}, circle.declaredIn_,
                            circle.component_ ? circle.component_->span : Span{}));
    } else {
        whole().parts.reserve(3);  // most have at most three
        collectParts(*class_, modifiers_, nullptr, false, 0);
    }
    builtin_ = builtinOf(madeParts());
    if (const BuiltinType plain = class_->plainType(); plain != BuiltinType::None && builtin_ != plain)
        tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct,
                            {tr("own class with the name of a predefined type")}, class_,
                            class_->definition()->base.span));
    const auto hasConstraint = [this](const ClassPart& part) {
        return part.node->definition() && !tree_->constrainedClasses(*part.node->definition()).empty();
    };
    mayHaveConstraint_ = (parent_ && (!parent_->partsUse_.isDone() || parent_->mayHaveConstraint_)) ||
                         (builtin_ == BuiltinType::None && std::ranges::any_of(madeParts(), hasConstraint));
}

const std::vector<const syntax::Element*>& InstanceTree::constrainedClasses(const syntax::ClassDefinition& definition)
{
    const auto [known, isNew] = constrainedClasses_.try_emplace(&definition);
    if (isNew)
        for (const syntax::Element* element : definition.elements)
            if (element->kind == syntax::ElementKind::Class && element->constraint && element->constraint->modification)
                known->second.push_back(element);
    return known->second;
}

std::optional<Modifier> Instance::classConstraint() const
{
    if (parent_ && parent_->partsUse_.isDone() && !parent_->mayHaveConstraint_)
        return std::nullopt;
    for (const Instance* at = parent_; at; at = at->parent_)
        for (const ClassPart& part : at->madeParts()) {
            const auto* definition = part.node->definition();
            if (!definition)
                continue;
            for (const syntax::Element* element : tree_->constrainedClasses(*definition)) {
                if (element->definition->name.text != class_->name())
                    continue;
                const bool isIt = part.node->child(class_->name()) == class_ ||
                                  tree_->names().redeclaredClass(class_->name(), *at) == class_;
                if (!isIt)
                    continue;
                Modifier modifier;
                modifier.scope = at;
                modifier.ofShort = this;
                modifier.part = part.node;
                modifier.nested = element->constraint->modification;
                modifier.text = part.node->tree()->sharedText().get();
                modifier.span = element->constraint->span;
                return modifier;
            }
        }
    return std::nullopt;
}

void Instance::collectParts(const ClassNode& node, const Modifiers& modifiers, const syntax::Element* extends,
                            bool isProtected, int depth) const
{
    const auto isSame = [&node](const ClassPart& part) { return part.node == &node; };
    if (std::ranges::any_of(madeParts(), isSame))
        return;
    const syntax::ClassDefinition* definition = node.definition();
    if (depth > kMaxDepth) {
        tree_->report(about(*this, DiagnosticKind::RecursiveClass, {QString::fromStdString(node.qualifiedName())},
                            &node, definition ? definition->name.span : Span{}));
        return;
    }
    if (definition)
        collectBases(node, modifiers, isProtected, depth);
    whole().parts.push_back({&node, &modifiers, extends, isProtected});
}

void Instance::collectBases(const ClassNode& node, const Modifiers& modifiers, bool isProtected, int depth) const
{
    const syntax::ClassDefinition& definition = *node.definition();
    const auto refuse = [&](const char* construct, Span span) {
        tree_->report(
            about(*this, DiagnosticKind::UnsupportedConstruct, {QString::fromLatin1(construct)}, &node, span));
    };
    const auto collect = [&](const syntax::Name& name, const syntax::ClassModification* modification,
                             const syntax::Element* clause) {
        if (const ClassNode* base = baseOf(node, modifiers, name)) {
            const bool isHidden = isProtected || (clause && clause->visibility == syntax::Visibility::Protected);
            collectParts(*base, modifiersOfBase(node, modifiers, modification, clause), clause, isHidden, depth + 1);
        }
    };
    if (definition.form == syntax::ClassForm::Short)
        collect(definition.base, definition.baseModification, nullptr);
    for (const syntax::Element* element : definition.elements) {
        if (element->kind != syntax::ElementKind::Extends)
            continue;
        for (const syntax::Identifier& removed : element->removedNames)
            refuse("break in extends", removed.span);
        for (const syntax::Equation* removed : element->removedConnects)
            refuse("break in extends", removed->span);
        collect(element->name, element->modification, element);
    }
    if (definition.form != syntax::ClassForm::Extended)
        return;
    // What the continued class names in its package is that of the package that goes on with it.
    if (!package_ && node.parent()->kind() == syntax::ClassKind::Package)
        package_ = &tree_->names().packageInstance(*node.parent());
    if (const ClassNode* continued = continuedClass(node, tree_->names().classes()))
        collectParts(*continued, modifiersOfBase(node, modifiers, definition.extendsModification, nullptr), nullptr,
                     isProtected, depth + 1);
    else
        tree_->report(about(*this, DiagnosticKind::UnknownClass, {QString::fromStdString(node.name())}, &node,
                            definition.name.span));
}

const ClassNode* Instance::baseOf(const ClassNode& node, const Modifiers& modifiers, const syntax::Name& name) const
{
    const ClassNode* package = nullptr;
    const ClassNode* base = tree_->names().lookupClass(name, *this, &node, &package);
    if (package && !package_)
        package_ = &tree_->names().packageInstance(*package);
    if (base == &node) {
        tree_->report(about(*this, DiagnosticKind::RecursiveClass, {QString::fromStdString(node.qualifiedName())},
                            &node, name.span));
        return nullptr;
    }
    if (!base) {
        tree_->report(about(*this, DiagnosticKind::UnknownClass,
                            {QString::fromUtf8(node.tree()->text().view(name.span).data(), name.span.length())}, &node,
                            name.span));
        return nullptr;
    }
    const auto redeclared = modifiers.redeclarationOf(name.parts.front().text);
    if (redeclared && redeclared->redeclaration->kind == syntax::ElementKind::Class)
        tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct, {tr("redeclare of a class that is extended")},
                            &node, name.span));
    return base;
}

const Modifiers& Instance::modifiersOfBase(const ClassNode& node, const Modifiers& modifiers,
                                           const syntax::ClassModification* modification,
                                           const syntax::Element* clause) const
{
    const Modifiers* all = &modifiers;
    if (modification) {
        const bool isShort = node.definition()->form == syntax::ClassForm::Short;
        const bool isWrittenAround = isShort && !node.definition()->isEncapsulated && node.parent();
        Modifier own;
        own.scope = isWrittenAround ? &tree_->names().enclosing(*this, *node.parent()) : this;
        own.ofShort = isWrittenAround ? this : nullptr;
        own.part = &node;
        own.nested = modification;
        own.text = node.tree()->sharedText().get();
        own.span = modification->span;
        all = &whole().baseModifiers.emplace_front(modifiers, std::move(own), memory());
    }
    if (&node == class_ && node.definition()->form == syntax::ClassForm::Short)
        if (std::optional<Modifier> constraint = classConstraint())
            all = &whole().baseModifiers.emplace_front(*all, std::move(*constraint), memory());
    return *all;
}

}  // namespace bramah::model
