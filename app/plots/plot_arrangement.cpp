// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_arrangement.h"

#include "app/translate.h"

namespace bramah::app {

namespace {

constexpr int kNarrowWindow = 1200;  // px: in a narrower window plots side by side are too small
constexpr int kLeastWidth = 260;     // px of a plot side by side
constexpr int kLeastHeight = 150;    // px of a plot one above the other

}  // namespace

std::vector<std::pair<PlotLayout, QString>> plotLayouts()
{
    return {{PlotLayout::Automatic, tr("As the &room suggests")},
            {PlotLayout::Row, tr("&Side by side")},
            {PlotLayout::Strips, tr("S&trips on one time axis")}};
}

QSize leastPlotSize(PlotLayout layout)
{
    return {180, layout == PlotLayout::Strips ? 72 : 110};
}

PlotArrangement arrangementFor(int plots, QSize room, int windowWidth, PlotLayout layout)
{
    if (plots < 2)
        return PlotArrangement::Row;
    if (layout == PlotLayout::Row && room.width() >= plots * leastPlotSize(layout).width())
        return PlotArrangement::Row;
    if (layout == PlotLayout::Strips && room.height() >= plots * leastPlotSize(layout).height())
        return PlotArrangement::Column;
    if (layout != PlotLayout::Automatic)
        return PlotArrangement::Tabs;
    const bool isWide = windowWidth >= kNarrowWindow && room.width() > 1.2 * room.height();
    if (isWide && room.width() >= plots * kLeastWidth)
        return PlotArrangement::Row;
    return room.height() >= plots * kLeastHeight ? PlotArrangement::Column : PlotArrangement::Tabs;
}

}  // namespace bramah::app
