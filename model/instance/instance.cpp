// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/instance.h"

#include "model/classes/class_library.h"
#include "model/instance/evaluator.h"
#include "model/instance/instance_diagnostic.h"

#include <algorithm>
#include <span>

namespace bramah::model {

namespace {

/// Deeper trees of components or base classes are taken for recursive classes.
constexpr int kMaxDepth = 64;
constexpr int kMostNested = 32;  ///< instances of one class in each other, which conditions may end

/// Bigger arrays of components are taken for a mistake in a size.
constexpr std::int64_t kMaxElements = 100'000;

int depthOf(const Instance& instance)
{
    int depth = 0;
    for (const Instance* at = &instance; at; at = at->parent())
        ++depth;
    return depth;
}

/// The outermost instance that has an ancestor of its own class: where a circle of classes closes.
const Instance& closesCircle(const Instance& deepest)
{
    const Instance* found = &deepest;
    for (const Instance* at = &deepest; at->parent(); at = at->parent())
        for (const Instance* outer = at->parent(); outer; outer = outer->parent())
            if (&outer->classNode() == &at->classNode())
                found = at;
    return *found;
}

/// How many instances of its own class are around \a instance.
int nestingOf(const Instance& instance)
{
    int nested = 0;
    for (const Instance* outer = instance.parent(); outer; outer = outer->parent())
        nested += &outer->classNode() == &instance.classNode() ? 1 : 0;
    return nested;
}

BuiltinType builtinOf(std::span<const ClassPart> parts)
{
    for (const ClassPart& part : parts)
        if (part.node->builtin() != BuiltinType::None)
            return part.node->builtin();
    return BuiltinType::None;
}

bool declares(const syntax::Element& element, std::string_view name)
{
    return std::ranges::any_of(element.components, [name](const auto& c) { return c.name.text == name; });
}

/// The component of \a element with this name, else its first.
const syntax::Component& componentNamed(const syntax::Element& element, std::string_view name)
{
    const auto found = std::ranges::find_if(element.components, [name](const auto& c) { return c.name.text == name; });
    return found == element.components.end() ? element.components.front() : *found;
}

void inherit(syntax::Prefixes& prefixes, const syntax::Prefixes& outer)
{
    prefixes.isParameter |= outer.isParameter;
    prefixes.isConstant |= outer.isConstant;
    prefixes.isDiscrete |= outer.isDiscrete;
    prefixes.isInput |= outer.isInput;
    prefixes.isOutput |= outer.isOutput;
    prefixes.isFlow |= outer.isFlow;
}

}  // namespace

Instance::Instance(InstanceTree& tree, const Instance* parent, std::string name, std::uint32_t number)
    : parent_(parent),
      number_(number),
      tree_(&tree),
      name_(std::move(name)),
      modifiers_(tree.memory_),
      baseModifiers_(&tree.memory_),
      parts_(&tree.memory_),
      children_(&tree.memory_),
      removedChildren_(&tree.memory_),
      namedChildren_(&tree.memory_),
      elements_(&tree.memory_)
{
}

std::pmr::memory_resource& Instance::memory() const
{
    return tree_->memory_;
}

std::string Instance::path() const
{
    std::size_t length = 0;
    for (const Instance* at = this; at->parent_; at = at->parent_)
        length += at->name_.size() + 1;
    if (length == 0)
        return {};
    std::string path(length - 1, '.');
    std::size_t end = path.size();
    for (const Instance* at = this; at->parent_; at = at->parent_) {
        path.replace(end - at->name_.size(), at->name_.size(), at->name_);
        end -= std::min(end, at->name_.size() + 1);
    }
    return path;
}

BuiltinType Instance::builtin() const
{
    expandParts();
    return partsStage_ == Stage::Done ? builtin_ : builtinOf(parts_);
}

const ClassNode* Instance::enumeration() const
{
    if (builtin() != BuiltinType::Enumeration)
        return nullptr;
    return std::ranges::find(parts_, BuiltinType::Enumeration,
                             [](const ClassPart& part) { return part.node->builtin(); })
        ->node;
}

bool Instance::isMissing() const
{
    return !class_->definition() && class_->builtin() == BuiltinType::None;
}

syntax::ClassKind Instance::kind() const
{
    for (auto part = parts().rbegin(); part != parts_.rend(); ++part) {
        const auto kind = part->node->kind();
        if (kind != syntax::ClassKind::Class)
            return kind;
    }
    return syntax::ClassKind::Class;
}

bool Instance::isConnector() const
{
    for (const ClassPart& part : parts())
        if (part.node->kind() == syntax::ClassKind::Connector ||
            part.node->kind() == syntax::ClassKind::ExpandableConnector)
            return true;
    return false;
}

const syntax::Prefixes& Instance::prefixes() const
{
    if (prefixesStage_ == Stage::None) {
        prefixesStage_ = Stage::Done;
        prefixes_ = declaredPrefixes_;
        for (const ClassPart& part : parts()) {
            if (const auto* definition = part.node->definition()) {
                prefixes_.isInput |= definition->isInput;
                prefixes_.isOutput |= definition->isOutput;
            }
        }
        if (parent_ && parent_->parent())
            inherit(prefixes_, parent_->prefixes());
    }
    return prefixes_;
}

void Instance::expandParts() const
{
    if (partsStage_ != Stage::None)
        return;
    partsStage_ = Stage::Busy;
    // Once a circle is known nobody walks it again: two components of its own class each double with every level.
    const int nested = nestingOf(*this);
    const bool isKnownCircle = nested > 0 && tree_->circular_.contains(class_);
    if (isKnownCircle || nested > kMostNested || depthOf(*this) > kMaxDepth) {
        const Instance& circle = closesCircle(*this);
        tree_->addCircle(*circle.class_);
        tree_->report(about(circle, DiagnosticKind::RecursiveClass,
                            {QString::fromStdString(circle.class_->qualifiedName())}, circle.declaredIn_,
                            circle.component_ ? circle.component_->span : Span{}));
    } else {
        parts_.reserve(3);  // as many as most have
        collectParts(*class_, modifiers_, nullptr, false, 0);
    }
    builtin_ = builtinOf(parts_);
    partsStage_ = Stage::Done;
}

void Instance::collectParts(const ClassNode& node, const Modifiers& modifiers, const syntax::Element* extends,
                            bool isProtected, int depth) const
{
    const auto isSame = [&node](const ClassPart& part) { return part.node == &node; };
    if (std::any_of(parts_.begin(), parts_.end(), isSame))
        return;
    const syntax::ClassDefinition* definition = node.definition();
    if (depth > kMaxDepth) {
        tree_->report(about(*this, DiagnosticKind::RecursiveClass, {QString::fromStdString(node.qualifiedName())},
                            &node, definition ? definition->name.span : Span{}));
        return;
    }
    const auto addBase = [&](const syntax::Name& name, const syntax::ClassModification* modification,
                             const syntax::Element* clause, const ClassNode& place) {
        const ClassNode* base = tree_->lookupClass(name, *this, &place);
        if (base == &node) {
            tree_->report(about(*this, DiagnosticKind::RecursiveClass, {QString::fromStdString(node.qualifiedName())},
                                &node, name.span));
            return;
        }
        if (!base) {
            tree_->report(about(*this, DiagnosticKind::UnknownClass,
                                {QString::fromUtf8(node.tree()->text().view(name.span).data(), name.span.length())},
                                &node, name.span));
            return;
        }
        const auto redeclared = modifiers.redeclarationOf(name.parts.front().text);
        if (redeclared && redeclared->redeclaration->kind == syntax::ElementKind::Class)
            tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct,
                                {QStringLiteral("redeclare of a class that is extended")}, &node, name.span));
        const Modifiers* all = &modifiers;
        if (modification) {
            const bool isWrittenAround = !clause && !definition->isEncapsulated && node.parent();  // of a short class
            Modifier own;
            own.scope = isWrittenAround ? &tree_->enclosing(*this, *node.parent()) : this;
            own.ofShort = isWrittenAround ? this : nullptr;
            own.part = &node;
            own.nested = modification;
            own.text = node.tree()->sharedText().get();
            own.span = modification->span;
            all = &baseModifiers_.emplace_front(modifiers, std::move(own), memory());
        }
        const bool isHidden = isProtected || (clause && clause->visibility == syntax::Visibility::Protected);
        collectParts(*base, *all, clause, isHidden, depth + 1);
    };
    if (definition) {
        if (definition->form == syntax::ClassForm::Short)
            addBase(definition->base, definition->baseModification, nullptr, node);
        for (const syntax::Element* element : definition->elements)
            if (element->kind == syntax::ElementKind::Extends)
                addBase(element->name, element->modification, element, node);
        if (definition->form == syntax::ClassForm::Extended)
            tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct, {QStringLiteral("class extends")}, &node,
                                definition->name.span));
    }
    parts_.push_back({&node, &modifiers, extends, isProtected});
}

