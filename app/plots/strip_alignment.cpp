// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/strip_alignment.h"

#include "app/plots/plot_view.h"

#include <algorithm>
#include <iterator>

namespace bramah::app {

namespace {

bool isStrip(const PlotView& plot)
{
    const PlotKind kind = plot.definition().kind;
    return kind == PlotKind::Curves || kind == PlotKind::Steps;
}

}  // namespace

void StripAlignment::align(const std::vector<PlotView*>& plots)
{
    release();
    std::ranges::copy_if(plots, std::back_inserter(strips_), [](const PlotView* plot) { return isStrip(*plot); });
    for (PlotView* plot : strips_) {
        plot->setPlaceShown(plot == strips_.back());
        plot->plot().axisRect()->setMarginGroup(QCP::msLeft | QCP::msRight, &margins_);
        connect(&plot->plot(), &QCustomPlot::afterReplot, this, [this, plot] { follow(*plot); });
    }
}

void StripAlignment::release()
{
    margins_.clear();
    for (PlotView* plot : strips_) {
        disconnect(&plot->plot(), &QCustomPlot::afterReplot, this, nullptr);
        plot->setPlaceShown(true);
    }
    strips_.clear();
}

void StripAlignment::follow(PlotView& drawn)
{
    const QMargins margins = drawn.plot().axisRect()->margins();
    if (margins.left() == drawnMargins_.left() && margins.right() == drawnMargins_.right())
        return;
    drawnMargins_ = margins;
    for (PlotView* other : strips_)
        if (other != &drawn)
            other->plot().replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace bramah::app
