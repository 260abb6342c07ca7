// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QWidget>

#include <vector>

class QAbstractItemModel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace bramah::app {

/// The variables of a model as a tree of components, with a search field. A variable is dragged to a plot or
/// double-clicked. GUI thread.
class VariableTree : public QWidget
{
    Q_OBJECT
public:
    explicit VariableTree(QWidget* parent = nullptr);

    /// Fills the tree again if the variables have changed.
    void setVariables(const std::vector<solver::ResultColumn>& variables);
    /// Shows the variables with \a text in their path.
    void searchFor(const QString& text);
    [[nodiscard]] int variableCount() const { return static_cast<int>(shown_.size()); }
    [[nodiscard]] QTreeView& view() { return *view_; }
    [[nodiscard]] QLineEdit& searchField() { return *search_; }

    /// Shows the values of \a run at \a time beside the names; null: none. Borrows the run until the next call.
    void showValues(const solver::ResultStore* run, double time);

Q_SIGNALS:
    void variableChosen(const QString& path);
    /// A menu for the variable or component at \a path, at a place on the screen.
    void menuWanted(const QString& path, const QPoint& place);
    /// The user wants a curve of an expression.
    void expressionWanted();

private:
    void choose(const QModelIndex& index);
    void askForMenu(const QPoint& place);

    QLineEdit* search_;
    QTreeView* view_;
    QAbstractItemModel* model_;
    QSortFilterProxyModel* filtered_;
    QStringList shown_;  ///< paths and units of the variables
};

}  // namespace bramah::app
