// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace bramah::editor {

/// A view of one class of a document, in which it can be changed: its symbol, declarations or equations. A view has no
/// state of its own: it reads the session's text and makes edits of the session. GUI thread.
class ClassView
{
public:
    ClassView() = default;
    virtual ~ClassView() = default;
    ClassView(const ClassView&) = delete;
    ClassView& operator=(const ClassView&) = delete;

    /// The widget of the view; the view lives as long as this widget, which often is the view itself.
    [[nodiscard]] virtual QWidget& widget() = 0;
    /// The class to show, by full name; empty if the text has none. Called when the view comes to the front, and, while
    /// it is in front, when another class is shown or the text has changed, by undo too.
    virtual void show(const QString& className) = 0;
    /// Passes typed text to the session now.
    virtual void commit() {}
    /// Goes to a byte offset of the document's text. False if the view does not show that place.
    virtual bool locate(int /*offset*/) { return false; }
};

}  // namespace bramah::editor
