// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_menu.h"

#include "app/language/program_language.h"
#include "app/replay/time_line.h"
#include "app/sheet/sheet_motion.h"
#include "app/structure/parts_on_sheet.h"
#include "app/structure/sheet_causality.h"
#include "app/views/class_views.h"
#include "app/widgets/message_bar.h"
#include "app/window/window_docks.h"
#include "editor/commands/unit_commands.h"
#include "editor/problems/problems_panel.h"
#include "editor/view/sheet_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QSignalBlocker>

namespace bramah::app {

using editor::SheetAction;

ViewMenu::ViewMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QObject* parent)
    : MenuPart(actions, documents, parent), parts_(parts)
{
    registerZoom();
    registerResults();
    registerPanels();
    registerProblems();
    registerThemes();
    registerClassViews();
    registerUnits();
    registerLanguages();
}

void ViewMenu::registerZoom()
{
    const auto adopt = [&](const char* name, SheetAction action, const char* icon = "") {
        actions().adopt(id(name), parts_.sheet.action(action), id(icon));
    };
    adopt("view.zoomIn", SheetAction::ZoomIn, "zoom-in");
    adopt("view.zoomOut", SheetAction::ZoomOut, "zoom-out");
    adopt("view.zoomToFit", SheetAction::ZoomToFit, "zoom-fit");
    adopt("view.zoomToSelection", SheetAction::ZoomToSelection);
    adopt("view.actualSize", SheetAction::ActualSize);
}

void ViewMenu::registerResults()
{
    actions().addToggle({id("view.text"), tr("&Text of the model"), id("text-view"), {keys("Ctrl+T")}, {}}, false,
                        switchOnPage([](DocumentPage& page, bool isOn) { page.views().setTextShown(isOn); }));
    actions().addToggle({id("view.causality"),
                         tr("&What ports give and take"),
                         {},
                         {keys("Ctrl+Shift+U")},
                         tr("Show at each port which variable it takes and which it gives, and each component's form")},
                        false, switchOnPage([](DocumentPage& page, bool isOn) { page.causality().setOn(isOn); }));
    actions().addToggle({id("view.parts"),
                         tr("Parts &between delay lines"),
                         {},
                         {keys("Ctrl+Shift+Y")},
                         tr("Colour the symbols by the parts into which delay lines cut the circuit")},
                        false, switchOnPage([](DocumentPage& page, bool isOn) { page.parts().setOn(isOn); }));
    actions().addToggle({id("view.movingParts"),
                         tr("&Moving parts of symbols"),
                         {},
                         {},
                         tr("Show pistons and needles where the results have them")},
                        SheetMotion::isRemembered(), [this](bool isOn) {
                            SheetMotion::setRemembered(isOn);
                            for (DocumentPage* page : documents().pages())
                                page->motion().setOn(isOn);
                        });
    actions().addToggle({id("view.timeLine"),
                         tr("T&ime line"),
                         id("time-line"),
                         {keys("Ctrl+F11")},
                         tr("Plays runs again below the sheet, forwards, backwards and in steps")},
                        TimeLine::isRemembered(), [this](bool isOn) { showTimeLine(isOn); });
    registerLines("view.lineColors", tr("&Pressures and flows on lines"),
                  tr("Colour lines by pressure, with arrows the way the oil flows"), &LineResultsShown::hasColors);
    registerLines("view.linePressures", tr("Pressures beside lines"), tr("Write the pressure of each line beside it"),
                  &LineResultsShown::hasPressures);
    registerLines("view.lineFlows", tr("Flows beside lines"),
                  tr("Write how much flows through each line, and which way"), &LineResultsShown::hasFlows);
    registerLines("view.linePositions", tr("P&ositions beside rods and shafts"),
                  tr("Write positions and angles beside rods and shafts"), &LineResultsShown::hasPositions);
    registerLines("view.lineForces", tr("F&orces beside rods and shafts"),
                  tr("Write forces and torques beside rods and shafts"), &LineResultsShown::hasForces);
    registerLines("view.lineSignals", tr("Values beside signals"), tr("Write the value of each signal beside its line"),
                  &LineResultsShown::hasSignals);
    registerLines("view.lineDifferences", tr("Measured minus simulated on lines"),
                  tr("Colour lines by how far measured values that are laid beside them are from the run"),
                  &LineResultsShown::hasDifferences);
}

void ViewMenu::registerLines(const char* name, const QString& text, const QString& hint, bool LineResultsShown::*part)
{
    actions().addToggle({id(name), text, {}, {}, hint}, SheetMotion::rememberedLines().*part, [this, part](bool isOn) {
        LineResultsShown shown = SheetMotion::rememberedLines();
        shown.*part = isOn;
        SheetMotion::setRememberedLines(shown);
        for (DocumentPage* page : documents().pages())
            page->motion().setLines(shown);
    });
}

