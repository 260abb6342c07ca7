// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QTabBar;
class QToolButton;

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

/// Says which class of the file is shown and the way to it: `press > drive1 > valve`, each a button that leads back
/// there; beside it all classes of the file, if it has more than one, and the views of the class as tabs. Borrows the
/// session. GUI thread.
class ClassBar : public QWidget
{
    Q_OBJECT
public:
    explicit ClassBar(editor::DocumentSession& session, QWidget* parent = nullptr);

    /// Has the class of the component a sheet with symbols, in this file?
    [[nodiscard]] bool canEnter(const model::ComponentId& component) const;
    /// Shows the class of a component of the class shown. False if it is not written in this file.
    bool enter(const model::ComponentId& component);
    /// Back to what the class was entered from, where the component is selected. False at the start of the way.
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

private:
    struct Step {
        model::ComponentId component;  ///< empty at the start
        QString className;
    };
    void fill();
    void showTry();
    void followSession();
    void goTo(std::size_t step);
    [[nodiscard]] QString classOf(const model::ComponentId& component) const;

    editor::DocumentSession& session_;
    QHBoxLayout* buttons_;
    QComboBox* classes_;
    QToolButton* try_;
    QTabBar* tabs_;
    std::vector<Step> way_;  ///< the last is the class shown
};

}  // namespace bramah::app
