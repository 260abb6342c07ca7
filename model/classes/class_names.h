// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/syntax/ast.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bramah::model {

class ClassLibrary;

/// The meaning of class names by the texts alone: classes declared, inherited and imported, without the redeclarations
/// that instances make. Keeps its results, so it must not outlive a change of the library.
class ClassNames
{
public:
    /// \a library is borrowed and must outlive this object.
    explicit ClassNames(const ClassLibrary& library) : library_(library) {}

    /// The classes \a node extends, as far as they exist.
    [[nodiscard]] const std::vector<const ClassNode*>& baseClasses(const ClassNode& node);
    /// A class declared in \a node or inherited by it, or null.
    [[nodiscard]] const ClassNode* memberClass(const ClassNode& node, std::string_view name);
    /// Like memberClass(); sets \a through to \a node if that is a package that inherits the class.
    const ClassNode* inheritedMember(const ClassNode& node, std::string_view name, const ClassNode*& through);
    /// The import clauses of \a place. Most classes have none, and a search through a large one for each name would
    /// take for ever.
    [[nodiscard]] const std::vector<const syntax::Element*>& imports(const ClassNode& place);
    /// The class that import clauses of \a place give this \a name, or null.
    const ClassNode* importedClass(std::string_view name, const ClassNode& place, const ClassNode*& through);
    /// The class that a name of one part means in \a place or a class around it, or null.
    const ClassNode* first(std::string_view name, const ClassNode& place);
    /// The class that a name, with dots or without, means in \a place, or null.
    [[nodiscard]] const ClassNode* meaning(const syntax::Name& name, const ClassNode& place);
    /// The class that a name with dots means in \a place, if it begins with a top-level class and leads through no
    /// package that inherits the next name: such a name means the same everywhere. Null for other names.
    const ClassNode* atPath(const syntax::Name& name, const ClassNode& place);
    /// The package that inherits \a found, which \a name (part of a library's text) means in \a place; null if none
    /// does.
    const ClassNode* inheritingPackage(const ClassNode& found, std::string_view name, const ClassNode& place);
    /// False while bases of a class are being looked up: a result found then may be incomplete and is not kept.
    [[nodiscard]] bool areAllBasesKnown() const { return memberPath_.empty() && openBases_ == 0; }

    /// The position at which a name begins in the text, its number of parts, and the class that it is written in.
    using PathKey = std::tuple<const char*, std::size_t, const ClassNode*>;
    /// Hashes the two addresses and the count.
    struct PathHash {
        [[nodiscard]] std::size_t operator()(const PathKey& key) const
        {
            const auto& [text, count, place] = key;
            return (std::hash<const void*>()(text) * 31 + std::hash<const void*>()(place)) * 31 + count;
        }
    };

private:
    /// memberClass() without the classes already \a seen, as several paths may lead to one class.
    const ClassNode* memberClass(const ClassNode& node, std::string_view name, std::vector<const ClassNode*>& seen);
    const ClassNode* findInheritingPackage(const ClassNode& found, std::string_view name, const ClassNode& place);

    const ClassLibrary& library_;
    std::unordered_map<const ClassNode*, std::vector<const ClassNode*>> bases_;
    std::unordered_map<const ClassNode*, std::vector<const syntax::Element*>> imports_;
    int openBases_ = 0;                         ///< classes whose bases are being looked up
    std::vector<const ClassNode*> memberPath_;  ///< classes that memberClass() is searching now
    std::unordered_map<const ClassNode*, std::unordered_map<std::string, const ClassNode*>> lookups_;
    /// Results of memberClass() for classes that do not declare the member themselves.
    std::unordered_map<const ClassNode*, std::unordered_map<std::string, const ClassNode*>> inheritedClasses_;
    std::unordered_map<PathKey, const ClassNode*, PathHash> classesAtPaths_;
    /// Results of inheritingPackage(): the class that the name means and the package that inherits it.
    std::unordered_map<PathKey, std::pair<const ClassNode*, const ClassNode*>, PathHash> packages_;
};

}  // namespace bramah::model
