// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"
#include "model/planning/exclusions.h"
#include "model/planning/mends.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedLayout;
class QToolButton;
class QTreeView;

namespace bramah::editor {

class ProblemsModel;

/// Returns the ways to mend a problem.
using MendSource = std::function<std::vector<model::Mend>(const model::Diagnostic& problem)>;

/// The list of problems of the document in front. A click goes to the place; buttons below the list mend or exclude the
/// current problem. GUI thread.
class ProblemsPanel : public QWidget
{
    Q_OBJECT
public:
    /// \a icons must outlive the panel.
    explicit ProblemsPanel(const IconSet& icons, QWidget* parent = nullptr);

    /// \a file: that of the document with these problems.
    void setProblems(const model::SortedProblems& problems, MendSource mends = {}, const QString& file = {});
    /// The number of open errors; excluded ones do not count.
    [[nodiscard]] int errorCount() const;
    /// The number of open warnings; excluded ones do not count.
    [[nodiscard]] int warningCount() const;
    /// Goes to the problem after the current one; after the last one to the first.
    void goToNext();
    /// Mends the current problem in the usual way. False if that is not possible.
    bool mendCurrent();
    /// Makes the component's first problem the current row.
    void showProblemOf(const QString& component);
    /// The list of problems, whose rows are those of a ProblemsModel.
    [[nodiscard]] QTreeView& view() { return *view_; }

Q_SIGNALS:
    /// The user wants to see the place of \a problem, by a click or goToNext().
    void locateWanted(const bramah::model::Diagnostic& problem);
    /// The user wants \a mend to be made; nothing is changed before.
    void mendWanted(const bramah::model::Mend& mend);
    /// \a reason: why it is excluded; empty: it is included again.
    void exclusionWanted(const bramah::model::Diagnostic& problem, const QString& reason);

private:
    void showMends();
    [[nodiscard]] QPushButton* exclusionButton(int row);

    ProblemsModel* model_;
    QTreeView* view_;
    QStackedLayout* stack_ = nullptr;
    QLabel* empty_;
    QWidget* mendBar_;
    QToolButton* excluded_;  ///< shows the excluded ones
    MendSource mendSource_;
    std::vector<model::Mend> mends_;  ///< of the current problem
};

}  // namespace bramah::editor
