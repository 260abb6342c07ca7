// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"

#include "app/documents/kept_plots.h"
#include "app/documents/library_versions_of_page.h"
#include "app/files/session_files.h"
#include "app/files/shipped_files.h"
#include "app/imports/import_report.h"
#include "app/views/class_views.h"
#include "editor/session/workspace.h"
#include "model/document/recovery_journal.h"
#include "model/imports/hopsan/hopsan_import.h"
#include "model/refactoring/class_moves.h"
#include "model/syntax/annotation_values.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace bramah::app {

using model::Document;
using model::Severity;

namespace {

constexpr auto kFolderKey = "files/folder";
constexpr auto kCopyOf = "copyOf";  ///< property of a page: the file its text was taken from

QString fileFilter()
{
    return DocumentsController::tr("Modelica files (*.mo);;All files (*)");
}

QString openFilter()
{
    return DocumentsController::tr(
        "Models (*.mo *.fmu *.hmf);;Modelica files (*.mo);;FMUs (*.fmu);;Hopsan models (*.hmf);;All files (*)");
}

QString otherProgramText()
{
    return DocumentsController::tr(
        "Another Bramah has this file open. The last one to save overwrites the other's changes.");
}

QString lastFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QSettings().value(QLatin1String(kFolderKey), documents).toString();
}

QString libraryVersion(const model::ClassLibrary& library)
{
    const model::ClassNode* package = library.find("Bramah");
    const auto* definition = package ? package->definition() : nullptr;
    const auto* annotation = definition ? definition->annotation : nullptr;
    return stringIn(annotation ? annotation->arguments : nullptr, "version").value_or(QString());
}

}  // namespace

DocumentsController::DocumentsController(QTabWidget& tabs, const DocumentPage::Surroundings& surroundings,
                                         RecentFiles& recent, QObject* parent)
    : QObject(parent), tabs_(tabs), surroundings_(surroundings), recent_(recent), locks_(surroundings.lockFolder)
{
    connect(&tabs_, &QTabWidget::currentChanged, this, [this] {
        noteSession();
        Q_EMIT currentPageChanged(currentPage());
    });
    connect(&tabs_, &QTabWidget::tabCloseRequested, this,
            [this](int index) { close(*static_cast<DocumentPage*>(tabs_.widget(index))); });
}

DocumentPage* DocumentsController::currentPage() const
{
    return static_cast<DocumentPage*>(tabs_.currentWidget());
}

std::vector<DocumentPage*> DocumentsController::pages() const
{
    std::vector<DocumentPage*> all;
    for (int index = 0; index < tabs_.count(); ++index)
        all.push_back(static_cast<DocumentPage*>(tabs_.widget(index)));
    return all;
}

DocumentPage& DocumentsController::addPage(std::unique_ptr<Document> document, DocumentPage::Origin origin)
{
    auto* page = new DocumentPage(surroundings_, std::move(document), origin);
    tabs_.addTab(page, page->title());
    updateTab(*page);
    connect(page, &DocumentPage::titleChanged, this, [this, page] {
        updateTab(*page);
        Q_EMIT titleChanged();
    });
    tabs_.setCurrentWidget(page);
    if (origin != DocumentPage::Origin::New)
        takePresentVersions(*page, surroundings_.workspace);
    return *page;
}

void DocumentsController::updateTab(DocumentPage& page)
{
    const int index = tabs_.indexOf(&page);
    tabs_.setTabText(index, page.isMarkedModified() ? page.title() + QLatin1Char('*') : page.title());
    tabs_.setTabToolTip(index, page.document().filePath());
}

bool DocumentsController::isTaken(const QString& name) const
{
    for (DocumentPage* page : pages())
        if (page->document().displayName() == name || page->session().file().classNames().contains(name))
            return true;
    return surroundings_.workspace.library().find(name.toStdString()) != nullptr;
}

QString DocumentsController::freeName() const
{
    for (int number = 1;; ++number)
        if (const QString name = QStringLiteral("circuit%1").arg(number); !isTaken(name))
            return name;
}

