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

/// Gives the ways to mend a problem.
using MendSource = std::function<std::vector<model::Mend>(const model::Diagnostic& problem)>;

/// The list of problems of the document in front. A click goes to the place; below the list stand buttons that mend the
/// current problem or let it be. GUI thread.
class ProblemsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemsPanel(const IconSet& icons, QWidget* parent = nullptr);

    /// \a file: of the document that they are of.
    void setProblems(const model::SortedProblems& problems, MendSource mends = {}, const QString& file = {});
    [[nodiscard]] int errorCount() const;
    [[nodiscard]] int warningCount() const;
    /// Goes to the problem after the current one, from the last to the first.
    void goToNext();
    /// Mends the current problem in the usual way. False if there is none.
    bool mendCurrent();
    /// Makes the component's first problem the current row.
    void showProblemOf(const QString& component);
    [[nodiscard]] QTreeView& view() { return *view_; }

Q_SIGNALS:
    void locateWanted(const bramah::model::Diagnostic& problem);
    void mendWanted(const bramah::model::Mend& mend);
    /// For \a reason, an empty one takes it back.
    void exclusionWanted(const bramah::model::Diagnostic& problem, const QString& reason);

private:
    void showMends();
    [[nodiscard]] QPushButton* exclusionButton(int row);

    ProblemsModel* model_;
    QTreeView* view_;
    QStackedLayout* stack_ = nullptr;
    QLabel* empty_;
    QWidget* mendBar_;
    QToolButton* excluded_;  ///< shows those that are let be
    MendSource mendSource_;
    std::vector<model::Mend> mends_;  ///< of the current problem
};

}  // namespace bramah::editor
