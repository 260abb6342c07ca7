// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/catalogue/catalogue_shelf.h"
#include "app/catalogue/catalogue_strip.h"
#include "app/catalogue/choose_part.h"
#include "app/causes/why_panel.h"
#include "app/components/class_use_button.h"
#include "app/components/import_fmu.h"
#include "app/components/manage_classes.h"
#include "app/components/my_components.h"
#include "app/components/new_component.h"
#include "app/documents/document_export.h"
#include "app/documents/probe_menu.h"
#include "app/documents/user_libraries.h"
#include "app/frequency/frequency_panel.h"
#include "app/hierarchy/open_class.h"
#include "app/lessons/lesson_card.h"
#include "app/measured/data_import.h"
#include "app/replay/time_line.h"
#include "app/results/restore_values.h"
#include "app/run/prepare_model.h"
#include "app/runs/runs_panel.h"
#include "app/sheet/operating_point_on_sheet.h"
#include "app/start/first_circuit_guide.h"
#include "app/start/start_page.h"
#include "app/structure/parts_on_sheet.h"
#include "app/structure/sheet_causality.h"
#include "app/structure/structure_panel.h"
#include "app/studies/studies_panel.h"
#include "app/tune/tune_panel.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/window/command_palette.h"
#include "app/window/drawing_menu.h"
#include "app/window/edit_menu.h"
#include "app/window/file_menu.h"
#include "app/window/main_tool_bar.h"
#include "app/window/page_state.h"
#include "app/window/run_menus.h"
#include "app/window/status_widgets.h"
#include "app/window/view_menu.h"
#include "app/window/window_docks.h"
#include "app/window/window_panels.h"
#include "editor/palette/chosen_classes.h"
#include "editor/palette/palette_panel.h"
#include "editor/problems/mending.h"
#include "editor/problems/problems_panel.h"
#include "editor/properties/property_panel.h"
#include "editor/reading/sheet_accessible.h"
#include "editor/render/named_files.h"
#include "editor/session/problem_place.h"
#include "editor/symbol/symbol_view.h"
#include "editor/theme/menu_letters.h"
#include "editor/theme/popup_menu.h"
#include "editor/valves/valve_commands.h"
#include "editor/view/sheet_actions.h"
#include "editor/view/sheet_view.h"
#include "model/diagnostics/sentence.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kFrameHeight = 40;  // px, about the frame that a window manager puts around a window

/// The folder of the user's own catalogues, beside the user's own components in \a folder.
QString ownCatalogues(const QString& folder)
{
    return folder.isEmpty() ? QString() : QDir(folder).absoluteFilePath(QStringLiteral("Catalogues"));
}

}  // namespace

