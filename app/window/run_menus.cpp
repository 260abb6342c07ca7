// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_menus.h"

#include "app/about/about_dialog.h"
#include "app/about/changes_dialog.h"
#include "app/documents/document_export.h"
#include "app/documents/probe_menu.h"
#include "app/documents/step_diagram_choice.h"
#include "app/files/shipped_files.h"
#include "app/plots/plot_view.h"
#include "app/plots/statistics_table.h"
#include "app/replay/time_line.h"
#include "app/run/chosen_parts.h"
#include "app/sheet/operating_point_on_sheet.h"
#include "app/shortcuts/shortcuts.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "app/views/class_views.h"
#include "app/widgets/message_bar.h"
#include "app/window/command_list.h"
#include "app/window/command_palette.h"
#include "app/window/window_docks.h"
#include "editor/palette/palette_panel.h"
#include "editor/properties/documentation_view.h"
#include "editor/properties/property_panel.h"
#include "editor/session/workspace.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>

#include <utility>

namespace bramah::app {

namespace {

/// A function that acts on the runs of the document in front, after half-typed texts have been committed.
std::function<void(DocumentPage&)> onRuns(std::function<void(RunController& runs)> use)
{
    return [use = std::move(use)](DocumentPage& page) {
        page.views().commit();
        use(page.runs());
    };
}

}  // namespace

RunMenus::RunMenus(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QObject* parent)
    : MenuPart(actions, documents, parent), parts_(parts)
{
    registerRun();
    registerStarts();
    registerPoint();
    registerReplay();
    registerParts();
    registerPlots();
}

void RunMenus::run(DocumentPage& page)
{
    page.views().commit();
    const QString problem =
        page.runs().state() == RunController::State::Idle ? parts_.properties.commitInput() : QString();
    if (problem.isEmpty())
        page.runs().run();
    else
        page.messages().show(model::Severity::Error, tr("Not run, as a value in Properties is wrong: %1").arg(problem));
}

void RunMenus::registerRun()
{
    actions().add({id("run.start"), tr("&Run"), id("run"), {keys("F5")}, tr("Run the model, or continue a paused run")},
                  onPage([this](DocumentPage& page) { run(page); }));
    actions().add({id("run.pause"), tr("&Pause"), id("pause"), {keys("F6")}, {}},
                  onPage(onRuns([](RunController& runs) { runs.pause(); })));
    actions().add({id("run.stop"), tr("&Stop"), id("stop"), {keys("Shift+F5")}, {}},
                  onPage(onRuns([](RunController& runs) { runs.stop(); })));
    actions().add({id("run.step"), tr("S&tep"), id("step"), {keys("F10")}, tr("To the next stored point, then pause")},
                  onPage(onRuns([](RunController& runs) { runs.step(); })));
}

void RunMenus::registerStarts()
{
    auto* starts = new QActionGroup(this);
    const auto addStart = [&](const char* name, const QString& text, const QString& hint, RunController::Start start) {
        const auto choose = onPage(onRuns([start](RunController& runs) { runs.setStart(start); }));
        starts->addAction(actions().addToggle({id(name), text, {}, {}, hint}, false, [choose](bool isOn) {
            if (isOn)
                choose();
        }));
    };
    addStart("run.fromModel", tr("Start from the &model's values"), {}, RunController::Start::Model);
    addStart("run.fromLastEnd", tr("Start where the &last run ended"), {}, RunController::Start::LastEnd);
    addStart("run.fromOperatingPoint", tr("Start at the &operating point"),
             tr("At rest, or in steady motion, with the inputs as they are at the start time"),
             RunController::Start::OperatingPoint);
}

void RunMenus::registerPoint()
{
    actions().addToggle({id("run.showOperatingPoint"),
                         tr("Sho&w the operating point"),
                         {},
                         {keys("F7")},
                         tr("Shows on the sheet where everything rests or moves steadily, without a run, also while "
                            "values change")},
                        false, switchOnPage([](DocumentPage& page, bool isOn) {
                            page.views().commit();
                            page.operatingPoint().setOn(isOn);
                        }));
}

void RunMenus::replay(DocumentPage& page, const std::function<void(ReplayClock& clock)>& use)
{
    ReplayClock& clock = page.timeLine().clock();
    if (!clock.canPlay()) {
        page.messages().show(model::Severity::Note, page.runs().isActive()
                                                        ? tr("A run can be replayed when it has ended.")
                                                        : tr("There is no run to replay yet."));
        return;
    }
    actions().action(id("view.timeLine"))->setChecked(true);
    use(clock);
}

void RunMenus::registerReplay()
{
    const auto add = [&](const char* name, const QString& text, const QList<QKeySequence>& shortcuts,
                         std::function<void(ReplayClock & clock)> use) {
        actions().add({id(name), text, {}, shortcuts, {}},
                      onPage([this, use = std::move(use)](DocumentPage& page) { replay(page, use); }));
    };
    using Step = ReplayClock::Step;
    add("run.replay", tr("&Play, or pause"), {keys("Ctrl+F5")}, [](ReplayClock& clock) { clock.toggle(1); });
    add("run.replayBack", tr("Play &backwards, or pause"), {keys("Ctrl+Shift+F5")},
        [](ReplayClock& clock) { clock.toggle(-1); });
    add("run.nextEvent", tr("To the &next event"), {keys("Ctrl+F10")},
        [](ReplayClock& clock) { clock.step(Step::Event, 1); });
    add("run.previousEvent", tr("To the event b&efore"), {keys("Ctrl+Shift+F10")},
        [](ReplayClock& clock) { clock.step(Step::Event, -1); });
    add("run.nextRow", tr("&Step by a row"), {}, [](ReplayClock& clock) { clock.step(Step::Row, 1); });
    add("run.previousRow", tr("Step back by a &row"), {}, [](ReplayClock& clock) { clock.step(Step::Row, -1); });
}

void RunMenus::registerParts()
{
    auto* settings = new QActionGroup(this);
    const auto add = [&](const char* name, const QString& text, const QString& hint, solver::PartsSetting setting) {
        QAction* action = actions().add({id(name), text, {}, {}, hint}, onPage([setting](DocumentPage& page) {
                                            page.views().commit();
                                            setPartsSetting(page.session(), setting);
                                        }));
        action->setCheckable(true);
        action->setData(nameOf(setting));
        settings->addAction(action);
    };
    add("run.partsAuto", tr("Parts &automatically"), tr("In parts where that takes less time, else jointly"),
        solver::PartsSetting::Automatic);
    add("run.partsJoint", tr("&Jointly"), tr("All at once, on common steps"), solver::PartsSetting::Joint);
    add("run.partsParts", tr("In &parts"), tr("Each part between delay lines with its own steps, in several threads"),
        solver::PartsSetting::Parts);
    add("run.partsCompare", tr("&Both, to compare them"),
        tr("Each run is made twice, jointly and then in parts; the largest difference is shown"),
        solver::PartsSetting::Compare);
}

void RunMenus::addParts(QMenu& run)
{
    QMenu* parts = run.addMenu(tr("Parts &between delay lines"));
    addEntries(*parts, {"run.partsAuto", "run.partsJoint", "run.partsParts", "run.partsCompare"});
    connect(parts, &QMenu::aboutToShow, this, [this, parts] {
        const QString setting = page() ? nameOf(partsSettingOf(page()->session())) : QString();
        for (QAction* action : parts->actions()) {
            action->setEnabled(page() && page()->session().isEditable());
            action->setChecked(action->data().toString() == setting);
        }
    });
}

void RunMenus::addLayouts(QMenu& plots)
{
    QMenu* layouts = plots.addMenu(tr("A&rrange the page"));
    for (const auto& [layout, text] : plotLayouts()) {
        QAction* choice = layouts->addAction(text, this, [this, layout = layout] {
            page()->plots().area().setLayout(layout);
            Q_EMIT plotsWanted();
        });
        choice->setCheckable(true);
        choice->setData(static_cast<int>(layout));
    }
    connect(layouts, &QMenu::aboutToShow, this, [this, layouts] {
        for (QAction* choice : layouts->actions()) {
            choice->setEnabled(page() != nullptr);
            choice->setChecked(page() && choice->data().toInt() == static_cast<int>(page()->plots().area().layout()));
        }
    });
}

void RunMenus::addStepDiagram(DocumentPage& page)
{
    const model::Instance* root = page.session().sheet().root();
    const PlotDefinition diagram = root ? stepDiagramOf(*root) : PlotDefinition();
    if (diagram.curves.empty()) {
        page.messages().show(model::Severity::Note,
                             tr("There is no step in this circuit: a step diagram shows a sequence chart."));
        return;
    }
    PlotArea& area = page.plots().area();
    PlotView* empty =
        area.plots().size() == 1 && area.plots().front()->definition().curves.empty() ? area.plots().front() : nullptr;
    area.addPlot(diagram);
    if (empty)
        area.removePlot(*empty);
    Q_EMIT plotsWanted();
}

void RunMenus::registerPlots()
{
    actions().add({id("plots.probe"), tr("Plot a &variable of the selection…"), {}, {keys("P")}, {}},
                  onPage([this](DocumentPage& page) {
                      if (page.views().isShown(ClassViewKind::Circuit))
                          parts_.probe.popUpForSelection(page);
                  }));
    actions().add({id("plots.add"), tr("&Add a plot"), id("plot-add"), {keys("Ctrl+Shift+N")}, {}},
                  onPage([this](DocumentPage& page) {
                      page.plots().area().addPlot();
                      Q_EMIT plotsWanted();
                  }));
    actions().add({id("plots.addPage"), tr("Add a pa&ge"), {}, {}, tr("Another page of plots; Ctrl+PgDn turns to it")},
                  onPage([this](DocumentPage& page) {
                      page.plots().area().addPage();
                      Q_EMIT plotsWanted();
                  }));
    actions().add({id("plots.addNote"),
                   tr("Add a &note"),
                   {},
                   {},
                   tr("A text with an arrow, at the cursor of the current plot; then drag its box or its point")},
                  onPage([this](DocumentPage& page) {
                      Q_EMIT plotsWanted();
                      if (PlotView* plot = page.plots().area().current())
                          plot->addNote();
                  }));
    actions().add({id("plots.addSteps"),
                   tr("Add a &step diagram"),
                   {},
                   {},
                   tr("The steps of the sequence chart as bands, above the strokes of the cylinders")},
                  onPage([this](DocumentPage& page) { addStepDiagram(page); }));
    actions().add({id("plots.addExpression"),
                   tr("Add an e&xpression…"),
                   {},
                   {},
                   tr("A curve computed of variables, as the difference of two pressures")},
                  onPage([this](DocumentPage& page) {
                      Q_EMIT plotsWanted();
                      page.plots().addExpression();
                  }));
    actions().add({id("plots.statistics"),
                   tr("&Statistics"),
                   {},
                   {},
                   tr("Mean, extremes, rise time and more of all curves, between the marks A and B")},
                  onPage([this](DocumentPage& page) {
                      Q_EMIT plotsWanted();
                      page.plots().setStatisticsShown(page.plots().statistics().isHidden());
                  }));
    actions().add({id("plots.when"),
                   tr("&When is …?"),
                   {},
                   {},
                   tr("Finds the times at which something is so, as a pressure above a limit")},
                  onPage([this](DocumentPage& page) {
                      Q_EMIT plotsWanted();
                      page.plots().searchTime();
                  }));
    actions().add({id("plots.fit"), tr("&Fit plots"), id("zoom-fit"), {keys("Ctrl+Shift+F")}, {}},
                  onPage([](DocumentPage& page) { page.plots().area().fitAll(); }));
    actions().addToggle({id("plots.cursor"), tr("&Cursor with values"), id("cursor"), {keys("Ctrl+Shift+C")}, {}}, true,
                        switchOnPage([](DocumentPage& page, bool isOn) { page.plots().area().setCursorOn(isOn); }));
    actions().add({id("plots.exportCsv"), tr("&Export results as CSV…"), id("export"), {keys("Ctrl+Shift+E")}, {}},
                  onPage([this](DocumentPage& page) { parts_.exports.exportResults(page, ResultsFormat::Csv); }));
    actions().add({id("plots.exportMat"), tr("Export results as .&mat…"), {}, {}, tr("As OpenModelica and Dymola do")},
                  onPage([this](DocumentPage& page) { parts_.exports.exportResults(page, ResultsFormat::Mat); }));
    actions().add({id("plots.exportPicture"), tr("Export plots as a &picture…"), id("picture"), {}, {}},
                  onPage([this](DocumentPage& page) { parts_.exports.exportPicture(page); }));
}

void RunMenus::addMenus(QMenuBar& bar)
{
    QMenu* run = addMenu(bar, tr("&Run"),
                         {"run.start", "run.pause", "run.step", "run.stop", "-", "run.showOperatingPoint", "-",
                          "run.fromModel", "run.fromLastEnd", "run.fromOperatingPoint", "-"});
    insertMenu(*run, tr("Repla&y"), "run.showOperatingPoint",
               {"view.timeLine", "-", "run.replay", "run.replayBack", "run.nextEvent", "run.previousEvent",
                "run.nextRow", "run.previousRow"});
    addParts(*run);
    QMenu* plots = addMenu(bar, tr("&Plots"),
                           {"plots.probe", "-", "plots.add", "plots.addSteps", "plots.addExpression", "plots.addNote",
                            "plots.addPage", "-"});
    addLayouts(*plots);
    addEntries(*plots, {"plots.fit", "plots.cursor", "plots.statistics", "plots.when", "-", "plots.exportCsv",
                        "plots.exportMat", "plots.exportPicture"});
}

HelpMenu::HelpMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QMainWindow& window)
    : MenuPart(actions, documents, &window), parts_(parts), window_(window)
{
    actions.add(
        {id("help.manual"), tr("&Manual"), {}, {keys("Ctrl+F1")}, tr("Read and search the manual beside the circuit")},
        [this] { showManual(); });
    actions.add({id("help.symbol"), tr("&Help on the selected symbol"), id("help"), {keys("F1")}, {}},
                [this] { helpOnSymbol(); });
    actions.add({id("help.guide"), tr("&First circuit"), {}, {}, {}}, [this] { Q_EMIT guideWanted(); });
    actions.add({id("help.lesson"),
                 tr("&Lesson of this example"),
                 {},
                 {},
                 tr("Things to try in this circuit, and why they happen")},
                onPage([this](DocumentPage& page) { Q_EMIT lessonWanted(page); }));
    actions.add({id("help.commands"), tr("&Command palette"), id("keyboard"), {keys("Ctrl+Shift+P")}, {}},
                [this] { parts_.commands.popUp(); });
    actions.add({id("help.changes"), tr("&What is new"), {}, {}, {}}, [&window] { ChangesDialog(&window).exec(); });
    actions.add({id("help.shortcuts"),
                 tr("&Keyboard shortcuts…"),
                 {},
                 {keys("Shift+F1")},
                 tr("Lists, changes and prints the keys of all commands")},
                [this, &window] { ShortcutsDialog(*shortcuts_, *menus_, &window).exec(); });
    actions.add({id("help.about"), tr("&About Bramah"), {}, {}, {}}, [&window] { AboutDialog(&window).exec(); });
}

