// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"

#include <QObject>

#include <vector>

namespace bramah::app {

class PlotView;

/// Plots over time, one above the other, as strips: their areas begin and end at the same places, and only the lowest
/// one shows the numbers of the time. GUI thread.
class StripAlignment : public QObject
{
    Q_OBJECT
public:
    explicit StripAlignment(QObject* parent) : QObject(parent), margins_(nullptr) {}

    /// Aligns those of \a plots, from the top, that are over time.
    void align(const std::vector<PlotView*>& plots);
    /// Leaves each plot to itself again; to be called before one of them ends.
    void release();

private:
    /// Draws the others anew when the margins that all share have changed.
    void follow(PlotView& drawn);

    QCPMarginGroup margins_;
    std::vector<PlotView*> strips_;
    QMargins drawnMargins_;
};

}  // namespace bramah::app
