// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/menu_part.h"
#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"

class QWidget;

namespace bramah::editor {
class PalettePanel;
class PropertyPanel;
class SheetActions;
}  // namespace bramah::editor

namespace bramah::app {

class ClassManager;
class MyComponents;
class WindowDocks;

/// The menu Edit: actions on the sheet, on components and on their classes.
class EditMenu : public MenuPart
{
    Q_OBJECT
public:
    struct Parts {
        editor::SheetActions& sheet;
        WindowDocks& docks;
        editor::PalettePanel& palette;
        editor::PropertyPanel& properties;
        editor::Workspace& workspace;
        const editor::ActiveTheme& theme;
        MyComponents& own;
        ClassManager& classes;
    };

    /// \a window: the parent of dialogs.
    EditMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QWidget& window);

    void addMenus(QMenuBar& bar) override;

private:
    void registerSheet();
    void registerValves();
    void registerComponents(QWidget& window);
    void registerOwnClasses(QWidget& window);
    void registerSelectionAsClass();
    void registerLock();
    void registerPicture(QWidget& window);
    [[nodiscard]] editor::PropertyPanel& propertiesInFront();

    Parts parts_;
};

}  // namespace bramah::app