HelpMenu::~HelpMenu() = default;

void HelpMenu::helpOnSymbol()
{
    const QString fromLibrary = parts_.palette.focusedClass();
    const bool isAlreadyShown = parts_.properties.documentation().isVisible();
    parts_.docks.bringForward("properties");
    if (fromLibrary.isEmpty())
        parts_.properties.showDocumentation(!isAlreadyShown);
    else
        parts_.properties.showDocumentationOf(fromLibrary);
}

void HelpMenu::showManual()
{
    if (!manual_) {
        ManualReference reference(commandList(actions(), *window_.menuBar()), parts_.workspace.library());
        auto manual = readManual(QLocale().name(), reference);
        if (!manual) {
            QMessageBox::warning(&window_, tr("Manual"), manual.error());
            return;
        }
        manual_ =
            std::make_unique<ManualWindow>(std::move(*manual), std::move(reference), parts_.theme, actions().icons());
        connect(manual_.get(), &ManualWindow::exampleWanted, this, [this](const QString& name) {
            documents().openExample(examplePath(name));
            window_.activateWindow();
        });
    }
    manual_->show();
    manual_->raise();
    manual_->activateWindow();
}

void HelpMenu::addMenus(QMenuBar& bar)
{
    addMenu(bar, tr("&Help"),
            {"help.manual", "help.symbol", "help.guide", "help.lesson", "help.commands", "help.shortcuts", "-",
             "help.changes", "help.about"});
    // All commands are there now.
    menus_ = &bar;
    shortcuts_ = new Shortcuts(actions().actions(), this);
}

}  // namespace bramah::app
