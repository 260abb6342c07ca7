// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_actions.h"

#include "app/components/manage_classes.h"
#include "app/components/new_component.h"
#include "app/components/try_bench.h"
#include "app/documents/document_export.h"
#include "app/documents/probe_menu.h"
#include "app/documents/user_libraries.h"
#include "app/files/circuit_picture.h"
#include "app/files/session_files.h"
#include "app/files/shipped_files.h"
#include "app/hierarchy/open_class.h"
#include "app/hierarchy/wrap_components.h"
#include "app/language/program_language.h"
#include "app/run/runs_panel.h"
#include "app/sheet/sheet_motion.h"
#include "app/structure/sheet_causality.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/window/about_dialog.h"
#include "app/window/command_palette.h"
#include "app/window/compose_valve.h"
#include "app/window/main_window.h"
#include "app/window/replace_components.h"
#include "app/window/status_widgets.h"
#include "app/window/window_docks.h"
#include "editor/commands/unit_commands.h"
#include "editor/palette/palette_panel.h"
#include "editor/problems/problems_panel.h"
#include "editor/properties/documentation_view.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_actions.h"
#include "editor/view/sheet_view.h"
#include "model/planning/designations.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace bramah::app {

using editor::SheetAction;

namespace {

QKeySequence keys(const char* text)
{
    return QKeySequence(QString::fromLatin1(text));
}

QString id(const char* text)
{
    return QString::fromLatin1(text);
}

}  // namespace

WindowActions::WindowActions(MainWindow& window) : QObject(&window), window_(window) {}

void WindowActions::registerAll()
{
    registerFile();
    registerEdit();
    registerView();
    registerClassViews();
    registerUnits();
    registerLanguages();
    registerRun();
    registerPlots();
    registerHelp();
    for (QAction* action : window_.actions_.actions())
        window_.addAction(action);
}

void WindowActions::registerFile()
{
    ActionRegistry& all = window_.actions_;
    DocumentsController& documents = *window_.documents_;
    all.add({id("file.new"), tr("&New circuit"), id("document-new"), {QKeySequence::New}, {}},
            [&documents] { documents.newDocument(); });
    all.add({id("file.open"), tr("&Open…"), id("document-open"), {QKeySequence::Open}, {}},
            [&documents] { documents.openWithDialog(); });
    all.add({id("file.openLibrary"), tr("Open li&brary…"), id("library"), {}, tr("Add a package to the library panel")},
            [this] {
                const QString path = QFileDialog::getOpenFileName(
                    &window_, tr("Open a library: its package.mo, or a file with a package"), {},
                    tr("Modelica packages (*.mo)"));
                if (!path.isEmpty())
                    window_.openLibrary(path);
            });
    all.add({id("file.save"), tr("&Save"), id("document-save"), {QKeySequence::Save}, {}}, [this, &documents] {
        if (window_.page_)
            documents.save(*window_.page_);
    });
    all.add({id("file.saveAs"), tr("Save &as…"), {}, {keys("Ctrl+Shift+S")}, {}}, [this, &documents] {
        if (window_.page_)
            documents.saveAs(*window_.page_);
    });
    all.add({id("file.saveAll"), tr("Save a&ll"), {}, {}, {}}, [&documents] { documents.saveAll(); });
    all.add({id("file.close"), tr("&Close"), {}, {keys("Ctrl+W")}, {}}, [this, &documents] {
        if (window_.page_)
            documents.close(*window_.page_);
    });
    all.add({id("file.exportSheet"), tr("E&xport the sheet as a picture…"), {}, {}, {}}, [this] {
        if (window_.page_)
            window_.export_->exportSheet(*window_.page_);
    });
    all.add({id("file.print"), tr("&Print…"), {}, {QKeySequence::Print}, {}}, [this] {
        if (window_.page_)
            window_.export_->printSheet(*window_.page_);
    });
    all.addToggle({id("file.restore"), tr("Open the same &files at the next start"), {}, {}, {}},
                  SessionFiles::isRestored(), [](bool isOn) { SessionFiles::setRestored(isOn); });
    all.add({id("file.start"), tr("Start &page"), {}, {}, {}}, [this] { window_.showStartPage(); });
    all.add({id("file.quit"), tr("&Quit"), {}, {keys("Ctrl+Q")}, {}}, [this] { window_.close(); });
}