const std::pmr::vector<ClassPart>& Instance::parts() const
{
    expandParts();
    return parts_;
}

Instance::Redeclarations Instance::redeclaredElements() const
{
    Redeclarations found;
    for (auto part = parts_.rbegin(); part != parts_.rend(); ++part) {
        const auto* definition = part->node->definition();
        if (!definition)
            continue;
        for (const syntax::Element* element : definition->elements) {
            if (!element->prefixes.isRedeclare)
                continue;
            if (element->kind == syntax::ElementKind::Component)
                found.emplace_back(element, part->node);
            else if (element->definition && element->definition->kind == syntax::ClassKind::Package)
                tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct,
                                    {QStringLiteral("redeclare of a package")}, part->node, element->span));
        }
    }
    return found;
}

void Instance::expandChildren() const
{
    if (childrenStage_ != Stage::None)
        return;
    childrenStage_ = Stage::Busy;
    expandParts();
    if (depthOf(*this) <= kMaxDepth && tree_->hasRoomFor(1, *this)) {
        childNames_ = &tree_->childNames(*this);
        const Redeclarations redeclarations = redeclaredElements();
        for (const ClassPart& part : parts_) {
            const auto* definition = part.node->definition();
            if (!definition)
                continue;
            for (const syntax::Element* element : definition->elements)
                if (element->kind == syntax::ElementKind::Component)
                    for (const syntax::Component& component : element->components)
                        addChild(part, *element, component, redeclarations);
        }
    }
    childrenStage_ = Stage::Done;
}

