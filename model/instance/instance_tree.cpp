// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/instance/instance_diagnostic.h"

#include <algorithm>

namespace bramah::model {

namespace {

constexpr std::int64_t kMostInstances = 1'000'000;  ///< a gigabyte of memory

}  // namespace

InstanceTree::InstanceTree(const ClassLibrary& library) : library_(library), room_(kMostInstances) {}
InstanceTree::~InstanceTree() = default;

InstancePtr InstanceTree::make(const Instance* parent, std::string name)
{
    void* const place = memory_.allocate(sizeof(Instance), alignof(Instance));
    return InstancePtr(new (place) Instance(*this, parent, std::move(name), instanceCount_++));
}

bool InstanceTree::hasRoomFor(std::int64_t count, const Instance& whole)
{
    if (isFull_)
        return false;
    isFull_ = instanceCount_ + count > room_;
    if (isFull_ && circular_.empty()) {
        const ClassNode& node = whole.parent_ ? *whole.declaredIn_ : *whole.class_;
        const Span span = whole.component_ ? whole.component_->span : node.definition()->name.span;
        report(about(whole, DiagnosticKind::TooManyParts,
                     {QString::number(kMostInstances), QString::fromStdString(whole.class_->name())}, &node, span));
    }
    return !isFull_;
}

void InstanceTree::addCircle(const ClassNode& node)
{
    // Where classes contain each other the ways through them are countless, although each is walked but once.
    constexpr std::int64_t kRoomForMessages = 10'000;
    if (circular_.empty())
        room_ = std::min<std::int64_t>(kMostInstances, instanceCount_ + kRoomForMessages);
    circular_.insert(&node);
}

ChildNames& InstanceTree::childNames(const Instance& instance)
{
    auto& ofClass = childNames_[&instance.classNode()];
    for (const auto& names : ofClass)
        if (std::ranges::equal(names->parts(), instance.parts_, {}, {}, &ClassPart::node))
            return *names;
    std::vector<const ClassNode*> parts;
    for (const ClassPart& part : instance.parts_)
        parts.push_back(part.node);
    return *ofClass.emplace_back(std::make_unique<ChildNames>(std::move(parts)));
}

void DestroyInstance::operator()(Instance* instance) const
{
    std::destroy_at(instance);  // its memory goes with the tree
}

const Instance& InstanceTree::instantiate(const ClassNode& node, const QByteArray& overrides)
{
    root_ = make(nullptr, node.name());
    root_->class_ = &node;
    root_->declaredIn_ = node.parent();
    if (!overrides.isEmpty()) {
        // Parsed as the modification of a component, the one place where such text stands alone.
        const QByteArray text = "model M X x" + overrides + "; end M;";
        overrides_ = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("--set"), text));
        for (const Diagnostic& diagnostic : overrides_->diagnostics())
            report(diagnostic);
        const auto& elements = overrides_->root().classes.front()->elements;
        if (!overrides_->hasErrors() && !elements.empty() && elements.front()->components.front().modification) {
            Modifier modifier;
            modifier.scope = root_.get();
            modifier.part = &node;
            modifier.nested = elements.front()->components.front().modification->nested;
            modifier.text = overrides_->sharedText().get();
            modifier.span = elements.front()->components.front().modification->span;
            root_->modifiers_.append(std::move(modifier));
        }
    }
    return *root_;
}

const Instance& InstanceTree::packageInstance(const ClassNode& node)
{
    if (root_ && root_->class_ == &node)
        return *root_;
    auto& slot = packages_[&node];
    if (!slot) {
        slot = make(nullptr, node.name());
        slot->class_ = &node;
        slot->declaredIn_ = node.parent();
    }
    return *slot;
}

const std::vector<const ClassNode*>& InstanceTree::baseClasses(const ClassNode& node)
{
    if (const auto found = bases_.find(&node); found != bases_.end())
        return found->second;
    bases_[&node];  // while the bases are being looked up, the class has none
    std::vector<const ClassNode*> bases;
    if (const auto* definition = node.definition()) {
        const auto add = [&](const syntax::Name& name) {
            const ClassNode* base = name.isEmpty()  ? nullptr
                                    : name.isGlobal ? library_.root().child(name.parts.front().text)
                                                    : lookupFirst(name.parts.front().text, node);
            for (std::size_t i = 1; base && i < name.parts.size(); ++i)
                base = memberClass(*base, name.parts[i].text);
            if (base && base != &node)
                bases.push_back(base);
        };
        ++openBases_;
        if (definition->form == syntax::ClassForm::Short)
            add(definition->base);
        for (const syntax::Element* element : definition->elements)
            if (element->kind == syntax::ElementKind::Extends)
                add(element->name);
        --openBases_;
        lookups_.erase(&node);  // may hold answers found without the bases
    }
    return bases_[&node] = std::move(bases);
}