void WindowActions::registerEdit()
{
    const auto adopt = [&](const char* name, SheetAction action, const char* icon = "") {
        window_.actions_.adopt(id(name), window_.sheetActions_->action(action), id(icon));
    };
    adopt("edit.undo", SheetAction::Undo, "edit-undo");
    adopt("edit.redo", SheetAction::Redo, "edit-redo");
    adopt("edit.cut", SheetAction::Cut);
    adopt("edit.copy", SheetAction::Copy);
    adopt("edit.paste", SheetAction::Paste);
    adopt("edit.duplicate", SheetAction::Duplicate);
    adopt("edit.delete", SheetAction::Delete, "trash");
    adopt("edit.selectAll", SheetAction::SelectAll);
    adopt("edit.rotateLeft", SheetAction::RotateLeft, "rotate-back");
    adopt("edit.rotateRight", SheetAction::RotateRight, "rotate");
    adopt("edit.mirrorHorizontally", SheetAction::MirrorHorizontally, "mirror-horizontal");
    adopt("edit.mirrorVertically", SheetAction::MirrorVertically, "mirror-vertical");
    adopt("edit.routeAgain", SheetAction::RouteAgain);
    adopt("edit.tidy", SheetAction::Tidy);
    adopt("edit.alignLeft", SheetAction::AlignLeft);
    adopt("edit.alignCentre", SheetAction::AlignCentre);
    adopt("edit.alignRight", SheetAction::AlignRight);
    adopt("edit.alignTop", SheetAction::AlignTop);
    adopt("edit.alignMiddle", SheetAction::AlignMiddle);
    adopt("edit.alignBottom", SheetAction::AlignBottom);
    adopt("edit.distributeHorizontally", SheetAction::DistributeHorizontally);
    adopt("edit.distributeVertically", SheetAction::DistributeVertically);
    adopt("edit.spread", SheetAction::Spread);
    registerComponents();
    registerHierarchy();
    registerLock();
}

void WindowActions::registerComponents()
{
    ActionRegistry& all = window_.actions_;
    all.add({id("edit.add"), tr("Add a s&ymbol"), id("add"), {keys("A")}, tr("Search the library")}, [this] {
        window_.docks_->bringForward(*window_.docks_->library());
        window_.palette_->startSearch();
    });
    all.add({id("edit.newValve"),
             tr("New directional &valve…"),
             id("valve"),
             {keys("V")},
             tr("Compose a valve of ports, positions, paths, actuators and springs")},
            [this] {
                if (!window_.page_)
                    window_.documents_->newDocument();
                composeValve(*window_.page_, window_.workspace_, window_.theme_.activeTheme().theme());
            });
    all.add({id("edit.changeValve"),
             tr("Change the &valve's symbol…"),
             id("valve"),
             {},
             tr("Positions, paths, actuators and springs of the selected valve")},
            [this] {
                if (window_.page_)
                    changeValve(*window_.page_, window_.workspace_, window_.theme_.activeTheme().theme());
            });
    all.add({id("edit.properties"), tr("Edit &properties"), id("properties"), {keys("E"), keys("F4")}, {}}, [this] {
        window_.docks_->bringForward(*window_.docks_->properties());
        window_.properties_->startEditing();
    });
    all.add({id("edit.find"), tr("&Find on the sheet…"), id("search"), {keys("Ctrl+F")}, {}}, [this] {
        if (!window_.page_)
            return;
        window_.page_->views().show(ClassViewKind::Circuit);
        window_.page_->sheet().startFinding();
    });
    all.add({id("edit.designate"), tr("Number the components (ISO 1219-2)"), {}, {}, {}}, [this] {
        if (!window_.page_)
            return;
        editor::DocumentSession& session = window_.page_->session();
        session.apply(tr("Number the components"), model::planDesignations(session.diagram()));
    });
    all.add({id("edit.replace"),
             tr("Repla&ce by…"),
             {},
             {keys("Ctrl+Shift+R")},
             tr("Take another class for the selected components; lines and common values stay")},
            [this] {
                if (window_.page_)
                    replaceComponents(*window_.page_, window_.theme_.activeTheme(), window_.icons_);
            });
    all.add({id("edit.rename"), tr("Re&name"), id("rename"), {keys("F2")}, {}}, [this] {
        window_.docks_->bringForward(*window_.docks_->properties());
        window_.properties_->startRename();
    });
}

