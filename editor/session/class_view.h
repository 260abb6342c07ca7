// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace bramah::editor {

/// A way to look at one class of a document and to change it: its symbol, its declarations, its equations. A view keeps
/// nothing of its own: it reads the session's text and changes it by the session's edits. GUI thread.
class ClassView
{
public:
    ClassView() = default;
    virtual ~ClassView() = default;
    ClassView(const ClassView&) = delete;
    ClassView& operator=(const ClassView&) = delete;

    /// The widget that shows it; the view lives as long as this widget, which often is the view itself.
    [[nodiscard]] virtual QWidget& widget() = 0;
    /// The class to show, by its full name; empty if the text has none. Called when the view comes to the front, and
    /// while it is in front when another class is shown or the text has changed, by undo too.
    virtual void show(const QString& className) = 0;
    /// Hands the typed text to the session now.
    virtual void commit() {}
    /// Goes to a byte offset of the document's text. False if the view does not show that place.
    virtual bool locate(int /*offset*/) { return false; }
};

}  // namespace bramah::editor