DocumentPage& DocumentsController::newDocument()
{
    const QString name = freeName();
    return addPage(Document::create(name, model::newModelText(name, libraryVersion(surroundings_.workspace.library()))),
                   DocumentPage::Origin::New);
}

DocumentPage& DocumentsController::newDocument(const QString& name, const QByteArray& text)
{
    return addPage(Document::create(name, text), DocumentPage::Origin::New);
}

void DocumentsController::goToTab(DocumentPage& page)
{
    if (tabs_.currentWidget() == &page)
        Q_EMIT currentPageChanged(&page);  // it may lie behind the start page
    else
        tabs_.setCurrentWidget(&page);
}

DocumentPage* DocumentsController::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (DocumentPage* page : pages()) {
        if (page->document().filePath() == absolute) {
            goToTab(*page);
            return page;
        }
    }
    if (absolute.endsWith(QLatin1String(".fmu"), Qt::CaseInsensitive)) {
        QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(absolute).absolutePath());
        Q_EMIT fmuChosen(absolute);
        return nullptr;
    }
    if (model::hopsan::isHopsanFile(absolute))
        return import(absolute);
    auto document = Document::open(absolute);
    if (!document) {
        recent_.remove(absolute);
        Q_EMIT failed(document.error().message());
        return nullptr;
    }
    recent_.add(absolute);
    QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(absolute).absolutePath());
    DocumentPage& page = addPage(std::move(*document), DocumentPage::Origin::File);
    if (!locks_.take(absolute))
        tellOtherProgram(page);
    noteSession();
    return &page;
}

DocumentPage* DocumentsController::import(const QString& path)
{
    const auto made = model::hopsan::importHopsan(path, surroundings_.workspace.library(),
                                                  [this](const QString& name) { return isTaken(name); });
    if (!made) {
        recent_.remove(path);
        Q_EMIT failed(made.error().message());
        return nullptr;
    }
    recent_.add(path);
    QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    DocumentPage& page = newDocument(made->name, made->text);
    auto* const report = new ImportReport(QFileInfo(path).fileName(), made->notes, &page);
    report->setAttribute(Qt::WA_DeleteOnClose);
    connect(report, &ImportReport::componentChosen, &page, [&page](const QString& place) { page.locate(place); });
    report->show();
    return &page;
}

DocumentPage* DocumentsController::openExample(const QString& path)
{
    for (DocumentPage* page : pages()) {
        if (page->property(kCopyOf).toString() == path && page->document().filePath().isEmpty()) {
            goToTab(*page);
            return page;
        }
    }
    DocumentPage* page = openCopy(path, DocumentPage::Origin::Example);
    if (page)
        Q_EMIT exampleOpened(*page);
    return page;
}

DocumentPage* DocumentsController::openCopy(const QString& path, DocumentPage::Origin origin)
{
    const auto original = Document::open(path);
    if (!original) {
        Q_EMIT failed(original.error().message());
        return nullptr;
    }
    QString name = QFileInfo(path).completeBaseName();
    const auto isTaken = [this](const QString& wanted) {
        const std::vector<DocumentPage*> all = pages();
        return std::any_of(all.begin(), all.end(), [&](DocumentPage* page) { return page->title() == wanted; });
    };
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1_%2").arg(QFileInfo(path).completeBaseName()).arg(number);
    DocumentPage& page = addPage(Document::create(name, (*original)->text().bytes()), origin);
    page.setProperty(kCopyOf, path);
    return &page;
}

void DocumentsController::tellOtherProgram(DocumentPage& page)
{
    page.messages().show(Severity::Warning, otherProgramText(),
                         {{tr("Work on a copy"),
                           [this, shown = QPointer(&page)] {
                               // The bar that asked disappears with the page.
                               QTimer::singleShot(0, this, [this, shown] {
                                   const QString path = shown ? shown->document().filePath() : QString();
                                   if (!path.isEmpty() && close(*shown))
                                       openCopy(path, DocumentPage::Origin::New);
                               });
                           }}},
                         MessageBar::Topic::File);
}

