// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QString>

#include <vector>

namespace bramah::app {

/// The times in which steps of a sequence were active in a run, from the present results of Booleans.
class StepRecord
{
public:
    /// The time in which a step was active [s].
    struct Band {
        int step = 0;  ///< index into the columns
        double begin = 0;
        double end = 0;
        int row = 0;  ///< from 0; steps active at the same time have different rows
    };

    /// Starts again with the columns of \a steps.
    void reset(std::vector<int> steps);
    /// Reads the new rows of \a results.
    void read(const solver::ResultStore& results);

    [[nodiscard]] const std::vector<int>& columns() const { return columns_; }
    [[nodiscard]] const std::vector<Band>& bands() const { return bands_; }
    [[nodiscard]] int rowCount() const { return static_cast<int>(rowEnds_.size()); }
    /// The times at which the situation changes, with the first and the last time of the run [s]: at least two, if
    /// there are any results.
    [[nodiscard]] const std::vector<double>& changes() const { return changes_; }

    /// The place of \a time where each situation is 1 wide; before the first and after the last one as time elapses.
    [[nodiscard]] double placeOf(double time) const;
    /// The time that has this place.
    [[nodiscard]] double timeAt(double place) const;

private:
    void open(int step, double time);
    void noteChange(double time);

    std::vector<int> columns_;
    std::vector<int> openBands_;  ///< by step: the band that is still open; -1: none
    std::vector<Band> bands_;
    std::vector<double> rowEnds_;  ///< by row: the end of its last band
    std::vector<double> changes_;
    std::size_t rowsRead_ = 0;
    bool hasEnd_ = false;  ///< the last change is the end of the rows read so far
};

}  // namespace bramah::app
