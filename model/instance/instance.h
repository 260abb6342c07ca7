// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/instance/child_names.h"
#include "model/instance/modifiers.h"
#include "model/values/value.h"

#include <forward_list>
#include <functional>
#include <map>
#include <memory>
#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace bramah::model {

class Instance;
class InstanceTree;

/// Instances are in the memory of their tree, side by side.
struct DestroyInstance {
    void operator()(Instance* instance) const;
};
using InstancePtr = std::unique_ptr<Instance, DestroyInstance>;

/// A class that contributes elements, equations and annotations to an instance: the instance's class or a base class
/// of it. Names written in it are looked up through the instance, then through the classes around `node`.
struct ClassPart {
    const ClassNode* node = nullptr;
    const Modifiers* modifiers = nullptr;      ///< the instance's, and what the extends clauses on the way add
    const syntax::Element* extends = nullptr;  ///< null for the instance's own class
    bool isProtected = false;                  ///< inherited through a protected extends
};

/// A component, or a class used as one (the model itself, a package with its constants): an element of the instance
/// tree. Its parts and children are made at first use, so a diagram expands two levels and flattening all.
class Instance
{
public:
    [[nodiscard]] const std::string& name() const { return name_; }  ///< with indices for array elements: `a[2]`
    [[nodiscard]] std::string path() const;                          ///< as `drive.valve`; empty for the model itself
    [[nodiscard]] const Instance* parent() const { return parent_; }
    [[nodiscard]] bool isWithin(const Instance& whole) const  ///< or the same
    {
        return this == &whole || (parent_ && parent_->isWithin(whole));
    }
    /// A number of its own, from 0, among the instances of its tree: see PerInstance.
    [[nodiscard]] std::uint32_t number() const { return number_; }
    [[nodiscard]] const ClassNode& classNode() const { return *class_; }  ///< after redeclaration
    /// The class after following short classes to the one with content: for `type Pressure = Real(...)` it is Real.
    [[nodiscard]] BuiltinType builtin() const;
    /// The enumeration class, if builtin() is Enumeration.
    [[nodiscard]] const ClassNode* enumeration() const;
    [[nodiscard]] syntax::ClassKind kind() const;  ///< connector, record, model...; of the class after short classes
    [[nodiscard]] bool isConnector() const;
    [[nodiscard]] const syntax::Element* element() const { return element_; }        ///< null for the model itself
    [[nodiscard]] const syntax::Component* component() const { return component_; }  ///< null for the model itself
    /// Prefixes in effect: those of the declaration, of the type (`connector RealInput = input Real`), and of the whole
    /// for its parts (a field of a parameter record is a parameter).
    [[nodiscard]] const syntax::Prefixes& prefixes() const;
    [[nodiscard]] bool isProtected() const { return isProtected_; }
    [[nodiscard]] const Modifiers& modifiers() const { return modifiers_; }
    /// The class in which the component is declared (a base class if it is inherited), and its file.
    [[nodiscard]] const ClassNode* declaredIn() const { return declaredIn_; }

    /// Sizes of an array component; empty for a scalar. The elements are in elements().
    [[nodiscard]] const std::vector<std::int64_t>& sizes() const;
    /// `Boolean` or the enumeration whose values number the elements along \a dimension, from 0; null: numbers from 1
    /// do.
    [[nodiscard]] const ClassNode* indexClass(std::size_t dimension) const;
    [[nodiscard]] bool isArray() const;
    [[nodiscard]] bool isArrayElement() const { return isArrayElement_; }
    /// True if the class the declaration names does not exist; classNode() then only has its name.
    [[nodiscard]] bool isMissing() const;
    /// For an `outer` element the `inner` one it stands for, else the instance itself, also where that is both.
    [[nodiscard]] const Instance& resolved() const;
    /// What a reference that has come to this element means: an element that is `inner` and `outer` is two, and its
    /// name the outer one (5.4); what is below it in the hierarchy finds the inner one. At the model's top there is
    /// nothing further out, and it is only `inner`.
    [[nodiscard]] const Instance& referred() const;
    /// Elements of an array of components of a class (not of built-in type), row by row.
    [[nodiscard]] const std::pmr::vector<InstancePtr>& elements() const;
    /// The one at \a indices, from 1; null if there is none, also because the array is too large to be made.
    [[nodiscard]] const Instance* elementAt(const std::vector<std::int64_t>& indices) const;

