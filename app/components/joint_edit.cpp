// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/joint_edit.h"

#include "app/components/library_change.h"
#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/widgets/message_bar.h"
#include "model/document/document.h"

#include <utility>

namespace bramah::app {

namespace {

const QByteArray& textOf(DocumentPage& page)
{
    return page.document().text().bytes();
}

}  // namespace

JointEdit::JointEdit(DocumentsController& documents, QString title, std::vector<Part> parts)
    : QObject(&documents), documents_(documents), title_(std::move(title)), parts_(std::move(parts))
{
    for (Part& part : parts_) {
        part.path = part.page->document().filePath();
        part.after = textOf(*part.page);
        watch(part);
    }
}

/// Later, when the stack and the text agree, also if entries have been put together.
void JointEdit::watch(Part& part)
{
    QUndoStack& stack = part.page->session().file().undoStack();
    part.index = stack.index();
    connect(
        &stack, &QUndoStack::indexChanged, this, [this, &part] { follow(part); }, Qt::QueuedConnection);
}

void JointEdit::follow(Part& leader)
{
    if (!leader.page)
        return;
    const int index = leader.page->session().file().undoStack().index();
    const bool isAfter = textOf(*leader.page) == leader.after;
    if (isDone_ && isAfter)
        leader.index = index;  // its entry may have become part of another one
    else if (isDone_ && index < leader.index)
        setTexts(leader);
    else if (!isDone_ && index == leader.index) {
        if (isAfter)
            setTexts(leader);
        else
            deleteLater();  // another entry has taken its place
    }
}

void JointEdit::setTexts(const Part& leader)
{
    isDone_ = !isDone_;
    QPointer<DocumentPage> front = documents_.currentPage();
    for (Part& part : parts_)
        if (&part != &leader)
            setText(part);
    if (leader.isSaved)
        documents_.save(*leader.page);
    if (front && documents_.currentPage() != front)
        documents_.goToTab(*front);
}

void JointEdit::setText(Part& part)
{
    const QByteArray& from = isDone_ ? part.before : part.after;
    const QByteArray& to = isDone_ ? part.after : part.before;
    if (!part.page) {
        part.page = part.path.isEmpty() ? nullptr : documents_.open(part.path);
        if (part.page)
            watch(part);
    }
    if (!part.page || textOf(*part.page) == to)
        return;
    if (textOf(*part.page) != from) {
        if (DocumentPage* front = documents_.currentPage())
            front->messages().show(
                model::Severity::Note,
                tr("%1 has changed since, and keeps its part of “%2”.").arg(part.page->title(), title_));
        return;
    }
    editor::DocumentSession& session = part.page->session();
    QUndoStack& stack = session.file().undoStack();
    changeBehindGuard(session, [&] {
        if (isDone_ && stack.canRedo() && stack.index() == part.index - 1)
            stack.redo();
        else if (!isDone_ && stack.index() == part.index && stack.canUndo())
            stack.undo();
        else
            session.file().replaceText(title_, to);
    });
    if (part.isSaved)
        documents_.save(*part.page);
}

}  // namespace bramah::app