void Instance::addChild(const ClassPart& part, const syntax::Element& element, const syntax::Component& component,
                        const Redeclarations& redeclarations) const
{
    const std::string_view name = component.name.text;
    const auto next = static_cast<std::uint32_t>(namedChildren_.size());
    if (const std::uint32_t known = childNames_->add(name, next); known < next) {
        if (namedChildren_[known]->declaredIn_ == part.node)
            tree_->report(about(*this, DiagnosticKind::DeclaredTwice,
                                {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                                 QString::fromStdString(part.node->name())},
                                part.node, component.name.span));
        return;  // else inherited twice
    }
    InstancePtr child = tree_->make(this, std::string(component.name.text));
    const bool isRecord = kind() == syntax::ClassKind::Record || kind() == syntax::ClassKind::OperatorRecord;
    Modifiers modifiers = part.modifiers->forElement(component.name.text, isRecord);
    child->element_ = &element;
    child->declaration_ = &element;
    child->component_ = &component;
    child->declaredIn_ = part.node;
    child->typeScope_ = part.node;
    child->declaredPrefixes_ = element.prefixes;
    child->isProtected_ = part.isProtected || element.visibility == syntax::Visibility::Protected;

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
    const Instance* typeInstance = this;
    bool isRedeclared = false;
    Modifiers redeclared;
    if (const Modifier* redeclaration = modifiers.redeclaration()) {
        const syntax::Element& replacement = *redeclaration->redeclaration;
        if (replacement.kind == syntax::ElementKind::Component && !replacement.components.empty()) {
            isRedeclared = true;
            child->element_ = &replacement;
            typeInstance = redeclaration->scope;
            child->typeScope_ = redeclaration->part;
            inherit(child->declaredPrefixes_, replacement.prefixes);
            if (const auto* own = componentNamed(replacement, name).modification) {
                Modifier modifier = *redeclaration;
                modifier.redeclaration = nullptr;
                modifier.nested = own->nested;
                modifier.value = own->value;
                redeclared.append(std::move(modifier));
            }
        }
    }
    if (!redeclared.isEmpty()) {
        Modifiers merged;
        for (const Modifier& modifier : modifiers.list()) {
            if (modifier.redeclaration)
                merged.append(redeclared);
            else
                merged.append(modifier);
        }
        modifiers = std::move(merged);
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
    // A replacement takes over the modifications of the constraining type, not those of what it replaces; without one
    // the declaration is its own constraint (Modelica 3.6, 7.3.2).
    if (const auto* own = component.modification; own && !(isRedeclared && element.constraint))
        modifiers.append(ownModifier(own->nested, own->value, own->span));
    if (element.constraint && element.constraint->modification)
        modifiers.append(ownModifier(element.constraint->modification, nullptr, element.constraint->span));
    child->modifiers_ = std::move(modifiers);

    if (child->declaredPrefixes_.isOuter && (isRecord || isConnector())) {
        child->declaredPrefixes_.isOuter = false;
        tree_->report(about(*child, DiagnosticKind::OuterElement,
                            {QString::fromStdString(child->name()), QString::fromStdString(part.node->name())},
                            part.node, component.name.span));
    }

    child->class_ = tree_->lookupClass(child->element_->name, *typeInstance, child->typeScope_);
    if (!child->class_) {
        child->class_ = &tree_->missingClass(child->element_->name);
        if (child->class_->name() == "Clock")
            tree_->report(about(*child, DiagnosticKind::UnsupportedConstruct, {QStringLiteral("synchronous clock")},
                                child->typeScope_, child->element_->name.span));
        else
            tree_->report(about(*child, DiagnosticKind::UnknownClass, {QString::fromStdString(child->class_->name())},
                                child->typeScope_, child->element_->name.span));
    }
    namedChildren_.push_back(child.get());
    children_.push_back(std::move(child));
}

bool Instance::isConditionFalse() const
{
    if (conditionStage_ == Stage::None) {
        conditionStage_ = Stage::Busy;
        if (component_ && component_->condition) {
            const Value value = Evaluator(*tree_).evaluate(*component_->condition, *parent_, declaredIn_);
            if (const auto isPresent = value.boolean())
                isRemoved_ = !*isPresent;
            else
                tree_->report(about(*this, DiagnosticKind::ConditionNotKnown, {QString::fromStdString(name_)},
                                    declaredIn_, component_->condition->span));
        }
        conditionStage_ = Stage::Done;
    }
    return isRemoved_;
}

const std::pmr::vector<InstancePtr>& Instance::children() const
{
    expandChildren();
    if (filterStage_ == Stage::None && childrenStage_ == Stage::Done) {
        filterStage_ = Stage::Busy;
        const auto isPresent = [](const auto& child) { return !child->isConditionFalse(); };
        const auto removed = std::stable_partition(children_.begin(), children_.end(), isPresent);
        std::move(removed, children_.end(), std::back_inserter(removedChildren_));
        children_.erase(removed, children_.end());
        filterStage_ = Stage::Done;
    }
    return children_;
}

const Instance* Instance::namedChild(std::string_view name) const
{
    expandChildren();
    const std::uint32_t number = childNames_ ? childNames_->find(name) : ChildNames::kNone;
    return number < namedChildren_.size() ? namedChildren_[number] : nullptr;
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
        const std::size_t dot = path.find('.');
        std::string_view part = path.substr(0, dot);
        path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
        const std::size_t bracket = part.find('[');
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

const Instance& Instance::resolved() const
{
    if (!declaredPrefixes_.isOuter || declaredPrefixes_.isInner)
        return *this;
    if (!inner_)
        inner_ = &tree_->innerFor(*this);
    return *inner_;
}

bool Instance::isArray() const
{
    if (isArrayElement_ || !component_)
        return false;
    if (!component_->subscripts.empty() || !element_->subscripts.empty())
        return true;
    return !sizes().empty();
}

const std::vector<std::int64_t>& Instance::sizes() const
{
    if (sizesStage_ != Stage::None || isArrayElement_ || !component_)
        return sizes_;
    sizesStage_ = Stage::Busy;
    Evaluator evaluator(*tree_);
    std::vector<std::int64_t> sizes;
    const auto addSizes = [&](syntax::List<syntax::ExpressionPtr> subscripts, const Instance& scope,
                              const ClassNode* part) {
        for (const syntax::Expression* subscript : subscripts) {
            std::optional<std::int64_t> size;
            if (subscript->kind == syntax::ExpressionKind::Colon) {
                if (const Modifier* modifier = modifiers_.binding()) {
                    const Value bound = evaluator.evaluate(*modifier);
                    if (const auto* array = bound.to<ArrayValue>(); array && sizes.size() < array->sizes.size())
                        size = array->sizes[sizes.size()];
                }
            } else {
                size = evaluator.evaluateSize(*subscript, scope, part);
            }
            if (const auto& external = evaluator.externalCall(); external && !size) {
                tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct,
                                    {QStringLiteral("external ") + QString::fromStdString(external->function)},
                                    external->part, external->span));
                size = 0;
            } else if (!size || *size < 0) {
                tree_->report(
                    about(*this, DiagnosticKind::SizeNotKnown, {QString::fromStdString(name_)}, part, subscript->span));
                size = 0;
            }
            sizes.push_back(*size);
        }
    };
    addSizes(component_->subscripts, *parent_, declaredIn_);
    addSizes(element_->subscripts, *parent_, typeScope_);
    for (auto part = parts().rbegin(); part != parts_.rend(); ++part)
        if (const auto* definition = part->node->definition(); definition && !definition->baseSubscripts.empty())
            addSizes(definition->baseSubscripts, *this, part->node);
    sizes_ = std::move(sizes);
    sizesStage_ = Stage::Done;
    return sizes_;
}