MainWindow::MainWindow(ThemeController& theme, editor::Workspace& workspace, Options options)
    : theme_(theme),
      workspace_(workspace),
      options_(std::move(options)),
      icons_(theme.activeTheme()),
      actions_(icons_, this),
      sheetActions_(new editor::SheetActions(this)),
      centre_(new QStackedWidget),
      tabs_(new QTabWidget),
      startPage_(new StartPage(workspace, recent_, theme.activeTheme())),
      messages_(new MessageBar(icons_)),
      libraries_(new UserLibraries(workspace, this)),
      own_(new MyComponents(workspace, options_.ownFolder, this)),
      catalogues_(new CatalogueShelf(workspace, ownCatalogues(options_.ownFolder), this))
{
    setWindowIcon(QIcon(QStringLiteral(":/icons/bramah.svg")));
    resize(QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(0, kFrameHeight)));
    setAcceptDrops(true);
    tabs_->setAccessibleName(tr("Open documents"));
    tabs_->setDocumentMode(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    centre_->addWidget(startPage_);
    centre_->addWidget(tabs_);
    auto* central = new QWidget;
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(messages_);
    column->addWidget(centre_, 1);
    setCentralWidget(central);
    // Where the window is narrow the panels keep their widths: the sheet takes what they leave.
    central->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    editor::installSheetReading();
    editor::NamedFiles::shared().setPatience(editor::NamedFiles::kMoment);
    makePanels();
    documents_ = std::make_unique<DocumentsController>(
        *tabs_,
        DocumentPage::Surroundings{workspace, theme.activeTheme(), icons_, prepareModel, prepareCheck,
                                   std::make_shared<RunMemory>(), options_.recoveryFolder, options_.lockFolder},
        recent_);
    classes_ = std::make_unique<ClassManager>(*documents_, *own_, *messages_, *this);
    export_ = std::make_unique<DocumentExport>(*this);
    probe_ = std::make_unique<ProbeMenu>(*this, icons_);
    commandPalette_ = new CommandPalette(actions_, this);
    guide_ = new FirstCircuitGuide(centre_);
    lesson_ = new LessonCard(centre_);
    makeMenus();
    toolBar_ = new MainToolBar(actions_, this);
    addToolBar(toolBar_);
    setContextMenuPolicy(Qt::NoContextMenu);
    status_ = new StatusWidgets(*statusBar(), icons_);
    state_ = new PageState({actions_, *sheetActions_, *docks_, *panels_->problems, *status_}, *this);
    for (const char* id :
         {"plots.add", "plots.fit", "plots.cursor", "view.timeLine", "plots.exportCsv", "plots.exportPicture"})
        docks_->addTool("plots", actions_.action(QLatin1String(id)));
    connectPanels();
    if (options_.remembersLayout)
        docks_->restore();
    if (own_->isThere())
        panels_->palette->setOwnPackage(MyComponents::kPackage);
    showPage(nullptr);
}

MainWindow::~MainWindow()
{
    docks_->disconnect();
    // Pages use panels of this window when they are deleted.
    page_.clear();
    state_->setPage(nullptr);
    giveToPanels(nullptr);
    disconnect(documents_.get(), nullptr, this, nullptr);
    disconnect(documents_.get(), nullptr, state_, nullptr);
    for (DocumentPage* page : documents_->pages()) {
        panels_->plots->removeWidget(&page->plots());
        delete page;
    }
}

void MainWindow::makePanels()
{
    panels_ = std::make_unique<WindowPanels>(workspace_, theme_.activeTheme(), icons_, *catalogues_);
    docks_ = new WindowDocks(*this, panels_->list(), icons_);
    connect(docks_, &WindowDocks::maximizedChanged, this, [this] {
        if (state_)
            state_->updateViews();
    });
    connect(&panels_->frequency->form(), &FrequencyForm::pickingChanged, docks_,
            [this](bool isPicking) { docks_->lendSheet(*docks_->dock("frequency"), isPicking); });
}

void MainWindow::makeMenus()
{
    auto* file =
        new FileMenu(actions_, *documents_, {recent_, *libraries_, *export_, workspace_, theme_.activeTheme()}, *this);
    auto* edit = new EditMenu(actions_, *documents_,
                              {*sheetActions_, *docks_, *panels_->palette, *panels_->properties, workspace_,
                               theme_.activeTheme(), *own_, *classes_},
                              *this);
    auto* drawing =
        new DrawingMenu(actions_, *documents_, {*sheetActions_, workspace_, *own_, *catalogues_, *messages_}, *this);
    auto* view = new ViewMenu(actions_, *documents_, {*sheetActions_, *docks_, *panels_->problems, theme_}, this);
    auto* run = new RunMenus(actions_, *documents_, {*export_, *probe_, *panels_->properties}, this);
    auto* help = new HelpMenu(
        actions_, *documents_,
        {*panels_->palette, *panels_->properties, *docks_, *commandPalette_, workspace_, theme_.activeTheme()}, *this);
    connect(drawing, &DrawingMenu::placingWanted, panels_->palette, &editor::PalettePanel::placingWanted);
    connect(file, &FileMenu::libraryChosen, this, &MainWindow::openLibrary);
    connect(file, &FileMenu::startPageWanted, this, &MainWindow::showStartPage);
    connect(run, &RunMenus::plotsWanted, this, [this] { docks_->bringForward("plots"); });
    connect(view, &ViewMenu::hintChanged, this, [this](const QString& hint) { status_->setHint(hint); });
    connect(view, &ViewMenu::languageChosen, this, [this] {
        messages_->show(model::Severity::Note, tr("The language changes when Bramah starts again."),
                        {{tr("Start again now"), [this] { startAgain(); }}});
    });
    connect(help, &HelpMenu::guideWanted, this, &MainWindow::startGuide);
    connect(help, &HelpMenu::lessonWanted, this, [this](DocumentPage& page) {
        if (!lesson_->start(page))
            page.messages().show(model::Severity::Note,
                                 tr("This circuit has no lesson; the examples of the start page have."),
                                 {{tr("Start page"), [this] { showStartPage(true); }}});
    });
    for (QAction* action : actions_.actions())
        addAction(action);
    for (MenuPart* part : std::initializer_list<MenuPart*>{file, edit, drawing, view, run, help})
        part->addMenus(*menuBar());
    editor::keepLetters(*menuBar());
}

