// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QTabBar;
class QToolButton;

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

/// Names the class shown and the way to it: `press > drive1 : Drive > valve : Spool`, each a button that leads back
/// there; beside it all classes of the file, if it has more than one, and the views of the class as tabs. A class of
/// another file is read-only, and a button copies it. Borrows the session. GUI thread.
class ClassBar : public QWidget
{
    Q_OBJECT
public:
    explicit ClassBar(editor::DocumentSession& session, QWidget* parent = nullptr);

    /// Has the component symbols inside?
    [[nodiscard]] bool canEnter(const model::ComponentId& component) const;
    /// Shows the parts of a component of the sheet, with its own values and results. False if it has no class that can
    /// be shown.
    bool enter(const model::ComponentId& component);
    /// Goes back to the class around the component shown, and selects the component there. False at the start of the
    /// way.
    bool leave();

    /// Puts \a widget, which it takes over, behind the way.
    void addBesideWay(QWidget* widget);
    void addTab(const QString& title, bool isShown);
    void setTabShown(int tab, bool isShown);
    /// Marks a tab as the one in front; -1 for none.
    void setCurrentTab(int tab);

Q_SIGNALS:
    /// The user wants the view of a tab.
    void tabChosen(int tab);
    /// The user wants a test bench of the class shown.
    void tryWanted();
    /// The user wants a copy of the class shown, which stands in another file.
    void copyWanted();
    /// The user has gone back to where a component stands.
    void left();

private:
    void fill();
    void fillWay();
    void showTry();
    void goTo(qsizetype step);

    editor::DocumentSession& session_;
    QHBoxLayout* buttons_;
    QComboBox* classes_;
    QLabel* shownOnly_;
    QToolButton* copy_;
    QToolButton* try_;
    QTabBar* tabs_;
};

}  // namespace bramah::app
