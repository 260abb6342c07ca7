// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"

#include <QHash>
#include <QObject>

#include <map>
#include <memory>
#include <optional>

namespace bramah::editor {

/// The classes all open documents share, and the drawings made of them. GUI thread. Lives longer than its sessions.
class Workspace : public QObject
{
    Q_OBJECT
public:
    using OpenFiles = std::map<QString, std::shared_ptr<const model::syntax::SyntaxTree>>;

    explicit Workspace(std::unique_ptr<model::ClassLibrary> library, QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] model::ClassLibrary& library() { return *library_; }
    [[nodiscard]] const model::ClassLibrary& library() const { return *library_; }
    [[nodiscard]] model::IconCache& icons() { return icons_; }

    /// The number of changes of classes outside of the file \a fileName.
    [[nodiscard]] std::int64_t changesBeside(const QString& fileName) const { return changes_ - changesOf_[fileName]; }

    /// The texts of the open files, by SourceText::fileName().
    [[nodiscard]] const OpenFiles& files() const { return files_; }
    /// The number of times that packages have come or gone; the same names may then stand for other texts.
    [[nodiscard]] std::int64_t libraryChanges() const { return libraryChanges_; }

    /// Puts the classes of a file's new text in place of its former ones.
    void replaceFile(const std::shared_ptr<const model::syntax::SyntaxTree>& tree);
    /// Takes the classes of a file away, by its SourceText::fileName().
    void removeFile(const QString& fileName);
    /// Adds the packages at a search path, see ClassLibrary::addSearchPath().
    void openLibrary(const QString& searchPath);
    /// Takes the packages found at a search path away.
    void closeLibrary(const QString& searchPath);
    /// The symbol of a class at the sheet's origin, named as new ones are (`pump`), for palettes and previews; nothing
    /// if there is no such class.
    [[nodiscard]] std::optional<model::DiagramComponent> symbolOf(const QString& className);

Q_SIGNALS:
    /// Before class nodes of a replaced file end: let go of instances.
    void classesAboutToChange();
    void classesChanged();
    /// Packages have come or gone.
    void librariesChanged();

private:
    void noteLibraries();
    void noteChange(const QString& fileName);

    std::unique_ptr<model::ClassLibrary> library_;
    model::IconCache icons_;
    QHash<QString, std::optional<model::DiagramComponent>> symbols_;
    OpenFiles files_;
    std::int64_t changes_ = 0, libraryChanges_ = 0;
    QHash<QString, std::int64_t> changesOf_;  ///< by SourceText::fileName()
};

}  // namespace bramah::editor