void WindowActions::registerHierarchy()
{
    ActionRegistry& all = window_.actions_;
    all.add({id("edit.openClass"), tr("&Open its class"), {}, {keys("Ctrl+Return")}, {}}, [this] {
        if (window_.page_)
            openClassOfSelection(*window_.page_, *window_.documents_, *window_.own_);
    });
    all.add({id("edit.newComponent"),
             tr("New &component…"),
             id("add"),
             {keys("Ctrl+Shift+M")},
             tr("A class of your own, in this file or in My components")},
            [this] { newComponent(window_.page_, *window_.documents_, *window_.own_, &window_); });
    all.add({id("edit.tryComponent"),
             tr("&Try the component"),
             {},
             {keys("Ctrl+Shift+T")},
             tr("Make a test bench of the class shown: a source, a tank, a ground at each of its ports")},
            [this] {
                if (window_.page_)
                    tryComponent(*window_.page_);
            });
    all.add({id("edit.leaveClass"), tr("Back to what it is part of"), {}, {keys("Alt+Up")}, {}}, [this] {
        if (window_.page_)
            window_.page_->views().bar().leave();
    });
    all.add({id("edit.wrap"),
             tr("Make a component of the selection…"),
             {},
             {keys("Ctrl+G")},
             tr("Put the selected components into a class of their own; cut lines become its ports")},
            [this] {
                if (window_.page_)
                    wrapComponents(*window_.page_);
            });
    all.add({id("edit.ownClass"),
             tr("Give it a class of its own"),
             {},
             {},
             tr("Copy the class of the selected component for this one alone")},
            [this] {
                if (window_.page_)
                    makeClassOfItsOwn(*window_.page_);
            });
    all.add({id("edit.unwrap"),
             tr("Dissolve the component"),
             {},
             {keys("Ctrl+Shift+G")},
             tr("Put what the selected component is made of in its place")},
            [this] {
                if (window_.page_)
                    unwrapComponent(*window_.page_);
            });
}

void WindowActions::registerLock()
{
    QAction* lock = window_.actions_.addToggle({id("edit.lock"),
                                                tr("&Lock the drawing"),
                                                {},
                                                {},
                                                tr("Symbols and lines stay where they are; values can be set")},
                                               false, [this](bool isOn) {
                                                   if (window_.page_)
                                                       window_.page_->session().setDrawingLocked(isOn);
                                               });
    connect(window_.documents_.get(), &DocumentsController::currentPageChanged, lock, [this, lock] {
        DocumentPage* page = window_.documents_->currentPage();
        lock->setChecked(page && page->session().isDrawingLocked());
    });
}

