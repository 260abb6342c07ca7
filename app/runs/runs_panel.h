// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_list_model.h"

#include <QKeySequence>
#include <QWidget>

class QAction;
class QLabel;
class QTreeView;

namespace bramah::app {

/// The list of runs of the document in front: to show, rename and remove runs. GUI thread.
class RunsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit RunsPanel(QWidget* parent = nullptr);

    /// Null for no document.
    void setHistory(RunHistory* history, RunMeasures* measures);
    void removeSelected();
    [[nodiscard]] QTreeView& view() { return *view_; }

Q_SIGNALS:
    /// The run with this index is to be kept beside the circuit, or no more.
    void keepingWanted(int index, bool isKept);
    /// The run with this index is to be made again, as a new one.
    void runAgainWanted(int index);
    /// The model is to get the values with which the run with this index was started.
    void valuesWanted(int index);

private:
    void showEmpty();
    [[nodiscard]] const RunRecord* current() const;
    /// Adds an action with a key that the list has the focus for; \a act gets the index of the current run.
    template <typename Act>
    QAction* addAction(const QString& text, const char* name, const QKeySequence& key, Act act);
    void compare(bool isOn);
    void updateActions();

    RunListModel* model_;
    QTreeView* view_;
    QLabel* empty_;
    QAction* comparing_;
    QAction* keeping_;
    QAction* pinning_;
    QAction* again_;
    int currentNumber_ = 0;  ///< of the current run while the list is filled again; 0: none
};

}  // namespace bramah::app