    /// The instance's class and its base classes, base classes first.
    [[nodiscard]] const std::pmr::vector<ClassPart>& parts() const;
    /// Components, inherited ones first as in the text; conditional ones whose condition is false are left out.
    [[nodiscard]] const std::pmr::vector<InstancePtr>& children() const;
    /// The component of this name, or null. Does not look outside.
    [[nodiscard]] const Instance* child(std::string_view name) const;
    /// The component of a dotted path with optional literal indices, or null.
    [[nodiscard]] const Instance* descendant(std::string_view path) const;
    /// True if \a name is a component that a false condition removes.
    [[nodiscard]] bool isRemoved(std::string_view name) const;

    /// The value of a parameter or constant, as far as it is known without running: modifiers or declared default.
    [[nodiscard]] const Value& value() const;
    /// Of a built-in attribute (`unit`, `min`, `start`, ...), through modifiers and types; unknown if not set.
    [[nodiscard]] Value attribute(std::string_view name) const;
    /// False if no modifier says anything of the attribute.
    [[nodiscard]] bool mayHaveAttribute(std::string_view name) const;
    /// The modifier that sets the attribute, if one does.
    [[nodiscard]] std::optional<Modifier> attributeModifier(std::string_view name) const;
    [[nodiscard]] InstanceTree& tree() const { return *tree_; }

private:
    friend class InstanceTree;
    Instance(InstanceTree& tree, const Instance* parent, std::string name, std::uint32_t number);
    void expandParts() const;
    [[nodiscard]] std::pmr::memory_resource& memory() const;
    void collectParts(const ClassNode& node, const Modifiers& modifiers, const syntax::Element* extends,
                      bool isProtected, int depth) const;
    /// What the constraining type of the replaceable class that this one is of says, whatever stands for it
    /// (Modelica 3.6, 7.3.2).
    [[nodiscard]] std::optional<Modifier> classConstraint() const;
    void expandChildren() const;
    /// Elements `redeclare C x` of the instance's classes, each with its class, derived classes first.
    using Redeclarations = std::vector<std::pair<const syntax::Element*, const ClassNode*>>;
    [[nodiscard]] Redeclarations redeclaredElements() const;
    void addChild(const ClassPart& part, const syntax::Element& element, const syntax::Component& component,
                  const Redeclarations& redeclarations) const;
    /// Calls \a visit for each declared dimension with its size as it is written, and where.
    void forEachDimension(const std::function<void(const syntax::Expression& size, const Instance& scope,
                                                   const ClassNode* part)>& visit) const;
    [[nodiscard]] bool isConditionFalse() const;
    [[nodiscard]] Value evaluateValue() const;

    /// The component numbered so by childNames_, or null: not there (yet).
    [[nodiscard]] const Instance* namedChild(std::string_view name) const;

    // What every walk over a tree asks for stands first, in one line of the cache.
    const Instance* parent_;
    const ClassNode* class_ = nullptr;
    const syntax::Component* component_ = nullptr;
    const syntax::Element* element_ = nullptr;
    std::uint32_t number_;
    bool isProtected_ = false;
    bool isArrayElement_ = false;
    // Made at first use, as all that is mutable
    enum class Stage : std::uint8_t { None, Busy, Done };
    mutable Stage partsStage_ = Stage::None;
    mutable Stage childrenStage_ = Stage::None;
    mutable Stage sizesStage_ = Stage::None;
    mutable Stage valueStage_ = Stage::None;
    mutable Stage conditionStage_ = Stage::None;
    mutable Stage prefixesStage_ = Stage::None;
    mutable Stage filterStage_ = Stage::None;
    mutable bool isRemoved_ = false;
    mutable BuiltinType builtin_ = BuiltinType::None;  ///< once the parts are known
    mutable Stage attributesStage_ = Stage::None;
    mutable std::uint16_t attributes_ = 0;  ///< a bit for each that a modifier speaks of
    syntax::Prefixes declaredPrefixes_;

    InstanceTree* tree_;
    const ClassNode* declaredIn_ = nullptr;
    const ClassNode* typeScope_ = nullptr;          ///< the class the type's name and sizes are written in
    const syntax::Element* declaration_ = nullptr;  ///< the element before a redeclaration
    mutable const Instance* package_ = nullptr;     ///< that inherits the class or a base class; null: it declares it
    std::string name_;
    Modifiers modifiers_;
    mutable syntax::Prefixes prefixes_;
    mutable std::pmr::forward_list<Modifiers> baseModifiers_;  ///< of parts, where they are not modifiers_
    mutable std::pmr::vector<ClassPart> parts_;
    mutable std::pmr::vector<InstancePtr> children_;
    mutable std::pmr::vector<InstancePtr> removedChildren_;
    mutable ChildNames* childNames_ = nullptr;
    mutable std::pmr::vector<const Instance*> namedChildren_;  ///< by number of childNames_, removed ones too
    mutable std::vector<std::int64_t> sizes_;
    mutable std::pmr::vector<InstancePtr> elements_;
    mutable const Instance* inner_ = nullptr;
    mutable Value value_;
};

