// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/instance/modifiers.h"
#include "model/instance/value.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bramah::model {

class Instance;
class InstanceTree;

/// A class that contributes elements, equations and annotations to an instance: the instance's class or a base class
/// of it. Names written in it are looked up through the instance, then through the classes around `node`.
struct ClassPart {
    const ClassNode* node = nullptr;
    Modifiers modifiers;                      ///< what the extends clauses on the way add
    const syntax::Element* extends = nullptr; ///< null for the instance's own class
    bool isProtected = false;                 ///< inherited through a protected extends
};

/// A component, or a class used as one (the model itself, a package with its constants): an element of the instance tree.
/// Its parts and children are made at first use, so a diagram expands two levels and flattening all.
class Instance
{
public:
    [[nodiscard]] const std::string& name() const { return name_; }  ///< with indices for array elements: `a[2]`
    [[nodiscard]] std::string path() const;                          ///< as `drive.valve`; empty for the model itself
    [[nodiscard]] const Instance* parent() const { return parent_; }
    [[nodiscard]] const ClassNode& classNode() const { return *class_; }  ///< after redeclaration
    /// The class after following short classes to the one with content: for `type Pressure = Real(...)` it is Real.
    [[nodiscard]] BuiltinType builtin() const;
    /// The enumeration class, if builtin() is Enumeration.
    [[nodiscard]] const ClassNode* enumeration() const;
    [[nodiscard]] syntax::ClassKind kind() const;  ///< connector, record, model...; of the class after short classes
    [[nodiscard]] bool isConnector() const;
    [[nodiscard]] const syntax::Element* element() const { return element_; }        ///< null for the model itself
    [[nodiscard]] const syntax::Component* component() const { return component_; }  ///< null for the model itself
    /// Prefixes in effect: an input of an input connector is an input, a field of a parameter record a parameter.
    [[nodiscard]] const syntax::Prefixes& prefixes() const { return prefixes_; }
    [[nodiscard]] bool isProtected() const { return isProtected_; }
    [[nodiscard]] const Modifiers& modifiers() const { return modifiers_; }
    /// The class in which the component is declared (a base class if it is inherited), and its file.
    [[nodiscard]] const ClassNode* declaredIn() const { return declaredIn_; }

    /// Sizes of an array component; empty for a scalar. The elements are in elements().
    [[nodiscard]] const std::vector<std::int64_t>& sizes() const { return sizes_; }
    [[nodiscard]] bool isArray() const { return isArray_; }
    /// Elements of an array of components of a class (not of built-in type), row by row.
    [[nodiscard]] const std::vector<std::unique_ptr<Instance>>& elements() const;

    /// The instance's class and its base classes, base classes first.
    [[nodiscard]] const std::vector<ClassPart>& parts() const;
    /// Components, inherited ones first as in the text; conditional ones whose condition is false are left out.
    [[nodiscard]] const std::vector<std::unique_ptr<Instance>>& children() const;
    /// The component of this name, or null. Does not look outside.
    [[nodiscard]] const Instance* child(std::string_view name) const;
    /// The component of a dotted path with optional literal indices, or null.
    [[nodiscard]] const Instance* descendant(std::string_view path) const;
    /// True if \a name is a component that a false condition removes.
    [[nodiscard]] bool isRemoved(std::string_view name) const;

    /// The value of a parameter or constant, as far as it is known without running: modifiers or declared default.
    [[nodiscard]] Value value() const;
    /// Of a built-in attribute (`unit`, `min`, `start`, ...), through modifiers and types; unknown if not set.
    [[nodiscard]] Value attribute(std::string_view name) const;
    /// The modifier that sets the attribute, or null.
    [[nodiscard]] const Modifier* attributeModifier(std::string_view name) const;
    [[nodiscard]] InstanceTree& tree() const { return *tree_; }

private:
    friend class InstanceTree;
    friend class Instantiation;
    Instance(InstanceTree& tree, const Instance* parent, std::string name);

    InstanceTree* tree_;
    const Instance* parent_;
    std::string name_;
    const ClassNode* class_ = nullptr;
    const ClassNode* declaredIn_ = nullptr;
    const syntax::Element* element_ = nullptr;
    const syntax::Component* component_ = nullptr;
    syntax::Prefixes prefixes_;
    bool isProtected_ = false;
    bool isArray_ = false;
    Modifiers modifiers_;
    std::vector<std::int64_t> sizes_;
    mutable bool isExpanded_ = false;
    mutable bool isExpanding_ = false;
    mutable std::vector<ClassPart> parts_;
    mutable std::vector<std::unique_ptr<Instance>> children_;
    mutable std::vector<std::unique_ptr<Instance>> elements_;
    mutable std::vector<std::string> removed_;
    mutable std::unordered_map<std::string_view, const Instance*> childByName_;
};

/// The instance of one class and of all packages whose constants it uses. Belongs to one thread; refers to the
/// library's class nodes, so it must not outlive a change of the library.
class InstanceTree
{
public:
    explicit InstanceTree(const ClassLibrary& library);
    ~InstanceTree();

    /// \a overrides are modifiers from outside (command line, property panel), as Modelica text: `mass.m` -> `500`.
    const Instance& instantiate(const ClassNode& node);
    /// The class as a holder of constants, made once.
    const Instance& packageInstance(const ClassNode& node);
    [[nodiscard]] const ClassLibrary& library() const { return library_; }

    /// The class \a name means when written in \a scope (its class part \a part, null: its own class), or null.
    [[nodiscard]] const ClassNode* lookupClass(const syntax::Name& name, const Instance& scope, const ClassNode* part = nullptr);

    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }
    void report(Diagnostic diagnostic);

private:
    friend class Instance;
    friend class Instantiation;
    const ClassLibrary& library_;
    std::unique_ptr<Instance> root_;
    std::unordered_map<const ClassNode*, std::unique_ptr<Instance>> packages_;
    Diagnostics diagnostics_;
};

}  // namespace bramah::model
