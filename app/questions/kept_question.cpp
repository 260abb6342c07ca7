// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/questions/kept_question.h"

#include "app/translate.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/instance/instance.h"

#include <algorithm>

namespace bramah::app {

template <typename Question>
KeptQuestion<Question>::KeptQuestion(Form form) : form_(std::move(form)), blank_(form_.entered())
{
}

template <typename Question>
void KeptQuestion<Question>::setSession(editor::DocumentSession* session)
{
    if (session_ == session)
        return;
    leave();
    if (session_)
        session_->dropListener(&listening_);
    session_ = session;
    place_ = {};
    inText_.reset();
    unreadable_.clear();
    problem_.clear();
    form_.show(blank_);
    if (!session)
        return;
    connectTo(*session);
    take();
}

template <typename Question>
void KeptQuestion<Question>::connectTo(editor::DocumentSession& session)
{
    const auto taken = [this] { take(); };
    QObject::connect(&session.sheet(), &editor::Sheet::classShownChanged, &listening_, taken);
    QObject::connect(&session.file(), &editor::EditedFile::textChanged, &listening_, taken);
    if (std::ranges::none_of(drafts_, [&](const auto& draft) { return draft.first.first == &session; }))
        QObject::connect(&session, &QObject::destroyed, &closing_, [this, closed = &session] { forget(closed); });
}

template <typename Question>
void KeptQuestion<Question>::take()
{
    const model::Instance* root = session_ ? session_->sheet().root() : nullptr;
    if (!root || !root->classNode().tree() || root->classNode().tree()->hasErrors())
        return;
    auto read = solver::questionIn<Question>(root->classNode());
    const QString unreadable = read ? QString() : read.error();
    const std::optional<Question> inText = read ? *read : std::nullopt;
    if (const Place place{session_, session_->sheet().place().root}; place != place_) {
        leave();
        enter(place, inText);
    } else if (inText && inText != inText_) {
        form_.show(*inText);
    }
    inText_ = inText;
    if (unreadable != unreadable_)
        form_.tell(unreadable);
    unreadable_ = unreadable;
}

template <typename Question>
void KeptQuestion<Question>::enter(const Place& place, const std::optional<Question>& inText)
{
    place_ = place;
    const auto draft = drafts_.find(place);
    const bool isAsLeft = draft != drafts_.end() && (!inText || draft->second.inText == inText);
    form_.show(isAsLeft ? draft->second.inForm : inText.value_or(blank_));
}

template <typename Question>
void KeptQuestion<Question>::leave()
{
    if (session_ && place_.first)
        drafts_.insert_or_assign(place_, Draft{form_.entered(), inText_});
}

template <typename Question>
void KeptQuestion<Question>::forget(const editor::DocumentSession* session)
{
    std::erase_if(drafts_, [&](const auto& draft) { return draft.first.first == session; });
}

template <typename Question>
void KeptQuestion<Question>::keep(const QString& name)
{
    problem_ = session_ ? write(name) : QString();
}

template <typename Question>
QString KeptQuestion<Question>::write(const QString& name)
{
    const Question question = form_.entered();
    if (inText_ == question)
        return {};
    const model::ClassNode* node = session_->workspace().library().find(place_.second.toStdString());
    const bool isOfFile =
        node && node->tree() && node->tree()->text().bytes() == session_->file().document().text().bytes();
    if (!isOfFile || !session_->file().readOnlyReason().isEmpty())
        return tr("What is asked is not kept with the circuit, which cannot be edited.");
    auto edits = solver::editsForQuestion(*node, question);
    if (!edits)
        return edits.error();
    inText_ = question;
    session_->file().applyEdits(name, std::move(*edits));
    return {};
}

template class KeptQuestion<solver::StoredStudy>;
template class KeptQuestion<solver::StoredFit>;
template class KeptQuestion<solver::StoredSearch>;

}  // namespace bramah::app