void MainWindow::connectPanels()
{
    connect(panels_->structure, &StructurePanel::modelMade, this,
            [this](const QString& name, const QByteArray& text) { documents_->newDocument(name, text); });
    connect(startPage_, &StartPage::newWanted, this, [this] { documents_->newDocument(); });
    connect(startPage_, &StartPage::openWanted, this, [this] { documents_->openWithDialog(); });
    connect(startPage_, &StartPage::fileWanted, this, [this](const QString& path) { documents_->open(path); });
    connect(startPage_, &StartPage::exampleWanted, this,
            [this](const QString& path) { documents_->openExample(path); });
    connect(startPage_, &StartPage::guideWanted, this, &MainWindow::startGuide);
    connect(startPage_, &StartPage::backWanted, this, [this] { showStartPage(false); });
    connect(documents_.get(), &DocumentsController::currentPageChanged, this, &MainWindow::showPage);
    connect(documents_.get(), &DocumentsController::exampleOpened, lesson_, &LessonCard::start);
    connect(lesson_, &LessonCard::exampleWanted, this,
            [this](const QString& name) { documents_->openExample(examplePath(name)); });
    connect(documents_.get(), &DocumentsController::titleChanged, state_, &PageState::updateTitle);
    connect(documents_.get(), &DocumentsController::failed, this, [this](const QString& message) {
        QMessageBox::warning(this, tr("Bramah"), model::withQuotationMarks(message));
    });
    connect(documents_.get(), &DocumentsController::fmuChosen, this, [this](const QString& path) {
        if (const QString block = importFmu(path, page_, *documents_, *own_, *this); !block.isEmpty())
            Q_EMIT panels_->palette->placingWanted(block);
    });
    connect(panels_->palette, &editor::PalettePanel::placingWanted, this, [this](const QString& className) {
        if (!page_)
            documents_->newDocument();
        docks_->showSheet();
        page_->views().show(ClassViewKind::Circuit);
        page_->sheet().setFocus();
        page_->sheet().startPlacing(className);
    });
    connect(panels_->palette, &editor::PalettePanel::newComponentWanted, this,
            [this] { newComponent(page_, *documents_, *own_, this); });
    connect(panels_->palette, &editor::PalettePanel::contextMenuWanted, this,
            [this](const QString& className, QPoint position) {
                editor::popUpMenu(*this, position, [&](QMenu& menu) { fillPaletteMenu(menu, className); });
            });
    connect(panels_->palette, &editor::PalettePanel::hintChanged, status_, &StatusWidgets::setHint);
    connect(panels_->properties, &editor::PropertyPanel::hintChanged, status_, &StatusWidgets::setHint);
    connect(panels_->properties, &editor::PropertyPanel::valueSought, this, [this](const QString& path) {
        docks_->bringForward("structure");
        panels_->structure->askFor(path);
    });
    connect(panels_->properties, &editor::PropertyPanel::tuneWanted, this, [this](const QString& path) {
        docks_->bringForward("tune");
        panels_->tune->tune(path);
    });
    connect(panels_->properties, &editor::PropertyPanel::experimentChanged, toolBar_, &MainToolBar::showTime);
    connect(panels_->catalogue, &CatalogueStrip::partWanted, actions_.action(QStringLiteral("drawing.catalogue")),
            &QAction::trigger);
    panels_->studies->keepIn(options_.studyFolder);
    connect(panels_->studies, &StudiesPanel::runWanted, this, [this](const auto& values) {
        if (page_)
            page_->runs().runWith(values);
    });
    connect(panels_->tune, &TunePanel::wanted, actions_.action(QStringLiteral("view.tune")), &QAction::trigger);
    connect(panels_->problems, &editor::ProblemsPanel::locateWanted, this, [this](const model::Diagnostic& problem) {
        docks_->showSheet();
        if (page_)
            page_->locate(problem);
    });
    connect(panels_->problems, &editor::ProblemsPanel::mendWanted, this, [this](const model::Mend& mend) {
        if (page_)
            page_->apply(mend);
    });
    connect(panels_->problems, &editor::ProblemsPanel::exclusionWanted, this,
            [this](const model::Diagnostic& problem, const QString& reason) {
                if (page_)
                    editor::excludeProblem(page_->session(), problem, reason);
            });
    connect(status_, &StatusWidgets::problemsClicked, this, [this] { docks_->bringForward("problems"); });
    connect(panels_->runs, &RunsPanel::keepingWanted, this, [this](int index, bool isKept) {
        if (page_)
            page_->setRunKept(index, isKept);
    });
    connect(panels_->runs, &RunsPanel::runAgainWanted, this, [this](int index) {
        if (page_)
            page_->runs().runAgain(*page_->history().runs().at(static_cast<std::size_t>(index)));
    });
    connect(panels_->runs, &RunsPanel::valuesWanted, this, &MainWindow::restoreValuesOf);
    connect(panels_->why, &WhyPanel::asked, this, [this] { docks_->bringForward("why"); });
    connect(probe_.get(), &ProbeMenu::plotted, this, [this] { docks_->bringForward("plots"); });
    connect(probe_.get(), &ProbeMenu::listWanted, this, [this](const QString& owner) {
        docks_->bringForward("plots");
        if (page_)
            page_->plots().variables().searchFor(owner + QLatin1Char('.'));
    });
}

