// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"
#include "app/structure/structure_model.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTabBar;
class QTreeView;

namespace bramah::app {

class ComputePage;
class OrderGraphView;
class ShareBar;

/// How the equations of the document in front hang together: what ports give and take, forms, the order of solving, as
/// a graph too, the connection matrix, where the power goes, and what values give what is wanted. Always of the last
/// check that could compile. A click on a row selects its component on the sheet, a selection there the rows of the
/// component. GUI thread.
class StructurePanel : public QWidget
{
    Q_OBJECT
public:
    enum View { Ports, Forms, Order, Graph, Matrix, Power, Compute };

    explicit StructurePanel(QWidget* parent = nullptr);

    /// Null for none. Borrows all.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, const RunHistory* history);
    /// Of the plots' cursor; none: the newest row of the run.
    void setCursorTime(std::optional<double> time);
    /// Nothing is computed for a panel behind another tab.
    void setInFront(bool isInFront);
    void showView(View view);
    [[nodiscard]] View shownView() const;
    [[nodiscard]] QTreeView& table() { return *table_; }
    /// The forms that the selected component can have; shown beside Forms.
    [[nodiscard]] QTreeView& possible() { return *possible_; }
    [[nodiscard]] QLineEdit& filter() { return *filter_; }
    [[nodiscard]] ComputePage& computePage() { return *compute_; }
    [[nodiscard]] OrderGraphView& graph() { return *graph_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    [[nodiscard]] StructureTable madeTable() const;
    [[nodiscard]] StructureTable madePowerTable() const;
    void showPowerSoon();
    void showPossible();
    void selectOnSheet();
    void followSelection();
    [[nodiscard]] std::shared_ptr<const solver::CompiledSystem> system() const;
    [[nodiscard]] QString pathAt(const QModelIndex& shown) const;

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QPointer<const RunHistory> history_;
    std::optional<double> cursorTime_;
    QTimer powerTimer_;
    QTabBar* tabs_;
    QLineEdit* filter_;
    QLabel* hint_;
    QTreeView* table_;
    QTreeView* possible_;
    ShareBar* shares_;
    ComputePage* compute_;
    OrderGraphView* graph_;
    StructureModel* model_;
    StructureModel* possibleModel_;
    QSortFilterProxyModel* shown_;
    bool isInFront_ = true;
    bool isFollowing_ = false;  ///< the selection of rows follows that of the sheet, or the other way round
};

}  // namespace bramah::app
