// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace bramah::model {

class ClassLibrary;

/// The classes every Modelica model knows without a declaration.
enum class BuiltinType : std::uint8_t { None, Real, Integer, Boolean, String, Enumeration, ExternalObject };

/// One class of the loaded packages: its declaration, its place in the tree of packages, and its nested classes.
/// Owned by the ClassLibrary; a node lives until its file is replaced or the library ends.
class ClassNode
{
public:
    /// A class without declaration or children, for ClassLibrary and NameLookup, which fill it. \a parent is null for
    /// the root; \a library and \a parent must outlive the node.
    ClassNode(const ClassLibrary& library, const ClassNode* parent, std::string name);
    ClassNode(const ClassNode&) = delete;
    ClassNode& operator=(const ClassNode&) = delete;

    /// The class's own name, without those around it; empty for the root.
    [[nodiscard]] const std::string& name() const { return name_; }
    /// The full name from the top, as `Bramah.Hydraulics.Node`; empty for the root.
    [[nodiscard]] const std::string& qualifiedName() const { return qualifiedName_; }
    /// The package or class around this one; null for the root that holds the top-level classes.
    [[nodiscard]] const ClassNode* parent() const { return parent_; }
    /// The library that owns the node.
    [[nodiscard]] const ClassLibrary& library() const { return library_; }
    /// Null for the root, for built-in types, and for a `within` package of which no file was found.
    [[nodiscard]] const syntax::ClassDefinition* definition() const
    {
        if (!pendingFile_.empty())
            load();
        return definition_;
    }
    /// The file the class is written in; null where definition() is.
    [[nodiscard]] const std::shared_ptr<const syntax::SyntaxTree>& tree() const;
    /// The built-in type; None for every class of a text except enumerations. Loads the file.
    [[nodiscard]] BuiltinType builtin() const
    {
        if (!pendingFile_.empty())
            load();
        return builtin_;
    }
    /// The type of a class that is predefined, an enumeration, or no more than attributes of a predefined one, as
    /// `type Pressure = Real(unit="Pa")`: whatever is modified around, its instances are of that type. Else None.
    [[nodiscard]] BuiltinType plainType() const
    {
        if (!pendingFile_.empty())
            load();
        return plainType_;
    }
    /// The keyword of the declaration; Type for built-in types, Package where definition() is null. Loads the file.
    [[nodiscard]] syntax::ClassKind kind() const;
    /// Is the class declared `partial`, so that it cannot be used for a component? Loads the file.
    [[nodiscard]] bool isPartial() const;
    /// The description string as written, in UTF-8; empty if there is none. Loads the file.
    [[nodiscard]] std::string description() const;
    /// \a text, written in this class, in the user's language (ClassLibrary::translations()).
    [[nodiscard]] QString shown(const QString& text) const;
    /// The class whose name is the key of this one's texts in translations: itself, or the class around a short class.
    [[nodiscard]] const ClassNode& textPlace() const;
    /// The description in the user's language.
    [[nodiscard]] QString shownDescription() const;
    /// The name in words and in the user's language: "Relief valve", "Druckbegrenzungsventil".
    [[nodiscard]] QString shownName() const;

    /// A class declared directly in this one (not inherited, not imported); loads its file when needed. Null if none.
    [[nodiscard]] const ClassNode* child(std::string_view name) const;
    /// All classes declared directly in this one, in `package.order` or in the order of the text. Loads files.
    [[nodiscard]] std::vector<const ClassNode*> children() const;

private:
    friend class ClassLibrary;
    friend class NameLookup;
    void load() const;
    void adopt(const syntax::ClassDefinition& definition, const std::shared_ptr<const syntax::SyntaxTree>& tree);
    ClassNode& makeChild(std::string_view name);

    const ClassLibrary& library_;
    const ClassNode* parent_;
    std::string name_;
    std::string qualifiedName_;
    BuiltinType builtin_ = BuiltinType::None;
    BuiltinType plainType_ = BuiltinType::None;
    mutable std::string pendingFile_;  ///< file or package folder to read at first use; empty once read
    const syntax::ClassDefinition* definition_ = nullptr;
    std::shared_ptr<const syntax::SyntaxTree> tree_;
    std::unordered_map<std::string, std::unique_ptr<ClassNode>> children_;
    std::vector<std::string> order_;
};

}  // namespace bramah::model
