// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/manage_classes.h"

#include "app/components/class_use_text.h"
#include "app/components/joint_edit.h"
#include "app/components/library_change.h"
#include "app/components/my_components.h"
#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/translate.h"
#include "app/widgets/class_name_dialog.h"
#include "app/widgets/message_bar.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/refactoring/class_uses.h"
#include "model/text/dotted_name.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace bramah::app {

namespace {

using model::ClassNode;

DocumentPage* pageOf(const DocumentsController& documents, const QString& file)
{
    for (DocumentPage* page : documents.pages())
        if (page->document().text().fileName() == file)
            return page;
    return nullptr;
}

/// Opens the documents of the files that \a edits change, and makes the edits there. Returns why that is impossible;
/// empty if it is done.
QString applyAll(const model::EditsByFile& edits, const QString& title, DocumentsController& documents,
                 const MyComponents& own)
{
    std::vector<std::pair<DocumentPage*, model::TextEdits>> changes;
    DocumentPage* front = documents.currentPage();
    for (auto at = edits.begin(); at != edits.end(); ++at) {
        if (at.value().isEmpty())
            continue;
        DocumentPage* page = pageOf(documents, at.key());
        if (!page)
            page = documents.open(at.key());
        if (!page)
            return tr("%1 cannot be opened.").arg(at.key());
        // Whatever is shown of it, or nothing, as of an empty package.
        const bool isSound = page->document().textState() == model::Document::TextState::Sound;
        const bool canBeSaved = !page->session().file().isGuarded() || QFileInfo(at.key()).isWritable();
        if (!canBeSaved || !isSound)
            return tr("%1 names it, but cannot be changed: %2").arg(page->title(), page->session().readOnlyReason());
        changes.emplace_back(page, at.value());
    }
    if (front && documents.currentPage() != front)
        documents.goToTab(*front);
    std::vector<JointEdit::Part> parts;
    for (const auto& [page, change] : changes) {
        editor::DocumentSession& session = page->session();
        const QByteArray before = page->document().text().bytes();
        const bool isShownOnly = session.file().isGuarded() && !page->document().isModified();
        changeBehindGuard(session, [&, &edits = change, &bytes = page->document().text().bytes()] {
            if (!session.file().applyEdits(title, edits))
                session.file().replaceText(title, edits.appliedTo(bytes));
        });
        const bool isSaved = isShownOnly || page->document().text().fileName() == own.filePath();
        parts.push_back({page, before, isSaved, {}, {}});
        if (isSaved)
            documents.save(*page);
    }
    if (parts.size() > 1)
        new JointEdit(documents, title, std::move(parts));
    return {};
}

const ClassNode* nodeOf(const DocumentsController& documents, const QString& className)
{
    return documents.workspace().library().find(className.toStdString());
}

/// The classes into which others can be moved, by the name of their file.
std::vector<std::pair<QString, QString>> holders(const DocumentsController& documents, const MyComponents& own,
                                                 const QString& className)
{
    std::vector<std::pair<QString, QString>> found;
    const QString ownPackage = QLatin1String(MyComponents::kPackage);  // is made when something goes into it
    const auto add = [&](const QString& title, const QString& name) {
        const bool isAround = model::outerPath(className) == name;
        const bool isInside = (name + QLatin1Char('.')).startsWith(className + QLatin1Char('.'));
        const bool isKnown = std::ranges::any_of(found, [&](const auto& one) { return one.second == name; });
        if (!isAround && !isInside && !isKnown && (name == ownPackage || nodeOf(documents, name)))
            found.emplace_back(title, name);
    };
    if (own.isThere())
        add(tr("My components"), ownPackage);
    for (const ClassNode* library : documents.workspace().library().topLevelClasses())
        if (model::isOfUser(*library) && !model::fileIn(*library, QString()).isEmpty())
            add(QString::fromStdString(library->name()), QString::fromStdString(library->name()));
    for (DocumentPage* page : documents.pages()) {
        const auto& classes = page->document().tree().root().classes;
        const bool isWhole = !page->document().tree().root().hasWithin && !classes.empty();
        if (isWhole && model::isLongClass(*classes.front()) && page->session().file().isEditable())
            add(page->title(), model::toString(classes.front()->name.text));
    }
    return found;
}

}  // namespace

MessageBar& ClassManager::messages() const
{
    DocumentPage* shown = documents_.currentPage();
    return shown ? shown->messages() : messages_;
}

void ClassManager::tell(const QString& fault) const
{
    if (!fault.isEmpty())
        messages().show(model::Severity::Warning, fault);
}

QString ClassManager::make(const tl::expected<model::ClassChange, QString>& change, const QString& title)
{
    if (!change)
        return change.error();
    if (!change->hasFiles())
        return applyAll(change->edits, title, documents_, own_);
    const auto done = std::make_shared<LibraryChange>(documents_, *change, title);
    QString fault = done->make();
    if (fault.isEmpty())
        messages().show(
            model::Severity::Note,
            tr("%1. Files changed on the disk: %2.").arg(title, done->fileNames().join(QStringLiteral(", "))),
            {{tr("Take it back"), [this, done] { tell(done->takeBack()); }}});
    return fault;
}

bool ClassManager::canChange(const QString& className) const
{
    const ClassNode* node = nodeOf(documents_, className);
    if (!node || !node->definition() || !node->tree())
        return false;
    const QString file = node->tree()->text().fileName();
    DocumentPage* shown = pageOf(documents_, file);
    if (shown && file != own_.filePath())
        return shown->session().file().isEditable();
    return file == own_.filePath() || (model::isOfUser(*node) && QFileInfo(file).isWritable());
}

