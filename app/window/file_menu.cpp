// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_menu.h"

#include "app/documents/document_export.h"
#include "app/documents/user_libraries.h"
#include "app/files/circuit_picture.h"
#include "app/files/session_files.h"
#include "app/files/shipped_files.h"
#include "app/measured/data_import.h"
#include "editor/theme/plain_text.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace bramah::app {

FileMenu::FileMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QWidget& window)
    : MenuPart(actions, documents, &window), parts_(parts), window_(window)
{
    actions.add({id("file.new"), tr("&New circuit"), id("document-new"), {QKeySequence::New}, {}},
                [&documents] { documents.newDocument(); });
    actions.add({id("file.open"), tr("&Open…"), id("document-open"), {QKeySequence::Open}, {}},
                [&documents] { documents.openWithDialog(); });
    actions.add(
        {id("file.openLibrary"), tr("Open li&brary…"), id("library"), {}, tr("Add a package to the library panel")},
        [this] { openLibrary(); });
    actions.add({id("file.save"), tr("&Save"), id("document-save"), {QKeySequence::Save}, {}},
                onPage([&documents](DocumentPage& page) { documents.save(page); }));
    actions.add({id("file.saveAs"), tr("Save &as…"), {}, {keys("Ctrl+Shift+S")}, {}},
                onPage([&documents](DocumentPage& page) { documents.saveAs(page); }));
    actions.add({id("file.saveAll"), tr("Save a&ll"), {}, {}, {}}, [&documents] { documents.saveAll(); });
    actions.add({id("file.close"), tr("&Close"), {}, {keys("Ctrl+W")}, {}},
                onPage([&documents](DocumentPage& page) { documents.close(page); }));
    actions.add({id("file.importData"),
                 tr("&Import measured data…"),
                 {},
                 {keys("Ctrl+Shift+I")},
                 tr("Values of an instrument or another program, as CSV or .mat, beside those of the runs")},
                onPage([](DocumentPage& page) { page.dataImport().chooseFile(); }));
    actions.add({id("file.exportSheet"), tr("E&xport the sheet as a picture…"), {}, {}, {}},
                onPage([this](DocumentPage& page) { parts_.exports.exportSheet(page); }));
    actions.add({id("file.exportAnimation"), tr("Export an &animated picture…"), id("motion"), {}, {}},
                onPage([this](DocumentPage& page) { parts_.exports.exportAnimation(page); }));
    actions.add({id("file.exportFmu"),
                 tr("Export as FM&U…"),
                 {},
                 {},
                 tr("The circuit as a model that Simulink, Amesim, Dymola and other tools run")},
                onPage([this](DocumentPage& page) { parts_.exports.exportFmu(page); }));
    actions.add({id("file.report"),
                 tr("Make a &report…"),
                 {},
                 {},
                 tr("Sheet, plots, measures and values of the run, as PDF or HTML, to hand over")},
                onPage([this](DocumentPage& page) { parts_.exports.exportReport(page); }));
    actions.add({id("file.print"), tr("&Print…"), {}, {QKeySequence::Print}, {}},
                onPage([this](DocumentPage& page) { parts_.exports.printSheet(page); }));
    actions.addToggle({id("file.restore"), tr("Open the same &files at the next start"), {}, {}, {}},
                      SessionFiles::isRestored(), [](bool isOn) { SessionFiles::setRestored(isOn); });
    actions.addToggle({id("file.start"), tr("Start &page"), {}, {}, {}}, true,
                      [this](bool isOn) { Q_EMIT startPageWanted(isOn); });
    actions.add({id("file.quit"), tr("&Quit"), {}, {keys("Ctrl+Q")}, {}}, [&window] { window.close(); });
}

void FileMenu::openLibrary()
{
    const QString path = QFileDialog::getOpenFileName(
        &window_, tr("Open a library: its package.mo, or a file with a package"), {}, tr("Modelica packages (*.mo)"));
    if (!path.isEmpty())
        Q_EMIT libraryChosen(path);
}

void FileMenu::addMenus(QMenuBar& bar)
{
    QMenu* file = addMenu(bar, tr("&File"),
                          {"file.new",
                           "file.open",
                           "file.openLibrary",
                           "-",
                           "file.save",
                           "file.saveAs",
                           "file.saveAll",
                           "-",
                           "file.report",
                           "file.print",
                           "file.importData",
                           "file.exportSheet",
                           "plots.exportCsv",
                           "plots.exportMat",
                           "plots.exportPicture",
                           "file.exportAnimation",
                           "file.exportFmu",
                           "-",
                           "file.restore",
                           "file.start",
                           "file.close",
                           "file.quit"});
    QMenu* recent = insertMenu(*file, tr("Open &recent"), "file.openLibrary", {});
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    showPictures(*recent);
    fillExamples(*insertMenu(*file, tr("Open &example"), "file.openLibrary", {}));
    auto* libraries = new QMenu(tr("Close li&brary"), file);
    connect(libraries, &QMenu::aboutToShow, this, [this, libraries] { fillLibraries(*libraries); });
    const QList<QAction*> entries = file->actions();
    file->insertMenu(entries.at(entries.indexOf(actions().action(id("file.openLibrary"))) + 1), libraries);
}

void FileMenu::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : parts_.recent.paths()) {
        QAction* action = menu.addAction(QFileInfo(path).fileName(), this, [this, path] { documents().open(path); });
        action->setToolTip(editor::plainToolTip(path));
        action->setData(path);
        action->setEnabled(QFileInfo::exists(path));
    }
    menu.addSeparator();
    menu.addAction(tr("Clear the list"), this, [this] { parts_.recent.clear(); });
}

void FileMenu::fillExamples(QMenu& menu)
{
    for (const ExampleGroup& group : exampleGroups()) {
        QMenu* kind = menu.addMenu(group.title);
        for (const QString& path : group.paths) {
            QAction* action = kind->addAction(exampleTitle(path, parts_.workspace.library().translations()), this,
                                              [this, path] { documents().openExample(path); });
            action->setData(path);
        }
        showPictures(*kind);
    }
}

void FileMenu::showPictures(QMenu& menu)
{
    showPicturesOf(menu, [this](const QString& path) {
        constexpr QSize kSize(300, 200);  // px
        return circuitPicture(path, parts_.workspace.library(), editor::SheetTheme::of(parts_.theme.theme()), kSize,
                              window_.devicePixelRatioF());
    });
}

void FileMenu::fillLibraries(QMenu& menu)
{
    menu.clear();
    for (const QString& path : UserLibraries::remembered())
        menu.addAction(path, this, [this, path] { parts_.libraries.close(path); });
    if (menu.isEmpty())
        menu.addAction(tr("No library has been opened"))->setEnabled(false);
}

}  // namespace bramah::app
