// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "app/documents/recent_files.h"

#include <QObject>

#include <vector>

class QTabWidget;

namespace bramah::app {

/// Opens, saves and closes documents, each in a tab; nothing is ever lost without the user having said so. GUI thread.
class DocumentsController : public QObject
{
    Q_OBJECT
public:
    DocumentsController(QTabWidget& tabs, const DocumentPage::Surroundings& surroundings, RecentFiles& recent,
                        QObject* parent = nullptr);

    [[nodiscard]] DocumentPage* currentPage() const;
    [[nodiscard]] std::vector<DocumentPage*> pages() const;

    DocumentPage& newDocument();
    /// Goes to the tab of a file that is open already. Null, and the user is told, if it cannot be read.
    DocumentPage* open(const QString& path);
    /// Asks which file.
    void openWithDialog();
    bool save(DocumentPage& page);
    bool saveAs(DocumentPage& page);
    bool saveAll();
    /// Asks what to do with unsaved changes. False if the user does not want to close after all.
    bool close(DocumentPage& page);
    bool closeAll();
    /// Opens what an earlier session could not save.
    void recover();
    void goToTab(DocumentPage& page);

Q_SIGNALS:
    /// Null: no document is open.
    void currentPageChanged(bramah::app::DocumentPage* page);
    void titleChanged();
    /// For a place without a page: a file that cannot be read.
    void failed(const QString& message);

private:
    DocumentPage& addPage(std::unique_ptr<model::Document> document, DocumentPage::Origin origin);
    void updateTab(DocumentPage& page);
    bool write(DocumentPage& page, const QString& path);
    [[nodiscard]] QString freeName() const;
    [[nodiscard]] QString suggestedPath(const DocumentPage& page) const;

    QTabWidget& tabs_;
    DocumentPage::Surroundings surroundings_;
    RecentFiles& recent_;
};

}  // namespace bramah::app
