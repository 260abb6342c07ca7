// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"
#include "model/diagnostics/diagnostic.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace bramah::editor {

class ProblemsModel;

/// The list of problems of the document in front. A click goes to the place. GUI thread.
class ProblemsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemsPanel(const IconSet& icons, QWidget* parent = nullptr);

    void setProblems(const model::Diagnostics& problems);
    [[nodiscard]] int errorCount() const;
    [[nodiscard]] int warningCount() const;
    /// Goes to the problem after the current one, from the last to the first.
    void goToNext();
    /// Makes the component's first problem the current row.
    void showProblemOf(const QString& component);
    [[nodiscard]] QTreeView& view() { return *view_; }

Q_SIGNALS:
    void locateWanted(const bramah::model::Diagnostic& problem);

private:
    ProblemsModel* model_;
    QTreeView* view_;
    QLabel* empty_;
};

}  // namespace bramah::editor
