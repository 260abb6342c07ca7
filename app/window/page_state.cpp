// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page_state.h"

#include "app/documents/document_page.h"
#include "app/sheet/operating_point_on_sheet.h"
#include "app/structure/parts_on_sheet.h"
#include "app/structure/sheet_causality.h"
#include "app/views/class_views.h"
#include "app/window/action_registry.h"
#include "app/window/status_widgets.h"
#include "app/window/window_docks.h"
#include "editor/problems/mending.h"
#include "editor/problems/problems_panel.h"
#include "editor/session/problem_place.h"
#include "editor/valves/valve_commands.h"
#include "editor/view/sheet_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace bramah::app {

PageState::PageState(const Parts& parts, QMainWindow& window) : QObject(&window), parts_(parts), window_(window) {}

void PageState::setPage(DocumentPage* page)
{
    page_ = page;
    for (const auto& [id, isOn] : {std::pair("view.causality", page && page->causality().isOn()),
                                   std::pair("view.parts", page && page->parts().isOn())}) {
        QAction* action = parts_.actions.action(QLatin1String(id));
        const QSignalBlocker blocker(action);
        action->setChecked(isOn);
    }
    for (const char* id :
         {"file.save",          "file.saveAs",      "file.print",      "file.exportSheet", "file.exportAnimation",
          "file.exportFmu",     "file.close",       "view.text",       "view.timeLine",    "view.causality",
          "view.parts",         "view.movingParts", "view.properties", "view.bottom",      "view.maximizePanel",
          "plots.probe",        "plots.add",        "plots.fit",       "plots.cursor",     "plots.exportCsv",
          "plots.exportPicture"})
        parts_.actions.action(QLatin1String(id))->setEnabled(page);
    updateValveAction();
    updateViews();
    parts_.status.setHint({});
    parts_.status.setPosition(std::nullopt);
    updateTitle();
    updateProblems();
    updateRunState();
}

std::function<void()> PageState::inFront(const DocumentPage& page, void (PageState::*showState)())
{
    return [this, &page, showState] {
        if (page_ == &page)
            (this->*showState)();
    };
}

void PageState::follow(DocumentPage& page)
{
    const editor::Sheet& sheet = page.session().sheet();
    const auto updateValve = inFront(page, &PageState::updateValveAction);
    connect(&page.session(), &editor::DocumentSession::selectionChanged, this, updateValve);
    connect(&sheet, &editor::Sheet::diagramChanged, this, updateValve);
    connect(&sheet, &editor::Sheet::classShownChanged, this, inFront(page, &PageState::updateRunState));
    connect(&sheet, &editor::Sheet::problemsChanged, this, inFront(page, &PageState::updateProblems));
    connect(&page, &DocumentPage::viewChanged, this, inFront(page, &PageState::updateViews));
    connect(&page.operatingPoint(), &OperatingPointOnSheet::changed, this, inFront(page, &PageState::updateRunState));
    connect(&page.runs(), &RunController::timeChanged, this, inFront(page, &PageState::showRunState));
    connect(&page.runs(), &RunController::stateChanged, this, inFront(page, &PageState::updateRunState));
}

void PageState::updateValveAction()
{
    const bool isValve = page_ && !editor::selectedOwnValve(page_->session()).isEmpty();
    parts_.actions.action(QStringLiteral("edit.changeValve"))->setEnabled(isValve);
}

void PageState::updateViews()
{
    QAction* text = parts_.actions.action(QStringLiteral("view.text"));
    const QSignalBlocker blocker(text);
    text->setChecked(page_ && page_->views().isTextShown());
    // A sheet behind a panel that has the whole window takes no keys.
    parts_.sheet.setSheetShown(page_ && page_->views().isShown(ClassViewKind::Circuit) && !parts_.docks.isMaximized());
    using View = std::pair<const char*, ClassViewKind>;
    for (const auto& [id, kind] :
         {View{"view.classCircuit", ClassViewKind::Circuit}, View{"view.classSymbol", ClassViewKind::Symbol},
          View{"view.classDeclarations", ClassViewKind::Declarations},
          View{"view.classEquations", ClassViewKind::Equations},
          View{"view.classDocumentation", ClassViewKind::Documentation}}) {
        parts_.actions.action(QLatin1String(id))->setEnabled(page_ && page_->views().has(kind));
        parts_.actions.action(QLatin1String(id))->setVisible(!page_ || page_->views().has(kind));
    }
}

void PageState::updateTitle()
{
    window_.setWindowTitle(page_ ? tr("%1[*] — Bramah").arg(page_->title()) : tr("Bramah"));
    window_.setWindowModified(page_ && page_->isMarkedModified());
    window_.setWindowFilePath(page_ ? page_->document().filePath() : QString());
}

void PageState::updateProblems()
{
    if (page_)
        parts_.problems.setProblems(
            editor::sortedProblems(page_->session()),
            [page = QPointer(page_)](const model::Diagnostic& problem) {
                return page ? editor::mendsFor(page->session(), problem) : std::vector<model::Mend>();
            },
            page_->document().text().fileName());
    else
        parts_.problems.setProblems({});
    parts_.status.setProblems(parts_.problems.errorCount(), parts_.problems.warningCount());
    const int count = parts_.problems.errorCount() + parts_.problems.warningCount();
    parts_.docks.dock("problems")->setWindowTitle(count > 0 ? tr("Problems (%1)").arg(count) : tr("Problems"));
}

void PageState::updateRunState()
{
    const auto state = page_ ? page_->runs().state() : RunController::State::Idle;
    const bool isRunnable = page_ && !page_->session().sheet().place().root.isEmpty();
    const bool isActive = state != RunController::State::Idle;
    const bool isPaused = state == RunController::State::Paused;
    parts_.actions.action(QStringLiteral("run.start"))->setEnabled(isRunnable && (!isActive || isPaused));
    parts_.actions.action(QStringLiteral("run.start"))->setText(isPaused ? tr("&Continue") : tr("&Run"));
    parts_.actions.action(QStringLiteral("run.pause"))->setEnabled(isActive && !isPaused);
    parts_.actions.action(QStringLiteral("run.stop"))->setEnabled(isActive);
    parts_.actions.action(QStringLiteral("run.step"))->setEnabled(isRunnable && (!isActive || isPaused));
    QAction& point = *parts_.actions.action(QStringLiteral("run.showOperatingPoint"));
    const QSignalBlocker pointBlocker(point);
    point.setEnabled(isRunnable && !isActive);
    point.setChecked(page_ && page_->operatingPoint().isOn());
    const auto start = page_ ? page_->runs().start() : RunController::Start::Model;
    using Choice = std::pair<const char*, RunController::Start>;
    for (const auto& [id, choice] : {Choice{"run.fromModel", RunController::Start::Model},
                                     Choice{"run.fromLastEnd", RunController::Start::LastEnd},
                                     Choice{"run.fromOperatingPoint", RunController::Start::OperatingPoint}}) {
        QAction* action = parts_.actions.action(QLatin1String(id));
        const QSignalBlocker blocker(action);
        action->setChecked(start == choice);
        action->setEnabled(page_ && (choice != RunController::Start::LastEnd || page_->runs().hasLastEnd()));
    }
    showRunState();
}

void PageState::showRunState()
{
    const RunRecord* latest = page_ ? page_->history().latest() : nullptr;
    parts_.status.setRunState(page_ ? page_->runs().state() : RunController::State::Idle,
                              latest ? latest->statistics : solver::RunStatistics());
}

}  // namespace bramah::app
