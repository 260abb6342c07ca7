// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hierarchy/open_class.h"

#include "app/components/my_components.h"
#include "app/components/new_component.h"
#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/translate.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "editor/session/workspace.h"
#include "model/classes/class_library.h"
#include "model/text/dotted_name.h"

#include <QPointer>

namespace bramah::app {

namespace {

/// Shows where the user is and how to get back.
void tellWay(DocumentPage& opened, DocumentPage* from, DocumentsController& documents, MyComponents& own)
{
    std::vector<MessageBar::Mend> ways;
    if (from) {
        const editor::ShownPlace before = from->session().sheet().place();
        ways.push_back({tr("Back to %1").arg(model::lastName(from->session().sheet().className())),
                        [&documents, back = QPointer(from), before] {
                            if (!back)
                                return;
                            documents.goToTab(*back);
                            back->session().show(before);
                        }});
    }
    const QString className = opened.session().sheet().className();
    const QString reason = opened.session().readOnlyReason();
    if (!reason.isEmpty() && own.isThere())
        ways.push_back({tr("Copy to My components"), [page = QPointer(&opened), className, &documents, &own] {
                            copyToMyComponents(className, page, documents, own);
                        }});
    if (!reason.isEmpty())
        ways.push_back({tr("Let me change it"), [page = QPointer(&opened)] {
                            if (page)
                                page->session().file().setGuard({});
                        }});
    opened.messages().show(model::Severity::Note,
                           reason.isEmpty() ? tr("This is the class %1.").arg(className) : reason, ways);
}

}  // namespace

void openClassOfSelection(DocumentPage& page, DocumentsController& documents, MyComponents& own)
{
    editor::DocumentSession& session = page.session();
    const editor::Selection& selection = session.selection();
    const model::DiagramComponent* symbol =
        selection.components.size() == 1 ? session.sheet().diagram().component(*selection.components.begin()) : nullptr;
    if (!symbol || symbol->isMissing)
        return;
    const bool hasSymbols = page.views().bar().canEnter(symbol->id);
    const QString className = symbol->className;
    if (!page.views().bar().enter(symbol->id))
        openClass(className, &page, documents, own);
    else if (!hasSymbols && page.views().isShown(ClassViewKind::Circuit))
        page.views().show(ClassViewKind::Equations);
}

void openClass(const QString& className, DocumentPage* from, DocumentsController& documents, MyComponents& own)
{
    const model::ClassNode* node = documents.workspace().library().find(className.toStdString());
    const QString path = node && node->tree() ? node->tree()->text().fileName() : QString();
    for (DocumentPage* page : documents.pages())
        if (page->session().file().document().text().fileName() == path &&
            page->session().file().classNames().contains(className)) {
            documents.goToTab(*page);
            page->session().showClass(className);
            return;
        }
    if (path.isEmpty()) {
        if (from)
            from->messages().show(model::Severity::Warning, tr("The class %1 has no file to show.").arg(className));
        return;
    }
    DocumentPage* opened = documents.open(path);
    if (!opened)
        return;
    showForEditing(*opened, className);
    if (path != own.filePath())
        opened->session().file().setGuard(tr("%1 belongs to a library and is read-only.").arg(className));
    tellWay(*opened, from, documents, own);
}

}  // namespace bramah::app
