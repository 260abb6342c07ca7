// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/diagnostics/known_diagnostics.h"
#include "model/instance/child_names.h"
#include "model/instance/modifiers.h"
#include "model/instance/name_lookup.h"
#include "model/values/value.h"

#include <forward_list>
#include <functional>
#include <map>
#include <memory>
#include <memory_resource>
#include <optional>
#include <span>
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

/// A class that contributes elements, equations and annotations to an instance: its class or a base class of it. Names
/// written in it are looked up through the instance, then in the classes around `node`.
struct ClassPart {
    const ClassNode* node = nullptr;
    const Modifiers* modifiers = nullptr;      ///< modifiers of the instance and of the extends clauses that lead here
    const syntax::Element* extends = nullptr;  ///< null for the instance's own class
    bool isProtected = false;                  ///< inherited through a protected extends
};

/// A flag for an answer that is worked out at first use, as the fields of Instance are. The work may ask the same
/// question again, as for a size that depends on itself; that inner question takes the answer as far as it is known.
/// One byte. Belongs to one thread, as the tree does.
class FirstUse
{
public:
    /// Has the work begun, and maybe ended?
    [[nodiscard]] bool hasBegun() const { return stage_ != Stage::None; }
    /// Does the work run now, so that the answer is incomplete?
    [[nodiscard]] bool isUnderWay() const { return stage_ == Stage::UnderWay; }
    /// Is the answer complete?
    [[nodiscard]] bool isDone() const { return stage_ == Stage::Done; }
    /// Calls \a work at the first call. Later calls, also those that the work leads to, do nothing.
    template <typename Work>
    void once(Work&& work)
    {
        if (hasBegun())
            return;
        stage_ = Stage::UnderWay;
        work();
        stage_ = Stage::Done;
    }
    /// Marks the answer as known without work.
    void setDone() { stage_ = Stage::Done; }

private:
    enum class Stage : std::uint8_t { None, UnderWay, Done };
    Stage stage_ = Stage::None;
};

/// A component, or a class used as one (the model itself, a package with its constants): an element of the instance
/// tree. Its parts and children are made at first use, so a diagram expands two levels and flattening all.
/// Large: one element of the instance tree with all questions about it. The answers are fields side by side, as a tree
/// may have a million elements.
class Instance
{
public:
    [[nodiscard]] const std::string& name() const { return name_; }  ///< with indices for array elements: `a[2]`
    [[nodiscard]] std::string path() const;                          ///< as `drive.valve`; empty for the model itself
    /// The instance that contains this one; null for the model itself and for packages. Elements of an array have that
    /// of the array.
    [[nodiscard]] const Instance* parent() const { return parent_; }
    [[nodiscard]] bool isWithin(const Instance& whole) const  ///< or is \a whole itself
    {
        return this == &whole || (parent_ && parent_->isWithin(whole));
    }
    /// Number of the instance in its tree, from 0: the key of PerInstance.
    [[nodiscard]] std::uint32_t number() const { return number_; }
    [[nodiscard]] const ClassNode& classNode() const { return *class_; }  ///< after redeclaration
    /// The class after following short classes to the one with content: for `type Pressure = Real(...)` it is Real.
    [[nodiscard]] BuiltinType builtin() const
    {
        if (partsUse_.isDone())
            return builtin_;
        const BuiltinType plain = class_->plainType();
        return plain != BuiltinType::None ? plain : findBuiltin();
    }
    /// The enumeration class, if builtin() is Enumeration.
    [[nodiscard]] const ClassNode* enumeration() const;
    [[nodiscard]] syntax::ClassKind kind() const;  ///< connector, record, model...; of the class after short classes
    /// Is its class, or one that it extends, a connector? Expandable ones and `connector RealInput = input Real` are
    /// too.
    [[nodiscard]] bool isConnector() const;
    [[nodiscard]] const syntax::Element* element() const { return element_; }        ///< null for the model itself
    [[nodiscard]] const syntax::Component* component() const { return component_; }  ///< null for the model itself
    /// Prefixes in effect: those of the declaration, of the type (`connector RealInput = input Real`), and of the whole
    /// for its parts (a field of a parameter record is a parameter).
    [[nodiscard]] const syntax::Prefixes& prefixes() const;
    /// Is it declared in a protected section, or inherited through a protected extends?
    [[nodiscard]] bool isProtected() const { return isProtected_; }
    /// The modifications that apply to this element, the outermost, which wins, first; names in them are not looked up
    /// yet.
    [[nodiscard]] const Modifiers& modifiers() const { return modifiers_; }
    /// The class in which the component is declared (a base class if it is inherited), and its file.
    [[nodiscard]] const ClassNode* declaredIn() const { return declaredIn_; }

