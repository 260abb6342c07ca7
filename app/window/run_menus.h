// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_window.h"
#include "app/window/menu_part.h"

#include <functional>
#include <memory>

class QMainWindow;

namespace bramah::editor {
class PalettePanel;
class PropertyPanel;
class Workspace;
}  // namespace bramah::editor

namespace bramah::app {

class CommandPalette;
class DocumentExport;
class ProbeMenu;
class ReplayClock;
class Shortcuts;
class WindowDocks;

/// The menus Run and Plots.
class RunMenus : public MenuPart
{
    Q_OBJECT
public:
    struct Parts {
        DocumentExport& exports;
        ProbeMenu& probe;
        editor::PropertyPanel& properties;
    };

    RunMenus(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QObject* parent);

    void addMenus(QMenuBar& bar) override;

Q_SIGNALS:
    /// The plots were changed, which is to be seen.
    void plotsWanted();

private:
    void registerRun();
    /// Runs what Properties show, or says what is wrong there.
    void run(DocumentPage& page);
    void registerStarts();
    void registerPoint();
    void registerReplay();
    /// Lets \a use move the shown moment of \a page, on its time line, or says why there is nothing to move.
    void replay(DocumentPage& page, const std::function<void(ReplayClock& clock)>& use);
    void registerParts();
    void addParts(QMenu& run);
    /// How the plots of a page lie.
    void addLayouts(QMenu& plots);
    void registerPlots();
    /// Adds a plot of the steps and strokes of the class at the top.
    void addStepDiagram(DocumentPage& page);

    Parts parts_;
};

/// The menu Help, the last one: the keys that the user has chosen go to all commands when it is made.
class HelpMenu : public MenuPart
{
    Q_OBJECT
public:
    struct Parts {
        editor::PalettePanel& palette;
        editor::PropertyPanel& properties;
        WindowDocks& docks;
        CommandPalette& commands;
        editor::Workspace& workspace;
        const editor::ActiveTheme& theme;
    };

    /// \a window: the parent of dialogs.
    HelpMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QMainWindow& window);
    ~HelpMenu() override;

    void addMenus(QMenuBar& bar) override;

Q_SIGNALS:
    /// The user wants the guide to a first circuit.
    void guideWanted();
    /// The user wants the lesson of the circuit of \a page.
    void lessonWanted(DocumentPage& page);

private:
    void helpOnSymbol();
    /// Shows the manual, in a window of its own.
    void showManual();

    Parts parts_;
    QMainWindow& window_;
    std::unique_ptr<ManualWindow> manual_;
    QMenuBar* menus_ = nullptr;
    Shortcuts* shortcuts_ = nullptr;
};

}  // namespace bramah::app