const ClassNode* InstanceTree::memberClass(const ClassNode& node, std::string_view name)
{
    if (const ClassNode* own = node.child(name))
        return own;
    const auto known = inheritedClasses_.find(&node);
    if (known != inheritedClasses_.end())
        if (const auto found = known->second.find(std::string(name)); found != known->second.end())
            return found->second;
    std::vector<const ClassNode*> seen;
    const ClassNode* inherited = memberClass(node, name, seen);
    if (memberPath_.empty() && openBases_ == 0)  // else not all bases are known yet
        inheritedClasses_[&node].emplace(name, inherited);
    return inherited;
}

const ClassNode* InstanceTree::memberClass(const ClassNode& node, std::string_view name,
                                           std::vector<const ClassNode*>& seen)
{
    if (const ClassNode* own = node.child(name))
        return own;
    if (std::find(seen.begin(), seen.end(), &node) != seen.end())
        return nullptr;
    seen.push_back(&node);
    // Classes that extend each other are reported where they are instantiated; here they must not go round for ever.
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

const ClassNode* InstanceTree::inheritedMember(const ClassNode& node, std::string_view name, const ClassNode*& through)
{
    const ClassNode* member = memberClass(node, name);
    if (member && member->parent() != &node && node.kind() == syntax::ClassKind::Package)
        through = &node;
    return member;
}

const ClassNode* InstanceTree::importedClass(std::string_view name, const ClassNode& place, const ClassNode*& through)
{
    const auto* definition = place.definition();
    if (!definition)
        return nullptr;
    const auto fromRoot = [&](const syntax::Name& path) {
        const ClassNode* node = &library_.root();
        for (const syntax::Identifier& part : path.parts)
            node = !node                      ? nullptr
                   : node == &library_.root() ? node->child(part.text)
                                              : inheritedMember(*node, part.text, through);
        return node;
    };
    for (const syntax::Element* element : definition->elements) {
        if (element->kind != syntax::ElementKind::Import || element->name.isEmpty())
            continue;
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

const ClassNode* InstanceTree::lookupFirst(std::string_view name, const ClassNode& place)
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

const ClassNode* InstanceTree::redeclaredClass(std::string_view name, const Instance& scope)
{
    for (auto part = scope.parts_.rbegin(); part != scope.parts_.rend(); ++part) {
        const std::optional<Modifier> redeclaration = part->modifiers->redeclarationOf(name);
        if (!redeclaration || redeclaration->redeclaration->kind != syntax::ElementKind::Class)
            continue;
        const ClassNode*& made = redeclared_[redeclaration->redeclaration][redeclaration->scope];
        if (!made) {
            auto node = std::make_unique<ClassNode>(const_cast<ClassLibrary&>(library_),
                                                    const_cast<ClassNode*>(redeclaration->part), std::string(name));
            for (const ClassNode* at = redeclaration->part; at; at = at->parent())
                if (at->tree() && at->tree()->sharedText().get() == redeclaration->text) {
                    node->adopt(*redeclaration->redeclaration->definition, at->tree());
                    break;
                }
            made = node.get();
            madeClasses_.push_back(std::move(node));
        }
        return made;
    }
    return nullptr;
}

const ClassNode* InstanceTree::inheritingPackage(const ClassNode& found, std::string_view name, const ClassNode& place)
{
    if (!found.parent() || !found.parent()->parent())
        return nullptr;  // of the top level, which nobody inherits
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

const ClassNode* InstanceTree::classAtPath(const syntax::Name& name, const ClassNode& place)
{
    // The place in the text tells names apart: copies of a name are of the same one.
    const PathKey key{name.parts.front().text.data(), name.parts.size(), &place};
    if (const auto known = classesAtPaths_.find(key); known != classesAtPaths_.end())
        return known->second;
    const ClassNode* node = lookupFirst(name.parts.front().text, place);
    if (node && node->parent() != &library_.root())
        node = nullptr;
    for (std::size_t i = 1; node && i < name.parts.size(); ++i) {
        const ClassNode* through = nullptr;
        node = inheritedMember(*node, name.parts[i].text, through);
        if (through)
            node = nullptr;
    }
    if (memberPath_.empty() && openBases_ == 0)  // else not all bases are known yet
        classesAtPaths_.emplace(key, node);
    return node;
}

const ClassNode* InstanceTree::lookupClass(const syntax::Name& name, const Instance& scope, const ClassNode* part,
                                           const ClassNode** through)
{
    if (name.isEmpty())
        return nullptr;
    const ClassNode* place = part ? part : &scope.classNode();
    const std::string_view first = name.parts.front().text;
    const ClassNode* const redeclared = name.isGlobal ? nullptr : redeclaredClass(first, scope);
    if (!redeclared && !name.isGlobal && name.parts.size() > 1)
        if (const ClassNode* found = classAtPath(name, *place)) {
            if (through)
                *through = nullptr;
            return found;
        }
    const ClassNode* node = redeclared      ? redeclared
                            : name.isGlobal ? library_.root().child(first)
                                            : lookupFirst(first, *place);
    // A derived class may have redeclared a local class of the base class the name is written in.
    if (node && !name.isGlobal && node->parent() == place && place != &scope.classNode())
        for (auto derived = scope.parts_.rbegin(); derived != scope.parts_.rend() && derived->node != place; ++derived)
            if (const ClassNode* replaced = derived->node->child(first)) {
                node = replaced;
                break;
            }
    const ClassNode* package = node && !name.isGlobal && through ? inheritingPackage(*node, first, *place) : nullptr;
    const bool isNamedPlainly = !name.isGlobal && !redeclared && node && node->parent() != place;
    if (isNamedPlainly)
        node = &redeclaredAround(*node, scope, package);
    for (std::size_t i = 1; node && i < name.parts.size(); ++i) {
        node = inheritedMember(*node, name.parts[i].text, package);
        if (node && package)
            node = &redeclaredAround(*node, scope, package);
    }
    if (through)
        *through = package;
    return node;
}

NameMeaning InstanceTree::lookup(std::string_view name, const Instance& scope, const ClassNode* part)
{
    if (const Instance* component = scope.child(name))
        return {component, nullptr};
    const ClassNode* place = part ? part : &scope.classNode();
    if (const ClassNode* redeclared = redeclaredClass(name, scope))
        return {nullptr, redeclared};
    // What modifies a short class is written in the class around it.
    const bool isShort = place->definition() && place->definition()->form == syntax::ClassForm::Short;
    if (isShort && &scope.classNode() != place && !place->definition()->isEncapsulated)
        place = place->parent();
    for (const ClassNode* at = place; at; at = at->parent()) {
        const bool isRoot = !at->parent();
        if (const ClassNode* member = isRoot ? at->child(name) : memberClass(*at, name))
            return {nullptr, member};
        if (isRoot)
            break;
        if (at != place || at != &scope.classNode())
            if (const Instance* constant = at->definition() ? enclosing(scope, *at).child(name) : nullptr)
                return {constant->declaredPrefixes_.isConstant ? constant : nullptr, nullptr};
        if (const ClassNode* through = nullptr; const ClassNode* imported = importedClass(name, *at, through))
            return {nullptr, imported};
        if (const Instance* constant = importedConstant(name, *at))
            return {constant, nullptr};
        if (at->definition() && at->definition()->isEncapsulated) {
            const ClassNode* builtin = library_.root().child(name);
            return {nullptr, builtin && builtin->builtin() != BuiltinType::None ? builtin : nullptr};
        }
    }
    return {};
}

const Instance* InstanceTree::componentAt(const syntax::ComponentReference& reference, const Instance& scope,
                                          const ClassNode* part)
{
    if (reference.isGlobal)
        return nullptr;
    const auto& parts = reference.parts;
    const Instance* at = lookup(parts.front().name.text, scope, part).component;
    for (std::size_t i = 0; at; ++i) {
        at = &at->referred();
        if (!parts[i].subscripts.empty())
            return nullptr;
        if (i + 1 == parts.size())
            break;
        at = at->isArray() ? nullptr : at->child(parts[i + 1].name.text);
        if (at && at->isProtected())
            return nullptr;
    }
    return at;
}

bool InstanceTree::isHidden(const Instance& child, const Instance& of, const Instance& scope, const ClassNode* part,
                            Span span)
{
    if (!child.isProtected())
        return false;
    report(about(scope, DiagnosticKind::ProtectedElement,
                 {QString::fromStdString(child.name()), QString::fromStdString(of.classNode().name())},
                 part ? part : &scope.classNode(), span));
    return true;
}

const Instance* InstanceTree::importedConstant(std::string_view name, const ClassNode& place)
{
    const auto* definition = place.definition();
    if (!definition)
        return nullptr;
    const auto packageOf = [this](std::span<const syntax::Identifier> path) {
        const ClassNode* node = &library_.root();
        for (const syntax::Identifier& part : path)
            node = node ? (node == &library_.root() ? node->child(part.text) : memberClass(*node, part.text)) : nullptr;
        return node == &library_.root() ? nullptr : node;
    };
    for (const syntax::Element* element : definition->elements) {
        if (element->kind != syntax::ElementKind::Import || element->name.isEmpty())
            continue;
        const auto parts = element->name.parts;
        const ClassNode* package = nullptr;
        std::string_view wanted = name;
        if (element->isWildcard)
            package = packageOf(parts);
        else if (!element->importedNames.empty()) {
            if (std::any_of(element->importedNames.begin(), element->importedNames.end(),
                            [name](const syntax::Identifier& imported) { return imported.text == name; }))
                package = packageOf(parts);
        } else if ((element->alias.text.empty() ? parts.back().text : element->alias.text) == name) {
            package = packageOf(parts.first(parts.size() - 1));
            wanted = parts.back().text;
        }
        if (const Instance* constant = package ? packageInstance(*package).child(wanted) : nullptr)
            return constant;
    }
    return nullptr;
}

const ClassNode& InstanceTree::missingClass(const syntax::Name& name)
{
    std::string text;
    for (const syntax::Identifier& part : name.parts)
        text += (text.empty() ? "" : ".") + std::string(part.text);
    madeClasses_.push_back(std::make_unique<ClassNode>(const_cast<ClassLibrary&>(library_), nullptr, std::move(text)));
    return *madeClasses_.back();
}

const Instance& InstanceTree::innerFor(const Instance& outer)
{
    for (const Instance* at = outer.parent(); at; at = at->parent()) {
        const Instance* candidate = at->child(outer.name());
        if (candidate && candidate != &outer && candidate->declaredPrefixes_.isInner)
            return *candidate;
    }
    for (const auto& made : defaultInners_)
        if (made->name() == outer.name())
            return *made;
    InstancePtr inner = make(root_.get(), outer.name());
    inner->class_ = outer.class_;
    inner->package_ = outer.package_;
    inner->declaredIn_ = outer.declaredIn_;
    inner->typeScope_ = outer.typeScope_;
    inner->element_ = outer.element_;
    inner->component_ = outer.component_;
    inner->declaredPrefixes_ = outer.declaredPrefixes_;
    inner->declaredPrefixes_.isOuter = false;
    inner->declaredPrefixes_.isInner = true;
    if (root_)
        inner->modifiers_ = root_->modifiers_.forElement(outer.name());
    report({DiagnosticKind::DefaultInner,
            {QString::fromStdString(outer.name()), QString::fromStdString(outer.class_->qualifiedName())},
            nullptr,
            {},
            QString::fromStdString(outer.path()),
            {}});
    defaultInners_.push_back(std::move(inner));
    return *defaultInners_.back();
}

void InstanceTree::report(Diagnostic diagnostic)
{
    // The default inner is noted once, whoever needs it first.
    const bool isKnown = std::any_of(diagnostics_.begin(), diagnostics_.end(), [&diagnostic](const Diagnostic& known) {
        return known.kind == diagnostic.kind && known.span == diagnostic.span && known.text == diagnostic.text &&
               known.arguments == diagnostic.arguments;
    });
    if (!isKnown)
        diagnostics_.push_back(std::move(diagnostic));
}

}  // namespace bramah::model
