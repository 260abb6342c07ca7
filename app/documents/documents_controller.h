// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "app/files/file_backups.h"
#include "app/files/file_locks.h"
#include "app/files/recent_files.h"

#include <QObject>

#include <vector>

class QTabWidget;

namespace bramah::app {

/// Opens, saves and closes documents, each in a tab. Nothing is ever lost without the user's consent. GUI thread.
class DocumentsController : public QObject
{
    Q_OBJECT
public:
    DocumentsController(QTabWidget& tabs, const DocumentPage::Surroundings& surroundings, RecentFiles& recent,
                        QObject* parent = nullptr);

    [[nodiscard]] editor::Workspace& workspace() const { return surroundings_.workspace; }
    [[nodiscard]] DocumentPage* currentPage() const;
    [[nodiscard]] std::vector<DocumentPage*> pages() const;
    /// Brings the tab of \a page to the front.
    void goToTab(DocumentPage& page);

    DocumentPage& newDocument();
    /// A new document with this text, of a class \a name that no open document has.
    DocumentPage& newDocument(const QString& name, const QByteArray& text);
    /// Shows the tab of the file, or opens it; a model of Hopsan (.hmf) as a new document, with a report of what became
    /// of its components. Null, with a message, if it cannot be read.
    DocumentPage* open(const QString& path);
    /// Opens the text of an example as a document without a file, or shows its tab if it is open. Null, with a message,
    /// if it cannot be read.
    DocumentPage* openExample(const QString& path);
    /// Asks for the file.
    void openWithDialog();
    bool save(DocumentPage& page);
    bool saveAs(DocumentPage& page);
    bool saveAll();
    /// Asks what to do with unsaved changes. False if the user decides not to close.
    bool close(DocumentPage& page);
    /// Asks once what to do with all unsaved changes. False,
    /// and nothing is closed, if the user decides not to close.
    bool closeAll();
    /// Opens the files that an earlier session could not save.
    void recover();
    /// Opens the files of the last session, if the user wants that; unreadable files are skipped silently.
    void restoreSession();
    /// Remembers the open files for the next session from now on.
    void rememberSession();

Q_SIGNALS:
    /// A copy of an example has been opened on \a page.
    void exampleOpened(DocumentPage& page);
    /// Null if no document is open.
    void currentPageChanged(bramah::app::DocumentPage* page);
    void titleChanged();
    /// The user has opened an FMU, which becomes a component: see importFmu().
    void fmuChosen(const QString& path);
    /// A message without a page, as of a file that cannot be read.
    void failed(const QString& message);

private:
    DocumentPage& addPage(std::unique_ptr<model::Document> document, DocumentPage::Origin origin);
    void updateTab(DocumentPage& page);
    bool write(DocumentPage& page, const QString& path);
    static void nameClassAfter(DocumentPage& page, const QString& name);
    bool writeTo(DocumentPage& page, const QString& path, model::Document::Overwrite overwrite);
    DocumentPage* import(const QString& path);
    DocumentPage* openCopy(const QString& path, DocumentPage::Origin origin);
    void tellOtherProgram(DocumentPage& page);
    [[nodiscard]] bool canClose(const std::vector<DocumentPage*>& unsaved);
    void remove(DocumentPage& page);
    void noteSession();
    [[nodiscard]] bool isTaken(const QString& name) const;
    [[nodiscard]] QString freeName() const;
    [[nodiscard]] QString suggestedPath(const DocumentPage& page) const;

    QTabWidget& tabs_;
    DocumentPage::Surroundings surroundings_;
    RecentFiles& recent_;
    FileBackups backups_;
    FileLocks locks_;
    bool isRemembering_ = false;
};

}  // namespace bramah::app