void ViewMenu::showTimeLine(bool isOn)
{
    TimeLine::setRemembered(isOn);
    for (DocumentPage* page : documents().pages())
        page->timeLine().setWanted(isOn);
    if (!isOn || !page())
        return;
    if (page()->moment().run())
        page()->timeLine().setFocus();
    else
        page()->messages().show(model::Severity::Note, tr("The time line appears with the first run."));
}

void ViewMenu::registerPanel(const Panel& panel)
{
    const QString name = QStringLiteral("view.") + QLatin1String(panel.id);
    QDockWidget* dock = parts_.docks.dock(panel.id);
    const ActionDefinition entry{name, panel.entry, id(panel.icon), {keys(panel.shortcut)}, {}};
    if (panel.area == Qt::BottomDockWidgetArea) {
        actions().add(entry, [this, dock] {
            parts_.docks.bringForward(*dock);
            // A panel that says where its work begins takes the keys there.
            if (dock->widget()->focusProxy())
                dock->widget()->setFocus(Qt::ShortcutFocusReason);
        });
        return;
    }
    QAction* action = actions().addToggle(entry, !dock->isHidden(), [dock](bool isOn) { dock->setVisible(isOn); });
    connect(dock->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
}

void ViewMenu::registerPanels()
{
    WindowDocks& docks = parts_.docks;
    QAction* bottom =
        actions().addToggle({id("view.bottom"), tr("&Plots, problems and runs"), id("plot"), {keys("F11")}, {}}, true,
                            [&docks](bool isOn) { docks.setBottomShown(isOn); });
    connect(&docks, &WindowDocks::bottomShownChanged, bottom, [&docks, bottom] {
        const QSignalBlocker blocker(bottom);
        bottom->setChecked(docks.isBottomShown());
    });
    for (const Panel& panel : docks.panels())
        registerPanel(panel);
    QAction* maximized =
        actions().add({id("view.maximizePanel"),
                       tr("Panel over the whole &window"),
                       {},
                       {keys("Shift+F11")},
                       tr("A double click on the panel's tab or title does the same, and Escape takes it back")},
                      [&docks] { docks.toggleMaximized(); });
    maximized->setCheckable(true);
    const auto showState = [&docks, maximized] { maximized->setChecked(docks.isMaximized()); };
    connect(&docks, &WindowDocks::maximizedChanged, maximized, showState);
    connect(maximized, &QAction::triggered, maximized, showState);
    actions().add({id("view.resetLayout"), tr("Panels back to their places"), {}, {}, {}}, [&docks] { docks.reset(); });
}

void ViewMenu::registerProblems()
{
    actions().add({id("view.nextProblem"), tr("Next proble&m"), {}, {keys("F8")}, {}}, [this] {
        parts_.docks.bringForward("problems");
        parts_.problems.goToNext();
    });
    actions().add({id("view.mendProblem"),
                   tr("Men&d the problem"),
                   {},
                   {keys("Ctrl+.")},
                   tr("Use the first button of the message over the sheet, or else that below the list of problems")},
                  [this] {
                      if (page() && page()->messages().takeFirstMend())
                          return;
                      if (!parts_.problems.mendCurrent())
                          Q_EMIT hintChanged(tr("Choose a problem with a button below the list first."));
                  });
}

void ViewMenu::registerThemes()
{
    auto* themes = new QActionGroup(this);
    const auto addTheme = [&](const char* name, const QString& text, ThemeChoice choice) {
        QAction* action =
            actions().add({id(name), text, {}, {}, {}}, [this, choice] { parts_.theme.setChoice(choice); });
        action->setCheckable(true);
        action->setChecked(parts_.theme.choice() == choice);
        themes->addAction(action);
    };
    addTheme("view.themeSystem", tr("Theme of the system"), ThemeChoice::System);
    addTheme("view.themeLight", tr("Light theme"), ThemeChoice::Light);
    addTheme("view.themeDark", tr("Dark theme"), ThemeChoice::Dark);
}

void ViewMenu::registerClassViews()
{
    struct Entry {
        ClassViewKind kind;
        const char* name;
        const char* shortcut;
    };
    constexpr Entry kEntries[] = {{ClassViewKind::Circuit, "view.classCircuit", "Alt+1"},
                                  {ClassViewKind::Symbol, "view.classSymbol", "Alt+2"},
                                  {ClassViewKind::Declarations, "view.classDeclarations", "Alt+3"},
                                  {ClassViewKind::Equations, "view.classEquations", "Alt+4"},
                                  {ClassViewKind::Documentation, "view.classDocumentation", "Alt+5"}};
    for (const Entry& entry : kEntries)
        actions().add({id(entry.name),
                       ClassViews::titleOf(entry.kind),
                       {},
                       {keys(entry.shortcut)},
                       tr("View of the class shown")},
                      onPage([kind = entry.kind](DocumentPage& page) { page.views().show(kind); }));
}

void ViewMenu::registerUnits()
{
    auto* sets = new QActionGroup(this);
    const auto add = [this, sets](const char* name, const QString& text, const QString& set) {
        QAction* action = actions().add({id(name), text, {}, {}, {}},
                                        onPage([set](DocumentPage& page) { editor::setUnitSet(page.session(), set); }));
        action->setCheckable(true);
        action->setData(set);
        sets->addAction(action);
    };
    add("view.unitsUsual", tr("As usual (bar, l/min, mm)"), {});
    add("view.unitsMegapascal", tr("Pressures in MPa"), QStringLiteral("MPa"));
    add("view.unitsSi", tr("SI units (Pa, m³/s, m)"), QStringLiteral("SI"));
    add("view.unitsUs", tr("US units (psi, gal/min, in)"), QStringLiteral("US"));
}

void ViewMenu::registerLanguages()
{
    auto* languages = new QActionGroup(this);
    const auto addLanguage = [this, languages](const QString& name, const QString& text, const QString& code) {
        QAction* action = actions().add({name, text, {}, {}, {}}, [this, code] { chooseLanguage(code); });
        action->setCheckable(true);
        action->setChecked(ProgramLanguage::chosen() == code);
        languages->addAction(action);
    };
    addLanguage(id("view.languageSystem"), tr("Language of the system"), {});
    for (const ProgramLanguage::Entry& language : ProgramLanguage::available())
        addLanguage(id("view.language.") + language.code, language.name, language.code);
}

void ViewMenu::chooseLanguage(const QString& code)
{
    if (code == ProgramLanguage::chosen())
        return;
    ProgramLanguage::choose(code);
    Q_EMIT languageChosen();
}

void ViewMenu::addMenus(QMenuBar& bar)
{
    QMenu* view = addMenu(
        bar, tr("&View"),
        {"view.zoomIn", "view.zoomOut", "view.zoomToFit", "view.zoomToSelection", "view.actualSize", "-", "view.text",
         "view.timeLine", "-", "view.bottom", "view.maximizePanel", "view.resetLayout", "view.nextProblem",
         "view.mendProblem", "-", "view.themeSystem", "view.themeLight", "view.themeDark", "-"});
    for (const Panel& panel : parts_.docks.panels())
        view->insertAction(
            actions().action(panel.area == Qt::BottomDockWidgetArea ? id("view.maximizePanel") : id("view.bottom")),
            actions().action(id("view.") + QLatin1String(panel.id)));
    insertMenu(*view, tr("Views of the &class"), "view.text",
               {"view.classCircuit", "view.classSymbol", "view.classDeclarations", "view.classEquations",
                "view.classDocumentation"});
    insertMenu(
        *view, tr("Results on the &sheet"), "view.library",
        {"view.movingParts", "view.lineColors", "-", "view.linePressures", "view.lineFlows", "view.linePositions",
         "view.lineForces", "view.lineSignals", "view.lineDifferences", "-", "view.causality", "view.parts"});
    addUnits(*view);
    addLanguages(*view);
}

void ViewMenu::addUnits(QMenu& view)
{
    QMenu* units = insertMenu(view, tr("&Units of this sheet"), "view.library",
                              {"view.unitsUsual", "view.unitsMegapascal", "view.unitsSi", "view.unitsUs"});
    connect(units, &QMenu::aboutToShow, this, [this, units] {
        const QString set = page() ? editor::unitSetOf(page()->session()) : QString();
        for (QAction* action : units->actions()) {
            action->setEnabled(page() && page()->session().isEditable());
            action->setChecked(action->data().toString() == set);
        }
    });
}

void ViewMenu::addLanguages(QMenu& view)
{
    // The entry's second name is for users who cannot read the window's language.
    auto* languages =
        new QMenu(tr("Lan&guage", "menu of languages; in other languages with the English word behind"), &view);
    for (QAction* action : actions().actions())
        if (action->objectName().startsWith(QLatin1String("view.language")))
            languages->addAction(action);
    view.addMenu(languages);
}

}  // namespace bramah::app
