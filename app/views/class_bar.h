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

/// Shows the path to the shown class: `press > drive1 : Drive > valve : Spool`, each part a button that leads back;
/// beside it all classes of the file, if there are several, and the views of the class as tabs. A class of another file
/// is read-only, and a button copies it. Borrows the session. GUI thread.
class ClassBar : public QWidget
{
    Q_OBJECT
public:
    explicit ClassBar(editor::DocumentSession& session, QWidget* parent = nullptr);

    /// Does the component contain symbols?
    [[nodiscard]] bool canEnter(const model::ComponentId& component) const;
    /// Shows the parts of a component of the sheet, with its own values and results. False if it has no class that can
    /// be shown.
    bool enter(const model::ComponentId& component);
    /// Goes back to the class around the shown component, and selects the component there. False at the start of the
    /// path.
    bool leave();

    /// Puts \a widget after the path, and takes ownership of it.
    void addBesideWay(QWidget* widget);
    void addTab(const QString& title, bool isShown);
    void setTabShown(int tab, bool isShown);
    /// Marks the current tab; -1 for none.
    void setCurrentTab(int tab);

Q_SIGNALS:
    /// The user wants this view.
    void tabChosen(int tab);
    /// The user wants a test bench of the shown class.
    void tryWanted();
    /// The user wants a copy of the shown class, which is in another file.
    void copyWanted();
    /// The user has gone back to the sheet of a component.
    void left();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    /// Leaves out what the button beside it says, too, where there is no room for all.
    void fit();
    void fillWay();
    void showTry();
    void goTo(qsizetype step);

    editor::DocumentSession& session_;
    QHBoxLayout* buttons_;
    QComboBox* classes_;
    QLabel* shownOnly_;
    QToolButton* copy_;
    QToolButton* locked_;  ///< shown while the drawing is locked
    QToolButton* try_;
    QTabBar* tabs_;
};

}  // namespace bramah::app