const std::pmr::vector<InstancePtr>& Instance::elements() const
{
    if (!elements_.empty() || !isArray() || builtin() != BuiltinType::None)
        return elements_;
    std::int64_t count = 1;
    for (const std::int64_t size : sizes())
        count *= size;
    if (count > kMaxElements) {
        tree_->report(about(*this, DiagnosticKind::ArrayTooLarge,
                            {QString::fromStdString(name_), QString::number(count)}, declaredIn_, component_->span));
        return elements_;
    }
    if (!tree_->hasRoomFor(count, *this))
        return elements_;
    std::vector<std::int64_t> indices(sizes_.size(), 1);
    for (std::int64_t i = 0; i < count; ++i) {
        std::string suffix;
        for (const std::int64_t at : indices)
            suffix += (suffix.empty() ? "[" : ",") + std::to_string(at);
        InstancePtr element = tree_->make(parent_, name_ + suffix + ']');
        element->class_ = class_;
        element->declaredIn_ = declaredIn_;
        element->typeScope_ = typeScope_;
        element->element_ = element_;
        element->declaration_ = declaration_;
        element->component_ = component_;
        element->declaredPrefixes_ = declaredPrefixes_;
        element->isProtected_ = isProtected_;
        element->isArrayElement_ = true;
        element->modifiers_ = modifiers_.forArrayElement(*this, indices);
        elements_.push_back(std::move(element));
        for (std::size_t d = indices.size(); d-- > 0;) {
            if (++indices[d] <= sizes_[d])
                break;
            indices[d] = 1;
        }
    }
    return elements_;
}

