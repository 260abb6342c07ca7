// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/name_lookup.h"

#include "model/classes/class_library.h"
#include "model/instance/evaluator.h"
#include "model/instance/instance_diagnostic.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>
#include <ranges>
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

NameLookup::NameLookup(InstanceTree& tree, const ClassLibrary& library)
    : tree_(tree), library_(library), classes_(library)
{
}

NameLookup::~NameLookup() = default;

const Instance& NameLookup::packageInstance(const ClassNode& node)
{
    if (const Instance* root = tree_.root(); root && &root->classNode() == &node)
        return *root;
    InstancePtr& slot = packages_[&node];
    if (!slot)
        slot = tree_.makeOf(node, nullptr);
    return *slot;
}

const ClassNode* NameLookup::redeclaredClass(std::string_view name, const Instance& scope)
{
    for (const ClassPart& part : std::views::reverse(scope.madeParts())) {
        const std::optional<Modifier> redeclaration = part.modifiers->redeclarationOf(name);
        if (!redeclaration || redeclaration->redeclaration->kind != syntax::ElementKind::Class)
            continue;
        const ClassNode*& made = redeclared_[redeclaration->redeclaration][redeclaration->scope];
        if (!made) {
            auto node = std::make_unique<ClassNode>(library_, redeclaration->part, std::string(name));
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

const ClassNode* NameLookup::plainMeaning(const syntax::Name& name, const ClassNode& place, const Instance& scope)
{
    const auto known = plainMeanings_.find({name.parts.front().text.data(), name.parts.size(), &place});
    if (known == plainMeanings_.end())
        return nullptr;
    const Plain plain = known->second;
    // The components of one instance ask for this one after the other.
    const Asked asked{&scope, plain.home, scope.package_, scope.madeParts().size()};
    if (asked != lastAsked_) {
        // This may look up names of a package, which come here again: the question is noted with its answer.
        const bool isDerived = derivedAround(scope, *plain.home) != nullptr;
        lastAsked_ = asked;
        isAskedDerived_ = isDerived;
    }
    return isAskedDerived_ ? nullptr : plain.meant;
}

const ClassNode* NameLookup::lookupClass(const syntax::Name& name, const Instance& scope, const ClassNode* part,
                                         const ClassNode** through)
{
    if (name.isEmpty())
        return nullptr;
    const ClassNode* place = part ? part : &scope.classNode();
    const std::string_view first = name.parts.front().text;
    const ClassNode* const redeclared = name.isGlobal ? nullptr : redeclaredClass(first, scope);
    if (!redeclared && !name.isGlobal) {
        const ClassNode* found = plainMeaning(name, *place, scope);
        if (!found && name.parts.size() > 1)
            found = classes_.atPath(name, *place);
        if (found) {
            if (through)
                *through = nullptr;
            return found;
        }
    }
    const ClassNode* node = redeclared      ? redeclared
                            : name.isGlobal ? library_.root().child(first)
                                            : classes_.first(first, *place);
    // A derived class may have redeclared a local class of the base class that contains the name.
    if (node && !name.isGlobal && node->parent() == place && place != &scope.classNode())
        for (const ClassPart& derived : std::views::reverse(scope.madeParts())) {
            const ClassNode* replaced = derived.node != place ? derived.node->child(first) : nullptr;
            if (replaced)
                node = replaced;
            if (replaced || derived.node == place)
                break;
        }
    const ClassNode* package =
        node && !name.isGlobal && through ? classes_.inheritingPackage(*node, first, *place) : nullptr;
    const bool isNamedPlainly = !name.isGlobal && !redeclared && node && node->parent() != place;
    const ClassNode* const home = isNamedPlainly && through ? node->parent() : nullptr;
    if (isNamedPlainly)
        node = &redeclaredAround(*node, scope, package);
    for (std::size_t i = 1; node && i < name.parts.size(); ++i) {
        node = classes_.inheritedMember(*node, name.parts[i].text, package);
        if (node && package)
            node = &redeclaredAround(*node, scope, package);
    }
    if (node && home && !package && classes_.areAllBasesKnown() && !derivedAround(scope, *home))
        plainMeanings_[{first.data(), name.parts.size(), place}] = {node, home};
    if (through)
        *through = package;
    return node;
}

NameMeaning NameLookup::lookup(std::string_view name, const Instance& scope, const ClassNode* part)
{
    if (const Instance* component = scope.child(name))
        return {component, nullptr};
    const ClassNode* place = part ? part : &scope.classNode();
    if (const ClassNode* redeclared = redeclaredClass(name, scope))
        return {nullptr, redeclared};
    // The modifiers of a short class belong to the class around it.
    const bool isShort = place->definition() && place->definition()->form == syntax::ClassForm::Short;
    if (isShort && &scope.classNode() != place && !place->definition()->isEncapsulated)
        place = place->parent();
    for (const ClassNode* at = place; at; at = at->parent()) {
        const bool isRoot = !at->parent();
        if (const ClassNode* member = isRoot ? at->child(name) : classes_.memberClass(*at, name))
            return {nullptr, member};
        if (isRoot)
            break;
        if (at != place || at != &scope.classNode())
            if (const Instance* constant = at->definition() ? enclosing(scope, *at).child(name) : nullptr)
                return {constant->declaredPrefixes_.isConstant ? constant : nullptr, nullptr};
        if (const ClassNode* through = nullptr; const ClassNode* imported = classes_.importedClass(name, *at, through))
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

const Instance* NameLookup::componentAt(const syntax::ComponentReference& reference, const Instance& scope,
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

bool NameLookup::isHidden(const Instance& child, const Instance& of, const Instance& scope, const ClassNode* part,
                          Span span)
{
    if (!child.isProtected())
        return false;
    const ClassNode& writtenIn = part ? *part : scope.classNode();
    // A class such as an energy audit may declare, by `looksInside`, that it reads protected elements.
    if (writtenIn.definition() && syntax::vendorFlag(writtenIn.definition()->annotation, "looksInside"))
        return false;
    tree_.report(about(scope, DiagnosticKind::ProtectedElement,
                       {QString::fromStdString(child.name()), QString::fromStdString(of.classNode().name())},
                       &writtenIn, span));
    return true;
}

const ClassNode* NameLookup::literalsOf(const ClassNode& enumeration, std::vector<std::unique_ptr<ClassNode>>& made)
{
    const std::string name = "literals of " + enumeration.qualifiedName();
    for (const auto& node : made)
        if (node->name() == name)
            return node.get();
    QByteArray text = "package Literals\n";
    const QByteArray path = '.' + QByteArray::fromStdString(enumeration.qualifiedName());
    for (const syntax::EnumerationLiteral& literal : enumeration.definition()->literals) {
        const QByteArray one(literal.name.text.data(), static_cast<qsizetype>(literal.name.text.size()));
        text += "constant " + path + ' ' + one + " = " + path + '.' + one + ";\n";
    }
    const auto tree = syntax::SyntaxTree::parse(
        std::make_shared<const SourceText>(QString::fromStdString(name), text + "end Literals;\n"));
    auto node = std::make_unique<ClassNode>(enumeration.library(), &enumeration.library().root(), name);
    node->adopt(*tree->root().classes.front(), tree);
    made.push_back(std::move(node));
    return made.back().get();
}

const Instance* NameLookup::importedConstant(std::string_view name, const ClassNode& place)
{
    const auto packageOf = [this](std::span<const syntax::Identifier> path) {
        const ClassNode* node = &library_.root();
        for (const syntax::Identifier& part : path)
            node = node ? (node == &library_.root() ? node->child(part.text) : classes_.memberClass(*node, part.text))
                        : nullptr;
        return node == &library_.root() ? nullptr : node;
    };
    for (const syntax::Element* element : classes_.imports(place)) {
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
        const ClassNode* around =
            package && package->builtin() == BuiltinType::Enumeration ? literalsOf(*package, madeClasses_) : package;
        if (const Instance* constant = around ? packageInstance(*around).child(wanted) : nullptr)
            return constant;
    }
    return nullptr;
}

const ClassNode& NameLookup::missingClass(const syntax::Name& name)
{
    std::string text;
    for (const syntax::Identifier& part : name.parts)
        text += (text.empty() ? "" : ".") + std::string(part.text);
    madeClasses_.push_back(std::make_unique<ClassNode>(library_, nullptr, std::move(text)));
    return *madeClasses_.back();
}

const Instance* NameLookup::derivedAround(const Instance& scope, const ClassNode& node)
{
    for (const Instance* at = &scope; at; at = at->parent()) {
        if (isOf(at->madeParts(), node))
            return at;
        if (at->package_ && isOf(at->package_->parts(), node))
            return at->package_;
    }
    return nullptr;
}

const Instance& NameLookup::enclosing(const Instance& scope, const ClassNode& node)
{
    const Instance* derived = derivedAround(scope, node);
    return derived ? *derived : packageInstance(node);
}

const ClassNode& NameLookup::redeclaredAround(const ClassNode& node, const Instance& scope, const ClassNode* through)
{
    const ClassNode* home = node.parent();
    if (!home || !home->parent())
        return node;
    const Instance* around = through ? &packageInstance(*through) : derivedAround(scope, *home);
    if (!around || around == &scope || &around->classNode() == home)
        return node;
    if (const ClassNode* redeclared = redeclaredClass(node.name(), *around))
        return *redeclared;
    const auto& parts = around->parts();
    for (auto part = parts.rbegin(); part != parts.rend() && part->node != home; ++part)
        if (const ClassNode* replaced = part->node->child(node.name()))
            return *replaced;
    return node;
}

const Instance& NameLookup::functionInstance(const ClassNode& node, const Instance& scope, const ClassNode* through)
{
    const ClassNode* home = node.parent();
    const Instance* around = through                  ? &packageInstance(*through)
                             : home && home->parent() ? &enclosing(scope, *home)
                                                      : nullptr;
    if (around)
        (void)around->parts();  // makes the parts, as names are looked up in them
    if (!around || (&around->classNode() == home && !around->parent() && around != tree_.root()))
        return packageInstance(node);
    InstancePtr& slot = functions_[{&node, around}];
    if (!slot)
        slot = tree_.makeOf(node, around);
    return *slot;
}

const Instance& NameLookup::packageAt(const syntax::ComponentReference& reference, std::size_t count,
                                      const ClassNode& found, const Instance& scope, const ClassNode* part)
{
    const std::vector<syntax::Identifier> names = namesOf(reference, count);
    const ClassNode* through = nullptr;
    const ClassNode* node = lookupClass({reference.isGlobal, names, reference.span}, scope, part, &through);
    return node && through ? functionInstance(*node, scope, through) : packageInstance(found);
}

const Instance* NameLookup::functionAt(const syntax::ComponentReference& callee, const Instance& scope,
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
            indices.push_back(Evaluator(tree_).evaluate(*subscript, {scope, part}).integer().value_or(0));
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
    if (!at || next >= names.size() || !classes_.memberClass(at->classNode(), names[next].text))
        return nullptr;
    (void)at->parts();
    const syntax::List<syntax::Identifier> rest = syntax::List<syntax::Identifier>(names).subspan(next);
    const ClassNode* node = lookupClass({false, rest, callee.span}, *at, nullptr, &through);
    return node ? &functionInstance(*node, *at, through) : nullptr;
}

}  // namespace bramah::model
