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

/// Instances are in the memory of their tree, side by side.
struct DestroyInstance {
    void operator()(Instance* instance) const;
};
using InstancePtr = std::unique_ptr<Instance, DestroyInstance>;

/// The meaning of a name or of the first part of one: a component, a class, or nothing.
struct NameMeaning {
    const Instance* component = nullptr;
    const ClassNode* classNode = nullptr;
};

/// The meaning of names among instances: components, classes as redeclarations leave them, and the packages and
/// functions that names lead to, of which it keeps one instance each.
class NameLookup
{
public:
    explicit NameLookup(InstanceTree& tree, const ClassLibrary& library);
    ~NameLookup();
    NameLookup(const NameLookup&) = delete;
    NameLookup& operator=(const NameLookup&) = delete;

    /// The meaning of names by the texts alone.
    [[nodiscard]] ClassNames& classes() { return classes_; }

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
    /// Reports a name with dots, written in class \a part of \a scope, that leads to \a child of \a of although it is
    /// protected there; true then (Modelica 3.6, 4.1).
    bool isHidden(const Instance& child, const Instance& of, const Instance& scope, const ClassNode* part, Span span);

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
    /// The instance that holds the constants of class \a found, which the first \a count parts of \a reference name
    /// when written in class \a part of \a scope: its packageInstance(), or another where a package on the way modifies
    /// its own.
    const Instance& packageAt(const syntax::ComponentReference& reference, std::size_t count, const ClassNode& found,
                              const Instance& scope, const ClassNode* part);
    /// The class that modifiers of \a scope put in the place of the one of this \a name, or null.
    const ClassNode* redeclaredClass(std::string_view name, const Instance& scope);
    /// A class of this name without content, for a name that means none.
    const ClassNode& missingClass(const syntax::Name& name);

private:
    /// The constant that import clauses of \a place give this \a name, or null.
    const Instance* importedConstant(std::string_view name, const ClassNode& place);
    /// The class that \a node, found by its name, becomes where it has been redeclared: by the package \a through that
    /// inherits it, or by what is around \a scope.
    const ClassNode& redeclaredAround(const ClassNode& node, const Instance& scope, const ClassNode* through);

    InstanceTree& tree_;
    const ClassLibrary& library_;
    ClassNames classes_;
    std::unordered_map<const ClassNode*, InstancePtr> packages_;
    std::map<std::pair<const ClassNode*, const Instance*>, InstancePtr> functions_;  ///< by class and component around
    std::unordered_map<const syntax::Element*, std::unordered_map<const Instance*, const ClassNode*>> redeclared_;
    std::vector<std::unique_ptr<ClassNode>> madeClasses_;
};

}  // namespace bramah::model