void DocumentsController::openWithDialog()
{
    const QStringList paths = QFileDialog::getOpenFileNames(tabs_.window(), tr("Open"), lastFolder(), openFilter());
    for (const QString& path : paths)
        open(path);
}

QString DocumentsController::suggestedPath(const DocumentPage& page) const
{
    const QString path = const_cast<DocumentPage&>(page).document().filePath();
    return path.isEmpty() ? QDir(lastFolder()).filePath(page.title() + QStringLiteral(".mo")) : path;
}

bool DocumentsController::write(DocumentPage& page, const QString& path)
{
    return writeTo(page, path, Document::Overwrite::OwnStateOnly);
}

bool DocumentsController::writeTo(DocumentPage& page, const QString& path, Document::Overwrite overwrite)
{
    nameUsedVersions(page, surroundings_.workspace);
    const QString before = page.document().filePath();
    const bool isBackedUp = backups_.makeFor(path.isEmpty() ? before : path);
    const auto saved = path.isEmpty() ? page.document().save(overwrite) : page.document().saveAs(path);
    if (saved) {
        const QString now = page.document().filePath();
        page.messages().hide();
        if (now != before) {
            locks_.release(before);
            if (!locks_.take(now))
                tellOtherProgram(page);
        }
        if (!isBackedUp)
            page.messages().show(Severity::Note, tr("Saved, but no backup of the previous file could be made."));
        recent_.add(now);
        QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(now).absolutePath());
        page.session().file().undoStack().setClean();
        updateTab(page);
        noteSession();
        Q_EMIT titleChanged();
        return true;
    }
    std::vector<MessageBar::Mend> mends;
    if (saved.error().kind == model::DiagnosticKind::FileChangedOnDisk)
        mends.push_back({tr("Overwrite"), [this, &page] { writeTo(page, {}, Document::Overwrite::AnyState); }});
    mends.push_back({tr("Save as…"), [this, &page] { saveAs(page); }});
    page.messages().show(Severity::Error, saved.error().message(), mends, MessageBar::Topic::File);
    return false;
}

bool DocumentsController::save(DocumentPage& page)
{
    page.views().commit();
    if (!page.document().isFileWritable())
        page.messages().show(Severity::Note, tr("%1 is read-only: choose another name.").arg(page.title()));
    if (page.document().filePath().isEmpty() || !page.document().isFileWritable())
        return saveAs(page);
    return write(page, {});
}

