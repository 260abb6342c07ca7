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

/// Runs \a change of a text though its page is shown only: that keeps from slips of the hand, not from what follows a
/// change of classes that the user asks for.
void changeBehindGuard(editor::DocumentSession& session, const std::function<void()>& change);

/// A change of classes that renames, makes or removes files in the folder of a library, and writes those that name
/// them. Open documents get an entry of their undo stack, and are saved if they had no unsaved changes. Borrows the
/// documents. GUI thread.
class LibraryChange
{
public:
    /// \a title: of the entries.
    LibraryChange(DocumentsController& documents, model::ClassChange change, QString title);

    /// Why it cannot be; empty if it is done. Then nothing has been changed.
    [[nodiscard]] QString make();
    /// Puts texts and files back. Why it cannot be, as what somebody has changed since; empty if it is done.
    [[nodiscard]] QString takeBack();
    /// The files that are others now, by their names.
    [[nodiscard]] QStringList fileNames() const;

private:
    /// A file on the disk; without a text where there is none.
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
    /// Closes the documents of files that move; their paths.
    [[nodiscard]] QStringList closeMoved(bool isBack);
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
