// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_arrangement.h"

namespace bramah::app {

namespace {

constexpr int kNarrowWindow = 1200;  // px: in a narrower window plots side by side are too small
constexpr int kLeastWidth = 260;     // px of a plot side by side
constexpr int kLeastHeight = 150;    // px of a plot one above the other

}  // namespace

PlotArrangement arrangementFor(int plots, QSize room, int windowWidth)
{
    if (plots < 2)
        return PlotArrangement::Row;
    const bool isWide = windowWidth >= kNarrowWindow && room.width() > 1.2 * room.height();
    if (isWide && room.width() >= plots * kLeastWidth)
        return PlotArrangement::Row;
    return room.height() >= plots * kLeastHeight ? PlotArrangement::Column : PlotArrangement::Tabs;
}

}  // namespace bramah::app
