// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/frame_columns.h"
#include "app/motion/motion_view.h"
#include "app/results/shown_moment.h"
#include "editor/session/document_session.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
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
    /// Finds the mechanism in the values of \a run, if there are others than before.
    void look(const RunRecord& run);
    void forget();
    /// What all frames pass through, and the centres of masses with the poses in \a tracks.
    [[nodiscard]] QRectF roomOf(const solver::ResultStore& results, const std::vector<FrameTrack>& tracks) const;
    /// The ways of the selected components.
    void followSelection(const solver::ResultStore& results);
    void showSelection();
    void select(const QString& component, bool isAdded);
    [[nodiscard]] MotionPlane plane() const;
    [[nodiscard]] QSet<QString> markedComponents() const;

    QPointer<editor::DocumentSession> session_;
    QPointer<const ShownMoment> moment_;
    MotionView* view_;
    QComboBox* planes_;
    QTimer timer_;
    bool isInFront_ = false;

    /// What has been found in which values.
    struct Seen {
        int run = 0;  ///< its number; 0: nothing
        std::size_t rows = 0;
        bool isEnded = false;
        std::vector<FrameColumns> frames;
        std::vector<FrameOwner> owners;
        std::shared_ptr<const Mechanism> mechanism;  ///< null: there is none
        QRectF room;                                 ///< m
    };
    Seen seen_;
    /// The way of a selected component's frame: the rows and its places in them.
    struct Way {
        QPolygonF points;  ///< m, in the plane
        std::vector<double> times;
    };
    std::vector<Way> ways_;
    bool areWaysCurrent_ = false;
};

}  // namespace bramah::app
