// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/new_component.h"

#include "app/components/my_components.h"
#include "app/components/new_component_dialog.h"
#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/translate.h"
#include "app/views/class_views.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"
#include "model/instance/instance.h"
#include "model/planning/diagram_change.h"
#include "model/templates/copied_class.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <functional>

namespace bramah::app {

namespace {

using Place = NewComponentDialog::Place;

/// The first class of a text, which gets new ones; null if it has none that can contain others.
const model::syntax::ClassDefinition* holderIn(const model::syntax::SyntaxTree& tree)
{
    const auto& classes = tree.root().classes;
    return !classes.empty() && model::isLongClass(*classes.front()) ? classes.front() : nullptr;
}

bool hasClass(const model::syntax::ClassDefinition& holder, const QString& name)
{
    return std::ranges::any_of(holder.elements, [&](const model::syntax::Element* element) {
        const bool isComponent = std::ranges::any_of(
            element->components, [&](const auto& one) { return model::toString(one.name.text) == name; });
        return isComponent || (element->definition && model::toString(element->definition->name.text) == name);
    });
}

QString fullName(const model::syntax::SyntaxTree& tree, const QString& name)
{
    QString full;
    for (const model::syntax::Identifier& part : tree.root().within.parts)
        full += model::toString(part.text) + QLatin1Char('.');
    return full + model::toString(holderIn(tree)->name.text) + QLatin1Char('.') + name;
}

/// Writes a class into the first class of the document. Returns its full name; if that is impossible, shows a message.
QString addTo(DocumentPage& page, const QString& name, const std::function<QByteArray(const QByteArray&)>& textOf)
{
    editor::DocumentSession& session = page.session();
    const model::syntax::SyntaxTree& tree = session.file().document().tree();
    const auto* holder = holderIn(tree);
    if (!holder || session.file().document().textState() != model::Document::TextState::Sound ||
        session.file().isGuarded()) {
        page.messages().show(model::Severity::Warning, tr("No class can be written into this file."));
        return {};
    }
    const QString full = fullName(tree, name);
    model::TextEdits edits = model::addClass(tree, *holder, textOf(model::TextLayout(tree).innerIndentation(*holder)));
    // A package has nothing to show before its first class.
    QByteArray text = edits.appliedTo(session.file().document().text().bytes());
    return session.file().replaceText(tr("Add the class %1").arg(name), text) ? full : QString();
}

/// The page of My components; null, after a message, if there can be none.
DocumentPage* openOwn(DocumentPage* page, DocumentsController& documents, MyComponents& own)
{
    const auto path = own.ensure();
    if (!path && page)
        page->messages().show(model::Severity::Warning, path.error());
    return path ? documents.open(*path) : nullptr;
}

QString nameFault(const model::syntax::SyntaxTree* tree, const QString& name)
{
    if (!editor::DocumentSession::isName(name))
        return tr("“%1” is not a name: use letters, digits and _, a letter first.").arg(name);
    const auto* holder = tree ? holderIn(*tree) : nullptr;
    const bool isTaken = holder && (hasClass(*holder, name) || model::toString(holder->name.text) == name);
    return isTaken ? tr("“%1” is taken there.").arg(name) : QString();
}

const model::syntax::SyntaxTree* treeOfOwn(const editor::Workspace& workspace)
{
    const model::ClassNode* node = workspace.library().find(MyComponents::kPackage);
    return node && node->definition() ? node->tree().get() : nullptr;
}

}  // namespace

QString ownNameFault(const QString& name, const editor::Workspace& workspace)
{
    return nameFault(treeOfOwn(workspace), name);
}

QString freeOwnName(const QString& name, const editor::Workspace& workspace)
{
    QString free = name;
    for (int number = 2; !ownNameFault(free, workspace).isEmpty(); ++number)
        free = name + QString::number(number);
    return free;
}

QString addToMyComponents(const QString& name, const std::function<QByteArray(const QByteArray&)>& textOf,
                          DocumentPage* page, DocumentsController& documents, MyComponents& own)
{
    DocumentPage* target = openOwn(page, documents, own);
    const QString full = target ? addTo(*target, name, textOf) : QString();
    return !full.isEmpty() && documents.save(*target) ? full : QString();
}

void showForEditing(DocumentPage& page, const QString& className)
{
    page.session().showClass(className);
    const model::Instance* shown = page.session().sheet().instance();
    const bool hasEquations =
        shown && std::ranges::any_of(shown->parts(), [](const model::ClassPart& part) {
            return part.node->definition() && (!part.node->definition()->equationSections.empty() ||
                                               !part.node->definition()->algorithmSections.empty());
        });
    page.views().show(hasEquations ? ClassViewKind::Declarations : ClassViewKind::Circuit);
}

void newComponent(DocumentPage* page, DocumentsController& documents, MyComponents& own, QWidget* window)
{
    const bool canHold = page && holderIn(page->document().tree()) && page->session().file().isEditable();
    const auto check = [&](const QString& name, Place place) {
        const editor::Workspace& workspace = documents.workspace();
        return nameFault(place == Place::ThisFile ? &page->document().tree() : treeOfOwn(workspace), name);
    };
    NewComponentDialog dialog(canHold ? page->title() : QString(), own.isThere(), check, window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const bool isOwn = dialog.place() == Place::MyComponents;
    DocumentPage* target = isOwn ? openOwn(page, documents, own) : page;
    if (!target)
        return;
    const QString full = addTo(*target, dialog.name(), [&](const QByteArray& indentation) {
        return model::componentText(dialog.kind(), dialog.name(), dialog.description(), indentation);
    });
    if (full.isEmpty())
        return;
    if (isOwn)
        documents.save(*target);
    showForEditing(*target, model::firstToWrite(dialog.kind(), full));
}

namespace {

bool canBeCopied(const editor::Workspace& workspace, const QString& className)
{
    const model::ClassNode* node = workspace.library().find(className.toStdString());
    return node && !model::copiedClass(*node, QStringLiteral("Copy")).isEmpty();
}

QString freeNameInOwn(const editor::Workspace& workspace, const QString& className)
{
    return freeOwnName(model::lastName(className), workspace);
}

/// Writes the copy; \a changed: what is done to its text. Returns its full name, or nothing after a message.
QString addCopyTo(DocumentPage& target, const editor::Workspace& workspace, const QString& className,
                  const QString& name, const std::function<QByteArray(QByteArray)>& changed)
{
    return addTo(target, name, [&](const QByteArray& indentation) {
        const model::ClassNode* source = workspace.library().find(className.toStdString());
        return changed(model::copiedFromLibrary(*source, name, indentation));
    });
}

QByteArray asItIs(QByteArray text)
{
    return text;
}

/// The class from which a page has its title block: its first base that is drawn; empty if it draws that itself.
QString titleBlockOf(const editor::Workspace& workspace, const QString& className)
{
    const model::ClassNode* node = workspace.library().find(className.toStdString());
    if (!node)
        return {};
    model::InstanceTree tree(workspace.library());
    for (const model::ClassPart& part : tree.instantiate(*node).parts())
        if (part.extends && part.node->definition() && part.node->definition()->annotation)
            return QString::fromStdString(part.node->qualifiedName());
    return {};
}

/// Makes the pages of class \a from in the drawing of \a page pages of class \a to, as one undo entry.
void replacePages(DocumentPage& page, const QString& from, const QString& to)
{
    model::DiagramChanges changes;
    for (const model::DiagramComponent& symbol : page.session().sheet().diagram().pages())
        if (symbol.className == from && !symbol.isInherited)
            changes.push_back(model::ReplaceClass{symbol.id, to});
    if (!changes.empty())
        page.session().apply(tr("Take the own frame"), changes);
}

}  // namespace

void copyToMyComponents(const QString& className, DocumentPage* page, DocumentsController& documents, MyComponents& own)
{
    const editor::Workspace& workspace = documents.workspace();
    if (!canBeCopied(workspace, className)) {
        if (page)
            page->messages().show(model::Severity::Warning, tr("%1 cannot be copied.").arg(className));
        return;
    }
    const QString name = freeNameInOwn(workspace, className);
    DocumentPage* target = openOwn(page, documents, own);
    const QString full = target ? addCopyTo(*target, workspace, className, name, asItIs) : QString();
    if (full.isEmpty())
        return;
    documents.save(*target);
    showForEditing(*target, full);
    target->messages().show(model::Severity::Note, tr("%1 is yours now, as %2.").arg(className, name));
}

void copyPageToMyComponents(const QString& className, DocumentPage& page, DocumentsController& documents,
                            MyComponents& own)
{
    const editor::Workspace& workspace = documents.workspace();
    const QString block = titleBlockOf(workspace, className);
    if (!canBeCopied(workspace, className) || (!block.isEmpty() && !canBeCopied(workspace, block))) {
        page.messages().show(model::Severity::Warning, tr("%1 cannot be copied.").arg(className));
        return;
    }
    DocumentPage* target = openOwn(&page, documents, own);
    if (!target)
        return;
    QString ownBlock;
    if (!block.isEmpty()) {
        ownBlock = addCopyTo(*target, workspace, block, freeNameInOwn(workspace, block), asItIs);
        if (ownBlock.isEmpty())
            return;
    }
    const QByteArray import = "import " + block.toUtf8() + ';';
    const QByteArray ownImport = "import " + model::lastName(block).toUtf8() + " = " + ownBlock.toUtf8() + ';';
    const QString full =
        addCopyTo(*target, workspace, className, freeNameInOwn(workspace, className),
                  [&](QByteArray text) { return block.isEmpty() ? text : text.replace(import, ownImport); });
    if (full.isEmpty())
        return;
    documents.save(*target);
    replacePages(page, className, full);
    showForEditing(*target, ownBlock.isEmpty() ? full : ownBlock);
    target->views().show(ClassViewKind::Symbol);
    target->messages().show(model::Severity::Note,
                            ownBlock.isEmpty()
                                ? tr("The frame %1 is yours now. What is changed here shows on its pages.").arg(full)
                                : tr("The title block %1 and the frame %2 are yours now. What is changed here shows on "
                                     "their pages.")
                                      .arg(ownBlock, full));
}

}  // namespace bramah::app
