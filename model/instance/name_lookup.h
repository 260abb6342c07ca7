// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_names.h"
#include "model/syntax/ast.h"
#include "model/text/source_text.h"

#include <map>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bramah::model {

class Instance;
class InstanceTree;

/// Destroys an instance; its tree frees the memory.
struct DestroyInstance {
    void operator()(Instance* instance) const;
};
/// Owns an instance that the InstanceTree has made; must not outlive the tree.
using InstancePtr = std::unique_ptr<Instance, DestroyInstance>;

/// The meaning of a name or of the first part of one: a component, a class, or nothing.
struct NameMeaning {
    const Instance* component = nullptr;
    const ClassNode* classNode = nullptr;
};

/// The meaning of names among instances: components, classes after redeclarations, and the packages and functions that
/// names lead to, one instance of each.
class NameLookup
{
public:
    /// For one tree, which owns this object; both are borrowed.
    explicit NameLookup(InstanceTree& tree, const ClassLibrary& library);
    ~NameLookup();
    NameLookup(const NameLookup&) = delete;
    NameLookup& operator=(const NameLookup&) = delete;

    /// The meaning of class names by the texts alone.
    [[nodiscard]] ClassNames& classes() { return classes_; }

    /// The class that \a name means, written in class \a part of \a scope (null: its own class), or null. Sets \a
    /// through to the package in which the name was found, if another class declares it there; else to null.
    [[nodiscard]] const ClassNode* lookupClass(const syntax::Name& name, const Instance& scope,
                                               const ClassNode* part = nullptr, const ClassNode** through = nullptr);
    /// The same for a name of one part that may also be a component.
    [[nodiscard]] NameMeaning lookup(std::string_view name, const Instance& scope, const ClassNode* part = nullptr);
    /// The component that \a reference names, without subscripts and an array only at its end; null for anything else
    /// and for paths with a protected element.
    [[nodiscard]] const Instance* componentAt(const syntax::ComponentReference& reference, const Instance& scope,
                                              const ClassNode* part = nullptr);
    /// Reports a dotted name, written in class \a part of \a scope, that leads to a protected \a child of \a of;
    /// returns true then (Modelica 3.6, 4.1).
    bool isHidden(const Instance& child, const Instance& of, const Instance& scope, const ClassNode* part, Span span);

    /// The instance of a class as a package of constants, made once.
    const Instance& packageInstance(const ClassNode& node);
    /// The instance around \a scope, or \a scope itself, whose class is or extends \a node, or the package that does so
    /// and through which one of them was found (its constants may be modified); else packageInstance().
    const Instance& enclosing(const Instance& scope, const ClassNode& node);
    /// Like enclosing(), but null if there is none.
    const Instance* derivedAround(const Instance& scope, const ClassNode& node);
    /// The function that \a callee means, written in class \a part of \a scope, in the package or component that
    /// declares it and through which it may be called (Modelica 3.6, 5.3.2). Null if there is none.
    const Instance* functionAt(const syntax::ComponentReference& callee, const Instance& scope,
                               const ClassNode* part = nullptr);
    /// The function \a node as seen from \a scope; \a through is the package that inherits it, if one does.
    const Instance& functionInstance(const ClassNode& node, const Instance& scope, const ClassNode* through = nullptr);
    /// The instance with the constants of class \a found, which the first \a count parts of \a reference name when
    /// written in class \a part of \a scope: its packageInstance(), or another one if a package on the path modifies
    /// its constants.
    const Instance& packageAt(const syntax::ComponentReference& reference, std::size_t count, const ClassNode& found,
                              const Instance& scope, const ClassNode* part);
    /// The class by which modifiers of \a scope replace the class \a name, or null.
    const ClassNode* redeclaredClass(std::string_view name, const Instance& scope);
    /// An empty class called \a name, for a name without a meaning.
    const ClassNode& missingClass(const syntax::Name& name);

private:
    /// The constant that import clauses of \a place name \a name, or null.
    const Instance* importedConstant(std::string_view name, const ClassNode& place);
    /// The class that replaces \a node if it has been redeclared, by the package \a through that inherits it or by an
    /// instance around \a scope; else \a node.
    const ClassNode& redeclaredAround(const ClassNode& node, const Instance& scope, const ClassNode* through);

    /// A class that a name means, unless an instance around the reader derives from the class around it.
    struct Plain {
        const ClassNode* meant = nullptr;
        const ClassNode* home = nullptr;  ///< around the class that the name's first part means
    };
    /// The class that \a name means wherever it is written in \a place, if its meaning for \a scope is plain; or null.
    [[nodiscard]] const ClassNode* plainMeaning(const syntax::Name& name, const ClassNode& place,
                                                const Instance& scope);

    InstanceTree& tree_;
    const ClassLibrary& library_;
    ClassNames classes_;
    std::unordered_map<ClassNames::PathKey, Plain, ClassNames::PathHash> plainMeanings_;
    /// All on which derivedAround() depends: the reader, the class around, and how much of the reader is known.
    struct Asked {
        const Instance* scope = nullptr;
        const ClassNode* home = nullptr;
        const Instance* package = nullptr;
        std::size_t parts = 0;

        friend bool operator==(const Asked&, const Asked&) = default;
    };
    Asked lastAsked_;
    bool isAskedDerived_ = false;  ///< the answer to lastAsked_
    std::unordered_map<const ClassNode*, InstancePtr> packages_;
    std::map<std::pair<const ClassNode*, const Instance*>, InstancePtr> functions_;  ///< by class and component around
    std::unordered_map<const syntax::Element*, std::unordered_map<const Instance*, const ClassNode*>> redeclared_;
    /// A package with a constant for each literal of \a enumeration, which an import may name
    /// (specification 3.6, 13.2.1).
    [[nodiscard]] static const ClassNode* literalsOf(const ClassNode& enumeration,
                                                     std::vector<std::unique_ptr<ClassNode>>& made);
    std::vector<std::unique_ptr<ClassNode>> madeClasses_;
};

}  // namespace bramah::model
