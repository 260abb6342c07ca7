// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"
#include "app/run/run_history.h"
#include "app/structure/structure_model.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTabBar;
class QTreeView;

namespace bramah::app {

class CompositionView;
class ComputablePage;
class ComputePage;
class OrderGraphView;
class PowerPage;

/// Shows the structure of the equations of the document in front: variables that ports give and take, forms, the order
/// of solving, as a graph too, the connection matrix, the composition of capsules, the ways of the energy, variables
/// that can be computed, and parameters that give a wanted value. Always of the last check that could compile. A click
/// on a row selects its component on the sheet, a selection there the rows of the component. GUI thread. Large: the
/// widgets of a panel with ten views.
class StructurePanel : public QWidget
{
    Q_OBJECT
public:
    enum View { Ports, Forms, Order, Graph, Matrix, Power, Computable, Compute, Parts, Capsules };

    explicit StructurePanel(QWidget* parent = nullptr);

    /// Null for none. Borrows all.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, const RunHistory* history);
    /// Sets the time of the plots' cursor; none: the newest row of the run.
    void setCursorTime(std::optional<double> time);
    /// Nothing is computed for a panel behind another tab.
    void setInFront(bool isInFront);
    void showView(View view);
    [[nodiscard]] View shownView() const;
    [[nodiscard]] QTreeView& table() { return *table_; }
    /// The forms that the selected component can have; shown beside Forms.
    [[nodiscard]] QTreeView& possible() { return *possible_; }
    [[nodiscard]] QLineEdit& filter() { return *filter_; }
    /// Takes the form that is current among the possible ones, or leaves the choice to the program.
    [[nodiscard]] QPushButton& chooseButton() { return *choose_; }
    [[nodiscard]] PowerPage& powerPage() { return *power_; }
    [[nodiscard]] ComputablePage& computablePage() { return *computable_; }
    [[nodiscard]] ComputePage& computePage() { return *compute_; }
    /// The choice of the objects that nodes of the graph stand for.
    [[nodiscard]] QComboBox& level() { return *level_; }
    [[nodiscard]] QCheckBox& atRest() { return *atRest_; }
    [[nodiscard]] QCheckBox& unfold() { return *unfold_; }
    [[nodiscard]] OrderGraphView& graph() { return *graph_; }
    [[nodiscard]] CompositionView& capsules() { return *capsules_; }
    /// Makes a model of the bond graph; shown with it.
    [[nodiscard]] QPushButton& copyButton() { return *copy_; }
    /// What is in the way of that.
    [[nodiscard]] QLabel& copyMessage() { return *copyMessage_; }

Q_SIGNALS:
    /// A text of one model was made from the circuit, with this class.
    void modelMade(const QString& className, const QByteArray& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTabs();
    void layOut();
    void connectParts();
    void refresh();
    void showTable();
    void showControls();
    [[nodiscard]] StructureTable madeTable();
    [[nodiscard]] std::optional<double> valueAt(const QString& path) const;
    [[nodiscard]] QString valueText(const QString& path) const;
    void refreshSoon();
    void showGraph();
    void copyAsModel();
    void showPossible();
    void chooseForm();
    void selectOnSheet();
    void select(const QSet<QString>& paths);
    void followSelection();
    /// The system that the last check compiled; null while there is none.
    [[nodiscard]] std::shared_ptr<const solver::CompiledSystem> system() const;
    /// The same, or it at rest if that is wanted.
    [[nodiscard]] std::shared_ptr<const solver::CompiledSystem> orderedSystem();
    [[nodiscard]] QString pathAt(const QModelIndex& shown) const;

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QPointer<const RunHistory> history_;
    std::optional<double> cursorTime_;
    QTimer delay_;
    QTabBar* tabs_;
    QLineEdit* filter_;
    QComboBox* level_;
    QCheckBox* atRest_;
    QCheckBox* unfold_;
    QLabel* hint_;
    QTreeView* table_;
    QTreeView* possible_;
    QPushButton* choose_;
    QPushButton* copy_;
    QLabel* copyMessage_;
    QWidget* choices_;  ///< the possible forms and the button
    PowerPage* power_;
    ComputablePage* computable_;
    ComputePage* compute_;
    OrderGraphView* graph_;
    CompositionView* capsules_;
    StructureModel* model_;
    StructureModel* possibleModel_;
    QSortFilterProxyModel* shown_;
    bool isInFront_ = true;
    std::shared_ptr<const solver::CompiledSystem> resting_, restingOf_;
    QString possibleOf_;        ///< the component whose forms are listed
    bool isFollowing_ = false;  ///< the selection of rows follows that of the sheet, or the other way round
};

}  // namespace bramah::app