std::optional<Modifier> Instance::attributeModifier(std::string_view name) const
{
    if (parts().empty())
        return std::nullopt;
    // The base-most part has all modifications on its way, the outermost first.
    return parts_.front().modifiers->bindingOf(name);
}

Value Instance::attribute(std::string_view name) const
{
    const std::optional<Modifier> modifier = attributeModifier(name);
    return modifier ? Evaluator(*tree_).evaluate(*modifier) : Value();
}

const Value& Instance::value() const
{
    if (valueStage_ == Stage::None) {
        valueStage_ = Stage::Busy;
        value_ = evaluateValue();
        valueStage_ = Stage::Done;
    } else if (valueStage_ == Stage::Busy) {
        tree_->report(about(*this, DiagnosticKind::CyclicValue, {QString::fromStdString(path())}, declaredIn_,
                            component_ ? component_->span : Span{}));
    }
    return value_;
}

Value Instance::evaluateValue() const
{
    if (builtin() != BuiltinType::None) {
        if (const Modifier* modifier = modifiers_.binding())
            return Evaluator(*tree_).evaluate(*modifier);
        if (prefixes().isParameter || prefixes().isConstant) {
            if (!isArray()) {
                // A type may carry a value too: `type T = Real(start = 1)`; the specification lets tools use start.
                if (const Value start = attribute("start"); start.isKnown())
                    return start;
            }
        }
        return {};
    }
    if (isArray()) {
        ArrayValue array;
        array.sizes = sizes();
        for (const auto& element : elements())
            array.elements.push_back(element->value());
        return array;
    }
    if (kind() != syntax::ClassKind::Record && kind() != syntax::ClassKind::OperatorRecord)
        return {};
    RecordValue record;
    record.type = class_;
    for (const auto& field : children())
        record.fields.emplace_back(field->name(), field->value());
    return record;
}

}  // namespace bramah::model