void WindowActions::registerView()
{
    ActionRegistry& all = window_.actions_;
    const auto adopt = [&](const char* name, SheetAction action, const char* icon = "") {
        all.adopt(id(name), window_.sheetActions_->action(action), id(icon));
    };
    adopt("view.zoomIn", SheetAction::ZoomIn, "zoom-in");
    adopt("view.zoomOut", SheetAction::ZoomOut, "zoom-out");
    adopt("view.zoomToFit", SheetAction::ZoomToFit, "zoom-fit");
    adopt("view.zoomToSelection", SheetAction::ZoomToSelection);
    adopt("view.actualSize", SheetAction::ActualSize);
    all.addToggle({id("view.text"), tr("&Text of the model"), id("text-view"), {keys("Ctrl+T")}, {}}, false,
                  [this](bool isOn) {
                      if (window_.page_)
                          window_.page_->setTextShown(isOn);
                  });
    all.addToggle({id("view.causality"),
                   tr("&What ports give and take"),
                   {},
                   {keys("Ctrl+Shift+U")},
                   tr("Show at each port which variable it takes and which it gives, and each component's form")},
                  false, [this](bool isOn) {
                      if (window_.page_)
                          window_.page_->causality().setOn(isOn);
                  });
    all.addToggle(
        {id("view.motion"), tr("&Moving parts of symbols"), {}, {}, tr("Show pistons and needles as results say")},
        SheetMotion::isRemembered(), [this](bool isOn) {
            SheetMotion::setRemembered(isOn);
            for (DocumentPage* page : window_.documents_->pages())
                page->motion().setOn(isOn);
        });
    const auto addLines = [&](const char* name, const QString& text, const QString& hint,
                              bool LineResultsShown::*part) {
        all.addToggle({id(name), text, {}, {}, hint}, SheetMotion::rememberedLines().*part, [this, part](bool isOn) {
            LineResultsShown shown = SheetMotion::rememberedLines();
            shown.*part = isOn;
            SheetMotion::setRememberedLines(shown);
            for (DocumentPage* page : window_.documents_->pages())
                page->motion().setLines(shown);
        });
    };
    addLines("view.lineColors", tr("&Pressures and flows on lines"),
             tr("Colour lines by pressure, with arrows the way the oil flows"), &LineResultsShown::hasColors);
    addLines("view.linePressures", tr("Pressures beside lines"), tr("Write the pressure of each line beside it"),
             &LineResultsShown::hasPressures);
    addLines("view.lineFlows", tr("Flows beside lines"), tr("Write how much flows through each line, and which way"),
             &LineResultsShown::hasFlows);
    addLines("view.linePositions", tr("P&ositions beside rods and shafts"),
             tr("Write positions and angles beside rods and shafts"), &LineResultsShown::hasPositions);
    addLines("view.lineForces", tr("F&orces beside rods and shafts"),
             tr("Write forces and torques beside rods and shafts"), &LineResultsShown::hasForces);
    addLines("view.lineSignals", tr("Values beside signals"), tr("Write the value of each signal beside its line"),
             &LineResultsShown::hasSignals);
    WindowDocks& docks = *window_.docks_;
    const auto addDock = [&](const char* name, const QString& text, const char* icon, const char* shortcut,
                             QDockWidget* dock) {
        QAction* action = all.addToggle({id(name), text, id(icon), {keys(shortcut)}, {}}, !dock->isHidden(),
                                        [dock](bool isOn) { dock->setVisible(isOn); });
        connect(dock->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
    };
    addDock("view.library", tr("&Library"), "library", "F9", docks.library());
    QAction* bottom = all.addToggle({id("view.bottom"), tr("&Plots, problems and runs"), id("plot"), {keys("F11")}, {}},
                                    true, [&docks](bool isOn) { docks.setBottomShown(isOn); });
    connect(&docks, &WindowDocks::bottomShownChanged, bottom, [&docks, bottom] {
        const QSignalBlocker blocker(bottom);
        bottom->setChecked(docks.isBottomShown());
    });
    addDock("view.properties", tr("P&roperties"), "properties", "F12", docks.properties());
    all.add({id("view.plots"), tr("Go to plots"), {}, {keys("Ctrl+Shift+1")}, {}},
            [&docks] { docks.bringForward(*docks.plots()); });
    all.add({id("view.problems"), tr("Go to problems"), {}, {keys("Ctrl+Shift+2")}, {}},
            [&docks] { docks.bringForward(*docks.problems()); });
    all.add({id("view.runs"), tr("Go to runs"), {}, {keys("Ctrl+Shift+3")}, {}},
            [&docks] { docks.bringForward(*docks.runs()); });
    all.add({id("view.structure"), tr("Go to structure"), {}, {keys("Ctrl+Shift+4")}, {}},
            [&docks] { docks.bringForward(*docks.structure()); });
    all.add({id("view.nextProblem"), tr("Next proble&m"), {}, {keys("F8")}, {}}, [this] {
        window_.docks_->bringForward(*window_.docks_->problems());
        window_.problems_->goToNext();
    });
    all.add({id("view.mendProblem"),
             tr("Men&d the problem"),
             {},
             {keys("Ctrl+.")},
             tr("Do what the first button below the list of problems does")},
            [this] {
                if (!window_.problems_->mendCurrent())
                    window_.status_->setHint(tr("Choose a problem with a button below the list first."));
            });
    all.add({id("view.resetLayout"), tr("Panels back to their places"), {}, {}, {}}, [&docks] { docks.reset(); });

    auto* themes = new QActionGroup(this);
    const auto addTheme = [&](const char* name, const QString& text, ThemeChoice choice) {
        QAction* action = all.add({id(name), text, {}, {}, {}}, [this, choice] { window_.theme_.setChoice(choice); });
        action->setCheckable(true);
        action->setChecked(window_.theme_.choice() == choice);
        themes->addAction(action);
    };
    addTheme("view.themeSystem", tr("Theme of the system"), ThemeChoice::System);
    addTheme("view.themeLight", tr("Light theme"), ThemeChoice::Light);
    addTheme("view.themeDark", tr("Dark theme"), ThemeChoice::Dark);
}

void WindowActions::registerClassViews()
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
        window_.actions_.add({id(entry.name),
                              ClassViews::titleOf(entry.kind),
                              {},
                              {keys(entry.shortcut)},
                              tr("View of the class shown")},
                             [this, kind = entry.kind] {
                                 if (window_.page_)
                                     window_.page_->views().show(kind);
                             });
}

