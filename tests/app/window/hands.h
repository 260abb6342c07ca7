// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/dialog_answers.h"
#include "tests/app/window/test_window.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <initializer_list>
#include <vector>

class QAbstractItemView;
class QLineEdit;
class QMenu;
class QModelIndex;
class QTableWidget;
class QToolButton;
class QWidget;

namespace bramah::test {

/// A user's hands on the window: mouse and keys only.
class Hands
{
public:
    explicit Hands(TestWindow& test) : test_(test) {}

    /// A key or shortcut, to whoever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Clicks the toolbar button of an action.
    void clickTool(const char* actionId);
    /// A new circuit, and a click on its empty sheet.
    void openNewSheet();
    /// Clicks into a field, types in place of what was there, and presses Enter.
    void fill(QLineEdit& field, const QString& text);
    /// Types \a texts into the cells of a row, from \a column on; in a list the text is chosen.
    static void typeRow(QTableWidget& table, int row, int column, std::initializer_list<const char*> texts);
    /// Finds a class in the library by name, presses Enter and clicks where it is to stand.
    void place(const QString& className, QPointF sheetPosition);
    /// Finds a class in the library by name and drags its row onto the sheet.
    void dragFromLibrary(const QString& className, QPointF sheetPosition);
    void dragOnSheet(QPointF from, QPointF to);
    void pressOnSheet(QPointF at);
    void moveOnSheet(QPointF to);
    void releaseOnSheet(QPointF at);
    void clickOnSheet(QPointF at);
    void dragBetween(const char* fromPort, const char* toPort);
    [[nodiscard]] QPointF portPosition(const char* port) const;
    /// The middle of a component's drawing.
    [[nodiscard]] QPointF middleOf(const char* component) const;
    /// The button beside what was clicked on the sheet; null if there is none.
    [[nodiscard]] QToolButton* probeButton() const;
    /// The menu that is open, or null.
    [[nodiscard]] static QMenu* openMenu();
    /// Clicks an entry with these data in the open menu \a menu, opening the submenu it is in.
    void choose(QMenu& menu, const QString& data);
    /// Clicks the button beside what was clicked, then the variable in its menu.
    void plotClicked(const QString& variable);
    void doubleClick(QAbstractItemView& view, const QModelIndex& index);
    /// The row of a view's model whose \a role holds \a text, at any depth.
    [[nodiscard]] static QModelIndex find(const QAbstractItemView& view, int role, const QString& text);
    /// What is done with the next modal dialogs, one after the other; see DialogAnswers.
    void whenAsked(std::vector<std::function<void(QWidget& dialog)>> answers, int milliseconds = 30000);
    /// An answer: the file name is typed and Enter pressed.
    [[nodiscard]] static std::function<void(QWidget&)> typeFileName(const QString& path);

private:
    void activate();
    [[nodiscard]] QModelIndex findInLibrary(const QString& className);
    void moveOver(QWidget& widget, QPoint position);

    TestWindow& test_;
    QPointer<DialogAnswers> answers_;
    Qt::MouseButtons buttons_ = Qt::NoButton;
};

}  // namespace bramah::test
