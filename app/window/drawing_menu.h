// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/menu_part.h"

namespace bramah::editor {
class SheetActions;
class Workspace;
}  // namespace bramah::editor

namespace bramah::app {

class CatalogueShelf;
class MessageBar;
class MyComponents;

/// The menu Drawing: pages and their title blocks, where lines go on, parts from catalogues, notes and codes, which the
/// menu Edit registers.
class DrawingMenu : public MenuPart
{
    Q_OBJECT
public:
    struct Parts {
        editor::SheetActions& sheet;
        editor::Workspace& workspace;
        MyComponents& own;
        CatalogueShelf& catalogues;
        MessageBar& messages;  ///< that belong to no document
    };

    /// Borrows all arguments.
    DrawingMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QWidget& window);

    void addMenus(QMenuBar& bar) override;

Q_SIGNALS:
    /// A component of the class is to be put on the sheet.
    void placingWanted(const QString& className);

private:
    void registerCatalogues();
    void fillPages(QMenu& menu);
    /// Enables what changes pages.
    void enablePages(bool isEnabled);
    void add(const QString& className);
    /// Opens a dialog on the pages of the drawing, or offers a page where there is none.
    template <typename Dialog>
    void askAboutPages();

    /// Makes the frame of the page in view the user's own, or opens it if it is.
    void changeFrame();
    /// Adds actions that put lists on the sheet.
    void addLists();

    Parts parts_;
    QWidget& window_;
};

}  // namespace bramah::app