    /// Sizes of an array component; empty for a scalar. The elements are in elements().
    [[nodiscard]] const std::vector<std::int64_t>& sizes() const;
    /// `Boolean` or the enumeration whose values are the indices along \a dimension, from 0; null if the indices are
    /// numbers.
    [[nodiscard]] const ClassNode* indexClass(std::size_t dimension) const;
    /// Is it an array as a whole, even of size 0? False for its elements; a type that is an array counts.
    [[nodiscard]] bool isArray() const;
    /// Is it one of the elements() of an array of components?
    [[nodiscard]] bool isArrayElement() const { return isArrayElement_; }
    /// True if the class the declaration names does not exist; classNode() then only has its name.
    [[nodiscard]] bool isMissing() const;
    /// The `inner` element that an `outer` one stands for; else the instance itself, also if it is both.
    [[nodiscard]] const Instance& resolved() const;
    /// The element that a reference to this name means. An element that is both `inner` and `outer` is two elements:
    /// its name means the outer one (5.4), while elements below it find the inner one. At the top of the model nothing
    /// is further out, so it is only `inner`.
    [[nodiscard]] const Instance& referred() const;
    /// Elements of an array of components of a class (not of built-in type), row by row.
    [[nodiscard]] const std::pmr::vector<InstancePtr>& elements() const;
    /// The element at \a indices, from 1; null if out of range or if the array is too large to be made.
    [[nodiscard]] const Instance* elementAt(const std::vector<std::int64_t>& indices) const;

    /// The instance's class and its base classes, base classes first.
    [[nodiscard]] const std::pmr::vector<ClassPart>& parts() const
    {
        if (!partsUse_.hasBegun())
            expandParts();
        return whole().parts;
    }
    /// Do both consist of the same classes?
    [[nodiscard]] bool hasPartsOf(const Instance& other) const;
    /// Components, inherited ones first, in the order of the text; without those that a false condition removes.
    [[nodiscard]] const std::pmr::vector<InstancePtr>& children() const;
    /// The component \a name of this instance itself, or null.
    [[nodiscard]] const Instance* child(std::string_view name) const;
    /// The component of a dotted path with optional literal indices, or null.
    [[nodiscard]] const Instance* descendant(std::string_view path) const;
    /// True if \a name is a component that a false condition removes.
    [[nodiscard]] bool isRemoved(std::string_view name) const;

