// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/model_surroundings.h"

#include "model/edit/structure_text.h"
#include "model/text/source_text.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace bramah::app {

namespace {

using model::syntax::SyntaxTree;
using Names = std::set<std::string, std::less<>>;

constexpr std::string_view kShippedLibrary = "Bramah";

/// The open files that a file names, directly or through other files.
class NamedFiles
{
public:
    NamedFiles(const editor::Workspace& workspace, const QString& fileName) : files_(workspace.files())
    {
        for (const model::ClassNode* node : workspace.library().topLevelClasses())
            foreign_.insert(node->name());
        foreign_.erase(std::string(kShippedLibrary));
        for (const auto& [name, tree] : files_)
            for (const auto* definition : tree->root().classes)
                foreign_.erase(std::string(definition->name.text));
        if (const auto own = files_.find(fileName); own != files_.end())
            add(fileName, *own->second);
    }

    [[nodiscard]] bool has(const QString& fileName) const { return isAnyNamed_ || named_.contains(fileName); }

private:
    void add(const QString& fileName, const SyntaxTree& tree)
    {
        if (!named_.insert(fileName).second)
            return;
        Names identifiers;
        for (const model::syntax::Token& token : tree.tokens())
            if (token.kind == model::syntax::TokenKind::Identifier)
                identifiers.emplace(tree.text().view(token.span));
        // Classes of a library that is not shipped with the program may use any file.
        isAnyNamed_ = isAnyNamed_ || std::ranges::any_of(
                                         foreign_, [&](const std::string& name) { return identifiers.contains(name); });
        for (const auto& [name, other] : files_)
            if (isNamed(*other, identifiers))
                add(name, *other);
    }

    /// A class that inherits from a package may name a member of it without the package's name.
    [[nodiscard]] static bool isNamed(const SyntaxTree& tree, const Names& identifiers)
    {
        const auto& stored = tree.root();
        return !stored.within.isEmpty() || std::ranges::any_of(stored.classes, [&](const auto* definition) {
            return identifiers.contains(definition->name.text);
        });
    }

    const editor::Workspace::OpenFiles& files_;
    Names foreign_;  ///< top-level classes of libraries that are not shipped
    std::set<QString> named_;
    bool isAnyNamed_ = false;
};

}  // namespace

std::string modelSurroundings(const editor::Workspace& workspace, const QString& fileName)
{
    const NamedFiles named(workspace, fileName);
    std::string text = std::to_string(workspace.libraryChanges());
    for (const auto& [name, tree] : workspace.files()) {
        // A class of a new name may hide another one.
        text += "\n" + name.toStdString();
        for (const auto* definition : tree->root().classes)
            text.append(" ").append(definition->name.text);
        if (name != fileName && named.has(name))
            text += "\n" + model::structureText(*tree);
    }
    return text;
}

}  // namespace bramah::app
