// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/class_view.h"

#include <QWidget>

#include <array>

class QStackedWidget;
class QVBoxLayout;

namespace bramah::editor {
class ActiveTheme;
class DocumentSession;
class SheetView;
}  // namespace bramah::editor

namespace bramah::app {

class ClassBar;
class TextView;

/// The views of a class, in the order of the tabs.
enum class ClassViewKind { Circuit, Symbol, Declarations, Equations, Documentation };
inline constexpr std::array kClassViewKinds{ClassViewKind::Circuit, ClassViewKind::Symbol, ClassViewKind::Declarations,
                                            ClassViewKind::Equations, ClassViewKind::Documentation};

/// The views of the class that a session shows, one of them in front, below a bar with the class and its views; or, in
/// their place, the text of the whole file. All share the text and the undo stack of the session, which is borrowed.
/// GUI thread.
class ClassViews : public QWidget
{
    Q_OBJECT
public:
    /// Takes ownership of \a sheet as the view Circuit.
    ClassViews(editor::DocumentSession& session, editor::SheetView& sheet, const editor::ActiveTheme& theme,
               QWidget* parent = nullptr);

    ~ClassViews() override;

    /// Adds a view with a tab; its widget becomes a child.
    void add(ClassViewKind kind, editor::ClassView& view);
    /// Takes a bar that comes and goes: it lies over the upper edge of the sheet, which stays where it is, and stands
    /// above the other views, of which it would hide the first line.
    void setMessages(QWidget& bar);
    /// Takes a bar that belongs to the sheet: it stands below it, and is seen with it.
    void setSheetBar(QWidget& bar);
    [[nodiscard]] bool has(ClassViewKind kind) const;

    [[nodiscard]] ClassBar& bar() { return *bar_; }
    [[nodiscard]] TextView& text() { return *text_; }

    /// The view in front, even if the text hides it.
    [[nodiscard]] ClassViewKind current() const { return current_; }
    /// Is \a kind visible, and not hidden by the text?
    [[nodiscard]] bool isShown(ClassViewKind kind) const { return !isTextShown() && current_ == kind; }
    /// Brings a view to the front and hides the text. Does nothing if there is no such view.
    void show(ClassViewKind kind);
    [[nodiscard]] bool isTextShown() const;
    void setTextShown(bool isShown);

    /// Hands text typed in the view in front over to the session now.
    void commit();
    /// Shows a byte offset of the text in the view in front. False if that view does not contain it.
    bool locate(int offset);

    /// The name of a view on its tab.
    [[nodiscard]] static QString titleOf(ClassViewKind kind);

Q_SIGNALS:
    /// Another view is in front, or the text has been shown or hidden.
    void shownChanged();

private:
    void bring(QWidget& widget);
    void updateFront();
    [[nodiscard]] QWidget* widgetOf(ClassViewKind kind) const;
    [[nodiscard]] editor::ClassView* front() const;

    editor::DocumentSession& session_;
    editor::SheetView& sheet_;
    ClassBar* bar_;
    QVBoxLayout* place_;   ///< of the messages and, below, the views
    QWidget* belowSheet_;  ///< what stands below the sheet
    QStackedWidget* stack_;
    TextView* text_;
    std::array<editor::ClassView*, kClassViewKinds.size()> views_{};
    ClassViewKind current_ = ClassViewKind::Circuit;
};

}  // namespace bramah::app