void ClassManager::addTo(QMenu& menu, const QString& className)
{
    if (!canChange(className))
        return;
    menu.addAction(tr("Rename the class…"), &window_, [this, className] { rename(className); })
        ->setObjectName(QStringLiteral("renameClass"));
    menu.addAction(tr("Move the class…"), &window_, [this, className] { move(className); })
        ->setObjectName(QStringLiteral("moveClass"));
    menu.addAction(tr("Delete the class…"), &window_, [this, className] { remove(className); })
        ->setObjectName(QStringLiteral("deleteClass"));
}

void ClassManager::rename(const QString& className)
{
    const ClassNode* node = nodeOf(documents_, className);
    if (!node)
        return;
    const auto check = [this, className](const QString& name, int /*place*/) {
        const auto change = model::renameClass(*nodeOf(documents_, className), name);
        return change ? QString() : change.error();
    };
    const QString old = QString::fromStdString(node->name());
    ClassNameDialog dialog(tr("Rename %1").arg(old), usersSentence(*node), old, check, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    node = nodeOf(documents_, className);
    const QString outer = model::outerPath(className);
    const QString full = outer.isEmpty() ? dialog.name() : outer + QLatin1Char('.') + dialog.name();
    std::vector<QPointer<DocumentPage>> showing;
    for (DocumentPage* one : documents_.pages())
        if (one->session().sheet().className() == className)
            showing.emplace_back(one);
    const QString fault =
        node ? make(model::renameClass(*node, dialog.name()), tr("Rename the class %1 to %2").arg(old, dialog.name()))
             : QString();
    tell(fault);
    for (const auto& one : showing)
        if (one && fault.isEmpty())
            one->session().showClass(full);
}

void ClassManager::move(const QString& className)
{
    const auto targets = holders(documents_, own_, className);
    if (targets.empty()) {
        tell(tr("There is no other place for %1: open the file that is to have it.").arg(className));
        return;
    }
    QStringList titles;
    for (const auto& [title, name] : targets)
        titles.append(title);
    const ClassNode* node = nodeOf(documents_, className);
    bool isChosen = false;
    const QString title = QInputDialog::getItem(&window_, tr("Move %1").arg(model::lastName(className)),
                                                usersSentence(*node) + QLatin1String("\n\n") + tr("Move it into:"),
                                                titles, 0, false, &isChosen);
    const auto target = std::ranges::find(targets, title, [](const auto& one) { return one.first; });
    if (!isChosen || target == targets.end())
        return;
    tell(moveInto(className, target->second));
}

QString ClassManager::moveToOwn(const QString& className)
{
    return moveInto(className, QLatin1String(MyComponents::kPackage));
}

QString ClassManager::moveInto(const QString& className, const QString& package)
{
    const ClassNode* node = nodeOf(documents_, className);
    const bool isOwn = package == QLatin1String(MyComponents::kPackage);
    if (node && isOwn)
        if (const auto needed = model::neighboursOf(*node); !needed.empty())
            return tr("%1 needs %2, which only this file has. Move that to My components first.")
                .arg(QString::fromStdString(node->name()), QString::fromStdString(needed.front()->qualifiedName()));
    if (isOwn)
        if (const auto path = own_.ensure(); !path)
            return path.error();
    node = nodeOf(documents_, className);
    const ClassNode* holder = nodeOf(documents_, package);
    return node && holder ? make(model::moveClass(*node, *holder), tr("Move the class %1").arg(className)) : QString();
}

void ClassManager::remove(const QString& className)
{
    const ClassNode* node = nodeOf(documents_, className);
    if (!node)
        return;
    QMessageBox question(QMessageBox::Warning, tr("Delete the class"), tr("Delete the class %1?").arg(className),
                         QMessageBox::Cancel, &window_);
    question.setInformativeText(usersSentence(*node));
    QPushButton* yes = question.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("deleteClass"));
    question.exec();
    if (question.clickedButton() != yes)
        return;
    node = nodeOf(documents_, className);
    if (node)
        tell(make(model::removeClass(*node), tr("Delete the class %1").arg(className)));
}

void makeClassOfItsOwn(DocumentPage& page)
{
    editor::DocumentSession& session = page.session();
    const editor::Selection& selection = session.selection();
    const model::DiagramComponent* symbol =
        selection.components.size() == 1 ? session.sheet().diagram().component(*selection.components.begin()) : nullptr;
    const auto& library = session.workspace().library();
    const ClassNode* node = symbol ? library.find(symbol->className.toStdString()) : nullptr;
    const ClassNode* user = library.find(session.sheet().className().toStdString());
    if (!session.isEditable()) {
        page.messages().show(model::Severity::Note, session.readOnlyReason());
        return;
    }
    if (!symbol || !node || !user) {
        page.messages().show(model::Severity::Note, tr("Select the one component that is to have a class of its own."));
        return;
    }
    const QString name = symbol->id.baseName();
    const auto edits = model::ownClassFor(*node, *user, name);
    if (!edits)
        page.messages().show(model::Severity::Warning, edits.error());
    else if (session.file().applyEdits(tr("Give %1 a class of its own").arg(name), *edits))
        page.messages().show(model::Severity::Note,
                             tr("%1 has the class %2 now, which nothing else uses.")
                                 .arg(name, session.sheet().diagram().component({name})
                                                ? session.sheet().diagram().component({name})->className
                                                : QString()));
}

}  // namespace bramah::app
