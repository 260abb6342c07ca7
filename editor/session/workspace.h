// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/part_check.h"
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"

#include <QHash>
#include <QObject>

#include <map>
#include <memory>
#include <optional>

namespace bramah::editor {

/// The classes that all open documents share, and their drawings. GUI thread. Must outlive its sessions.
class Workspace : public QObject
{
    Q_OBJECT
public:
    /// Texts of open files by SourceText::fileName().
    using OpenFiles = std::map<QString, std::shared_ptr<const model::syntax::SyntaxTree>>;

    /// \a library is not null.
    explicit Workspace(std::unique_ptr<model::ClassLibrary> library, QObject* parent = nullptr);
    ~Workspace() override;

    /// The classes. Another object after closeLibrary(); nodes end as classesAboutToChange() tells.
    ///@{
    [[nodiscard]] model::ClassLibrary& library() { return *library_; }
    [[nodiscard]] const model::ClassLibrary& library() const { return *library_; }
    ///@}
    /// The drawings of classes, shared by all sheets.
    [[nodiscard]] model::IconCache& icons() { return icons_; }

    /// The number of class changes outside of the file \a fileName.
    [[nodiscard]] std::int64_t changesBeside(const QString& fileName) const { return changes_ - changesOf_[fileName]; }

    /// The texts of the open files, by SourceText::fileName().
    [[nodiscard]] const OpenFiles& files() const { return files_; }
    /// The number of times that packages were added or removed; names may then mean other texts.
    [[nodiscard]] std::int64_t libraryChanges() const { return libraryChanges_; }

    /// Where the parts of components are found, for all sheets.
    [[nodiscard]] const model::PartSource& parts() const { return parts_; }
    /// To be called again when parts have changed.
    void setParts(model::PartSource parts);

    /// What the latest replaceFile() had to convert in libraries at the search paths, in memory, as the version of a
    /// library that they use is not there.
    [[nodiscard]] const model::Diagnostics& libraryConversions() const { return libraryConversions_; }

    /// Replaces the classes of a file by those of its new text; \a before: the name that it had until now.
    void replaceFile(const std::shared_ptr<const model::syntax::SyntaxTree>& tree, const QString& before);
    /// Removes the classes of a file, by its SourceText::fileName().
    void removeFile(const QString& fileName);
    /// Adds the packages at a search path, see ClassLibrary::addSearchPath().
    void openLibrary(const QString& searchPath);
    /// Removes the packages found at a search path.
    void closeLibrary(const QString& searchPath);
    /// The symbol of a class at the origin of the sheet, named as new components are (`pump`), for palettes and
    /// previews; nothing if there is no such class.
    [[nodiscard]] std::optional<model::DiagramComponent> symbolOf(const QString& className);

Q_SIGNALS:
    /// Class nodes of a replaced file are about to end: drop instances.
    void classesAboutToChange();
    /// Classes are new; instances can be made again.
    void classesChanged();
    /// Packages were added or removed.
    void librariesChanged();
    /// Parts of components may be other ones, see setParts().
    void partsChanged();

private:
    void noteLibraries();
    void noteChange(const QString& fileName);

    std::unique_ptr<model::ClassLibrary> library_;
    model::IconCache icons_;
    QHash<QString, std::optional<model::DiagramComponent>> symbols_;
    OpenFiles files_;
    model::PartSource parts_;
    model::Diagnostics libraryConversions_;
    std::int64_t changes_ = 0, libraryChanges_ = 0;
    QHash<QString, std::int64_t> changesOf_;  ///< by SourceText::fileName()
};

}  // namespace bramah::editor