bool DocumentsController::saveAs(DocumentPage& page)
{
    page.views().commit();
    QFileDialog dialog(tabs_.window(), tr("Save as"), QFileInfo(suggestedPath(page)).absolutePath(), fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("mo"));
    dialog.selectFile(QFileInfo(suggestedPath(page)).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    const QString path = dialog.selectedFiles().front();
    nameClassAfter(page, QFileInfo(path).completeBaseName());
    return write(page, path);
}

/// Gives the class of a new document, which had a number only, the name that the user has chosen for its file.
void DocumentsController::nameClassAfter(DocumentPage& page, const QString& name)
{
    static const QRegularExpression numbered(QStringLiteral("^circuit\\d*$"));
    editor::DocumentSession& session = page.session();
    const QStringList classes = session.file().classNames();
    if (!page.document().filePath().isEmpty() || classes.isEmpty() || !numbered.match(classes.front()).hasMatch() ||
        name == classes.front() || !editor::DocumentSession::isName(name))
        return;
    const model::ClassNode* node = session.workspace().library().find(classes.front().toStdString());
    if (!node)
        return;
    const auto change = model::renameClass(*node, name);
    if (!change || change->hasFiles() || change->edits.size() != 1)
        return;
    if (session.file().applyEdits(tr("Name the class %1").arg(name), change->edits.first()))
        session.showClass(name);
}

bool DocumentsController::saveAll()
{
    bool isAllSaved = true;
    for (DocumentPage* page : pages())
        if (page->document().isModified())
            isAllSaved = save(*page) && isAllSaved;
    return isAllSaved;
}

bool DocumentsController::canClose(const std::vector<DocumentPage*>& unsaved)
{
    if (unsaved.empty())
        return true;
    const bool isOne = unsaved.size() == 1;
    const QString first = unsaved.front()->title();
    QMessageBox box(QMessageBox::Question, isOne ? tr("Close %1").arg(first) : tr("Close all"),
                    isOne ? tr("Save the changes to %1 before closing?").arg(first)
                          : tr("Save the changes to these files before closing?"),
                    QMessageBox::NoButton, tabs_.window());
    if (isOne) {
        goToTab(*unsaved.front());
    } else {
        QStringList names;
        for (DocumentPage* page : unsaved)
            names.append(page->document().filePath().isEmpty() ? tr("%1 (new)", "a file").arg(page->title())
                                                               : page->document().filePath());
        box.setInformativeText(names.join(QLatin1Char('\n')));
    }
    QPushButton* saveButton = box.addButton(isOne ? tr("Save") : tr("Save all"), QMessageBox::AcceptRole);
    QPushButton* discardButton = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
    box.setDefaultButton(saveButton);
    box.exec();
    if (box.clickedButton() == discardButton)
        return true;
    return box.clickedButton() == saveButton &&
           std::all_of(unsaved.begin(), unsaved.end(), [this](DocumentPage* page) { return save(*page); });
}

void DocumentsController::remove(DocumentPage& page)
{
    locks_.release(page.document().filePath());
    tabs_.removeTab(tabs_.indexOf(&page));
    page.hide();
    noteSession();
    Q_EMIT currentPageChanged(currentPage());
    delete &page;
}

bool DocumentsController::close(DocumentPage& page)
{
    page.views().commit();
    if (page.hasUnsavedWork()) {
        if (!canClose({&page}))
            return false;
    }
    remove(page);
    return true;
}

bool DocumentsController::closeAll()
{
    std::vector<DocumentPage*> unsaved;
    for (DocumentPage* page : pages()) {
        page->views().commit();
        if (page->hasUnsavedWork())
            unsaved.push_back(page);
    }
    if (!canClose(unsaved))
        return false;
    // The next session starts with the files that are open now.
    isRemembering_ = false;
    for (DocumentPage* page : pages()) {
        remove(*page);
    }
    return true;
}

void DocumentsController::noteSession()
{
    if (!isRemembering_)
        return;
    QStringList paths;
    for (DocumentPage* page : pages())
        if (!page->document().filePath().isEmpty())
            paths.append(page->document().filePath());
    SessionFiles::remember(paths, currentPage() ? currentPage()->document().filePath() : QString());
}

void DocumentsController::rememberSession()
{
    isRemembering_ = true;
    noteSession();
}

void DocumentsController::restoreSession()
{
    if (!SessionFiles::isRestored())
        return;
    for (const QString& path : SessionFiles::remembered())
        open(path);
}

void DocumentsController::recover()
{
    if (surroundings_.recoveryFolder.isEmpty())
        return;
    for (const model::RecoveredText& text : model::RecoveryJournal::leftIn(surroundings_.recoveryFolder)) {
        DocumentPage& page = addPage(Document::recover(text), DocumentPage::Origin::Recovered);
        const bool isFree = locks_.take(page.document().filePath());
        if (page.isJournalWritten())
            model::RecoveryJournal::remove(text);
        QString message = tr("Recovered from %1: these changes had not been saved when Bramah ended.")
                              .arg(QLocale().toString(text.time, QLocale::ShortFormat));
        if (!isFree)
            message += QLatin1Char(' ') + otherProgramText();
        page.messages().show(
            Severity::Warning, message,
            {{tr("Save"), [this, &page] { save(page); }}, {tr("Save as…"), [this, &page] { saveAs(page); }}},
            MessageBar::Topic::File);
    }
}

}  // namespace bramah::app
