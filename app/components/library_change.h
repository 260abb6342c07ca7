// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/refactoring/class_files.h"

#include <QPointer>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

class DocumentPage;
class DocumentsController;

/// Runs \a change of a text even if its page is read-only. Read-only pages protect from slips, not from the
/// consequences of a change of classes that the user asked for.
void changeBehindGuard(editor::DocumentSession& session, const std::function<void()>& change);

/// A change of classes that renames, makes or removes files in the folder of a library, and rewrites the files that
/// name the classes. Open documents get an undo entry, and are saved if they had no unsaved changes. Borrows the
/// documents. GUI thread.
class LibraryChange
{
public:
    /// \a title: the title of the undo entries.
    LibraryChange(DocumentsController& documents, model::ClassChange change, QString title);

    /// Makes the change. Returns why it is impossible, and then nothing has changed; empty if it is done.
    [[nodiscard]] QString make();
    /// Puts texts and files back. Returns why that is impossible, e.g. if a file has changed; empty if it is done.
    [[nodiscard]] QString takeBack();
    /// The names of the files that have changed.
    [[nodiscard]] QStringList fileNames() const;

private:
    /// A file on the disk; without a text if it does not exist.
    struct File {
        QString path;
        std::optional<QByteArray> before, after;
    };
    struct OpenText {
        QPointer<DocumentPage> page;
        QByteArray before, after;
        bool isSaved;  ///< was it as its file was?
    };

    [[nodiscard]] DocumentPage* pageOf(const QString& path) const;
    [[nodiscard]] QString newPath(const QString& path) const;
    [[nodiscard]] QString collect();
    [[nodiscard]] QString takeText(const QString& path, const QByteArray& text, const QByteArray& edited);
    void takeMoves();
    /// Closes the documents of files that move; returns their paths.
    [[nodiscard]] QStringList closeMoved(bool isBack);
    [[nodiscard]] QString moveFolders(bool isBack) const;
    [[nodiscard]] QString write(bool isBack);
    void setTexts(bool isBack);
    void readAgain() const;

    DocumentsController& documents_;
    model::ClassChange change_;
    QString title_;
    std::vector<File> files_;
    std::vector<OpenText> texts_;
    std::vector<model::FileMove> folders_;
};

}  // namespace bramah::app
