// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/frame_columns.h"
#include "app/motion/mechanism_drawing.h"
#include "app/results/run_record.h"
#include "model/instance/instance.h"

#include <QPolygonF>
#include <QRectF>

#include <memory>
#include <vector>

namespace bramah::app {

/// The mechanism in the values of a run, also of one that goes on.
class RunMechanism
{
public:
    /// The way of a frame through a run.
    struct Way {
        QPolygonF points;           ///< in the plane [m]
        std::vector<double> times;  ///< of each point [s]
    };

    void forget() { *this = {}; }
    /// Looks at the values of \a run, if they are others than before, or many more. \a root: the class at the top,
    /// whose parameters tell masses; may be null. After forget() it may be another plane. Returns true if it has
    /// looked.
    bool look(const RunRecord& run, const model::Instance* root, MotionPlane plane);

    /// Null: there is none.
    [[nodiscard]] const std::shared_ptr<const Mechanism>& mechanism() const { return mechanism_; }
    /// What it passes through, in the plane [m]. That of a run that goes on is larger, so that it changes seldom.
    [[nodiscard]] const QRectF& room() const { return room_; }
    [[nodiscard]] bool isInSpace() const { return isInSpace_; }
    [[nodiscard]] const std::vector<FrameOwner>& owners() const { return owners_; }
    /// The poses of all frames at \a time [s]. \a results: those that it has looked at.
    [[nodiscard]] std::vector<FramePose> posesAt(const solver::ResultStore& results, double time) const;
    /// The way of the frame of \a owner that comes around most; without points if it rests.
    [[nodiscard]] Way wayOf(const FrameOwner& owner, const solver::ResultStore& results) const;

private:
    [[nodiscard]] std::vector<FrameTrack> tracksOf(const solver::ResultStore& results) const;
    /// What all frames pass through, and centres of masses and barrels with the poses in \a tracks.
    [[nodiscard]] QRectF roomOf(const solver::ResultStore& results, const std::vector<FrameTrack>& tracks) const;

    int run_ = 0;  ///< its number; 0: it has not looked yet
    std::size_t rows_ = 0;
    bool isEnded_ = false, isInSpace_ = false;
    MotionPlane plane_ = MotionPlane::XY;
    std::vector<FrameColumns> frames_;
    std::vector<FrameOwner> owners_;
    std::shared_ptr<const Mechanism> mechanism_;
    QRectF room_;
};

}  // namespace bramah::app
