// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <vector>

namespace bramah::app {

/// A variable of one run minus the same variable of another run, over their common time.
struct RunDifference {
    const solver::ResultStore* run = nullptr;
    int column = -1;
    const solver::ResultStore* reference = nullptr;
    int referenceColumn = -1;

    /// SI; NaN where one of the runs has no results.
    [[nodiscard]] double at(double time) const;
    /// A polyline for a picture \a pixels wide, as ResultStore::polyline(): at the points of both curves.
    [[nodiscard]] std::vector<solver::CurvePoint> polyline(double fromTime, double toTime, int pixels) const;
    /// Its smallest and largest value in the whole run; {0, 0} without any.
    [[nodiscard]] solver::ValueRange range() const;

private:
    [[nodiscard]] bool isInBoth(double time) const;
};

}  // namespace bramah::app