    /// The value of a parameter or constant, as far as it is known without running: modifiers or declared default.
    [[nodiscard]] const Value& value() const;
    /// The value of a built-in attribute (`unit`, `min`, `start`, ...), through modifiers and types; unknown if not
    /// set.
    [[nodiscard]] Value attribute(std::string_view name) const;
    /// False if no modifier gives the attribute.
    [[nodiscard]] bool mayHaveAttribute(std::string_view name) const;
    /// The modifier that sets the attribute, if one does.
    [[nodiscard]] std::optional<Modifier> attributeModifier(std::string_view name) const;
    /// The expression that gives the attribute of all elements one value; null if there is none.
    [[nodiscard]] syntax::ExpressionPtr attributeExpression(std::string_view name) const;
    /// The attributes that several modifiers give: bit i for number i in kAttributes.
    [[nodiscard]] std::uint16_t repeatedAttributes() const;
    /// The tree that the instance belongs to and must not outlive.
    [[nodiscard]] InstanceTree& tree() const { return *tree_; }

private:
    friend class ExpandableMembers;  // gives an expandable connector its connected components
    friend class InstanceTree;
    friend class NameLookup;  // reads madeParts() and package_
    Instance(InstanceTree& tree, const Instance* parent, std::string name, std::uint32_t number);
    /// What classes with content need, and arrays: made at first use, as most instances are numbers.
    struct Whole {
        /// Empty; \a memory is that of the tree.
        explicit Whole(std::pmr::memory_resource& memory);
        std::pmr::forward_list<Modifiers> baseModifiers;  ///< modifiers of parts, if they differ from modifiers_
        std::pmr::vector<ClassPart> parts;
        std::pmr::vector<InstancePtr> children;
        std::pmr::vector<InstancePtr> removedChildren;
        ChildNames* childNames = nullptr;
        std::pmr::vector<const Instance*> namedChildren;  ///< by number in childNames, removed ones included
        std::vector<std::int64_t> sizes;
        std::pmr::vector<InstancePtr> elements;
    };
    struct DestroyWhole {
        void operator()(Whole* whole) const { std::destroy_at(whole); }  // the tree frees the memory
    };
    [[nodiscard]] Whole& whole() const
    {
        if (!whole_)
            makeWhole();
        return *whole_;
    }
    void makeWhole() const;
    /// The parts as far as they are made.
    [[nodiscard]] std::span<const ClassPart> madeParts() const
    {
        return whole_ ? std::span<const ClassPart>(whole_->parts) : std::span<const ClassPart>();
    }
    void expandParts() const;
    void findParts() const;
    /// Finds builtin() while not all parts are known.
    [[nodiscard]] BuiltinType findBuiltin() const;
    void expandAttributes() const;
    [[nodiscard]] std::pmr::memory_resource& memory() const;
    void collectParts(const ClassNode& node, const Modifiers& modifiers, const syntax::Element* extends,
                      bool isProtected, int depth) const;
    /// Adds the parts that \a node, a class of this instance, extends or is short for.
    void collectBases(const ClassNode& node, const Modifiers& modifiers, bool isProtected, int depth) const;
    /// The base class \a name of \a node; null, with a message, if there is none.
    const ClassNode* baseOf(const ClassNode& node, const Modifiers& modifiers, const syntax::Name& name) const;
    /// The modifiers of a base class: \a modifiers of \a node and the \a modification of the clause.
    const Modifiers& modifiersOfBase(const ClassNode& node, const Modifiers& modifiers,
                                     const syntax::ClassModification* modification,
                                     const syntax::Element* clause) const;
    /// The modifier that the constraining type of a replaceable class gives, whatever class replaces it (Modelica 3.6,
    /// 7.3.2).
    [[nodiscard]] std::optional<Modifier> classConstraint() const;
    void expandChildren() const;
    void findChildren() const;
    /// The `redeclare` elements of the instance's classes with their classes, derived classes first.
    using Redeclarations = std::vector<std::pair<const syntax::Element*, const ClassNode*>>;
    [[nodiscard]] Redeclarations redeclaredElements() const;
    void addChild(const ClassPart& part, const syntax::Element& element, const syntax::Component& component,
                  const Redeclarations& redeclarations) const;
    /// Gives \a child its modifiers and, if it is redeclared, the replacing declaration. Returns the instance through
    /// which its type is looked up.
    const Instance& modifyChild(Instance& child, const ClassPart& part, const Redeclarations& redeclarations) const;
    /// Finds the class of this component, whose type is looked up through \a typeInstance.
    void findClass(const Instance& typeInstance);
    [[nodiscard]] bool hasDimensions() const;  ///< of a component
    /// Calls \a visit for each declared dimension with the expression of its size and the place of that expression.
    void forEachDimension(const std::function<void(const syntax::Expression& size, const Instance& scope,
                                                   const ClassNode* part)>& visit) const;
    [[nodiscard]] bool isConditionFalse() const;
    [[nodiscard]] Value evaluateValue() const;
    [[nodiscard]] std::vector<std::int64_t> evaluateSizes() const;
    /// Takes over the class and the declaration of \a like, without modifiers and prefixes.
    void takeDeclarationOf(const Instance& like);

    /// The component with this number in its childNames, or null if it is not made (yet).
    [[nodiscard]] const Instance* namedChild(std::string_view name) const;

    // Fields that every walk over a tree reads come first, to share a cache line.
    const Instance* parent_;
    const ClassNode* class_ = nullptr;
    const syntax::Component* component_ = nullptr;
    const syntax::Element* element_ = nullptr;
    std::uint32_t number_;
    bool isProtected_ = false;
    bool isArrayElement_ = false;
    // Filled at first use, like all mutable fields.
    mutable FirstUse partsUse_;
    mutable FirstUse childrenUse_;
    mutable FirstUse sizesUse_;
    mutable FirstUse valueUse_;
    mutable FirstUse conditionUse_;
    mutable FirstUse prefixesUse_;
    mutable FirstUse filterUse_;
    mutable bool isRemoved_ = false;
    mutable BuiltinType builtin_ = BuiltinType::None;  ///< valid once the parts are known
    mutable FirstUse attributesUse_;
    mutable std::uint16_t attributes_ = 0;          ///< bit i: a modifier gives attribute i
    mutable std::uint16_t repeatedAttributes_ = 0;  ///< bit i: several modifiers give attribute i
    mutable bool mayHaveConstraint_ = false;        ///< false: no constrainedClasses() here or further out
    syntax::Prefixes declaredPrefixes_;