void WindowActions::registerUnits()
{
    auto* sets = new QActionGroup(this);
    const auto add = [this, sets](const char* name, const QString& text, const QString& set) {
        QAction* action = window_.actions_.add({id(name), text, {}, {}, {}}, [this, set] {
            if (window_.page_)
                editor::setUnitSet(window_.page_->session(), set);
        });
        action->setCheckable(true);
        action->setData(set);
        sets->addAction(action);
    };
    add("view.unitsUsual", tr("As usual (bar, l/min, mm)"), {});
    add("view.unitsMegapascal", tr("Pressures in MPa"), QStringLiteral("MPa"));
    add("view.unitsSi", tr("SI units (Pa, m³/s, m)"), QStringLiteral("SI"));
    add("view.unitsUs", tr("US units (psi, gal/min, in)"), QStringLiteral("US"));
}

void WindowActions::fillUnits(QMenu& menu)
{
    for (const char* one : {"view.unitsUsual", "view.unitsMegapascal", "view.unitsSi", "view.unitsUs"})
        menu.addAction(window_.actions_.action(id(one)));
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] {
        const QString set = window_.page_ ? editor::unitSetOf(window_.page_->session()) : QString();
        for (QAction* action : menu.actions()) {
            action->setEnabled(window_.page_ && window_.page_->session().isEditable());
            action->setChecked(action->data().toString() == set);
        }
    });
}

void WindowActions::registerLanguages()
{
    auto* languages = new QActionGroup(this);
    const auto addLanguage = [this, languages](const QString& name, const QString& text, const QString& code) {
        QAction* action = window_.actions_.add({name, text, {}, {}, {}}, [this, code] { chooseLanguage(code); });
        action->setCheckable(true);
        action->setChecked(ProgramLanguage::chosen() == code);
        languages->addAction(action);
    };
    addLanguage(id("view.languageSystem"), tr("Language of the system"), {});
    for (const ProgramLanguage::Entry& language : ProgramLanguage::available())
        addLanguage(id("view.language.") + language.code, language.name, language.code);
}