void MainWindow::connectPage(DocumentPage& page)
{
    page.setProperty("isConnected", true);
    panels_->plots->addWidget(&page.plots());
    connect(&page.timeLine(), &TimeLine::closed, actions_.action(QStringLiteral("view.timeLine")),
            [this] { actions_.action(QStringLiteral("view.timeLine"))->setChecked(false); });
    connectSheet(page);
    state_->follow(page);
    connectRuns(page);
    connectClassBar(page);
}

void MainWindow::connectSheet(DocumentPage& page)
{
    editor::SheetView& sheet = page.sheet();
    const auto showPosition = [this](QPointF modules) { status_->setPosition(modules); };
    connect(&sheet, &editor::SheetView::hintChanged, status_, &StatusWidgets::setHint);
    connect(&sheet, &editor::SheetView::cursorMoved, status_, showPosition);
    connect(&page.symbol(), &editor::SymbolView::hintChanged, status_, &StatusWidgets::setHint);
    connect(&page.symbol(), &editor::SymbolView::cursorMoved, status_, showPosition);
    const auto editProperties = [this] {
        docks_->bringForward("properties");
        panels_->properties->startEditing();
    };
    connect(&sheet, &editor::SheetView::componentActivated, this, editProperties);
    connect(&sheet, &editor::SheetView::valueTyped, panels_->properties, &editor::PropertyPanel::typeValues);
    connect(&sheet, &editor::SheetView::opened, this, [&page, editProperties](const model::ComponentId& id) {
        if (!page.views().bar().canEnter(id) || !page.views().bar().enter(id))
            editProperties();
    });
    connect(&sheet, &editor::SheetView::leaveWanted, &page.views().bar(), &ClassBar::leave);
    connect(&sheet, &editor::SheetView::probed, this, [this, &page](const editor::Probe& probe) {
        if (panels_->frequency->form().isPicking())
            panels_->frequency->form().pick(probe);
        else
            probe_->offer(page, probe);
    });
    connect(&sheet, &editor::SheetView::problemsRequested, this, [this, &page](const model::ComponentId& id) {
        docks_->bringForward("problems");
        panels_->problems->showProblemOf(page.session().sheet().place().pathOf(id.name));
    });
    connect(&sheet, &editor::SheetView::contextMenuRequested, this, [this, &page](QPoint position) {
        editor::popUpMenu(page, position, [&](QMenu& menu) { fillContextMenu(menu, page); });
    });
}

