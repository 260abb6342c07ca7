// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace bramah::app {

/// The arrangement of the plots of a document.
enum class PlotArrangement {
    Row,     ///< side by side
    Column,  ///< one above the other
    Tabs,    ///< one at a time
};

/// Side by side in a wide window where each plot stays wide enough to read; else one above the other as long as each
/// stays high enough, else in tabs. \a room is the area of all plots, \a windowWidth the width of their window [px].
[[nodiscard]] PlotArrangement arrangementFor(int plots, QSize room, int windowWidth);

}  // namespace bramah::app
