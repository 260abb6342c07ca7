// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"

#include <QSize>
#include <QString>

#include <utility>
#include <vector>

namespace bramah::app {

/// The arrangement of the plots of a document.
enum class PlotArrangement {
    Row,     ///< side by side
    Column,  ///< one above the other
    Tabs,    ///< one at a time
};

/// Side by side in a wide window where each plot stays wide enough to read; else one above the other as long as each
/// stays high enough, else in tabs. A \a layout that the user has chosen holds as long as there is room for it. \a room
/// is the area of all plots, \a windowWidth the width of their window [px].
[[nodiscard]] PlotArrangement arrangementFor(int plots, QSize room, int windowWidth,
                                             PlotLayout layout = PlotLayout::Automatic);

/// The layouts that a user can choose, with their names.
[[nodiscard]] std::vector<std::pair<PlotLayout, QString>> plotLayouts();

/// The least size of a plot [px]; strips may be lower.
[[nodiscard]] QSize leastPlotSize(PlotLayout layout);

}  // namespace bramah::app