/// What a name or the first part of one means: a component, a class, or nothing.
struct NameMeaning {
    const Instance* component = nullptr;
    const ClassNode* classNode = nullptr;
};

/// The instance of one class and of all packages whose constants it uses. Belongs to one thread; refers to the
/// library's class nodes, so it must not outlive a change of the library.
class InstanceTree
{
public:
    explicit InstanceTree(const ClassLibrary& library);
    ~InstanceTree();
    InstanceTree(const InstanceTree&) = delete;
    InstanceTree& operator=(const InstanceTree&) = delete;

    /// The instance of \a node as the model. \a overrides are modifications from outside, as `(mass(m = 500))`:
    /// they win over all others. Call once a tree.
    const Instance& instantiate(const ClassNode& node, const QByteArray& overrides = {});
    [[nodiscard]] const Instance* root() const { return root_.get(); }
    /// Sets a callback that evaluation polls; when it returns true evaluation gives up.
    void setStop(std::function<bool()> isStopWanted) { isStopWanted_ = std::move(isStopWanted); }
    [[nodiscard]] bool isStopWanted() const { return isStopWanted_ && isStopWanted_(); }
    /// The class as a holder of constants, made once.
    const Instance& packageInstance(const ClassNode& node);
    /// The instance around \a scope, or itself, that is of class \a node or extends it, or the package that does and in
    /// which one of them was found (its constants may be modified); else its packageInstance().
    const Instance& enclosing(const Instance& scope, const ClassNode& node);
    /// enclosing(), but null where none is of this class or extends it.
    const Instance* derivedAround(const Instance& scope, const ClassNode& node);
    /// The function \a callee means when written in class \a part of \a scope, as it is where it is declared: in a
    /// package or in a component, through which it may be called (Modelica 3.6, 5.3.2). Null if there is none.
    const Instance* functionAt(const syntax::ComponentReference& callee, const Instance& scope,
                               const ClassNode* part = nullptr);
    /// The function \a node as \a scope sees it, \a through the package that inherits it where it is one that does.
    const Instance& functionInstance(const ClassNode& node, const Instance& scope, const ClassNode* through = nullptr);
    /// What holds the constants of class \a found, which the first \a count parts of \a reference name when written in
    /// class \a part of \a scope: its packageInstance(), or another where a package on the way modifies its own.
    const Instance& packageAt(const syntax::ComponentReference& reference, std::size_t count, const ClassNode& found,
                              const Instance& scope, const ClassNode* part);
    [[nodiscard]] const ClassLibrary& library() const { return library_; }

    /// The class \a name means when written in class \a part of \a scope (null: its own class), or null. \a through
    /// becomes the package that the name finds it in though another declares it, or null.
    [[nodiscard]] const ClassNode* lookupClass(const syntax::Name& name, const Instance& scope,
                                               const ClassNode* part = nullptr, const ClassNode** through = nullptr);
    /// The same for a name of one part that may also be a component.
    [[nodiscard]] NameMeaning lookup(std::string_view name, const Instance& scope, const ClassNode* part = nullptr);
    /// The component that \a reference names without subscripts, an array only as its last part; null for all else,
    /// and for what is protected on the way.
    [[nodiscard]] const Instance* componentAt(const syntax::ComponentReference& reference, const Instance& scope,
                                              const ClassNode* part = nullptr);
    /// A class declared in \a node or inherited by it, or null.
    [[nodiscard]] const ClassNode* memberClass(const ClassNode& node, std::string_view name);
    /// Reports a name with dots, written in class \a part of \a scope, that leads to \a child of \a of although it is
    /// protected there; true then (Modelica 3.6, 4.1).
    bool isHidden(const Instance& child, const Instance& of, const Instance& scope, const ClassNode* part, Span span);
    /// The classes \a node extends, as far as they exist.
    [[nodiscard]] const std::vector<const ClassNode*>& baseClasses(const ClassNode& node);

