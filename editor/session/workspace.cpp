// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/workspace.h"

#include "model/conversion/library_conversion.h"

#include <utility>

namespace bramah::editor {

Workspace::Workspace(std::unique_ptr<model::ClassLibrary> library, QObject* parent)
    : QObject(parent), library_(std::move(library))
{
}

Workspace::~Workspace() = default;

void Workspace::setParts(model::PartSource parts)
{
    parts_ = std::move(parts);
    Q_EMIT partsChanged();
}

void Workspace::replaceFile(const std::shared_ptr<const model::syntax::SyntaxTree>& tree, const QString& before)
{
    Q_EMIT classesAboutToChange();
    symbols_.clear();
    if (before != tree->text().fileName() && files_.erase(before) > 0) {
        library_->remove(before);
        noteChange(before);
    }
    const auto librariesBefore = library_->searchPaths().size();
    const int choicesBefore = library_->choices();
    library_->addFile(tree);
    libraryConversions_ = model::convertLibraries(*library_);
    files_[tree->text().fileName()] = tree;
    noteChange(tree->text().fileName());
    Q_EMIT classesChanged();
    if (library_->searchPaths().size() != librariesBefore || library_->choices() != choicesBefore)
        noteLibraries();
}

void Workspace::removeFile(const QString& fileName)
{
    Q_EMIT classesAboutToChange();
    symbols_.clear();
    const int choicesBefore = library_->choices();
    library_->remove(fileName);
    files_.erase(fileName);
    noteChange(fileName);
    Q_EMIT classesChanged();
    if (library_->choices() != choicesBefore)
        noteLibraries();
}

void Workspace::openLibrary(const QString& searchPath)
{
    Q_EMIT classesAboutToChange();
    symbols_.clear();
    library_->addSearchPath(searchPath);
    noteChange({});
    Q_EMIT classesChanged();
    noteLibraries();
}

void Workspace::closeLibrary(const QString& searchPath)
{
    Q_EMIT classesAboutToChange();
    symbols_.clear();
    library_ = library_->cloneWithout(searchPath);
    noteChange({});
    Q_EMIT classesChanged();
    noteLibraries();
}

void Workspace::noteLibraries()
{
    ++libraryChanges_;
    Q_EMIT librariesChanged();
}

void Workspace::noteChange(const QString& fileName)
{
    ++changes_;
    ++changesOf_[fileName];
}

std::optional<model::DiagramComponent> Workspace::symbolOf(const QString& className)
{
    if (const auto known = symbols_.constFind(className); known != symbols_.cend())
        return known.value();
    std::optional<model::DiagramComponent> symbol;
    if (const model::ClassNode* node = library_->find(className.toStdString()); node && node->definition()) {
        model::InstanceTree tree(*library_);
        symbol = model::DiagramBuilder(icons_).symbolOf(tree.instantiate(*node));
    }
    symbols_.insert(className, symbol);
    return symbol;
}

}  // namespace bramah::editor
