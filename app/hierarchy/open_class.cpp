// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hierarchy/open_class.h"

#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/translate.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "editor/session/workspace.h"
#include "model/classes/class_library.h"

#include <QPointer>

#include <algorithm>

namespace bramah::app {

namespace {

bool isOpen(const DocumentsController& documents, const QString& path)
{
    return std::ranges::any_of(documents.pages(),
                               [&](DocumentPage* page) { return page->document().filePath() == path; });
}

/// Says where the user is and how to get back.
void tellWay(DocumentPage& opened, DocumentPage& from, DocumentsController& documents, const QString& shownBefore)
{
    std::vector<MessageBar::Mend> ways{{tr("Back to %1").arg(shownBefore.section(QLatin1Char('.'), -1)),
                                        [&documents, back = QPointer(&from), shownBefore] {
                                            if (!back)
                                                return;
                                            documents.goToTab(*back);
                                            back->session().showClass(shownBefore);
                                        }}};
    const QString reason = opened.session().readOnlyReason();
    if (!reason.isEmpty())
        ways.push_back({tr("Let me change it"), [page = QPointer(&opened)] {
                            if (page)
                                page->session().setGuard({});
                        }});
    opened.messages().show(model::Severity::Note,
                           reason.isEmpty() ? tr("This is the class %1.").arg(opened.session().className()) : reason,
                           ways);
}

}  // namespace

void openClassOfSelection(DocumentPage& page, DocumentsController& documents, const editor::Workspace& workspace)
{
    editor::DocumentSession& session = page.session();
    const editor::Selection& selection = session.selection();
    const model::DiagramComponent* symbol =
        selection.components.size() == 1 ? session.diagram().component(*selection.components.begin()) : nullptr;
    if (!symbol || symbol->isMissing)
        return;
    const QString className = symbol->className, before = session.className();
    if (page.views().bar().enter(symbol->id))
        return;
    const model::ClassNode* node = workspace.library().find(className.toStdString());
    const QString path = node && node->tree() ? node->tree()->text().fileName() : QString();
    if (path.isEmpty()) {
        page.messages().show(model::Severity::Warning, tr("The class %1 has no file to show.").arg(className));
        return;
    }
    const bool wasOpen = isOpen(documents, path);
    DocumentPage* opened = documents.open(path);
    if (!opened)
        return;
    opened->session().showClass(className);
    if (!wasOpen)
        opened->session().setGuard(tr("%1 belongs to a library: it is shown only.").arg(className));
    // A class of equations alone has nothing to draw.
    opened->setTextShown(opened->session().diagram().components().empty());
    tellWay(*opened, page, documents, before);
}

}  // namespace bramah::app
