// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/test_window.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <vector>

class QAbstractItemView;
class QLineEdit;
class QModelIndex;

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
    /// Clicks into a field, types in place of what was there, and presses Enter.
    void fill(QLineEdit& field, const QString& text);
    /// Finds a class in the library by name and places it on the sheet.
    void place(const QString& className, QPointF sheetPosition);
    void dragOnSheet(QPointF from, QPointF to);
    void pressOnSheet(QPointF at);
    void moveOnSheet(QPointF to);
    void releaseOnSheet(QPointF at);
    void clickOnSheet(QPointF at);
    void dragBetween(const char* fromPort, const char* toPort);
    [[nodiscard]] QPointF portPosition(const char* port) const;
    void doubleClick(QAbstractItemView& view, const QModelIndex& index);
    /// The row of a view's model whose \a role holds \a text, at any depth.
    [[nodiscard]] static QModelIndex find(const QAbstractItemView& view, int role, const QString& text);
    /// What is done with the next modal dialogs, one after the other; waited for at most \a milliseconds each.
    void whenAsked(std::vector<std::function<void(QWidget& dialog)>> answers, int milliseconds = 30000);
    /// An answer: the file name is typed and Enter pressed.
    [[nodiscard]] static std::function<void(QWidget&)> typeFileName(const QString& path);

private:
    TestWindow& test_;
    Qt::MouseButtons buttons_ = Qt::NoButton;
};

}  // namespace bramah::test