    InstanceTree* tree_;
    const ClassNode* declaredIn_ = nullptr;
    const ClassNode* typeScope_ = nullptr;       ///< the class in which type and sizes are written
    mutable const Instance* package_ = nullptr;  ///< that inherits the class or a base class; null: it declares it
    std::string name_;
    Modifiers modifiers_;
    mutable syntax::Prefixes prefixes_;
    mutable std::unique_ptr<Whole, DestroyWhole> whole_;
    mutable const Instance* inner_ = nullptr;
    mutable Value value_;
};

/// The instance of one class and of all packages whose constants it uses. Belongs to one thread; refers to the
/// library's class nodes, so it must not outlive a change of the library.
/// Large: it holds what all instances of the tree share.
class InstanceTree
{
public:
    /// \a library is borrowed; its classes must not change while the tree lives. At most a million instances are made.
    explicit InstanceTree(const ClassLibrary& library);
    ~InstanceTree();
    InstanceTree(const InstanceTree&) = delete;
    InstanceTree& operator=(const InstanceTree&) = delete;

    /// Makes the instance of \a node as the model. \a overrides are modifications from outside, as `(mass(m = 500))`,
    /// which win over all others. Call once for each tree.
    const Instance& instantiate(const ClassNode& node, const QByteArray& overrides = {});
    /// The instance of the model; null before instantiate().
    [[nodiscard]] const Instance* root() const { return root_.get(); }
    /// Sets a callback that evaluation polls; when it returns true evaluation gives up.
    void setStop(std::function<bool()> isStopWanted) { isStopWanted_ = std::move(isStopWanted); }
    /// Does the callback of setStop() want evaluation to give up? False without one.
    [[nodiscard]] bool isStopWanted() const { return isStopWanted_ && isStopWanted_(); }
    /// The meanings of names, and the packages and functions that they lead to.
    [[nodiscard]] NameLookup& names() { return names_; }
    /// The library whose classes are instantiated.
    [[nodiscard]] const ClassLibrary& library() const { return library_; }
    /// An instance of \a node that is no component, as for packages and functions; \a around may be null.
    [[nodiscard]] InstancePtr makeOf(const ClassNode& node, const Instance* around);

    /// The `inner` for an `outer` element; if there is none, makes a default at the top of the model and notes it.
    const Instance& innerFor(const Instance& outer);
    /// The default `inner` elements, in the order in which they were made.
    [[nodiscard]] const std::vector<InstancePtr>& defaultInners() const { return defaultInners_; }

    /// Problems found so far, each once; more come as instances expand and values are asked for.
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }
    /// Adds a message, unless it is known already.
    void report(Diagnostic diagnostic);
    /// Tells that \a outer gets a default; \a unseen: what is meant for it but not declared as `inner`, or null.
    void reportDefault(const Instance& outer, const Instance* unseen);
    /// True if the model has more instances than are allowed, which has been reported: elements missing in the tree
    /// then mean nothing.
    [[nodiscard]] bool isFull() const { return isFull_; }

private:
    friend class ExpandableMembers;
    friend class Instance;
    friend class Evaluator;
    InstancePtr make(const Instance* parent, std::string name);
    /// True if there is room for \a count more instances inside \a whole; else reports it once.
    bool hasRoomFor(std::int64_t count, const Instance& whole);
    /// Notes that \a node contains itself.
    void addCircle(const ClassNode& node);
    ChildNames& childNames(const Instance& instance);
    /// The replaceable classes of \a definition whose constraining types have modifiers.
    const std::vector<const syntax::Element*>& constrainedClasses(const syntax::ClassDefinition& definition);

    const ClassLibrary& library_;
    std::pmr::monotonic_buffer_resource memory_;  ///< for instances and their fields; declared first to outlive them
    std::uint32_t instanceCount_ = 0;
    Modifiers modifiersOfChild_;  ///< of the component that is being made, with room from the last one
    NameLookup names_;
    InstancePtr root_;
    std::unordered_map<const ClassNode*, std::vector<std::unique_ptr<ChildNames>>> childNames_;  ///< by class
    std::unordered_map<const syntax::ClassDefinition*, std::vector<const syntax::Element*>> constrainedClasses_;
    std::unordered_set<const ClassNode*> circular_;  ///< classes found to contain themselves
    std::int64_t room_;                              ///< number of instances that are allowed
    bool isFull_ = false;
    std::map<std::pair<syntax::ExpressionPtr, const Instance*>, Value> wholeValues_;  ///< see Evaluator::wholeValue()
    std::function<bool()> isStopWanted_;
    std::vector<InstancePtr> defaultInners_;
    std::shared_ptr<const syntax::SyntaxTree> overrides_;
    Diagnostics diagnostics_;
    KnownDiagnostics knownDiagnostics_;
};

}  // namespace bramah::model