void MainWindow::connectRuns(DocumentPage& page)
{
    connect(&page.runs(), &RunController::stateChanged, this, [this, &page] {
        // An empty list of problems, in front since a failed run, gives way to the curves.
        const bool areProblemsInFront = page_ == &page && !docks_->dock("problems")->visibleRegion().isEmpty();
        if (page.runs().state() == RunController::State::Running && areProblemsInFront &&
            panels_->problems->errorCount() == 0)
            docks_->bringForward("plots");
    });
    connect(&page.runs(), &RunController::ended, this, [this, &page] {
        const RunRecord* run = page.history().latest();
        if (page_ == &page && run && run->end && run->end->reason == solver::EndReason::NotCompiled)
            docks_->bringForward("problems");
    });
}

void MainWindow::connectClassBar(DocumentPage& page)
{
    ClassBar& bar = page.views().bar();
    connect(&bar, &ClassBar::tryWanted, actions_.action(QStringLiteral("edit.tryComponent")), &QAction::trigger);
    connect(&bar, &ClassBar::copyWanted, this, [this, &page] {
        copyToMyComponents(QString(page.session().sheet().className()), &page, *documents_, *own_);
    });
    auto* uses = new ClassUseButton(page.session(), *classes_, &bar);
    bar.addBesideWay(uses);
    connect(uses, &ClassUseButton::useChosen, this, [this, &page](const QString& className, const QString& component) {
        openClass(className, &page, *documents_, *own_);
        if (page_ && page_->session().sheet().className() == className && !component.isEmpty())
            page_->sheet().locate({component});
    });
}

void MainWindow::fillContextMenu(QMenu& menu, DocumentPage& page)
{
    probe_->addTo(menu, page);
    menu.addSeparator();
    sheetActions_->fillContextMenu(menu);
    const editor::Selection& selection = page.session().selection();
    if (selection.components.size() == 1) {
        menu.addSeparator();
        for (const model::Mend& mend : editor::mendsFor(page.session(), *selection.components.begin()))
            menu.addAction(mend.text, &page, [&page, mend] { page.apply(mend); });
        menu.addSeparator();
        if (QAction* change = actions_.action(QStringLiteral("edit.changeValve")); change->isEnabled())
            menu.addAction(change);
        menu.addAction(actions_.action(QStringLiteral("edit.replace")));
        menu.addAction(actions_.action(QStringLiteral("edit.openClass")));
        menu.addAction(actions_.action(QStringLiteral("edit.ownClass")));
        menu.addAction(actions_.action(QStringLiteral("edit.rename")));
        menu.addAction(actions_.action(QStringLiteral("help.symbol")));
    }
    panels_->properties->addSought(menu);
    if (!selection.components.isEmpty()) {
        menu.addAction(actions_.action(QStringLiteral("drawing.catalogue")));
        menu.addAction(actions_.action(QStringLiteral("edit.wrap")));
    }
    if (selection.components.size() == 1)
        menu.addAction(actions_.action(QStringLiteral("edit.unwrap")));
}

void MainWindow::giveToPanels(DocumentPage* page)
{
    sheetActions_->setView(page ? &page->sheet() : nullptr);
    for (const Panel& panel : docks_->panels())
        if (panel.take)
            panel.take(page);
    toolBar_->setRuns(page ? &page->runs() : nullptr);
}