void WindowActions::chooseLanguage(const QString& code)
{
    if (code == ProgramLanguage::chosen())
        return;
    ProgramLanguage::choose(code);
    window_.messages().show(model::Severity::Note, tr("The language changes when Bramah starts again."),
                            {{tr("Start again now"), [this] { window_.startAgain(); }}});
}

void WindowActions::registerRun()
{
    ActionRegistry& all = window_.actions_;
    const auto withRuns = [this](auto&& use) {
        if (!window_.page_)
            return;
        window_.page_->views().commit();
        use(window_.page_->runs());
    };
    all.add({id("run.start"), tr("&Run"), id("run"), {keys("F5")}, tr("Run the model, or go on with a paused run")},
            [withRuns] { withRuns([](RunController& runs) { runs.run(); }); });
    all.add({id("run.pause"), tr("&Pause"), id("pause"), {keys("F6")}, {}},
            [withRuns] { withRuns([](RunController& runs) { runs.pause(); }); });
    all.add({id("run.stop"), tr("&Stop"), id("stop"), {keys("Shift+F5")}, {}},
            [withRuns] { withRuns([](RunController& runs) { runs.stop(); }); });
    all.add({id("run.step"), tr("S&tep"), id("step"), {keys("F10")}, tr("To the next stored point, then pause")},
            [withRuns] { withRuns([](RunController& runs) { runs.step(); }); });
    auto* starts = new QActionGroup(this);
    const auto addStart = [&](const char* name, const QString& text, const QString& hint, RunController::Start start) {
        QAction* action = all.addToggle({id(name), text, {}, {}, hint}, false, [withRuns, start](bool isOn) {
            if (isOn)
                withRuns([start](RunController& runs) { runs.setStart(start); });
        });
        starts->addAction(action);
    };
    addStart("run.fromModel", tr("Start from the &model's values"), {}, RunController::Start::Model);
    addStart("run.fromLastEnd", tr("Start where the &last run ended"), {}, RunController::Start::LastEnd);
    addStart("run.fromOperatingPoint", tr("Start at the &operating point"),
             tr("At rest, or in steady motion, with the inputs as they are at the start time"),
             RunController::Start::OperatingPoint);
}

void WindowActions::registerPlots()
{
    ActionRegistry& all = window_.actions_;
    const auto withArea = [this](auto&& use) {
        if (window_.page_)
            use(window_.page_->plots().area());
    };
    all.add({id("plots.probe"), tr("Plot a &variable of the selection…"), {}, {keys("P")}, {}}, [this] {
        if (window_.page_ && window_.page_->views().isShown(ClassViewKind::Circuit))
            window_.probe_->popUpForSelection(*window_.page_);
    });
    all.add({id("plots.add"), tr("&Add a plot"), id("plot-add"), {keys("Ctrl+Shift+N")}, {}},
            [withArea] { withArea([](PlotArea& area) { area.addPlot(); }); });
    all.add({id("plots.fit"), tr("&Fit plots"), id("zoom-fit"), {keys("Ctrl+Shift+F")}, {}},
            [withArea] { withArea([](PlotArea& area) { area.fitAll(); }); });
    all.addToggle({id("plots.cursor"), tr("&Cursor with values"), id("cursor"), {keys("Ctrl+Shift+C")}, {}}, true,
                  [withArea](bool isOn) { withArea([isOn](PlotArea& area) { area.setCursorOn(isOn); }); });
    all.add({id("plots.exportCsv"), tr("&Export results as CSV…"), id("export"), {keys("Ctrl+Shift+E")}, {}}, [this] {
        if (window_.page_)
            window_.export_->exportCsv(*window_.page_);
    });
    all.add({id("plots.exportPicture"), tr("Export plots as a &picture…"), id("picture"), {}, {}}, [this] {
        if (window_.page_)
            window_.export_->exportPicture(*window_.page_);
    });
}