    /// The `inner` for an `outer` element; without one a default is made at the model's top, with a note.
    const Instance& innerFor(const Instance& outer);
    /// Those made so, in order.
    [[nodiscard]] const std::vector<InstancePtr>& defaultInners() const { return defaultInners_; }

    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }
    /// Adds a message once.
    void report(Diagnostic diagnostic);
    /// The model is larger than there is room for, which is reported: what is missing in the tree says nothing.
    [[nodiscard]] bool isFull() const { return isFull_; }

private:
    friend class Instance;
    friend class Evaluator;
    InstancePtr make(const Instance* parent, std::string name);
    /// True if there is room for \a count more instances, which are to be part of \a whole.
    bool hasRoomFor(std::int64_t count, const Instance& whole);
    /// \a node contains itself.
    void addCircle(const ClassNode& node);
    /// memberClass() but in classes that were \a seen: several ways may lead to one.
    const ClassNode* memberClass(const ClassNode& node, std::string_view name, std::vector<const ClassNode*>& seen);
    ChildNames& childNames(const Instance& instance);
    const ClassNode* lookupFirst(std::string_view name, const ClassNode& place);
    /// What a name with dots means in \a place that begins with a class of the top level and leads through no package
    /// that inherits what comes next: wherever it stands the same. Null for all other names.
    const ClassNode* classAtPath(const syntax::Name& name, const ClassNode& place);
    const ClassNode* importedClass(std::string_view name, const ClassNode& place, const ClassNode*& through);
    /// memberClass(); \a through becomes \a node if it is a package that inherits the class.
    const ClassNode* inheritedMember(const ClassNode& node, std::string_view name, const ClassNode*& through);
    /// The package that inherits \a found, which \a name means in \a place; null if none does.
    const ClassNode* inheritingPackage(const ClassNode& found, std::string_view name, const ClassNode& place);
    const Instance* importedConstant(std::string_view name, const ClassNode& place);
    const ClassNode* redeclaredClass(std::string_view name, const Instance& scope);
    /// What \a node, found by its name, is where it has been redeclared: by the package \a through that inherits it, or
    /// by what is around \a scope.
    const ClassNode& redeclaredAround(const ClassNode& node, const Instance& scope, const ClassNode* through);
    const ClassNode& missingClass(const syntax::Name& name);

    const ClassLibrary& library_;
    std::pmr::monotonic_buffer_resource memory_;  ///< of instances and what they keep; before them, to outlive them
    std::uint32_t instanceCount_ = 0;
    InstancePtr root_;
    std::unordered_map<const ClassNode*, InstancePtr> packages_;
    std::map<std::pair<const ClassNode*, const Instance*>, InstancePtr> functions_;  ///< by class and component around
    std::unordered_map<const ClassNode*, std::vector<std::unique_ptr<ChildNames>>> childNames_;  ///< by class
    std::unordered_map<const ClassNode*, std::vector<const ClassNode*>> bases_;
    int openBases_ = 0;  ///< classes whose bases are being looked up
    std::unordered_map<const ClassNode*, std::unordered_map<std::string, const ClassNode*>> lookups_;
    /// What memberClass() has found of classes that do not declare it themselves.
    std::unordered_map<const ClassNode*, std::unordered_map<std::string, const ClassNode*>> inheritedClasses_;
    /// Where a name begins in the text, its parts, and the class it is written in.
    using PathKey = std::tuple<const char*, std::size_t, const ClassNode*>;
    struct PathHash {
        [[nodiscard]] std::size_t operator()(const PathKey& key) const
        {
            const auto& [text, count, place] = key;
            return (std::hash<const void*>()(text) * 31 + std::hash<const void*>()(place)) * 31 + count;
        }
    };
    std::unordered_map<PathKey, const ClassNode*, PathHash> classesAtPaths_;
    std::unordered_map<const syntax::Element*, std::unordered_map<const Instance*, const ClassNode*>> redeclared_;
    std::unordered_set<const ClassNode*> circular_;  ///< classes that were found to contain themselves
    std::int64_t room_;                              ///< for instances
    bool isFull_ = false;
    std::map<std::pair<syntax::ExpressionPtr, const Instance*>, Value> wholeValues_;  ///< see Evaluator::wholeValue()
    std::function<bool()> isStopWanted_;
    std::vector<const ClassNode*> memberPath_;  ///< classes memberClass() is looking in
    std::vector<std::unique_ptr<ClassNode>> madeClasses_;
    std::vector<InstancePtr> defaultInners_;
    std::shared_ptr<const syntax::SyntaxTree> overrides_;
    Diagnostics diagnostics_;
};

}  // namespace bramah::model