void MainWindow::showPage(DocumentPage* page)
{
    if (page != page_)
        docks_->showSheet();
    page_ = page;
    const bool isNew = page && !page->property("isConnected").toBool();
    if (isNew)
        connectPage(*page);
    centre_->setCurrentWidget(page ? static_cast<QWidget*>(tabs_) : startPage_);
    startPage_->setWayBack(documents_ && documents_->currentPage() ? documents_->currentPage()->title() : QString());
    QAction& start = *actions_.action(QStringLiteral("file.start"));
    const QSignalBlocker startBlocker(start);
    start.setChecked(!page);
    docks_->setQuiet(!page);
    giveToPanels(page);
    if (page)
        page->history().noteLook();
    state_->setPage(page);
    lesson_->showFor(page);
    // If a file cannot be drawn, its errors are shown.
    if (isNew && page->document().textState() != model::Document::TextState::Sound)
        docks_->bringForward("problems");
}

void MainWindow::fillPaletteMenu(QMenu& menu, const QString& className)
{
    if (!className.isEmpty()) {
        menu.addAction(tr("Place it"), this, [this, className] { Q_EMIT panels_->palette->placingWanted(className); });
        const bool isFavourite = panels_->palette->chosen().isFavourite(className);
        menu.addAction(
            isFavourite ? tr("Remove from the favourites") : tr("Add to the favourites"), this,
            [this, className, isFavourite] { panels_->palette->chosen().setFavourite(className, !isFavourite); });
        menu.addAction(tr("Open its class"), this,
                       [this, className] { openClass(className, page_, *documents_, *own_); });
        if (own_->isThere())
            menu.addAction(tr("Copy to My components"), this,
                           [this, className] { copyToMyComponents(className, page_, *documents_, *own_); });
        menu.addSeparator();
        classes_->addTo(menu, className);
        menu.addSeparator();
    }
    menu.addAction(actions_.action(QStringLiteral("edit.newComponent")));
}

void MainWindow::openLibraries()
{
    own_->open();
    const QStringList problems = libraries_->openRemembered();
    if (!problems.isEmpty())
        messages_->show(model::Severity::Warning, problems.join(QLatin1Char(' ')));
}

void MainWindow::openLibrary(const QString& path)
{
    if (const std::optional<QString> problem = libraries_->open(path))
        messages_->show(model::Severity::Warning, *problem);
    else
        messages_->show(model::Severity::Note,
                        tr("%1 is in the library panel now, and will be at the next start.")
                            .arg(QDir::toNativeSeparators(UserLibraries::remembered().constLast())));
}

void MainWindow::startAgain()
{
    if (close())
        Q_EMIT restartWanted();
}

void MainWindow::showStartPage(bool isWanted)
{
    showPage(isWanted ? nullptr : documents_->currentPage());
}

void MainWindow::startGuide()
{
    guide_->start(documents_->newDocument());
}

void MainWindow::restoreValuesOf(int run)
{
    if (!page_)
        return;
    const RunRecord& record = *page_->history().runs().at(static_cast<std::size_t>(run));
    const QStringList paths = restoreValues(page_->session(), record);
    page_->messages().show(model::Severity::Note,
                           paths.isEmpty()
                               ? tr("No value differs from those of %1.").arg(record.name)
                               : tr("As in %1 again: %2").arg(record.name, paths.join(QStringLiteral(", "))));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (options_.remembersLayout)
        docks_->remember();
    event->setAccepted(documents_->closeAll());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls())
        if (UserLibraries::isLibrary(url.toLocalFile()))
            openLibrary(url.toLocalFile());
        else if (isCatalogueFile(url.toLocalFile()))
            addCatalogue(url.toLocalFile(), *catalogues_, *messages_);
        else if (page_ && DataImport::isDataFile(url.toLocalFile()))
            page_->dataImport().importFile(url.toLocalFile());
        else if (url.isLocalFile())
            documents_->open(url.toLocalFile());
}

}  // namespace bramah::app
