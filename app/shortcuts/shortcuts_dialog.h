// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shortcuts/shortcut_list.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QMenuBar;
class QPushButton;
class QTreeView;

namespace bramah::app {

class KeyField;
class ShortcutFilter;
class ShortcutModel;

/// All commands and keys: found by words or by pressing them, changed at once, printed. GUI thread.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT
public:
    ShortcutsDialog(Shortcuts& shortcuts, const QMenuBar& menus, QWidget* parent);

    /// Gives up a question that is open, else closes the dialog.
    void reject() override;

private:
    void makeTable();
    QLayout* makeSearch();
    QLayout* makeKeys();
    QWidget* makeQuestion();
    QWidget* makeButtons();
    void find();
    /// The keys of the current command can be changed, those of a fixed one cannot.
    void updateKeys();
    [[nodiscard]] const ShortcutLine* current() const;
    /// Gives the current command these keys, or asks if another one has them.
    void assign(const QList<QKeySequence>& keys);
    void ask(const QString& text, const QString& button, std::function<void()> yes);
    void tell(const QString& text);
    void askForReset();
    void print();

    Shortcuts& shortcuts_;
    ShortcutModel* model_;
    ShortcutFilter* filtered_;
    QTreeView* table_;
    QLineEdit* words_;
    KeyField* pressed_;
    QLabel* newLabel_;
    KeyField* new_;
    QPushButton* none_;
    QPushButton* default_;
    QLabel* message_;
    QPushButton* yes_;
    std::function<void()> whenYes_;
};

}  // namespace bramah::app
