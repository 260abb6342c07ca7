// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme_controller.h"
#include "app/window/menu_part.h"

namespace bramah::editor {
class ProblemsPanel;
class SheetActions;
}  // namespace bramah::editor

namespace bramah::app {

struct LineResultsShown;
struct Panel;
class WindowDocks;

/// The menu View: zoom, the views of a class, results on the sheet, panels, units, theme and language.
class ViewMenu : public MenuPart
{
    Q_OBJECT
public:
    struct Parts {
        editor::SheetActions& sheet;
        WindowDocks& docks;
        editor::ProblemsPanel& problems;
        ThemeController& theme;
    };

    ViewMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QObject* parent);

    void addMenus(QMenuBar& bar) override;

Q_SIGNALS:
    /// One sentence for the status bar.
    void hintChanged(const QString& hint);
    /// Another language has been chosen; it takes effect at the next start.
    void languageChosen();

private:
    void registerZoom();
    void registerClassViews();
    void registerResults();
    void registerLines(const char* name, const QString& text, const QString& hint, bool LineResultsShown::*part);
    /// Shows or hides the time line of all documents.
    void showTimeLine(bool isOn);
    void registerPanels();
    void registerPanel(const Panel& panel);
    void registerProblems();
    void registerUnits();
    void registerThemes();
    void registerLanguages();
    void chooseLanguage(const QString& code);
    void addUnits(QMenu& view);
    void addLanguages(QMenu& view);

    Parts parts_;
};

}  // namespace bramah::app
