// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/library_versions_of_page.h"

#include "app/documents/document_page.h"
#include "app/translate.h"
#include "editor/session/workspace.h"
#include "model/conversion/library_conversion.h"

#include <QPointer>
#include <QStringList>

#include <algorithm>

namespace bramah::app {

namespace {

void tell(DocumentPage& page, const model::Diagnostics& diagnostics, bool isUndoable)
{
    QStringList sentences;
    model::Severity severity = model::Severity::Note;
    for (const model::Diagnostic& diagnostic : diagnostics) {
        QString sentence = diagnostic.message();
        if (!sentence.isEmpty())
            sentence[0] = sentence[0].toUpper();
        sentences << sentence + QLatin1Char('.');
        severity = std::max(severity, diagnostic.severity());
    }
    std::vector<MessageBar::Mend> mends;
    if (isUndoable)
        mends.push_back({tr("Undo"), [shown = QPointer(&page)] {
                             if (shown)
                                 shown->session().file().undoStack().undo();
                         }});
    // What can be undone is told until the next change: then the last step is another one.
    page.messages().show(severity, sentences.join(QLatin1Char(' ')), mends,
                         isUndoable ? MessageBar::Topic::State : MessageBar::Topic::File);
}

}  // namespace

void takePresentVersions(DocumentPage& page, const editor::Workspace& workspace)
{
    const model::Diagnostics ofLibraries = workspace.libraryConversions();
    const model::Conversion conversion = model::conversionOf(workspace.library(), page.document().sharedTree());
    const bool isConverted =
        !conversion.edits.isEmpty() &&
        page.session().file().applyEdits(tr("Convert to the present version of a library"), conversion.edits);
    model::Diagnostics told;
    for (const model::Diagnostic& diagnostic : conversion.diagnostics)
        if (isConverted || diagnostic.kind != model::DiagnosticKind::LibraryConverted)
            told.push_back(diagnostic);
    told.insert(told.end(), ofLibraries.begin(), ofLibraries.end());
    if (!told.empty())
        tell(page, told, isConverted);
}

void nameUsedVersions(DocumentPage& page, const editor::Workspace& workspace)
{
    if (!page.session().file().isEditable())
        return;
    const model::TextEdits edits = model::usesEdit(workspace.library(), page.document().tree());
    if (!edits.isEmpty())
        page.session().file().applyEdits(tr("Name the versions of libraries"), edits);
}

}  // namespace bramah::app
