// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/shown_moment.h"
#include "app/run/live_check.h"
#include "app/structure/structure_model.h"
#include "app/work/background_job.h"
#include "solver/use/energy_run.h"

#include <QPointer>
#include <QSet>
#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;
class QTreeView;

namespace bramah::app {

class EnergyFlow;
class ShareBar;

/// Shows the energy flows in the circuit in front. After a run the circuit is run once more in the background with
/// integrated powers; shows a table and a Sankey picture at the cursor's time, and beside them E e + F f = 0 between
/// the ports of the selection. GUI thread.
class PowerPage : public QWidget
{
    Q_OBJECT
public:
    explicit PowerPage(QWidget* parent = nullptr);

    /// Null for no circuit. Borrows both.
    void setSource(editor::DocumentSession* session, const ShownMoment* moment);
    /// To be called when another time is shown.
    void showMoment();
    /// Follows the energy of the latest run, unless that is done; \a system: for the ports of the selection.
    void refresh(std::shared_ptr<const solver::CompiledSystem> system);
    [[nodiscard]] QTreeView& table() { return *table_; }
    [[nodiscard]] EnergyFlow& flow() { return *flow_; }
    [[nodiscard]] QLabel& structureText() { return *structure_; }

Q_SIGNALS:
    /// The components of clicked rows or bands.
    void componentsChosen(const QSet<QString>& paths);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void showEnergies();
    void showStructure();
    /// The power into each port of components at the cursor, as further lines; empty without a run.
    [[nodiscard]] QString powersNow(const QStringList& paths) const;
    [[nodiscard]] const RunRecord* shownRun() const;

    QPointer<editor::DocumentSession> session_;
    QPointer<const ShownMoment> moment_;
    std::shared_ptr<const solver::CompiledSystem> system_;
    solver::EnergyRun run_;
    int followed_ = 0;  ///< number of the run of run_
    QLabel* message_;
    QTreeView* table_;
    EnergyFlow* flow_;
    QLabel* structure_;
    QScrollArea* matrices_;  ///< around structure_
    StructureModel* model_;
    ShareBar* shares_;
    BackgroundJob<solver::EnergyRun> job_;
};

}  // namespace bramah::app
