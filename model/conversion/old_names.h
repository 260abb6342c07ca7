// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/classes/class_names.h"
#include "model/conversion/class_renames.h"

#include <set>
#include <unordered_map>

namespace bramah::model {

/// What a name means in texts that are written for an old version of a library, which is not there: a class of another
/// text, or the full name that something had in the library.
struct OldMeaning {
    const ClassNode* node = nullptr;
    std::string path;

    [[nodiscard]] explicit operator bool() const { return node || !path.empty(); }
};

/// The meaning of names in such texts, by the texts themselves and the rules of the conversion. Keeps its results, so
/// it must not outlive a change of the library.
class OldNames
{
public:
    /// \a converted: the top-level class of the library; \a tree: the text that is converted.
    OldNames(const ClassLibrary& library, std::string converted, const ClassRenames& renames,
             const syntax::SyntaxTree& tree);

    /// The meaning of one name, and how it came about.
    struct First {
        OldMeaning meaning;
        std::string via;       ///< the path of the library in which an import or a base class finds the name
        bool isAlias = false;  ///< the name stands for `via` itself, as an import says
    };
    /// The meaning of a single \a name in \a place or a class around it: a member, an import, else top().
    [[nodiscard]] First first(std::string_view name, const ClassNode& place);
    /// The meaning of \a name's parts in \a place.
    [[nodiscard]] OldMeaning meaning(const syntax::Name& name, const ClassNode& place);
    /// The meaning of a path from the top.
    [[nodiscard]] OldMeaning fromTop(const syntax::Name& name);
    /// What \a name means within \a outer: a class declared in or inherited by a class, or the path that goes on by it.
    [[nodiscard]] OldMeaning member(const OldMeaning& outer, std::string_view name);
    /// The top-level class \a name; a path if it is the converted library; nothing if there is no such class.
    [[nodiscard]] OldMeaning top(std::string_view name);

    /// The classes of the library that \a meaning is or, through classes of other texts, extends; by their old names.
    [[nodiscard]] const std::set<std::string>& oldClasses(const OldMeaning& meaning);

    /// A component of a class in other texts, also of one that it extends.
    struct Component {
        const syntax::Element* element = nullptr;
        const ClassNode* declaredIn = nullptr;
    };
    /// The component \a name that \a node declares or inherits from classes of other texts; without element if there is
    /// none.
    [[nodiscard]] Component component(const ClassNode& node, std::string_view name);
    /// The class that the declaration of \a component names; nothing for a component without element.
    [[nodiscard]] OldMeaning typeOf(const Component& component);

private:
    const std::vector<OldMeaning>& bases(const ClassNode& node);
    First imported(std::string_view name, const ClassNode& place);
    OldMeaning inherited(const ClassNode& node, std::string_view name, std::set<const ClassNode*>& seen);
    [[nodiscard]] bool isInLibrary(const std::string& path);
    void collect(const OldMeaning& meaning, bool isConverted, std::set<std::string>& found,
                 std::set<const ClassNode*>& seen);

    const ClassLibrary& library_;
    std::string converted_;
    const ClassRenames& renames_;
    const syntax::SyntaxTree& tree_;
    ClassNames names_;
    std::unordered_map<const ClassNode*, std::vector<OldMeaning>> bases_;
    std::unordered_map<const ClassNode*, std::set<std::string>> classesOfNodes_;
    std::set<std::string> single_;
};

}  // namespace bramah::model
