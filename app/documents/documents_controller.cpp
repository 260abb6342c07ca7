// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"

#include "app/documents/text_view.h"
#include "editor/session/workspace.h"
#include "model/document/recovery_journal.h"
#include "model/syntax/annotation_values.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>

namespace bramah::app {

using model::Document;
using model::Severity;

namespace {

constexpr auto kFolderKey = "files/folder";

QString fileFilter()
{
    return DocumentsController::tr("Modelica files (*.mo);;All files (*)");
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
    : QObject(parent), tabs_(tabs), surroundings_(surroundings), recent_(recent)
{
    connect(&tabs_, &QTabWidget::currentChanged, this, [this] { Q_EMIT currentPageChanged(currentPage()); });
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
    return *page;
}

void DocumentsController::updateTab(DocumentPage& page)
{
    const int index = tabs_.indexOf(&page);
    tabs_.setTabText(index, page.document().isModified() ? page.title() + QLatin1Char('*') : page.title());
    tabs_.setTabToolTip(index, page.document().filePath());
}

QString DocumentsController::freeName() const
{
    const auto isTaken = [this](const QString& name) {
        for (DocumentPage* page : pages())
            if (page->document().displayName() == name || page->session().classNames().contains(name))
                return true;
        return surroundings_.workspace.library().find(name.toStdString()) != nullptr;
    };
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

void DocumentsController::goToTab(DocumentPage& page)
{
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
    auto document = Document::open(absolute);
    if (!document) {
        recent_.remove(absolute);
        Q_EMIT failed(document.error().message());
        return nullptr;
    }
    recent_.add(absolute);
    QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(absolute).absolutePath());
    return &addPage(std::move(*document), DocumentPage::Origin::File);
}

void DocumentsController::openWithDialog()
{
    const QStringList paths = QFileDialog::getOpenFileNames(tabs_.window(), tr("Open"), lastFolder(), fileFilter());
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
    const auto saved = path.isEmpty() ? page.document().save() : page.document().saveAs(path);
    if (saved) {
        page.messages().hide();
        recent_.add(page.document().filePath());
        QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(page.document().filePath()).absolutePath());
        page.session().undoStack().setClean();
        updateTab(page);
        Q_EMIT titleChanged();
        return true;
    }
    std::vector<MessageBar::Mend> mends;
    if (saved.error().kind == model::DiagnosticKind::FileChangedOnDisk)
        mends.push_back({tr("Overwrite"), [this, &page] {
                             if (const auto again = page.document().save(Document::Overwrite::AnyState); !again)
                                 page.messages().show(Severity::Error, again.error().message());
                             else
                                 updateTab(page);
                         }});
    mends.push_back({tr("Save as…"), [this, &page] { saveAs(page); }});
    page.messages().show(Severity::Error, saved.error().message(), mends);
    return false;
}

bool DocumentsController::save(DocumentPage& page)
{
    page.text().commit();
    if (page.document().filePath().isEmpty() || !page.document().isFileWritable())
        return saveAs(page);
    return write(page, {});
}

bool DocumentsController::saveAs(DocumentPage& page)
{
    page.text().commit();
    QFileDialog dialog(tabs_.window(), tr("Save as"), QFileInfo(suggestedPath(page)).absolutePath(), fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("mo"));
    dialog.selectFile(QFileInfo(suggestedPath(page)).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return write(page, dialog.selectedFiles().front());
}

bool DocumentsController::saveAll()
{
    bool isAllSaved = true;
    for (DocumentPage* page : pages())
        if (page->document().isModified())
            isAllSaved = save(*page) && isAllSaved;
    return isAllSaved;
}

bool DocumentsController::close(DocumentPage& page)
{
    page.text().commit();
    if (page.hasUnsavedWork()) {
        goToTab(page);
        QMessageBox box(QMessageBox::Question, tr("Close %1").arg(page.title()),
                        tr("Save the changes to %1 before closing?").arg(page.title()), QMessageBox::NoButton,
                        tabs_.window());
        QPushButton* saveButton = box.addButton(tr("Save"), QMessageBox::AcceptRole);
        QPushButton* discardButton = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
        box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
        box.setDefaultButton(saveButton);
        box.exec();
        const bool isDiscarded = box.clickedButton() == discardButton;
        const bool isSaved = box.clickedButton() == saveButton && save(page);
        if (!isDiscarded && !isSaved)
            return false;
    }
    tabs_.removeTab(tabs_.indexOf(&page));
    page.hide();
    Q_EMIT currentPageChanged(currentPage());
    delete &page;
    return true;
}

bool DocumentsController::closeAll()
{
    for (DocumentPage* page : pages())
        if (!close(*page))
            return false;
    return true;
}

void DocumentsController::recover()
{
    if (surroundings_.recoveryFolder.isEmpty())
        return;
    for (const model::RecoveredText& text : model::RecoveryJournal::leftIn(surroundings_.recoveryFolder)) {
        DocumentPage& page = addPage(Document::recover(text), DocumentPage::Origin::Recovered);
        model::RecoveryJournal::remove(text);
        page.messages().show(Severity::Warning,
                             tr("Recovered from %1: these changes had not been saved when Bramah ended.")
                                 .arg(QLocale().toString(text.time, QLocale::ShortFormat)),
                             {{tr("Save"), [this, &page] { save(page); }}});
    }
}

}  // namespace bramah::app
