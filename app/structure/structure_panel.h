// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/shown_moment.h"
#include "app/run/live_check.h"
#include "app/structure/greatest_values.h"
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

namespace bramah::editor {
class ActiveTheme;
}

namespace bramah::app {

class CompositionView;
class ComputablePage;
class ComputePage;
class OrderGraphView;
class PowerPage;

/// Shows the structure of the equations of the document in front: variables that ports give and take, forms, the order
/// of solving, also as a graph, the connection matrix, the composition of capsules, energy flows, computable variables,
/// and parameters for wanted values; always of the last successful check. A click on a row selects its component on the
/// sheet; a selection there selects the rows of the component. GUI thread. Large: it holds the widgets of a panel with
/// ten views.
class StructurePanel : public QWidget
{
    Q_OBJECT
public:
    enum View { Ports, Forms, Order, Graph, Matrix, Power, Computable, Compute, Parts, Capsules };

    /// Borrows \a theme.
    explicit StructurePanel(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// The choice of the view and what it needs, which stands above it or wherever the window puts it.
    [[nodiscard]] QWidget& controls() { return *controls_; }

    /// Null for no document. Borrows all.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, const ShownMoment* moment);
    /// Nothing is computed while another tab is in front.
    void setInFront(bool isInFront);
    void showView(View view);
    /// Leads to the question what the parameter at \a path must be.
    void askFor(const QString& path);
    [[nodiscard]] View shownView() const;
    [[nodiscard]] QTreeView& table() { return *table_; }
    /// The possible forms of the selected component; shown beside Forms.
    [[nodiscard]] QTreeView& possible() { return *possible_; }
    [[nodiscard]] QLineEdit& filter() { return *filter_; }
    /// The choice of what nodes of the graph represent.
    [[nodiscard]] QComboBox& level() { return *level_; }
    [[nodiscard]] QCheckBox& atRest() { return *atRest_; }
    [[nodiscard]] QCheckBox& unfold() { return *unfold_; }
    [[nodiscard]] OrderGraphView& graph() { return *graph_; }
    [[nodiscard]] CompositionView& capsules() { return *capsules_; }

Q_SIGNALS:
    /// A text with one model was made from the circuit; the model is this class.
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
    [[nodiscard]] solver::StructureTable madeTable();
    [[nodiscard]] std::optional<solver::OrderValue> valueAt(const QString& path);
    [[nodiscard]] QString valueText(const QString& path);
    void refreshSoon();
    void showMoment();
    /// The shown run, if it is one of the class that the sheet shows; else null.
    [[nodiscard]] const RunRecord* run() const;
    void showGraph();
    void copyAsModel();
    void showPossible();
    void chooseForm();
    /// The variables of the row or node that is chosen in the order or its graph.
    [[nodiscard]] QStringList orderedVariables() const;
    /// Offers to split loops at these variables, or not to; a single one can be chosen \a atOnce.
    void offerSplits(const QStringList& variables, QPoint place, bool atOnce);
    void say(const QString& text);
    void selectOnSheet();
    void select(const QSet<QString>& paths);
    void followSelection();
    /// The system of the last successful check; null if there is none.
    [[nodiscard]] std::shared_ptr<const solver::CompiledSystem> system() const;
    /// That system, or the system at rest if the user wants that.
    [[nodiscard]] std::shared_ptr<const solver::CompiledSystem> orderedSystem();
    [[nodiscard]] QString pathAt(const QModelIndex& shown) const;
    [[nodiscard]] QStringList pathsAt(const QModelIndex& shown) const;

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QPointer<const ShownMoment> moment_;
    QTimer delay_;
    QWidget* controls_;
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
    QWidget* choices_;  ///< possible forms and the button
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
    GreatestValues greatest_;
    QString possibleOf_;        ///< the component with the listed forms
    bool isFollowing_ = false;  ///< the selection of rows follows the sheet's, or the other way round
};

}  // namespace bramah::app