void WindowActions::registerHelp()
{
    ActionRegistry& all = window_.actions_;
    all.add({id("help.symbol"), tr("&Help on the selected symbol"), id("help"), {keys("F1")}, {}}, [this] {
        const QString fromLibrary = window_.palette_->focusedClass();
        const bool isAlreadyShown = window_.properties_->documentation().isVisible();
        window_.docks_->bringForward(*window_.docks_->properties());
        if (fromLibrary.isEmpty())
            window_.properties_->showDocumentation(!isAlreadyShown);
        else
            window_.properties_->showDocumentationOf(fromLibrary);
    });
    all.add({id("help.guide"), tr("&First circuit"), {}, {}, {}}, [this] { window_.startGuide(); });
    all.add({id("help.commands"), tr("&Command palette"), id("keyboard"), {keys("Ctrl+Shift+P")}, {}},
            [this] { window_.commandPalette_->popUp(); });
    all.add({id("help.about"), tr("&About Bramah"), {}, {}, {}}, [this] { AboutDialog(&window_).exec(); });
}

void WindowActions::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : window_.recent_.paths()) {
        QAction* action =
            menu.addAction(QFileInfo(path).fileName(), this, [this, path] { window_.documents_->open(path); });
        action->setToolTip(path);
        action->setData(path);
        action->setEnabled(QFileInfo::exists(path));
    }
    menu.addSeparator();
    menu.addAction(tr("Clear the list"), this, [this] { window_.recent_.clear(); });
}

void WindowActions::fillExamples(QMenu& menu)
{
    for (const ExampleGroup& group : exampleGroups()) {
        QMenu* kind = menu.addMenu(group.title);
        for (const QString& path : group.paths) {
            QAction* action = kind->addAction(exampleTitle(path, window_.workspace_.library().translations()), this,
                                              [this, path] { window_.documents_->openExample(path); });
            action->setData(path);
        }
        showPictures(*kind);
    }
}

void WindowActions::showPictures(QMenu& menu)
{
    showPicturesOf(menu, [this](const QString& path) {
        constexpr QSize kSize(300, 200);  // px
        return circuitPicture(path, window_.workspace_.library(),
                              editor::SheetTheme::of(window_.theme_.activeTheme().theme()), kSize,
                              window_.devicePixelRatioF());
    });
}

void WindowActions::fillLibraries(QMenu& menu)
{
    menu.clear();
    for (const QString& path : UserLibraries::remembered())
        menu.addAction(path, this, [this, path] { window_.libraries_->close(path); });
    if (menu.isEmpty())
        menu.addAction(tr("No library has been opened"))->setEnabled(false);
}

