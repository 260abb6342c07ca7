// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "solver/questions/stored_questions.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace bramah::app {

/// Keeps what the form of a panel asks in the text of the class that a document runs, and fills the form when the text
/// says something else, after undo, an edit of the text, or with another document in front. \a Question is one of
/// solver/questions. GUI thread.
template <typename Question>
class KeptQuestion
{
public:
    /// How the form is read and filled; called only while it lives.
    struct Form {
        std::function<Question()> entered;  ///< what stands in it, perhaps with parts missing
        std::function<void(const Question&)> show;
        std::function<void(const QString&)> tell;  ///< that the text holds a question that cannot be read
    };
    explicit KeptQuestion(Form form);

    /// Null for no document.
    void setSession(editor::DocumentSession* session);
    /// Puts what the form asks into the text, as one undo entry called \a name; none if the text says the same.
    void keep(const QString& name);
    /// Why keep() has not kept it, as a sentence; empty if it has.
    [[nodiscard]] const QString& problem() const { return problem_; }

private:
    using Place = std::pair<const editor::DocumentSession*, QString>;  ///< a document and the class that it runs
    struct Draft {
        Question inForm;
        std::optional<Question> inText;
    };

    void connectTo(editor::DocumentSession& session);
    void take();
    void enter(const Place& place, const std::optional<Question>& inText);
    void leave();
    void forget(const editor::DocumentSession* session);
    [[nodiscard]] QString write(const QString& name);

    Form form_;
    Question blank_;  ///< the form as it is at first
    QPointer<editor::DocumentSession> session_;
    Place place_;
    std::optional<Question> inText_;
    QString unreadable_;  ///< what was told last
    QString problem_;
    std::map<Place, Draft> drafts_;
    QObject listening_;  ///< to the document in front
    QObject closing_;    ///< hears of documents that are closed
};

}  // namespace bramah::app
