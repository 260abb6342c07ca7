// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/recent_files.h"
#include "app/window/menu_part.h"
#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"

class QWidget;

namespace bramah::app {

class DocumentExport;
class UserLibraries;

/// The menu File: documents, examples, libraries, printing.
class FileMenu : public MenuPart
{
    Q_OBJECT
public:
    struct Parts {
        RecentFiles& recent;
        UserLibraries& libraries;
        DocumentExport& exports;
        const editor::Workspace& workspace;  ///< the library for pictures of files
        const editor::ActiveTheme& theme;
    };

    /// \a window: the parent of dialogs; Quit closes it.
    FileMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QWidget& window);

    void addMenus(QMenuBar& bar) override;

Q_SIGNALS:
    /// The user wants to open the library at \a path.
    void libraryChosen(const QString& path);
    /// The start page in front of the documents, or these again.
    void startPageWanted(bool isWanted);

private:
    void openLibrary();
    void fillRecent(QMenu& menu);
    void fillExamples(QMenu& menu);
    void fillLibraries(QMenu& menu);
    /// Shows pictures of the files that entries of \a menu open.
    void showPictures(QMenu& menu);

    Parts parts_;
    QWidget& window_;
};

}  // namespace bramah::app