void WindowActions::makeMenus()
{
    const auto addEntry = [this](QMenu& menu, const char* one) {
        if (*one == '-')
            menu.addSeparator();
        else
            menu.addAction(window_.actions_.action(id(one)));
    };
    const auto addMenu = [this, addEntry](const QString& title, std::initializer_list<const char*> ids) {
        QMenu* menu = window_.menuBar()->addMenu(title);
        for (const char* one : ids)
            addEntry(*menu, one);
        return menu;
    };
    QMenu* file =
        addMenu(tr("&File"), {"file.new", "file.open", "file.openLibrary", "-", "file.save", "file.saveAs",
                              "file.saveAll", "-", "file.print", "file.exportSheet", "plots.exportCsv",
                              "plots.exportPicture", "-", "file.restore", "file.start", "file.close", "file.quit"});
    auto* recent = new QMenu(tr("Open &recent"), file);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    showPictures(*recent);
    file->insertMenu(file->actions().at(2), recent);
    auto* examples = new QMenu(tr("Open &example"), file);
    fillExamples(*examples);
    file->insertMenu(file->actions().at(3), examples);
    auto* libraries = new QMenu(tr("Close li&brary"), file);
    connect(libraries, &QMenu::aboutToShow, this, [this, libraries] { fillLibraries(*libraries); });
    file->insertMenu(file->actions().at(5), libraries);
    QMenu* edit = addMenu(tr("&Edit"), {"edit.undo",
                                        "edit.redo",
                                        "-",
                                        "edit.cut",
                                        "edit.copy",
                                        "edit.paste",
                                        "edit.duplicate",
                                        "edit.delete",
                                        "edit.selectAll",
                                        "edit.find",
                                        "-",
                                        "edit.rotateLeft",
                                        "edit.rotateRight",
                                        "edit.mirrorHorizontally",
                                        "edit.mirrorVertically",
                                        "edit.routeAgain",
                                        "edit.tidy",
                                        "-",
                                        "edit.add",
                                        "edit.newValve",
                                        "edit.changeValve",
                                        "edit.properties",
                                        "edit.replace",
                                        "edit.openClass",
                                        "edit.leaveClass",
                                        "edit.newComponent",
                                        "edit.tryComponent",
                                        "edit.wrap",
                                        "edit.ownClass",
                                        "edit.unwrap",
                                        "edit.rename",
                                        "edit.designate",
                                        "-",
                                        "edit.lock"});
    auto* align = new QMenu(tr("&Align"), edit);
    for (const char* one :
         {"edit.alignLeft", "edit.alignCentre", "edit.alignRight", "-", "edit.alignTop", "edit.alignMiddle",
          "edit.alignBottom", "-", "edit.distributeHorizontally", "edit.distributeVertically", "edit.spread"})
        addEntry(*align, one);
    edit->insertMenu(window_.actions_.action(id("edit.routeAgain")), align);
    QMenu* view = addMenu(tr("&View"), {"view.zoomIn",
                                        "view.zoomOut",
                                        "view.zoomToFit",
                                        "view.zoomToSelection",
                                        "view.actualSize",
                                        "-",
                                        "view.text",
                                        "-",
                                        "view.library",
                                        "view.properties",
                                        "view.bottom",
                                        "view.plots",
                                        "view.problems",
                                        "view.runs",
                                        "view.structure",
                                        "view.nextProblem",
                                        "view.mendProblem",
                                        "view.resetLayout",
                                        "-",
                                        "view.themeSystem",
                                        "view.themeLight",
                                        "view.themeDark",
                                        "-"});
    auto* views = new QMenu(tr("Views of the &class"), view);
    for (const char* one : {"view.classCircuit", "view.classSymbol", "view.classDeclarations", "view.classEquations",
                            "view.classDocumentation"})
        addEntry(*views, one);
    view->insertMenu(window_.actions_.action(id("view.text")), views);
    auto* results = new QMenu(tr("Results on the &sheet"), view);
    for (const char* one : {"view.motion", "view.lineColors", "-", "view.linePressures", "view.lineFlows",
                            "view.linePositions", "view.lineForces", "view.lineSignals"})
        addEntry(*results, one);
    results->addSeparator();
    addEntry(*results, "view.causality");
    view->insertMenu(window_.actions_.action(id("view.library")), results);
    auto* units = new QMenu(tr("&Units of this sheet"), view);
    fillUnits(*units);
    view->insertMenu(window_.actions_.action(id("view.library")), units);
    // Who cannot read the window's language finds the entry by its second name.
    auto* languages =
        new QMenu(tr("Lan&guage", "menu of languages; in other languages with the English word behind"), view);
    for (QAction* action : window_.actions_.actions())
        if (action->objectName().startsWith(QLatin1String("view.language")))
            languages->addAction(action);
    view->addMenu(languages);
    addMenu(tr("&Run"), {"run.start", "run.pause", "run.step", "run.stop", "-", "run.fromModel", "run.fromLastEnd",
                         "run.fromOperatingPoint"});
    addMenu(tr("&Plots"), {"plots.probe", "-", "plots.add", "plots.fit", "plots.cursor", "-", "plots.exportCsv",
                           "plots.exportPicture"});
    addMenu(tr("&Help"), {"help.symbol", "help.guide", "help.commands", "-", "help.about"});
}

}  // namespace bramah::app
