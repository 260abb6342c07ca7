// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QAction;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace bramah::app {

class ActionRegistry;
class WordFilter;

/// A list of all enabled actions, filtered by the typed text; Enter triggers one, Esc closes the list.
class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const ActionRegistry& actions, QWidget* parent);

    /// Shows the palette at the top of the parent widget, with an empty filter.
    void popUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void runCurrent();
    /// Makes the list as high as its rows need.
    void fitHeight();
    /// Hides the palette and returns the focus to its former owner.
    void giveUp();

    const ActionRegistry& actions_;
    QPointer<QWidget> focusBefore_;
    QLineEdit* filter_;
    QListView* list_;
    QStandardItemModel* model_;
    WordFilter* filtered_;
};

}  // namespace bramah::app
