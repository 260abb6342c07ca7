// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/motion_view.h"
#include "app/motion/run_mechanism.h"
#include "app/results/shown_moment.h"
#include "editor/session/document_session.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QComboBox;

namespace bramah::app {

/// Shows the mechanism of the circuit in front as it moves: the shown run at the shown moment, with the ways of what is
/// selected. A click selects a component on the sheet. Reads nothing of a run while it is not in front. GUI thread.
class MotionPanel : public QWidget
{
    Q_OBJECT
public:
    explicit MotionPanel(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Null for no circuit. Borrows both.
    void setSource(editor::DocumentSession* session, const ShownMoment* moment);
    /// Qt counts a panel behind others in a tab as visible, so the window tells which one is in front.
    void setInFront(bool isInFront);

    /// The choice of the plane, which stands beside the panel's title; hidden for planar mechanisms.
    [[nodiscard]] QWidget& controls();
    [[nodiscard]] MotionView& view() { return *view_; }

private:
    void showSoon();
    void show();
    void showEmpty();
    void forget();
    /// The ways of the selected components.
    void followSelection(const solver::ResultStore& results);
    void showSelection();
    void select(const QString& component, bool isAdded);
    [[nodiscard]] MotionPlane plane() const;
    [[nodiscard]] QSet<QString> markedComponents() const;
    /// The symbol on the sheet that contains the component at \a path, an element of an array too; empty if none does.
    [[nodiscard]] model::ComponentId symbolOf(const QString& path) const;

    QPointer<editor::DocumentSession> session_;
    QPointer<const ShownMoment> moment_;
    MotionView* view_;
    QComboBox* planes_;
    QTimer timer_;
    bool isInFront_ = false;

    RunMechanism found_;
    std::vector<RunMechanism::Way> ways_;  ///< of selected components
    bool areWaysCurrent_ = false;
};

}  // namespace bramah::app
