// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/mechanism.h"
#include "solver/results/result_store.h"

#include <QString>

#include <array>
#include <vector>

namespace bramah::app {

/// Where the values of a frame are among the columns of a run.
struct FrameColumns {
    QString path;               ///< of the frame, as `boom.frame_a`
    bool isPlanar = true;       ///< false: a frame in space, with its axes as a matrix
    std::array<int, 3> at{};    ///< x, y and, in space, z
    int angle = -1;             ///< of a planar frame
    std::array<int, 9> axes{};  ///< of a frame in space: the axes as rows, one after the other
    std::vector<int> forces;    ///< forces and torques
};

/// The frames among the variables of a run: connectors with the position x, y, the angle phi and the flows fx, fy, t,
/// or with r_0[3], R.T[3, 3] and the flows f[3], t[3]. In the order of their columns.
[[nodiscard]] std::vector<FrameColumns> framesIn(const solver::ResultStore& results);

/// The components with frames, the innermost only: what is inside of one shows what it is. Reads whether they carry
/// forces from all rows so far, and whether their frames turn together from what the results store once. A frame of the
/// class at the top has no component.
[[nodiscard]] std::vector<FrameOwner> ownersOf(const std::vector<FrameColumns>& frames,
                                               const solver::ResultStore& results);

/// A frame in the row \a row, or at the time \a time [s]. There must be rows.
[[nodiscard]] FramePose poseInRow(const FrameColumns& frame, const solver::ResultStore& results, std::size_t row);
[[nodiscard]] FramePose poseAt(const FrameColumns& frame, const solver::ResultStore& results, double time);

/// At most \a most rows, at about equal distances, among them the first and the last one.
[[nodiscard]] std::vector<std::size_t> someRows(const solver::ResultStore& results, std::size_t most);

}  // namespace bramah::app
